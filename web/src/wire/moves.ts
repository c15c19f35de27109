/** Legal moves travel as columns by kind, deflated; here they become rows again. */
import type { Move } from "../stage/seam";

type Columns = [kind: string, count: number, fields: Record<string, unknown[]>][];

export async function unpackMoves(packed: string): Promise<Move[]> {
  const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
  const inflated = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  return rows((await new Response(inflated).json()) as Columns);
}

export function rows(columns: Columns): Move[] {
  return columns.flatMap(([kind, count, fields]) =>
    Array.from({ length: count }, (_, number) => {
      const move: Move = { kind };
      for (const [name, column] of Object.entries(fields)) move[name] = column[number];
      return move;
    }),
  );
}
