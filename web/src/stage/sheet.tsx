/** The score sheet: a row a seat, a column for every finished game of a series, and the total. */

import type { VNode } from "preact";
import type { View } from "../wire/games";

export interface Row {
  name: string;
  /** The colours of the seat, if it has any of its own. */
  marks?: VNode;
  /** Left out where nobody's points were counted. */
  total?: number;
  rank?: number;
  /** How far a seat is in the game that runs. */
  note?: string;
}

interface Props {
  rows: readonly Row[];
  /** By game, then by the row's number. */
  games: readonly (readonly number[])[];
  say: (id: string, args?: Record<string, unknown>) => string;
}

/** The points of the finished games, if the view of a match tells any. */
export const gamesOf = (view: View | null): Props["games"] => (view && "points" in view ? view.points : []);

export function Sheet({ rows, games, say }: Props): VNode {
  const [isRanked, isNoted] = [rows.some(({ rank }) => rank), rows.some(({ note }) => note)];
  const isCounted = rows.some(({ total }) => total !== undefined);
  return (
    <table class="standings">
      <thead>
        <tr>
          {isRanked ? <th scope="col">{say("standings-rank")}</th> : null}
          <th scope="col">{say("standings-player")}</th>
          {games.map((_, i) => (
            <th key={i} scope="col" aria-label={say("standings-game", { number: i + 1 })}>
              {i + 1}
            </th>
          ))}
          {isCounted ? <th scope="col">{say("standings-score")}</th> : null}
          {isNoted ? <td /> : null}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, marks, total, rank, note }, row) => (
          <tr key={row}>
            {isRanked ? <td>{rank}</td> : null}
            <td class="name">
              {marks}
              {name}
            </td>
            {games.map((points, i) => (
              <td key={i}>{points[row]}</td>
            ))}
            {isCounted ? (
              <td>
                <b>{total}</b>
              </td>
            ) : null}
            {isNoted ? <td>{note}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
