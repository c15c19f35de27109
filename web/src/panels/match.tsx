/** The page of a match: whose turn, the game itself, what can be done now, and the people around it. */
import { Box, House, Lightbulb, MessageSquareText, Settings as Gear, Square, Undo2 } from "lucide";
import { useEffect, useState } from "preact/hooks";
import { say } from "../i18n";
import type { RoomStore } from "../store/room";
import { moveText, seatName } from "../store/sentences";
import { flat } from "../store/settings";
import { hasWebGl } from "../store/webgl";
import { Ending, EndingToggle } from "./ending";
import { Guide } from "./guide";
import { Icon } from "../stage/icon";
import { Settings } from "./settings";
import { Side } from "./side";
import { GamePane } from "./pane";
import { hearEvents } from "./sounds";

export function MatchPage({ store }: { store: RoomStore }) {
  const [isSettings, setSettings] = useState(false);
  const [isSide, setSide] = useState(false);
  const [isOpen, setOpen] = useState(true);
  useEffect(() => hearEvents(store.snapshot), [store]);
  return (
    <div class="table" data-side={isSide ? "open" : "closed"}>
      <header class="bar">
        <a class="button plain" href="#/" aria-label={say("to-lobby")}>
          <Icon of={House} />
        </a>
        <Turn store={store} />
        <EndingToggle store={store} isOpen={isOpen} setOpen={setOpen} />
        <Tools store={store} />
        <button
          type="button"
          class="plain side-toggle"
          aria-label={say("side-toggle")}
          aria-expanded={isSide}
          onClick={() => setSide(!isSide)}
        >
          <Icon of={MessageSquareText} />
        </button>
        <button type="button" class="plain" aria-label={say("settings")} onClick={() => setSettings(true)}>
          <Icon of={Gear} />
        </button>
      </header>
      <main>
        <GamePane
          snapshot={store.snapshot}
          pointer={store.pointer}
          choose={(move) => void store.play(move)}
          whyNot={(move) => store.whyNot(move)}
          solve={() => store.solve()}
          outlook={(move) => store.outlook(move)}
          point={(cell) => void store.tell({ type: "point", at: [...cell] })}
        >
          <Notices store={store} />
        </GamePane>
      </main>
      <Ending store={store} isOpen={isOpen} setOpen={setOpen} />
      <Side store={store} />
      {isSettings && <Settings close={() => setSettings(false)} />}
    </div>
  );
}

function Turn({ store }: { store: RoomStore }) {
  const { room, turn } = store.state.value!;
  const seat = turn?.seat ?? null;
  const isMine = store.mySeat.value !== null;
  return (
    <div class="turn" role="status" data-mine={isMine}>
      <h1>{turnText(store, room.phase === "over" || turn?.kind === "ended", isMine, seatName(room.seats, seat))}</h1>
      {store.isSending.value && <span class="sending" role="img" aria-label={say("sending")} />}
    </div>
  );
}

function turnText(store: RoomStore, isOver: boolean, isMine: boolean, name: string): string {
  if (!store.isOnline.value) return say("turn-offline");
  if (isOver) return say("turn-over");
  if (!isMine) return say("turn-other", { name });
  return store.mySeats.value.length > 1 ? say("turn-hot-seat", { name }) : say("turn-mine");
}

function Tools({ store }: { store: RoomStore }) {
  const isPlaying = store.state.value!.room.phase === "playing";
  const seat = lastMover(store);
  return (
    <>
      {isPlaying && store.mySeats.value.length > 0 && (
        <>
          <button
            type="button"
            class="plain"
            aria-label={say("hint")}
            disabled={store.mySeat.value === null}
            onClick={() => void store.askHint()}
          >
            <Icon of={Lightbulb} />
          </button>
          <button
            type="button"
            class="plain"
            aria-label={say("undo")}
            disabled={seat === null}
            onClick={() => seat !== null && void store.tell({ type: "ask-take-back", seat, version: store.version })}
          >
            <Icon of={Undo2} />
          </button>
        </>
      )}
      {hasWebGl && (
        <button
          type="button"
          class="plain view-toggle"
          aria-label={say(flat.value ? "view-3d" : "view-2d")}
          onClick={() => (flat.value = !flat.value)}
        >
          <Icon of={flat.value ? Box : Square} />
        </button>
      )}
    </>
  );
}

/** The seat of this browser that moved last, whose move could be taken back. */
function lastMover(store: RoomStore): number | null {
  const mine = store.mySeats.value;
  const moved = store.log.value.findLast((event) => event.kind === "MovePlayed" && mine.includes(event.seat ?? -1));
  return moved?.seat ?? null;
}

function Notices({ store }: { store: RoomStore }) {
  return (
    <div class="notices">
      {store.notice.value && (
        <p role="alert" class="notice">
          {store.notice.value}
          <button type="button" class="plain" onClick={() => (store.notice.value = null)}>
            {say("ok")}
          </button>
        </p>
      )}
      <HintNotice store={store} />
      <TakeBackNotice store={store} />
      <PointerNotice store={store} />
      <Guide snapshot={store.snapshot} />
    </div>
  );
}

function HintNotice({ store }: { store: RoomStore }) {
  const hint = store.hint.value;
  if (!hint) return null;
  const game = store.state.value!.room.game;
  return (
    <p role="status" class="notice">
      {say("hint-is", { move: moveText(game, hint.move, hint.notation) })}
      <button type="button" class="primary" onClick={() => void store.play(hint.move)}>
        {say("hint-play")}
      </button>
    </p>
  );
}

function TakeBackNotice({ store }: { store: RoomStore }) {
  const asked = store.state.value!.take_back;
  if (!asked) return null;
  const mine = store.mySeats.value.find((seat) => seat !== asked.seat && !asked.agreed.includes(seat));
  const isOwn = store.mySeats.value.includes(asked.seat);
  const answer = (agrees: boolean) =>
    mine !== undefined && void store.tell({ type: "answer-take-back", seat: mine, version: store.version, agrees });
  return (
    <p role="status" class="notice">
      {say("undo-asked", { name: seatName(store.state.value!.room.seats, asked.seat) })}
      {!isOwn && mine !== undefined && (
        <>
          <button type="button" class="primary" onClick={() => answer(true)}>
            {say("yes")}
          </button>
          <button type="button" onClick={() => answer(false)}>
            {say("no")}
          </button>
        </>
      )}
    </p>
  );
}

function PointerNotice({ store }: { store: RoomStore }) {
  const pointer = store.pointer.value;
  if (!pointer) return null;
  const name = seatName(store.state.value!.room.seats, pointer.seat);
  return (
    <p role="status" class="notice quiet pointing">
      {say("points-at", { name, place: pointer.at.join(", ") })}
    </p>
  );
}
