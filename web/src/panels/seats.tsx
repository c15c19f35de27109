/** Who sits where in a new room. */
import { say } from "../i18n";
import { name as myName } from "../store/settings";

export type SeatWish =
  | { kind: "here"; name: string }
  | { kind: "link" }
  | { kind: "open" }
  | { kind: "bot"; level: string };

const MOST = 4;

export type Quick = "bots" | "here" | "link" | "watch";

/** Everyone at one stroke; the first seat is mine unless I only watch. */
export function quickSeats(quick: Quick, level: string): readonly SeatWish[] {
  const me: SeatWish = { kind: "here", name: "" };
  const bot: SeatWish = { kind: "bot", level };
  const other = { bots: bot, watch: bot, here: me, link: { kind: "link" } as SeatWish }[quick];
  return [quick === "watch" ? bot : me, ...Array.from({ length: MOST - 1 }, () => other)];
}

/** Exactly as many seats as the variant has, and no bot that does not play it. */
export function filled(
  seats: readonly SeatWish[],
  count: number,
  bots: readonly string[],
  usual: string,
): readonly SeatWish[] {
  const bot: SeatWish = { kind: "bot", level: usual };
  const suits = (wish: SeatWish) => wish.kind !== "bot" || bots.includes(wish.level);
  return Array.from({ length: count }, (_, seat) => seats[seat] ?? bot).map((wish) => (suits(wish) ? wish : bot));
}

interface Props {
  seats: readonly SeatWish[];
  bots: readonly string[];
  change: (seats: readonly SeatWish[]) => void;
}

export function SeatList({ seats, bots, change }: Props) {
  const replace = (seat: number, wish: SeatWish) => change(seats.map((old, other) => (other === seat ? wish : old)));
  return (
    <ol class="seats">
      {seats.map((wish, seat) => (
        <li key={seat}>
          <SeatKind seat={seat} wish={wish} bots={bots} change={(changed) => replace(seat, changed)} />
          {wish.kind === "here" && <SeatName seat={seat} wish={wish} change={(changed) => replace(seat, changed)} />}
        </li>
      ))}
    </ol>
  );
}

interface SeatProps {
  seat: number;
  wish: SeatWish;
  change: (wish: SeatWish) => void;
}

function SeatKind({ seat, wish, bots, change }: SeatProps & { bots: readonly string[] }) {
  return (
    <select
      aria-label={say("seat-name", { number: seat + 1 })}
      value={wish.kind === "bot" ? wish.level : wish.kind}
      onChange={(event) => change(wishFor(event.currentTarget.value))}
    >
      <option value="here">{say("seat-here")}</option>
      <option value="link">{say("seat-link")}</option>
      <option value="open">{say("seat-open")}</option>
      {bots.map((level) => (
        <option key={level} value={level}>
          {say("seat-bot", { level: say(`bot-${level}`) })}
        </option>
      ))}
    </select>
  );
}

function SeatName({ seat, wish, change }: SeatProps) {
  return (
    <input
      type="text"
      maxLength={40}
      aria-label={say("seat-name-of", { number: seat + 1 })}
      placeholder={ownName(seat)}
      value={wish.kind === "here" ? wish.name : ""}
      onInput={(event) => {
        if (seat === 0) myName.value = event.currentTarget.value.trim();
        change({ kind: "here", name: event.currentTarget.value });
      }}
    />
  );
}

/** What somebody here is called who gave no name. */
export function ownName(seat: number): string {
  return seat === 0 ? myName.value || say("me") : say("seat-name", { number: seat + 1 });
}

function wishFor(value: string): SeatWish {
  if (value === "here") return { kind: value, name: "" };
  return value === "link" || value === "open" ? { kind: value } : { kind: "bot", level: value };
}
