/** The page of a match: whose turn, the game itself, what can be done now, and the people around it. */
import { Box, Lightbulb, MessageSquareText, Settings as Gear, Square, Undo2 } from "lucide";
import { useEffect, useState } from "preact/hooks";
import { say } from "../i18n";
import type { RoomStore } from "../store/room";
import { seatName } from "../store/names";
import { stepText } from "../store/log";
import { moveText, shownText } from "../store/sentences";
import { flat } from "../store/settings";
import { hasWebGl } from "../store/webgl";
import { HomeButton, SideButton } from "./bar";
import { BarClock } from "./clock";
import { Ending, EndingToggle } from "./ending";
import { ToolButton } from "./fields";
import { BestMoves, WorthBar } from "./worth";
import { Guide } from "./guide";
import { CatchUp, PlaybackBar } from "./playback";
import { linkRules } from "../stage/ruletext";
import { shownRule } from "../store/rule";
import { RuleCard } from "./rulecard";
import { Settings } from "./settings";
import { Side } from "./side";
import { GamePane } from "./pane";
import { TakeBackNotice } from "./takeback";
import { hearEvents } from "./sounds";
import { BellNotice, callBack } from "./bell";
import { Joy } from "./joy";

export function MatchPage({ store }: { store: RoomStore }) {
  const [isSettings, setSettings] = useState(false);
  const [isSide, setSide] = useState(false);
  const [isOpen, setOpen] = useState(true);
  useEffect(() => hearEvents(store.snapshot), [store]);
  useEffect(() => callBack(store), [store]);
  const isOver = store.state.value!.room.phase === "over";
  useEffect(() => {
    if (isOver) setSide(false); // where it has no place of its own, it lies on the building
  }, [isOver]);
  return (
    <div class="table" data-side={isSide ? "open" : "closed"}>
      <header class="bar">
        <HomeButton />
        <Turn store={store} />
        <BarClock store={store} />
        <EndingToggle store={store} isOpen={isOpen} setOpen={setOpen} />
        <WorthBar store={store} coach={store.coach} />
        <Tools store={store} />
        <SideToggle store={store} isOpen={isSide} setOpen={setSide} />
        <ToolButton label={say("settings")} icon={Gear} press={() => setSettings(true)} />
      </header>
      <main>
        <GamePane
          snapshot={store.snapshot}
          pointer={store.pointer}
          choose={(move) => void store.play(move)}
          whyNot={(move) => store.whyNot(move)}
          hint={store.hint}
          hints={store.coach.hints}
          solve={() => store.solve()}
          outlook={(move) => store.outlook(move)}
          point={(cell) => void store.tell({ type: "point", at: [...cell] })}
          aboveTray={
            store.coach.best.value ? (
              <BestMoves store={store} coach={store.coach} />
            ) : (
              <Guide snapshot={store.snapshot} />
            )
          }
        >
          <Notices store={store} />
          <CatchUp store={store} />
        </GamePane>
        <PlaybackBar store={store} />
      </main>
      <Ending store={store} isOpen={isOpen} setOpen={setOpen} />
      <Side store={store} isOpen={isSide} />
      <RuleCard />
      <Joy store={store} />
      {isSettings && <Settings close={() => setSettings(false)} />}
    </div>
  );
}

/** Where the side is hidden, its button says how much was said there meanwhile. */
function SideToggle(props: { store: RoomStore; isOpen: boolean; setOpen: (isOpen: boolean) => void }) {
  const { store, isOpen, setOpen } = props;
  const said = store.chat.value.filter(({ seat }) => !store.you.value.seats.includes(seat ?? -1)).length;
  const [read, setRead] = useState(said);
  useEffect(() => {
    if (isOpen) setRead(said);
  }, [isOpen, said]);
  const unread = isOpen ? 0 : said - read;
  const label = unread ? `${say("side-toggle")} · ${say("chat-unread", { count: unread })}` : say("side-toggle");
  return (
    <SideButton label={label} icon={MessageSquareText} isOpen={isOpen} setOpen={setOpen}>
      {unread > 0 && <span class="badge">{unread}</span>}
    </SideButton>
  );
}

function Turn({ store }: { store: RoomStore }) {
  const { room, turn } = store.state.value!;
  const seat = turn?.seat ?? null;
  const isMine = store.mySeat.value !== null;
  const isOver = room.phase === "over" || turn?.kind === "ended";
  const text = turnText(store, isOver, isMine, seatName(room.seats, seat));
  useEffect(() => {
    document.title = `${isMine ? "● " : ""}${text} · ${say(`game-${room.game}`)}`;
  }, [isMine, text, room.game]);
  return (
    <div class="turn" role="status" data-mine={isMine}>
      <h1>{text}</h1>
      {store.isSending.value && <span class="sending" role="img" aria-label={say("sending")} />}
      <LastStep store={store} />
    </div>
  );
}

/** What was done last, until the next; whoever listens hears it from the table itself. */
function LastStep({ store }: { store: RoomStore }) {
  const { room } = store.state.value!;
  const text = stepText(room, store.log.value);
  return text ? (
    <p class="last-step" aria-hidden="true" title={text}>
      {text}
    </p>
  ) : null;
}

function turnText(store: RoomStore, isOver: boolean, isMine: boolean, name: string): string {
  if (!store.isOnline.value) return say("turn-offline");
  if (isOver) return say("turn-over");
  if (!isMine) return say("turn-other", { name });
  return store.mySeats.value.length > 1 ? say("turn-hot-seat", { name }) : say("turn-mine");
}

function Tools({ store }: { store: RoomStore }) {
  const { phase, hints } = store.state.value!.room;
  const seat = lastMover(store);
  return (
    <>
      {phase === "playing" && store.mySeats.value.length > 0 && (
        <>
          {hints && (
            <ToolButton
              label={say("hint")}
              icon={Lightbulb}
              isOff={store.mySeat.value === null}
              press={() => void store.askHint()}
            />
          )}
          <ToolButton
            label={say("undo")}
            icon={Undo2}
            isOff={seat === null}
            press={() => seat !== null && void store.tell({ type: "ask-take-back", seat, version: store.version })}
          />
        </>
      )}
      {hasWebGl && (
        <ToolButton
          label={say(flat.value ? "view-3d" : "view-2d")}
          icon={flat.value ? Box : Square}
          look="plain view-toggle"
          press={() => (flat.value = !flat.value)}
        />
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
          {linkRules(store.notice.value, (rule) => showRule(store, rule))}
          <button type="button" class="plain" onClick={() => (store.notice.value = null)}>
            {say("ok")}
          </button>
        </p>
      )}
      <HintNotice store={store} />
      <TakeBackNotice store={store} />
      <PointerNotice store={store} />
      <BellNotice store={store} />
    </div>
  );
}

function showRule(store: RoomStore, rule: string): void {
  shownRule.value = { game: store.state.peek()!.room.game, rule };
}

function HintNotice({ store }: { store: RoomStore }) {
  const hint = store.hint.value;
  if (!hint) return null;
  const { room } = store.state.value!;
  return (
    <p role="status" class="notice">
      {say("hint-is", { move: moveText(room, hint.move, hint.notation) })}
      <button type="button" class="primary" onClick={() => void store.play(hint.move)}>
        {say("hint-play")}
      </button>
    </p>
  );
}

function PointerNotice({ store }: { store: RoomStore }) {
  const pointer = store.pointer.value;
  if (!pointer) return null;
  const { room } = store.state.value!;
  const name = seatName(room.seats, pointer.seat);
  const place = shownText(room, pointer.at, (seat) => seatName(room.seats, seat));
  return (
    <p role="status" class="notice quiet pointing">
      {say("points-at", { name, place })}
    </p>
  );
}
