/** Who sits where in a new room. */
import { say } from "../i18n";
import { name as myName } from "../store/settings";

export type SeatWish =
  | { kind: "here"; name: string }
  | { kind: "link" }
  | { kind: "open" }
  | { kind: "bot"; level: Level };

export const LEVELS = ["random", "greedy", "mcts"] as const;
export type Level = (typeof LEVELS)[number];

const MOST = 4;

export type Quick = "bots" | "here" | "link" | "watch";

/** Everyone at one stroke; the first seat is mine unless I only watch. */
export function quickSeats(quick: Quick): readonly SeatWish[] {
  const me: SeatWish = { kind: "here", name: "" };
  const bot: SeatWish = { kind: "bot", level: "greedy" };
  const other = { bots: bot, watch: bot, here: me, link: { kind: "link" } as SeatWish }[quick];
  return [quick === "watch" ? bot : me, ...Array.from({ length: MOST - 1 }, () => other)];
}

/** Exactly as many seats as the variant has. */
export function filled(seats: readonly SeatWish[], count: number): readonly SeatWish[] {
  return Array.from({ length: count }, (_, seat) => seats[seat] ?? { kind: "bot", level: "greedy" });
}

interface Props {
  seats: readonly SeatWish[];
  change: (seats: readonly SeatWish[]) => void;
}

export function SeatList({ seats, change }: Props) {
  const replace = (seat: number, wish: SeatWish) => change(seats.map((old, other) => (other === seat ? wish : old)));
  return (
    <ol class="seats">
      {seats.map((wish, seat) => (
        <li key={seat}>
          <SeatKind seat={seat} wish={wish} change={(changed) => replace(seat, changed)} />
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

function SeatKind({ seat, wish, change }: SeatProps) {
  return (
    <select
      aria-label={say("seat-name", { number: seat + 1 })}
      value={wish.kind === "bot" ? wish.level : wish.kind}
      onChange={(event) => change(wishFor(event.currentTarget.value))}
    >
      <option value="here">{say("seat-here")}</option>
      <option value="link">{say("seat-link")}</option>
      <option value="open">{say("seat-open")}</option>
      {LEVELS.map((level) => (
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
  const level = LEVELS.find((known) => known === value);
  if (level) return { kind: "bot", level };
  return value === "link" || value === "open" ? { kind: value } : { kind: "here", name: "" };
}
