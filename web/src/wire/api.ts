/** The HTTP side of the server. */
import type { Failure, GameInfo, LookedAt, RoomAnswer, RoomRequest } from "./messages";

/** The server said no, and why. */
export class Refused extends Error {
  constructor(readonly failure: Failure) {
    super(failure.code);
  }
}

export const listGames = (language: string): Promise<GameInfo[]> => fetchJson(`api/games?lang=${language}`);
export const listRooms = (): Promise<RoomAnswer[]> => fetchJson("api/rooms");
export const createRoom = (room: RoomRequest): Promise<RoomAnswer> => post("api/rooms", JSON.stringify(room));

export async function roomRecord(id: string): Promise<string> {
  return JSON.stringify(await fetchJson(`api/rooms/${encodeURIComponent(id)}/record`));
}

/** A record, checked and replayed by the server, and the table after `event` of its events. */
export function lookAt(record: string, event: number | null): Promise<LookedAt> {
  return post(`api/records${event === null ? "" : `?event=${event}`}`, record, "text/plain");
}

function post<T>(path: string, body: string, type = "application/json"): Promise<T> {
  return fetchJson(path, { method: "POST", body, headers: { "Content-Type": type } });
}

async function fetchJson<T>(path: string, init?: RequestInit): Promise<T> {
  const response = await fetch(path, init);
  const answer: unknown = await response.json();
  if (!response.ok) throw new Refused(answer as Failure);
  return answer as T;
}
