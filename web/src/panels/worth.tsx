/** The coach at the table: a bar of everybody's chances, and on request the best moves with their reasons. */
import { EyeOff, GraduationCap, ListOrdered, LoaderCircle, X } from "lucide";
import { has, say } from "../i18n";
import { Icon } from "../stage/icon";
import { Mark } from "../stage/twin";
import type { Coach } from "../store/coach";
import { seatName } from "../store/names";
import type { RoomStore } from "../store/room";
import { moveText } from "../store/sentences";
import { coach as isWanted } from "../store/settings";
import { worthText } from "../store/worth";
import type { AdvisedMoveInfo, CoachAnswer, ReasonInfo } from "../wire/messages";
import type { Tone } from "../wire/tones";
import { ToolButton } from "./fields";
import { tonesOf } from "./marks";

/** Beside whose turn it is; on a phone held upright it has a line of its own. */
export function WorthBar({ store, coach }: { store: RoomStore; coach: Coach }) {
  if (!coach.isOn.value) return null;
  const told = coach.told.value;
  const isMine = store.mySeat.value !== null;
  return (
    <section class="worth" aria-label={say("coach")}>
      {told ? (
        <Chances store={store} told={told} isLooking={coach.isLooking.value} />
      ) : (
        <p class="worth-wait">{coach.refusal.value ?? say("coach-looking")}</p>
      )}
      <button
        type="button"
        class="worth-best"
        aria-label={say("coach-best")}
        title={say("coach-best")}
        aria-expanded={coach.best.value !== null}
        aria-busy={coach.isAsking.value}
        disabled={!isMine}
        onClick={() => void store.askBest()}
      >
        <Icon of={coach.isAsking.value ? LoaderCircle : ListOrdered} />
        <span>{say("coach-best")}</span>
      </button>
      <ToolButton label={say("coach-hide")} icon={EyeOff} press={() => (isWanted.value = false)} />
    </section>
  );
}

interface Share {
  /** null: all together, or alone. */
  seat: number | null;
  worth: number;
  name: string;
  tone: Tone | null;
}

function sharesOf(store: RoomStore, { measure, worth }: CoachAnswer): Share[] {
  if (measure !== "win") return [{ seat: null, worth: worth[0] ?? 0, name: "", tone: null }];
  const { seats } = store.state.value!.room;
  return worth.map((one, seat) => ({
    seat,
    worth: one,
    name: seatName(seats, seat),
    tone: tonesOf(store.snapshot.value, seat)[0] ?? null,
  }));
}

function Chances({ store, told, isLooking }: { store: RoomStore; told: CoachAnswer; isLooking: boolean }) {
  const shares = sharesOf(store, told);
  const doubt = doubtText(told);
  const label = `${say(`coach-${told.measure}`)}: ${shares.map((share) => shareText(share, told)).join(", ")}, ${doubt}`;
  return (
    <div class="worth-told" role="img" aria-label={label} title={label} data-looking={isLooking}>
      <div class="worth-bar">
        {shares.map((share) => (
          <i
            key={share.seat}
            data-seat={share.seat ?? "all"}
            style={{ flexGrow: share.worth, background: share.tone?.hex }}
          />
        ))}
        {told.measure !== "win" && <i data-seat="rest" style={{ flexGrow: 1 - (shares[0]?.worth ?? 0) }} />}
      </div>
      <div class="worth-names" data-many={shares.length > 2}>
        {shares.map((share) => (
          <span key={share.seat}>
            <SeatSign share={share} /> <b>{worthText(told.measure, share.worth)}</b>{" "}
            <small>{share.name || say(`coach-${told.measure}`)}</small>
          </span>
        ))}
        <em>{doubt}</em>
      </div>
    </div>
  );
}

/** The mark of a seat's colour, or its number where all play the same colours. */
function SeatSign({ share }: { share: Share }) {
  if (share.seat === null) return null;
  return share.tone ? (
    <Mark tone={share.tone} size={14} />
  ) : (
    <span class="worth-sign" data-seat={share.seat}>
      {share.seat + 1}
    </span>
  );
}

function shareText({ name, worth }: Share, told: CoachAnswer): string {
  const text = worthText(told.measure, worth);
  return name ? say("coach-chance", { name, worth: text }) : text;
}

/** Exact, or its standard error, never less than a point. */
function doubtText({ is_exact, error }: { is_exact: boolean; error: number }): string {
  return is_exact ? say("coach-exact") : say("coach-about", { error: Math.max(1, Math.round(100 * error)) });
}

/** The best moves, between the table and its buttons. */
export function BestMoves({ store, coach }: { store: RoomStore; coach: Coach }) {
  const best = coach.best.value;
  if (!best) return null;
  return (
    <section
      class="best-moves"
      aria-label={say("coach-best")}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        coach.forget();
      }}
    >
      <Icon of={GraduationCap} />
      {best.moves.length ? (
        <div>
          <ol>
            {best.moves.map((advised, index) => (
              <BestMove key={index} store={store} coach={coach} advised={advised} number={index + 1} best={best} />
            ))}
          </ol>
          {best.measure === "points" && <p class="small">{say("coach-points-about")}</p>}
        </div>
      ) : (
        <p>{say("coach-best-none")}</p>
      )}
      <ToolButton label={say("coach-best-close")} icon={X} press={() => coach.forget()} />
    </section>
  );
}

function BestMove(props: {
  store: RoomStore;
  coach: Coach;
  advised: AdvisedMoveInfo;
  number: number;
  best: CoachAnswer;
}) {
  const { store, coach, advised, number, best } = props;
  const { room, turn } = store.state.value!;
  const name = seatName(room.seats, turn?.seat ?? null);
  const isChosen = coach.chosen.value === number;
  return (
    <li>
      <button type="button" class="best-move" aria-pressed={isChosen} onClick={() => coach.choose(number)}>
        <span class="best-number" aria-hidden="true">
          {number}
        </span>
        <span class="best-worth">
          <b>{worthText(best.measure, advised.worth, advised.is_exact ? 1 : 0)}</b> <small>{doubtText(advised)}</small>
        </span>
        <span class="best-text">
          {say("table-told", { name, move: moveText(room, advised.move, advised.notation) })}
          {advised.reason && <small>{reasonText(store, advised.reason)}</small>}
        </span>
      </button>
      {isChosen && (
        <button type="button" class="primary" onClick={() => void store.play(advised.move)}>
          {say("coach-play")}
        </button>
      )}
    </li>
  );
}

function reasonText(store: RoomStore, { because, details }: ReasonInfo): string {
  const id = `worth-${because}`;
  const { seats } = store.state.value!.room;
  const name = "seat" in details ? seatName(seats, details.seat) : "";
  return has(id) ? say(id, { ...details, name }) : "";
}
