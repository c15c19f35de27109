/** What the server means, in words. */
import { has, say, type Arguments } from "../i18n";
import type { Draw, Move } from "../wire/games";
import type { Event as LogEvent, Failure, OptionInfo, RefusalInfo, RoomInfo } from "../wire/messages";
import { choiceKey } from "./options";
import { columnOf, LETTERS, rowOf } from "./places";

/** What is played, as far as words depend on it. */
export interface Played {
  game: string;
  variant: Readonly<Record<string, unknown>>;
}

interface Nested {
  because: string;
  details: Arguments;
}

export function failureText(failure: Failure): string {
  return failure.refusal ? refusalText(failure.refusal) : errorText(failure);
}

export function refusalText(refusal: RefusalInfo): string {
  const because = say(`refusal-${refusal.because}`, refusal.details);
  return say("refused", { because, rule: refusal.rule });
}

/** An error inside an error is put into words first. */
function errorText({ because, details }: Nested): string {
  const words: Arguments = {};
  for (const [name, value] of Object.entries(details)) words[name] = isNested(value) ? errorText(value) : value;
  return say(`error-${because}`, words);
}

function isNested(value: unknown): value is Nested {
  return typeof value === "object" && value !== null && "because" in value;
}

/** One line of the log, without the name of who did it; null for what is not told. */
export function eventText(played: Played, event: LogEvent): string | null {
  if (event.move) return moveText(played, event.move, event.notation ?? "");
  if (event.draw) return moveText(played, event.draw, event.notation ?? "");
  const id = `event-${event.kind}`;
  if (!has(id)) return null;
  return say(id, { name: event.name ?? "", agrees: event.agrees ? "yes" : "no" });
}

/** A move or draw in words: `move-<game>-<kind>` with its fields as arguments. */
export function moveText({ game, variant }: Played, move: Move | Draw, notation: string): string {
  if (move.kind === "DrawStone") return baggedText([move.colour]);
  const args: Arguments = { notation, place: placeText(game, move, notation) };
  const id = `${game}-${move.kind}`;
  for (const [field, value] of Object.entries(move)) {
    args[field] = Array.isArray(value) ? listText(`${id}-${field}`, value) : value;
    if (Array.isArray(value)) args[`num_${field}`] = value.length;
  }
  if (isOfRuin(variant, move)) args.colour = "ruin";
  return say(`move-${id}`, args);
}

/** What came out of the bag of Pyramido, one stone after the other. */
export function baggedText(colours: readonly number[]): string {
  const drawn = "pyramido-DrawStone";
  return say(`move-${drawn}`, { stones: listText(`${drawn}-colour`, colours) });
}

/** The ruin has the colour after those of the seats, which is nobody's. */
function isOfRuin({ mode, seats }: Played["variant"], move: object): boolean {
  return mode === "ruinas" && "colour" in move && Number(move.colour) >= Number(seats);
}

/** A place as the edges of the board name it: "e5". */
function placeText(game: string, move: object, notation: string): string {
  if (game !== "pyramido" || !("x" in move && "y" in move))
    return notation.slice(notation.indexOf("@") + 1).split(",")[0] ?? "";
  const { x, y } = move as { x: number; y: number };
  return columnOf(x) + rowOf(y);
}

/** A place that somebody shows, as the tables name their landmarks; of one board among several also whose it is. */
export function shownText({ game, variant }: Played, at: readonly number[], nameOf: (seat: number) => string): string {
  const [first = 0, second = 0, third = 0, fourth = 0] = at;
  const whose = () => ((variant.mode ?? "contest") === "contest" && variant.seats !== 1 ? ` (${nameOf(first)})` : "");
  switch (game) {
    case "tulum":
      return say("shown-tulum", { row: second + 1, place: third + 1 }) + whose();
    case "pyramido":
      return say("shown-pyramido", { place: columnOf(third) + rowOf(fourth), level: second }) + whose();
    case "talo":
      return say("shown-talo", { x: first, y: second, level: third });
    default:
      return `${LETTERS[first] ?? ""}${second + 1}`;
  }
}

/** The values of a list; where there is a message `move-<game>-<kind>-<field>`, each once with its count. */
function listText(id: string, values: readonly unknown[]): string {
  if (!has(`move-${id}`)) return values.join(", ");
  const counts = new Map<unknown, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, count]) => say(`move-${id}`, { value, count })).join(", ");
}

/** What an option is about, as a heading. */
export const optionLabel = ({ about }: OptionInfo): string => about.replace(/\.$/, "");

/** Things that have names of their own, such as scenarios, are called by them. */
export function choiceLabel(option: OptionInfo, choice: unknown): string {
  const key = choiceKey(choice);
  const label = option.labels[key];
  if (!label) return key;
  return option.content ? `${key.toUpperCase()} · ${label}` : label;
}

export function clockLabel(kind: RoomInfo["clock"], seconds: number): string {
  return say(`clock-${kind}`, { minutes: Math.round(seconds / 60) });
}
