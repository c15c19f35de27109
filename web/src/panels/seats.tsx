/** Who sits where in a new room. */
import { has, say } from "../i18n";
import { ownName, type SeatWish } from "../store/opening";
import { name as myName } from "../store/settings";

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
          {seats.length > 1 && (
            <SeatKind seat={seat} wish={wish} bots={bots} change={(changed) => replace(seat, changed)} />
          )}
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
          {say("seat-bot", { level: has(`bot-${level}`) ? say(`bot-${level}`) : level })}
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
      placeholder={ownName(seat) || say("your-name")}
      value={wish.kind === "here" ? wish.name : ""}
      onInput={(event) => {
        if (seat === 0) myName.value = event.currentTarget.value.trim();
        change({ kind: "here", name: event.currentTarget.value });
      }}
    />
  );
}

function wishFor(value: string): SeatWish {
  if (value === "here") return { kind: value, name: "" };
  return value === "link" || value === "open" ? { kind: value } : { kind: "bot", level: value };
}
