/** The end of a match: who won and why, and what to do next. It lies beside the building, never on it. */
import { ChartLine, Download, FileClock, House, RotateCcw, Trophy } from "lucide";
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { has, language, say } from "../i18n";
import type { RoomStore } from "../store/room";
import { go, linkTo } from "../store/route";
import { isCounted, isOfAll } from "../store/log";
import { seatName } from "../store/names";
import { lookAtAll, roomRecord } from "../wire/api";
import type { View } from "../wire/games";
import type { OutcomeInfo } from "../wire/messages";
import { Icon } from "../stage/icon";
import { CopyLink } from "./copy";
import { Head } from "./dialog";
import { SeatMarks } from "./marks";
import { gamesOf, Sheet } from "../stage/sheet";

interface Props {
  store: RoomStore;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
}

/** In the bar: brings the result back after it was put away. */
export function EndingToggle({ store, isOpen, setOpen }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (store.state.value!.room.phase !== "over") return null;
  return (
    <button ref={button} type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
      <Icon of={Trophy} /> {say("result")}
    </button>
  );
}

export function Ending({ store, isOpen, setOpen }: Props) {
  const { room, outcome, view } = store.state.value!;
  const [hasAsked, setAsked] = useState(false);
  useEffect(() => {
    if (hasAsked && room.next_room) go(`/room/${room.next_room}`);
  }, [hasAsked, room.next_room]);
  const isMine = room.phase === "over" && store.you.value.seats.length > 0;
  useEffect(() => {
    if (isMine) keepRecord(room.id);
  }, [isMine, room.id]);
  if (room.phase !== "over" || !isOpen) return null;
  const rematch = () => {
    setAsked(true);
    void store.tell({ type: "rematch" });
  };
  return (
    <Card title={endTitle(store, outcome)} close={() => setOpen(false)}>
      {outcome && <p>{reasonText(outcome.reason)}</p>}
      {outcome && <Standings store={store} outcome={outcome} view={view} />}
      <div class="actions">
        <Rematch store={store} ask={rematch} />
        <a class="button" href={`#/replay/${room.id}/0`}>
          <Icon of={FileClock} /> {say("replay")}
        </a>
        <a class="button" href={`#/replay/${room.id}/0/review`}>
          <Icon of={ChartLine} /> {say("review-open")}
        </a>
        <CopyLink link={() => linkTo(`/replay/${room.id}/0`)} label={say("share-match")} />
        <a class="button" href={`api/rooms/${room.id}/record`} download>
          <Icon of={Download} /> {say("record-download")}
        </a>
        <a class="button" href="#/">
          <Icon of={House} /> {say("to-lobby")}
        </a>
      </div>
    </Card>
  );
}

/** Looked at once, a record can be opened offline. */
function keepRecord(id: string): void {
  if (navigator.serviceWorker?.controller)
    void roomRecord(id)
      .then(lookAtAll)
      .catch(() => undefined);
}

/** Takes the focus when it comes, and leaves everything else within reach; Escape puts it away. */
function Card({ title, close, children }: { title: string; close: () => void; children: ComponentChildren }) {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    element.current!.focus({ preventScroll: true });
    const hear = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !(event.target as HTMLElement).closest("dialog")) close();
    };
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  }, []);
  return (
    <section ref={element} class="ending" role="dialog" aria-label={title} tabIndex={-1}>
      <Head title={title} close={close} />
      {children}
    </section>
  );
}

function Rematch({ store, ask }: { store: RoomStore; ask: () => void }) {
  const next = store.state.value!.room.next_room;
  if (next)
    return (
      <a class="button primary" href={`#/room/${next}`}>
        <Icon of={RotateCcw} /> {say("rematch-join")}
      </a>
    );
  if (store.you.value.seats.length === 0 && !store.you.value.is_host) return null;
  return (
    <button type="button" class="primary" onClick={ask}>
      <Icon of={RotateCcw} /> {say("rematch")}
    </button>
  );
}

/** Who wins or loses together, or alone, has no rank. */
function Standings({ store, outcome, view }: { store: RoomStore; outcome: OutcomeInfo; view: View | null }) {
  const { seats } = store.state.value!.room;
  const order = outcome.ranks.map((rank, seat) => ({ rank, seat })).sort((one, other) => one.rank - other.rank);
  const isRanked = new Set(outcome.ranks).size > 1;
  const rows = order.map(({ rank, seat }) => ({
    ...(isRanked && { rank }),
    marks: <SeatMarks store={store} seat={seat} />,
    name: seatName(seats, seat) + (seat === store.onlySeat.value ? ` (${say("you")})` : ""),
    ...(isCounted(outcome) && { total: outcome.scores[seat]! }),
  }));
  const games = gamesOf(view).map((points) => order.map(({ seat }) => points[seat]!));
  return <Sheet rows={rows} games={games} say={say} />;
}

/** Whoever holds one seat here is spoken to; among several at one device all are called by name. */
function endTitle(store: RoomStore, outcome: OutcomeInfo | null): string {
  const { seats, closed } = store.state.value!.room;
  if (closed === "rules-changed") return say("room-rules-changed");
  if (!outcome) return say("room-closed");
  if (outcome.lost) return say("end-lost");
  if (seats.length === 1) return say("end-made");
  if (isOfAll(outcome)) return say("end-together");
  const winners = outcome.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const me = store.onlySeat.value;
  const others = winners.filter((seat) => seat !== me).map((seat) => seatName(seats, seat));
  const args = { names: new Intl.ListFormat(language()).format(others), count: others.length };
  if (others.length === winners.length) return say("end-won", args);
  return others.length ? say("end-won-with-you", args) : say("end-won-you");
}

function reasonText(reason: string): string {
  return has(`reason-${reason}`) ? say("end-reason", { reason: say(`reason-${reason}`) }) : "";
}
