/** The rooms where this browser has been, and the secrets that hold its seats there. */
import { signal } from "@preact/signals";
import { randomText } from "../wire/random";

const KEY = "baumeister/rooms";
const MOST = 30;

export interface Visit {
  id: string;
  game: string;
  secret: string;
  /** What lets others sit down there; rooms of before have none. */
  invite?: string | null;
  at: number;
  isOver: boolean;
}

export const visits = signal<readonly Visit[]>(read());

/** At least 128 random bits; made here and never part of an address. */
export function newSecret(): string {
  return randomText(24);
}

export function secretOf(id: string): string {
  return visits.value.find((visit) => visit.id === id)?.secret ?? newSecret();
}

export function inviteOf(id: string): string | null {
  return visits.value.find((visit) => visit.id === id)?.invite ?? null;
}

export function remember(visit: Visit): void {
  const others = visits.value.filter((other) => other.id !== visit.id);
  visits.value = [visit, ...others].slice(0, MOST);
  localStorage.setItem(KEY, JSON.stringify(visits.value));
}

/** Hold seats in a room that was not visited yet. */
export function keepSecret(id: string, game: string, secret: string, invite: string | null): void {
  if (visits.value.some((visit) => visit.id === id)) return;
  remember({ id, game, secret, invite, at: Date.now(), isOver: false });
}

export function forget(id: string): void {
  visits.value = visits.value.filter((visit) => visit.id !== id);
  localStorage.setItem(KEY, JSON.stringify(visits.value));
}

function read(): readonly Visit[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Visit[];
  } catch {
    return [];
  }
}
