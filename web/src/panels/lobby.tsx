/** The first page: pick a game, go on where you were, join an open table, look at a record. */
import { BookOpen, FileClock, Trash2 } from "lucide";
import { useEffect, useState } from "preact/hooks";
import { language, say } from "../i18n";
import { games } from "../store/games";
import { forget, visits } from "../store/visited";
import { listRooms } from "../wire/api";
import type { RoomAnswer } from "../wire/messages";
import { Icon } from "../stage/icon";
import { Page } from "./page";
import { Picture } from "./pictures";

export function Lobby() {
  return (
    <Page>
      <h1 class="welcome">{say("lobby-welcome")}</h1>
      <GameCards />
      <Visits />
      <OpenRooms />
      <section>
        <a class="button" href="#/replay">
          <Icon of={FileClock} /> {say("lobby-replay")}
        </a>
      </section>
    </Page>
  );
}

function GameCards() {
  return (
    <ul class="cards">
      {games.value.map((game) => (
        <li key={game.name} class="card">
          <a class="card-main" href={`#/new/${game.name}`}>
            <Picture game={game.name} />
            <h2>{game.title}</h2>
            <p>{game.about}</p>
          </a>
          <a class="card-rules" href={`#/rules/${game.name}`}>
            <Icon of={BookOpen} size={16} /> {say("rules-of", { game: game.title })}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Visits() {
  if (!visits.value.length) return null;
  return (
    <section>
      <h2>{say("lobby-continue")}</h2>
      <ul class="rows">
        {visits.value.map((visit) => (
          <li key={visit.id}>
            <a href={`#/room/${visit.id}`}>
              {say(`game-${visit.game}`)} · {visitedAt(visit.at)}
              {visit.isOver && ` · ${say("phase-over")}`}
            </a>
            <button type="button" class="plain" aria-label={say("lobby-forget")} onClick={() => forget(visit.id)}>
              <Icon of={Trash2} size={16} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function visitedAt(time: number): string {
  return new Date(time).toLocaleString(language(), { dateStyle: "medium", timeStyle: "short" });
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
  if (!rooms.length) return null;
  return (
    <section>
      <h2>{say("lobby-open")}</h2>
      <ul class="rows">
        {rooms.map(({ room }) => (
          <li key={room.id}>
            <a href={`#/room/${room.id}`}>
              {say(`game-${room.game}`)} ·{" "}
              {say("lobby-free-seats", {
                count: room.seats.filter((seat) => seat.is_free && seat.plan === "open").length,
              })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
