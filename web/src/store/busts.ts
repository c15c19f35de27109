/** A roll of Tulum in vain is seen before what follows: the server tells only where somebody has to decide. */
import type { TulumView } from "../wire/games/tulum";
import type { Event as LogEvent, State } from "../wire/messages";

/** A state, and what happened since the one before. */
export interface Heard {
  state: State;
  fresh: readonly LogEvent[];
}

/** The same as one state for every roll in vain, with its dice on the table, and the one that is decided in. */
export function withBusts(before: State | null, { state, fresh }: Heard): readonly Heard[] {
  const was = before?.view as TulumView | null | undefined;
  const isOneMove = fresh.filter(({ kind }) => kind === "MovePlayed").length === 1;
  if (state.room.game !== "tulum" || !was || !isOneMove) return [{ state, fresh }];
  const frames: Heard[] = [];
  let from = 0;
  let { seat, loose } = was;
  for (const [at, event] of fresh.entries()) {
    const isBust = event.draw?.kind === "Roll" && nextOf(fresh, at)?.draw?.kind === "Roll";
    if (isBust) {
      frames.push({ state: bustOf(state, event, seat, loose), fresh: fresh.slice(from, at + 1) });
      from = at + 1;
    }
    if (isBust || event.move?.kind === "Stop") [seat, loose] = [(seat + 1) % was.boards.length, []];
  }
  return [...frames, { state, fresh: fresh.slice(from) }];
}

const nextOf = (events: readonly LogEvent[], at: number): LogEvent | undefined =>
  events.slice(at + 1).find(({ move, draw }) => move || draw);

/** What is secured is so before and after. */
function bustOf(state: State, { version, draw }: LogEvent, seat: number, loose: TulumView["loose"]): State {
  const dice = draw && "rows" in draw ? draw.rows : [];
  const view: TulumView = { ...(state.view as TulumView), seat, loose, dice, num_dice: dice.length };
  return { ...state, version, view, turn: { kind: "chance", seat }, legal: null };
}
