/** Calls whoever has gone to another page back to the table when it is their turn. */
import { effect } from "@preact/signals";
import { say } from "../i18n";
import type { RoomStore } from "../store/room";
import { bell } from "../store/settings";

/** Asked only after a few moves with people elsewhere: then it makes sense. */
const MOVES_BEFORE = 3;

/** Tell the device whenever it has become my turn while nobody looks; gives back what ends it. */
export function callBack(store: RoomStore): () => void {
  return effect(() => {
    if (store.mySeat.value === null || !document.hidden || bell.peek() !== true || !isAllowed()) return;
    const words = { body: say(`game-${store.state.peek()!.room.game}`), tag: store.id };
    void ring(say("turn-mine"), words).catch(() => undefined);
  });
}

/** Phones leave it to the service worker to ring, and refuse a page that does it by itself. */
async function ring(title: string, words: NotificationOptions): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) return worker.showNotification(title, words);
  const call = new Notification(title, words);
  call.onclick = () => {
    window.focus();
    call.close();
  };
}

export function BellNotice({ store }: { store: RoomStore }) {
  if (bell.value !== null || !canAsk(store)) return null;
  const ask = async () => {
    bell.value = (await Notification.requestPermission()) === "granted";
  };
  return (
    <p role="status" class="notice quiet">
      {say("bell-ask")}
      <button type="button" onClick={() => void ask()}>
        {say("yes")}
      </button>
      <button type="button" class="plain" onClick={() => (bell.value = false)}>
        {say("no")}
      </button>
    </p>
  );
}

function canAsk(store: RoomStore): boolean {
  const { room } = store.state.value!;
  const mine = store.mySeats.value;
  const hasOthers = room.seats.some(({ level }, seat) => level === null && !mine.includes(seat));
  const moved = store.log.value.filter(({ kind, seat }) => kind === "MovePlayed" && mine.includes(seat ?? -1)).length;
  const isOpen = "Notification" in window && Notification.permission === "default";
  return isOpen && room.phase === "playing" && hasOthers && moved >= MOVES_BEFORE && store.mySeat.value === null;
}

const isAllowed = (): boolean => "Notification" in window && Notification.permission === "granted";
