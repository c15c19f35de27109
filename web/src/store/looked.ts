/** A record that the server has looked at, as a table shows it. */
import type { GameEvent, Snapshot } from "../wire/snapshot";
import type { LookedAt } from "../wire/messages";
import { playerName } from "./names";
import { gameEvent, lastStep } from "./room";

/** One step forward is animated; a jump is not. */
export function snapshotOf(looked: LookedAt, before: Snapshot | null): Snapshot {
  const { game, variant, view, event, events, num_events, outcome } = looked;
  const happened = events[event - 1];
  const lastEvents: GameEvent[] = before?.version === event - 1 && happened ? gameEvent(happened) : [];
  const next = events[event];
  const isEnd = event === num_events && outcome !== null;
  return {
    game,
    variant,
    view,
    turn: isEnd
      ? { kind: "ended", seat: null }
      : { kind: next?.draw ? "chance" : "decision", seat: next?.seat ?? null },
    legal: [],
    mySeats: [],
    seats: looked.seats.map((name, seat) => ({ name: playerName(name, seat), bot: false })),
    lastEvents,
    lastStep: lastStep(events.slice(0, event)),
    outcome: isEnd ? outcome : null,
    version: event,
  };
}

/** Who is to decide after so many events: the next of whom the record tells, else the first seat. */
export function seatAt({ events }: LookedAt, event: number): number {
  return events.slice(event).find(({ seat }) => seat !== null && seat !== undefined)?.seat ?? 0;
}
