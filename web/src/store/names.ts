/** What people and bots are called: whoever plays here is asked once. */
import { signal } from "@preact/signals";
import { has, say } from "../i18n";
import { plain } from "./plain";
import { name as myName } from "./settings";

/** Of every tongue and none; the seat's number picks one, so that no two at a table are the same. */
const BOT_NAMES = ["Amaru", "Itzel", "Imani", "Taneli"] as const;
/** Each in the place of the one above where a person at the table is called so. */
const SPARE_NAMES = ["Keola", "Nanuk", "Livia", "Ravi"] as const;

/** Somebody waits for a name to be given. */
export const nameAsked = signal<((name: string | null) => void) | null>(null);

/** My name; asked for if nobody has told it yet. null: it was not told this time either. */
export function tellName(): Promise<string | null> {
  myName.value = plain(myName.peek());
  if (myName.peek()) return Promise.resolve(myName.peek());
  return new Promise((resolve) => {
    nameAsked.value = (name) => {
      nameAsked.value = null;
      if (name) myName.value = name;
      resolve(name);
    };
  });
}

export function botName(seat: number, people: readonly string[] = []): string {
  const number = seat % BOT_NAMES.length;
  const usual = BOT_NAMES[number]!;
  return people.includes(usual) ? SPARE_NAMES[number]! : usual;
}

export function seatName(seats: readonly { name: string }[], seat: number | null | undefined): string {
  if (seat === null || seat === undefined) return say("table-host");
  return playerName(seats[seat]?.name ?? "", seat);
}

/** A bot that is called by its level alone gets a name; a seat without any is called by its number. */
export function playerName(name: string, seat: number): string {
  if (!name) return say("seat-name", { number: seat + 1 });
  return has(`bot-${name}`) ? botName(seat) : name;
}
