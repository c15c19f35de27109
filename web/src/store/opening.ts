/** A new room as somebody wants it: options, seats, clock; remembered for the next time. */
import { say } from "../i18n";
import { createRoom, Refused } from "../wire/api";
import type { ClockRequest, GameInfo, LookedAt, RoomRequest } from "../wire/messages";
import { memory } from "./memory";
import { botName, tellName } from "./names";
import { botNames, settle, type Chosen } from "./options";
import { plain } from "./plain";
import { go, roomPath } from "./route";
import { failureText } from "./sentences";
import { name as myName } from "./settings";
import { keepSecret, newSecret } from "./visited";

/** The name is a guest's; mine is among the settings. */
export type SeatWish =
  | { kind: "here"; name: string }
  | { kind: "link" }
  | { kind: "open" }
  | { kind: "bot"; level: string };

export const ME: SeatWish = { kind: "here", name: "" };

const MOST = 4;

export type Quick = "bots" | "here" | "link" | "watch";

/** Everyone at one stroke; the first seat is mine unless I only watch. */
export function quickSeats(quick: Quick, level: string): readonly SeatWish[] {
  const bot: SeatWish = { kind: "bot", level };
  const other = { bots: bot, watch: bot, here: ME, link: { kind: "link" } as SeatWish }[quick];
  return [quick === "watch" ? bot : ME, ...Array.from({ length: MOST - 1 }, () => other)];
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

/** Whoever sits at this device first is who it belongs to; -1: nobody does. */
export function mySeatIn(seats: readonly SeatWish[]): number {
  return seats.findIndex(({ kind }) => kind === "here");
}

/** What a guest at this device is called who gave no name. */
export const guestName = (seat: number): string => say("guest-name", { number: seat + 1 });

export function numPeople(seats: readonly SeatWish[]): number {
  return seats.filter(({ kind }) => kind !== "bot").length;
}

export interface Wishes {
  variant: Chosen;
  seats: readonly SeatWish[];
  clock: Required<ClockRequest>;
  isRandom: boolean;
  /** Left out by who has not thought about it yet: then there is one. */
  coach?: boolean;
  /** Whether people who play each other may ask for hints. */
  hints?: boolean;
}

export const NO_CLOCK = { kind: "none", seconds: 300 } as const;

const remembered = memory("wishes", (saved) => (saved ?? {}) as Readonly<Record<string, Wishes>>);

/** What was played last, else the usual: alone against bots of the usual level. */
export function lastWishes({ name, usual_bot }: GameInfo): Wishes {
  const usual = { variant: {}, seats: quickSeats("bots", usual_bot), clock: NO_CLOCK, isRandom: false };
  return remembered.now.value[name] ?? usual;
}

/** The same without waiting for anybody: seats for guests are taken by bots of the level played last. */
export function withoutGuests(info: GameInfo): Wishes {
  const wishes = lastWishes(info);
  const bot = wishes.seats.find(({ kind }) => kind === "bot") ?? { kind: "bot", level: info.usual_bot };
  return { ...wishes, seats: wishes.seats.map((seat) => (seat.kind === "link" || seat.kind === "open" ? bot : seat)) };
}

/** The level that was played against last, if it plays this variant. */
export function usualLevel(info: GameInfo, variant: Chosen): string {
  const bots = botNames(info.bots, variant);
  const last = withoutGuests(info).seats.find((seat) => seat.kind === "bot");
  return last?.kind === "bot" && bots.includes(last.level) ? last.level : info.usual_bot;
}

export interface Sitting {
  chosen: Chosen;
  bots: readonly string[];
  isAlone: boolean;
  seats: readonly SeatWish[];
}

/** What becomes of the wishes: options that suit each other, and as many seats as they have. */
export function seated(info: GameInfo, { variant, seats }: Wishes): Sitting {
  const chosen = settle(info.options, variant);
  const bots = botNames(info.bots, chosen);
  const count = Number(chosen.seats);
  const isAlone = count === 1;
  const mine = seats.find(({ kind }) => kind === "here") ?? ME;
  return { chosen, bots, isAlone, seats: isAlone ? [mine] : filled(seats, count, bots, info.usual_bot) };
}

/** Open the room and go there; a sentence if that was refused. */
export async function openRoom(info: GameInfo, wishes: Wishes): Promise<string | null> {
  const { chosen, seats, isAlone } = seated(info, wishes);
  if (mySeatIn(seats) >= 0 && !(await tellName())) return null;
  const problem = await enter({
    game: info.name,
    variant: chosen,
    seats: requested(seats),
    secret: newSecret(),
    invite: seats.some(({ kind }) => kind === "link") ? newSecret() : null,
    start: wishes.isRandom && !isAlone ? "random" : "given",
    clock: wishes.clock,
    is_public: seats.some(({ kind }) => kind === "open"),
    coach: wishes.coach ?? true,
    hints: wishes.hints && numPeople(seats) > 1 ? true : null,
  });
  if (problem === null) remembered.change((before) => ({ ...before, [info.name]: { ...wishes, variant: chosen } }));
  return problem;
}

/** A match goes on from a point of a record in a room of its own: I take one seat, bots all others. */
export async function branchOff(
  { game, variant, seats, events }: LookedAt,
  event: number,
  mine: number,
  level: string,
): Promise<string | null> {
  if (!(await tellName())) return null;
  return enter({
    game,
    variant,
    seats: requested(seats.map((_, seat) => (seat === mine ? ME : { kind: "bot", level }))),
    secret: newSecret(),
    events: events.slice(0, event).map(({ notation }) => notation ?? ""),
  });
}

/** A room is being made: who presses twice gets one. */
let isEntering = false;

/** Make the room and go there; a sentence if that was refused. */
async function enter(wanted: RoomRequest): Promise<string | null> {
  if (isEntering) return null;
  isEntering = true;
  const { secret, invite = null } = wanted;
  try {
    const { room } = await createRoom(wanted);
    keepSecret(room.id, room.game, secret, invite);
    go(roomPath(room.id, invite));
    return null;
  } catch (error) {
    return error instanceof Refused ? failureText(error.failure) : say("unreachable");
  } finally {
    isEntering = false;
  }
}

function requested(seats: readonly SeatWish[]): RoomRequest["seats"] {
  const mine = mySeatIn(seats);
  const people = seats.map((seat, number) =>
    seat.kind === "here" ? (number === mine ? myName.value : plain(seat.name) || guestName(number)) : "",
  );
  return seats.map((seat, number) => {
    if (seat.kind === "bot") return { kind: "bot", level: seat.level, name: botName(number, people) };
    return seat.kind === "here" ? { kind: "here", name: people[number]! } : { kind: seat.kind };
  });
}
