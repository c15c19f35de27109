/** Which page is shown. */
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { has, say } from "../i18n";
import { gameNamed, games, isUnreachable } from "../store/games";
import { route, type Route } from "../store/route";
import { Lobby } from "./lobby";
import { MyMatches } from "./mine";
import { NameDialog } from "./name";
import { Page } from "./page";
import { PuzzlePage } from "./puzzle";
import { PuzzleList } from "./puzzles";
import { RoomPage } from "./room";
import { Rules } from "./rules";
import { Setup } from "./setup";

/** Large parts that whoever opens the lobby need not wait for. */
const Learn = later(() => import("./learn").then((found) => found.Learn));
const Planner = later(() => import("./planner").then((found) => found.Planner));
const Replay = later(() => import("./replay").then((found) => found.Replay));

export function App() {
  const where = route.value;
  useEffect(() => {
    document.title = titleOf(where);
  });
  if (!has("loading")) return null;
  return (
    <>
      <Shown where={where} />
      <NameDialog />
    </>
  );
}

function Shown({ where }: { where: Route }) {
  if (isUnreachable.value && where.page !== "room") return <Page title={say("unreachable")}>{null}</Page>;
  const game = "game" in where ? where.game : null;
  if (game && games.value.length > 0 && !gameNamed(game)) return <NoSuchGame game={game} />;
  switch (where.page) {
    case "lobby":
      return <Lobby />;
    case "new":
      return <Setup game={where.game} />;
    case "room":
      return <RoomPage id={where.id} invite={where.invite} />;
    case "replay":
      return <Replay {...where} />;
    case "mine":
      return <MyMatches />;
    case "plan":
      return <Planner key={where.code} code={where.code} />;
    case "rules":
      return <Rules game={where.game} />;
    case "learn":
      return <Learn game={where.game} />;
    case "puzzle":
      return <PuzzlePage key={where.name} name={where.name} />;
    case "puzzles":
      return <PuzzleList game={where.game} grade={where.grade} />;
  }
}

/** A mistyped or shortened link. */
function NoSuchGame({ game }: { game: string }) {
  const accepts = games.value.map(({ title }) => title).join(", ");
  return (
    <Page>
      <p role="alert">{say("error-unknown-game", { game, accepts })}</p>
    </Page>
  );
}

/** A page that is loaded when it is first shown. */
function later<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return function Later(props: Props) {
    const [Found, setFound] = useState<ComponentType<Props> | null>(null);
    const [isMissing, setMissing] = useState(false);
    useEffect(() => {
      load().then(
        (found) => setFound(() => found),
        () => setMissing(true),
      );
    }, []);
    if (Found) return <Found {...props} />;
    return (
      <Page>
        <p role="status">{say(isMissing ? "unreachable" : "loading")}</p>
      </Page>
    );
  };
}

function titleOf(where: Route): string {
  const game = "game" in where && where.game ? gameNamed(where.game)?.title : undefined;
  return game ? `${game} · baumeister` : "baumeister";
}
