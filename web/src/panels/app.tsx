/** Which page is shown. */
import { useEffect } from "preact/hooks";
import { has, say } from "../i18n";
import { gameNamed, isUnreachable } from "../store/games";
import { route, type Route } from "../store/route";
import { Learn } from "./learn";
import { Lobby } from "./lobby";
import { MyMatches } from "./mine";
import { NameDialog } from "./name";
import { Page } from "./page";
import { Planner } from "./planner";
import { PuzzlePage } from "./puzzle";
import { PuzzleList } from "./puzzles";
import { Replay } from "./replay";
import { RoomPage } from "./room";
import { Rules } from "./rules";
import { Setup } from "./setup";

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

function titleOf(where: Route): string {
  const game = "game" in where && where.game ? gameNamed(where.game)?.title : undefined;
  return game ? `${game} · baumeister` : "baumeister";
}
