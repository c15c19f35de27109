/** Beside the table: the players with their clocks, the log in words, the chat. */
import { Bot, Download, Flag, SendHorizontal, UserRound, WifiOff } from "lucide";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { has, say } from "../i18n";
import type { RoomStore } from "../store/room";
import { plain } from "../store/plain";
import { linkTo } from "../store/route";
import { seatName } from "../store/names";
import { logLines } from "../store/log";
import { ClockFace } from "./clock";
import { CopyLink } from "./copy";
import { Dialog } from "./dialog";
import { Icon } from "../stage/icon";
import { SeatMarks } from "./marks";
import { TakeBackNotice } from "./takeback";

export function Side({ store, isOpen }: { store: RoomStore; isOpen: boolean }) {
  return (
    <aside class="side" aria-label={say("side")}>
      {isOpen && <TakeBackNotice store={store} />}
      <Players store={store} />
      <Log store={store} isOpen={isOpen} />
      <Chat store={store} />
      <Actions store={store} />
    </aside>
  );
}

function Players({ store }: { store: RoomStore }) {
  const { room } = store.state.value!;
  const spectators = store.presence.value?.spectators ?? 0;
  return (
    <section>
      <h2>{say("players")}</h2>
      <ol class="players">
        {room.seats.map((_, seat) => (
          <Player key={seat} store={store} seat={seat} />
        ))}
      </ol>
      {spectators > 0 && <p class="small">{say("spectators", { count: spectators })}</p>}
    </section>
  );
}

function Player({ store, seat }: { store: RoomStore; seat: number }) {
  const { room, turn } = store.state.value!;
  const info = room.seats[seat]!;
  const isBot = info.level !== null;
  const isAway = !isBot && store.presence.value?.connected[seat] === false;
  return (
    <li aria-current={turn?.kind !== "ended" && turn?.seat === seat ? "true" : undefined}>
      <Icon of={isBot ? Bot : isAway ? WifiOff : UserRound} size={16} />
      <SeatMarks store={store} seat={seat} />
      <span class="player-name">
        {seatName(room.seats, seat)}
        {seat === store.onlySeat.value && ` (${say("you")})`}
        {isBot && !info.gave_up && ` · ${levelText(info.level!)}`}
        {isAway && ` · ${say("player-away")}`}
        {info.gave_up && ` · ${say(`reason-${info.gave_up}`)}`}
      </span>
      <ClockFace store={store} seat={seat} />
      <SeatActions store={store} seat={seat} isBot={isBot} isAway={isAway} />
    </li>
  );
}

function SeatActions(props: { store: RoomStore; seat: number; isBot: boolean; isAway: boolean }) {
  const { store, seat, isBot, isAway } = props;
  const info = store.state.value!.room.seats[seat]!;
  if (store.state.value!.room.phase !== "playing" || info.gave_up) return null;
  const isMine = store.you.value.seats.includes(seat);
  if (isMine && isBot)
    return (
      <button type="button" onClick={() => void store.tell({ type: "reclaim-seat", seat })}>
        {say("seat-reclaim")}
      </button>
    );
  if (isBot || (!isMine && !isAway)) return null;
  return (
    <button
      type="button"
      class="plain"
      aria-label={say("seat-lend")}
      title={say("seat-lend")}
      onClick={() => void store.tell({ type: "lend-seat", seat })}
    >
      <Icon of={Bot} size={16} />
    </button>
  );
}

function Log({ store, isOpen }: { store: RoomStore; isOpen: boolean }) {
  const list = useRef<HTMLDivElement>(null);
  const { room, outcome } = store.state.value!;
  const events = store.log.value;
  useLayoutEffect(() => list.current?.scrollTo(0, list.current.scrollHeight), [events.length, isOpen]);
  return (
    <section class="log">
      <h2>{say("log")}</h2>
      <div class="log-room">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls a list by focusing it */}
        <div ref={list} role="log" tabIndex={0} aria-label={say("log")}>
          <ol>
            {logLines(room, events, outcome).map(({ key, seat, text, isDrawn }) => (
              <li key={key} class={isDrawn ? "drawn" : ""}>
                {seat !== null && <b>{seatName(room.seats, seat)}</b>} {text}
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

function Chat({ store }: { store: RoomStore }) {
  const [text, setText] = useState("");
  const { room } = store.state.value!;
  const said = store.chat.value;
  const maySpeak = store.you.value.seats.length > 0 || store.you.value.is_host;
  async function send(): Promise<void> {
    const said = plain(text);
    if (said && (await store.tell({ type: "chat", text: said }))) setText("");
  }
  return (
    <section class="chat">
      <h2>{say("chat")}</h2>
      {said.length > 0 && (
        <ol aria-live="polite">
          {said.map((event) => (
            <li key={event.version}>
              <b>{seatName(room.seats, event.seat)}</b> {event.text}
            </li>
          ))}
        </ol>
      )}
      {maySpeak && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <input
            type="text"
            maxLength={300}
            aria-label={say("chat-write")}
            placeholder={say("chat-write")}
            value={text}
            onInput={(event) => setText(event.currentTarget.value)}
          />
          <button type="submit" aria-label={say("chat-send")} title={say("chat-send")}>
            <Icon of={SendHorizontal} size={16} />
          </button>
        </form>
      )}
    </section>
  );
}

function Actions({ store }: { store: RoomStore }) {
  const { room } = store.state.value!;
  const seat = store.mySeat.value ?? store.mySeats.value[0];
  return (
    <section class="actions">
      <a class="button" href={`api/rooms/${room.id}/record`} download>
        <Icon of={Download} size={16} /> {say("record-download")}
      </a>
      <CopyLink link={() => shareLink(store)} label={say("share-position")} />
      {room.phase === "playing" && seat !== undefined && <Resign store={store} seat={seat} />}
    </section>
  );
}

/** Asks before it is told, since nobody can take it back. */
function Resign({ store, seat }: { store: RoomStore; seat: number }) {
  const [asked, setAsked] = useState<number | null>(null);
  const { room } = store.state.value!;
  const close = () => setAsked(null);
  return (
    <>
      <button type="button" onClick={() => setAsked(seat)}>
        <Icon of={Flag} size={16} /> {say("resign")}
      </button>
      {asked !== null && (
        <Dialog title={say("resign-ask", { name: seatName(room.seats, asked) })} close={close}>
          <div class="stack">
            <p>{say("resign-final")}</p>
            <div class="actions">
              <button
                type="button"
                onClick={() => {
                  close();
                  void store.tell({ type: "resign", seat: asked });
                }}
              >
                <Icon of={Flag} size={16} /> {say("resign")}
              </button>
              <button type="button" class="primary" onClick={close}>
                {say("resign-not")}
              </button>
            </div>
          </div>
        </Dialog>
      )}
    </>
  );
}

/** The address of the position as it is now: moves and draws so far, less what was taken back. */
function shareLink(store: RoomStore): string {
  let events = 0;
  for (const event of store.log.peek()) {
    if (event.move || event.draw) events++;
    if (event.kind === "MovesTakenBack") events = event.keep ?? events;
  }
  return linkTo(`/replay/${store.id}/${events}`);
}

/** A level by its name; one that was set up by hand has none. */
function levelText(level: string): string {
  return has(`bot-${level}`) ? say(`bot-${level}`) : level;
}
