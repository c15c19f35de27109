/** Who sits where in a new room. */
import { has, say } from "../i18n";
import { guestName, mySeatIn, type SeatWish } from "../store/opening";
import { name as myName } from "../store/settings";
import type { LadderInfo } from "../wire/messages";

interface Props {
  seats: readonly SeatWish[];
  bots: readonly string[];
  ladder: LadderInfo | undefined;
  change: (seats: readonly SeatWish[]) => void;
}

export function SeatList({ seats, bots, ladder, change }: Props) {
  const replace = (seat: number, wish: SeatWish) => change(seats.map((old, other) => (other === seat ? wish : old)));
  return (
    <ol class="seats">
      {seats.map((wish, seat) => (
        <li key={seat}>
          {seats.length > 1 && (
            <SeatKind {...{ seat, wish, bots, ladder }} change={(changed) => replace(seat, changed)} />
          )}
          {wish.kind === "here" && (
            <SeatName
              seat={seat}
              isMine={seat === mySeatIn(seats)}
              name={wish.name}
              change={(name) => replace(seat, { kind: "here", name })}
            />
          )}
        </li>
      ))}
    </ol>
  );
}

interface KindProps extends Pick<Props, "bots" | "ladder"> {
  seat: number;
  wish: SeatWish;
  change: (wish: SeatWish) => void;
}

function SeatKind({ seat, wish, bots, ladder, change }: KindProps) {
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
          {botText(level, ladder)}
        </option>
      ))}
    </select>
  );
}

/** A level with its strength in this variant, where that was measured. */
function botText(name: string, ladder: LadderInfo | undefined): string {
  const level = has(`bot-${name}`) ? say(`bot-${name}`) : name;
  const figure = ladder?.strengths.find((strength) => strength.level === name)?.figure;
  if (figure === undefined) return say("seat-bot", { level });
  if (ladder?.is_share) return say("seat-bot-share", { level, percent: Math.round(100 * figure) });
  return say("seat-bot-elo", { level, elo: Math.round(figure) });
}

interface NameProps {
  seat: number;
  isMine: boolean;
  /** Of a guest. */
  name: string;
  change: (name: string) => void;
}

function SeatName({ seat, isMine, name, change }: NameProps) {
  return (
    <input
      type="text"
      maxLength={40}
      aria-label={say("seat-name-of", { number: seat + 1 })}
      placeholder={isMine ? say("your-name") : guestName(seat)}
      value={isMine ? myName.value : name}
      onInput={({ currentTarget: { value } }) => {
        if (isMine) myName.value = value;
        else change(value);
      }}
    />
  );
}

function wishFor(value: string): SeatWish {
  if (value === "here") return { kind: value, name: "" };
  return value === "link" || value === "open" ? { kind: value } : { kind: "bot", level: value };
}
