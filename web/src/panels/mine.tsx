/** What was played on this device: results by game and level, every match to be looked at again. */
import { Download, EyeOff, FileClock, Trash2 } from "lucide";
import { useState } from "preact/hooks";
import { has, language, say } from "../i18n";
import { gameNamed, games } from "../store/games";
import { playerName } from "../store/names";
import { failureText } from "../store/sentences";
import { halfWidth, ownRating } from "../store/strength";
import { forget, forgetAll, resultOf, visits, type KnownMatch, type Result, type Visit } from "../store/visited";
import { deleteRoom, Refused, roomRecord } from "../wire/api";
import { Icon } from "../stage/icon";
import { Dialog } from "./dialog";
import { ToolButton } from "./fields";
import { Page } from "./page";

type Ended = Visit & { match: KnownMatch };

export function MyMatches() {
  const ended = visits.value.filter((visit): visit is Ended => visit.isOver && visit.match !== undefined);
  if (!ended.length) return <Page title={say("mine-title")}>{<p>{say("mine-none")}</p>}</Page>;
  return (
    <Page title={say("mine-title")}>
      <Tally ended={ended} />
      <Ratings ended={ended} />
      <ul class="rows">
        {ended.map((visit) => (
          <EndedRow key={visit.id} visit={visit} />
        ))}
      </ul>
      <Everything ended={ended} />
    </Page>
  );
}

function EndedRow({ visit }: { visit: Ended }) {
  const { id, game, at, match } = visit;
  const [isAsking, setAsking] = useState(false);
  return (
    <li>
      <a href={`#/replay/${id}/0`}>
        <Icon of={FileClock} size={16} /> {say(`game-${game}`)}
        {othersText(match) && ` · ${othersText(match)}`} · {say(`mine-${resultOf(match)}`)}
        <span class="small"> · {dateText(at)}</span>
      </a>
      <ToolButton label={say("lobby-forget")} icon={EyeOff} press={() => forget(id)} />
      <ToolButton label={say("mine-delete-room")} icon={Trash2} press={() => setAsking(true)} />
      {isAsking && <DeleteRoom visit={visit} close={() => setAsking(false)} />}
    </li>
  );
}

/** Nothing of a match is kept any longer, neither here nor by the server. */
function DeleteRoom({ visit, close }: { visit: Ended; close: () => void }) {
  const [refusal, setRefusal] = useState("");
  const remove = () =>
    deleteRoom(visit.id, visit.secret)
      .catch((error) => {
        if (!(error instanceof Refused && error.failure.code === "UnknownRoom")) throw error;
      })
      .then(() => forget(visit.id))
      .catch((error) => setRefusal(error instanceof Refused ? failureText(error.failure) : say("unreachable")));
  return (
    <Dialog title={say("mine-delete-room-ask")} close={close}>
      <div class="stack">
        <p>{say("mine-delete-room-what")}</p>
        {refusal && <p role="alert">{refusal}</p>}
        <div class="actions">
          <button type="button" onClick={() => void remove()}>
            <Icon of={Trash2} /> {say("mine-delete-room-do")}
          </button>
          <button type="button" class="primary" onClick={close}>
            {say("mine-keep")}
          </button>
        </div>
      </div>
    </Dialog>
  );
}

/** Won and lost by game and by the strongest bot at the table; matches among people have a row of their own. */
function Tally({ ended }: { ended: readonly Ended[] }) {
  const rows = new Map<string, { game: string; level: string | null; results: Result[] }>();
  for (const { game, match } of ended) {
    const result = resultOf(match);
    if (result === "open") continue;
    const level = strongest(game, match);
    const row = rows.get(`${game} ${level}`) ?? { game, level, results: [] };
    row.results.push(result);
    rows.set(`${game} ${level}`, row);
  }
  if (!rows.size) return null;
  const count = (results: readonly Result[], wanted: Result) => results.filter((result) => result === wanted).length;
  return (
    <table class="standings tally">
      <thead>
        <tr>
          <th scope="col">{say("mine-game")}</th>
          <th scope="col">{say("mine-against")}</th>
          <th scope="col">{say("mine-wins")}</th>
          <th scope="col">{say("mine-losses")}</th>
        </tr>
      </thead>
      <tbody>
        {[...rows].map(([key, { game, level, results }]) => (
          <tr key={key}>
            <td>{say(`game-${game}`)}</td>
            <td>{levelText(level)}</td>
            <td>{count(results, "won") + count(results, "shared")}</td>
            <td>{count(results, "lost")}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A game lists its bots from the weakest on. */
function strongest(game: string, { levels, mine }: KnownMatch): string | null {
  const order = gameNamed(game)?.bots.map(({ name }) => name) ?? [];
  const bots = levels.filter((level, seat): level is string => level !== null && !mine.includes(seat));
  return bots.sort((one, other) => order.indexOf(other) - order.indexOf(one))[0] ?? null;
}

/** How strong that makes me, game by game, where I met levels whose strength is known. */
function Ratings({ ended }: { ended: readonly Ended[] }) {
  const rows = games.value.flatMap((info) => {
    const matches = ended.filter(({ game }) => game === info.name).map(({ match }) => match);
    const rating = ownRating(info, matches.reverse());
    if (!rating) return [];
    const error = Math.round(halfWidth(rating));
    return [<li key={info.name}>{say("mine-rating", { game: info.title, elo: Math.round(rating.elo), error })}</li>];
  });
  if (!rows.length) return null;
  return (
    <section class="stack">
      <h2>{say("mine-ratings")}</h2>
      <ul>{rows}</ul>
      <p class="small">{say("mine-rating-about")}</p>
    </section>
  );
}

function levelText(level: string | null): string {
  if (level === null) return say("mine-people");
  return has(`bot-${level}`) ? say(`bot-${level}`) : level;
}

/** Take everything along, or leave nothing here. */
function Everything({ ended }: { ended: readonly Ended[] }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <section class="links">
      <button type="button" onClick={() => void save(ended)}>
        <Icon of={Download} /> {say("mine-export")}
      </button>
      <button type="button" onClick={() => setAsking(true)}>
        <Icon of={Trash2} /> {say("mine-delete")}
      </button>
      {isAsking && (
        <Dialog title={say("mine-delete-ask")} close={() => setAsking(false)}>
          <div class="stack">
            <p>{say("mine-delete-what")}</p>
            <div class="actions">
              <button type="button" onClick={forgetAll}>
                <Icon of={Trash2} /> {say("mine-delete")}
              </button>
              <button type="button" class="primary" onClick={() => setAsking(false)}>
                {say("mine-keep")}
              </button>
            </div>
          </div>
        </Dialog>
      )}
    </section>
  );
}

/** A file with every match; the server has their records, unless it has forgotten them. */
async function save(ended: readonly Ended[]): Promise<void> {
  const matches = await Promise.all(
    ended.map(async ({ id, game, at, match }) => {
      const record = await roomRecord(id).then(JSON.parse, () => null);
      return { id, game, at: new Date(at).toISOString(), result: resultOf(match), ...match, record };
    }),
  );
  const url = URL.createObjectURL(new Blob([JSON.stringify({ matches }, null, 1)], { type: "application/json" }));
  Object.assign(document.createElement("a"), { href: url, download: "baumeister.json" }).click();
  setTimeout(() => URL.revokeObjectURL(url), 0);
}

/** Everybody at the table but me. */
export function othersText({ names, mine }: KnownMatch): string {
  const isOther = (seat: number) => mine.length !== 1 || !mine.includes(seat);
  const others = names.flatMap((name, seat) => (isOther(seat) ? [playerName(name, seat)] : []));
  return others.join(", ");
}

export function dateText(time: number): string {
  return new Date(time).toLocaleString(language(), { dateStyle: "medium", timeStyle: "short" });
}
