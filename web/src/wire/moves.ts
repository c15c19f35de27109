/** Legal moves travel as columns by kind, deflated; here they become rows again. */
import type { Move } from "./games";

type Columns = [kind: string, count: number, fields: Record<string, unknown[]>][];

export async function unpackMoves(packed: string): Promise<Move[]> {
  const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
  const inflated = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  return rows((await new Response(inflated).json()) as Columns);
}

/** The server sends only moves of its game, so what a row is made of is one. */
export function rows(columns: Columns): Move[] {
  return columns.flatMap(([kind, count, fields]) =>
    Array.from({ length: count }, (_, number) => {
      const row = Object.entries(fields).map(([name, column]) => [name, column[number]] as const);
      return { kind, ...Object.fromEntries(row) } as Move;
    }),
  );
}

/** Two moves are the same whatever the order of their fields. */
export function isSame(one: object, other: object): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted(move: object): [string, unknown][] {
  return Object.entries(move).sort(([one], [other]) => (one < other ? -1 : 1));
}
