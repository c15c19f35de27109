/** The HTTP side of the server. */
import type {
  Failure,
  GameInfo,
  LookedAt,
  PuzzleInfo,
  PuzzleSheet,
  Reviewed,
  ReviewedInfo,
  RoomAnswer,
  RoomRequest,
} from "./messages";

/** The server said no, and why. */
export class Refused extends Error {
  constructor(readonly failure: Failure) {
    super(failure.code);
  }
}

export const listGames = (language: string): Promise<GameInfo[]> => fetchJson(`api/games?lang=${language}`);
export const listRooms = (): Promise<RoomAnswer[]> => fetchJson("api/rooms");
export const createRoom = (room: RoomRequest): Promise<RoomAnswer> => post("api/rooms", JSON.stringify(room));

export const listPuzzles = (): Promise<PuzzleInfo[]> => fetchJson("api/puzzles");
export const puzzleSheets = (game: string): Promise<PuzzleSheet[]> => fetchJson(`api/puzzles/${game}`);

export async function roomRecord(id: string): Promise<string> {
  return JSON.stringify(await fetchJson(`api/rooms/${encodeURIComponent(id)}/record`));
}

/** Delete a room for everyone; the secret must hold a seat there. */
export async function deleteRoom(id: string, secret: string): Promise<void> {
  const headers = { Authorization: `Bearer ${secret}` };
  const response = await fetch(`api/rooms/${encodeURIComponent(id)}`, { method: "DELETE", headers });
  if (!response.ok) throw new Refused((await response.json()) as Failure);
}

/** A record, checked and replayed by the server, and the table after `event` of its events. */
export function lookAt(record: string, event: number | null): Promise<LookedAt> {
  return post(`api/records${event === null ? "" : `?event=${event}`}`, record, "text/plain");
}

/** The same with the table after every event, unless there are too many of them. */
export function lookAtAll(record: string): Promise<LookedAt> {
  return post("api/records?views=true", record, "text/plain");
}

/** The next part of a review of a record; the server remembers nothing, so it is told what is known. */
export function reviewRecord(record: string, known: readonly ReviewedInfo[]): Promise<Reviewed> {
  const events = known.map((event) => ({ ...event, best: [] }));
  return post("api/records/review", JSON.stringify({ record, events }));
}

/** A position of a record as SVG. */
export async function drawRecord(record: string, event: number, language: string): Promise<Blob> {
  const path = `api/records/picture.svg?event=${event}&lang=${language}`;
  const response = await fetch(path, { method: "POST", body: record, headers: { "Content-Type": "text/plain" } });
  if (response.headers.has("X-Offline")) throw new Error("offline");
  if (!response.ok) throw new Refused((await response.json()) as Failure);
  return response.blob();
}

function post<T>(path: string, body: string, type = "application/json"): Promise<T> {
  return fetchJson(path, { method: "POST", body, headers: { "Content-Type": type } });
}

async function fetchJson<T>(path: string, init?: RequestInit): Promise<T> {
  const response = await fetch(path, init);
  if (response.headers.has("X-Offline")) throw new Error("offline");
  const answer: unknown = await response.json();
  if (!response.ok) throw new Refused(answer as Failure);
  return answer as T;
}
