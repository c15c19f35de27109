/** The first page: pick a game, go on where you were, join an open table, look at a record. */
import { BookOpen, FileClock, GraduationCap, LayoutGrid, Play, Puzzle, Trash2, Trophy } from "lucide";
import { useEffect, useState } from "preact/hooks";
import { say } from "../i18n";
import { games } from "../store/games";
import { playerName } from "../store/names";
import { openRoom, withoutGuests } from "../store/opening";
import { forget, visits, type KnownMatch } from "../store/visited";
import { listRooms } from "../wire/api";
import type { GameInfo, RoomAnswer, RoomInfo } from "../wire/messages";
import { Icon } from "../stage/icon";
import { ToolButton } from "./fields";
import { dateText, othersText } from "./mine";
import { Page } from "./page";
import { Picture } from "./pictures";

export function Lobby() {
  return (
    <Page>
      <h1 class="welcome">{say("lobby-welcome")}</h1>
      <GameCards />
      <Visits />
      <OpenRooms />
      <section class="links">
        <a class="button" href="#/puzzle">
          <Icon of={Puzzle} /> {say("puzzle-of-day")}
        </a>
        <a class="button" href="#/puzzles">
          <Icon of={LayoutGrid} /> {say("puzzle-all")}
        </a>
        <a class="button" href="#/replay">
          <Icon of={FileClock} /> {say("lobby-replay")}
        </a>
        {visits.value.some(({ isOver }) => isOver) && (
          <a class="button" href="#/mine">
            <Icon of={Trophy} /> {say("mine-title")}
          </a>
        )}
      </section>
    </Page>
  );
}

function GameCards() {
  if (games.value.length === 0) return <p role="status">{say("loading")}</p>;
  return (
    <ul class="cards">
      {games.value.map((game) => (
        <GameCard key={game.name} game={game} />
      ))}
    </ul>
  );
}

/** A tap on the card leads to the options, one on "Play" straight to the table. */
function GameCard({ game }: { game: GameInfo }) {
  const [problem, setProblem] = useState<string | null>(null);
  const play = async () => setProblem(await openRoom(game, withoutGuests(game)));
  return (
    <li class="card">
      <a class="card-main" href={`#/new/${game.name}`}>
        <Picture game={game.name} />
        <h2>{game.title}</h2>
        <p>{game.about}</p>
      </a>
      {problem && <p role="alert">{problem}</p>}
      <div class="card-foot">
        <button
          type="button"
          class="primary"
          aria-label={say("card-play", { game: game.title })}
          onClick={() => void play()}
        >
          <Icon of={Play} size={16} /> {say("setup-go")}
        </button>
        <a href={`#/learn/${game.name}`} aria-label={say("learn-of", { game: game.title })}>
          <Icon of={GraduationCap} size={16} /> {say("card-learn")}
        </a>
        <a href={`#/rules/${game.name}`} aria-label={say("rules-of", { game: game.title })}>
          <Icon of={BookOpen} size={16} /> {say("card-rules")}
        </a>
      </div>
    </li>
  );
}

/** What goes on; what is over lies among my matches. */
function Visits() {
  const running = visits.value.filter((visit) => !visit.isOver);
  if (!running.length) return null;
  return (
    <section>
      <h2>{say("lobby-continue")}</h2>
      <ul class="rows">
        {running.map((visit) => (
          <li key={visit.id}>
            <a href={`#/room/${visit.id}`}>
              {say(`game-${visit.game}`)}
              {visit.match && ` · ${[othersText(visit.match), turnText(visit.match)].filter(Boolean).join(" · ")}`}
              <span class="small"> · {dateText(visit.at)}</span>
            </a>
            <ToolButton label={say("lobby-forget")} icon={Trash2} press={() => forget(visit.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function turnText({ turn, mine, names }: KnownMatch): string {
  if (turn === null) return "";
  return mine.includes(turn) ? say("turn-mine") : say("visit-turn", { name: playerName(names[turn] ?? "", turn) });
}

/** Tables come and go while one looks. */
const LOOK_MS = 5000;

function OpenRooms() {
  const [rooms, setRooms] = useState<RoomAnswer[]>([]);
  useEffect(() => {
    const look = () => void listRooms().then(setRooms, () => setRooms([]));
    look();
    const looking = setInterval(look, LOOK_MS);
    return () => clearInterval(looking);
  }, []);
  const isKnown = (id: string) => visits.value.some((visit) => visit.id === id); // to be continued, above
  const open = rooms.filter(({ room }) => numFreeSeats(room) > 0 && !isKnown(room.id));
  if (!open.length) return null;
  return (
    <section>
      <h2>{say("lobby-open")}</h2>
      <ul class="rows">
        {open.map(({ room }) => (
          <li key={room.id}>
            <a href={`#/room/${room.id}`}>
              {say(`game-${room.game}`)} · {say("lobby-free-seats", { count: numFreeSeats(room) })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** For anyone; a seat that is kept for a friend is not one. */
function numFreeSeats({ seats }: RoomInfo): number {
  return seats.filter((seat) => seat.is_free && seat.plan === "open").length;
}
