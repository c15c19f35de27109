/** One room's socket: comes back by itself, and asks again what was not answered. */
import { signal } from "@preact/signals";
import type { ClientMessage, Failure, ServerMessage } from "../wire/messages";
import { Refused } from "../wire/api";
import { randomText } from "../wire/random";

type WithoutId<M> = M extends unknown ? Omit<M, "id"> : never;
export type Request = WithoutId<Exclude<ClientMessage, { type: "hello" }>>;
export type Reply = Extract<ServerMessage, { id: string }>;
export type News = Exclude<ServerMessage, { id: string }> | Failure;

interface Waiting {
  text: string;
  resolve(reply: Reply): void;
  reject(error: Error): void;
}

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 8000;
/** The server has said why it does not want to talk; asking again would not help. */
const REFUSED_CODES = [4001, 4003];

const newId = (): string => randomText(16);

/** Between half and one and a half of it: those whom a server lost at the same moment do not all come at once. */
const withJitter = (ms: number): number => ms * (0.5 + Math.random());

export class RoomSocket {
  readonly isOpen = signal(false);
  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private waitMs = FIRST_WAIT_MS;
  private timer = 0;
  private isClosed = false;

  constructor(
    private readonly address: string,
    private readonly hello: () => { secret: string | null; since: number },
    private readonly hear: (news: News) => void,
  ) {
    this.open();
  }

  /** Send a message; its answer, or Refused. Sent again after a break, which the server notices by its id. */
  ask(request: Request): Promise<Reply> {
    const id = newId();
    const text = JSON.stringify({ ...request, id });
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { text, resolve, reject });
      if (this.isOpen.peek()) this.socket?.send(text);
    });
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    this.socket?.close();
    for (const { reject } of this.waiting.values()) reject(new Error("closed"));
    this.waiting.clear();
  }

  private open(): void {
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", id: newId(), ...this.hello() }));
    socket.onmessage = (event: MessageEvent<string>) => this.receive(JSON.parse(event.data) as ServerMessage);
    socket.onclose = (event) => this.lost(event.code);
  }

  private receive(message: ServerMessage): void {
    if (message.type === "state" && !this.isOpen.peek()) this.opened();
    const waiting = "id" in message && message.id !== null ? this.waiting.get(message.id) : undefined;
    if (!("id" in message) || !waiting) {
      if (!("id" in message) || message.type === "error") this.hear(message);
      return;
    }
    this.waiting.delete(message.id!);
    if (message.type === "error") waiting.reject(new Refused(message));
    else waiting.resolve(message);
  }

  private opened(): void {
    this.isOpen.value = true;
    this.waitMs = FIRST_WAIT_MS;
    for (const { text } of this.waiting.values()) this.socket?.send(text);
  }

  private lost(code: number): void {
    this.isOpen.value = false;
    if (this.isClosed || REFUSED_CODES.includes(code)) return;
    this.timer = window.setTimeout(() => this.open(), withJitter(this.waitMs));
    this.waitMs = Math.min(this.waitMs * 2, LONGEST_WAIT_MS);
  }
}

export function socketAddress(roomId: string): string {
  const address = new URL(`api/rooms/${encodeURIComponent(roomId)}/socket`, location.href);
  address.hash = "";
  address.protocol = address.protocol.replace("http", "ws");
  return address.href;
}
