/** Before the match: the link and its QR code, free seats, and the start once all are taken. */
import { useEffect } from "preact/hooks";
import { renderSVG } from "uqr";
import { say } from "../i18n";
import type { RoomStore } from "../store/room";
import { linkTo, roomPath } from "../store/route";
import { seatName, tellName } from "../store/names";
import { name as myName } from "../store/settings";
import { gameNamed } from "../store/games";
import { accepted } from "../store/options";
import { choiceLabel, clockLabel, optionLabel } from "../store/sentences";
import type { OptionInfo, RoomInfo } from "../wire/messages";
import { CopyLink } from "./copy";
import { Loading, Page } from "./page";

export function Waiting({ store }: { store: RoomStore }) {
  const { room } = store.state.value!;
  const isHost = store.you.value.is_host;
  const isFull = room.seats.every((seat) => !seat.is_free);
  const isForAll = room.seats.every((seat) => seat.plan !== "link");
  const isMineAlone = isHost && room.seats.every((seat) => seat.plan === "here" || seat.plan === "bot");
  useEffect(() => {
    if (isMineAlone && isFull) void store.tell({ type: "start" });
  }, [isMineAlone, isFull]);
  if (room.closed) return <Page title={say("room-closed")}>{null}</Page>;
  if (isMineAlone) return <Loading />;
  return (
    <Page title={say("waiting-title", { game: say(`game-${room.game}`) })}>
      <div class="waiting" data-host={isHost}>
        <section class="panel stack">
          <h2>{say("setup-seats")}</h2>
          <ol class="seats">
            {room.seats.map((_, seat) => (
              <WaitingSeat key={seat} store={store} seat={seat} />
            ))}
          </ol>
          {store.notice.value && <p role="alert">{store.notice.value}</p>}
          {isHost ? (
            <button type="button" class="primary" disabled={!isFull} onClick={() => void store.tell({ type: "start" })}>
              {say(isFull ? "waiting-start" : "waiting-for-seats")}
            </button>
          ) : (
            <p role="status">{say("waiting-for-host")}</p>
          )}
          <Agreed room={room} />
          {room.coach === "people" && <p class="small">{say("coach-people")}</p>}
        </section>
        {(store.invite || isForAll) && <Invitation path={roomPath(room.id, store.invite)} />}
      </div>
    </Page>
  );
}

/** What is going to be played: options and clock, as the host has chosen them; how many play is seen by the seats. */
function Agreed({ room }: { room: RoomInfo }) {
  const options = gameNamed(room.game)?.options ?? [];
  const open = options.filter((option) => option.name !== "seats" && accepted(option, room.variant).length > 1);
  return (
    <dl class="agreed" aria-label={say("setup-options")}>
      {open.map((option) => (
        <div key={option.name}>
          <dt>{optionLabel(option)}</dt>
          <dd>{valueLabel(option, room.variant[option.name])}</dd>
        </div>
      ))}
      <div>
        <dt>{say("setup-clock")}</dt>
        <dd>{clockLabel(room.clock, room.clock_s)}</dd>
      </div>
      {room.coach === "people" && (
        <div>
          <dt>{say("hints-title")}</dt>
          <dd>{say(room.hints ? "yes" : "no")}</dd>
        </div>
      )}
    </dl>
  );
}

function valueLabel(option: OptionInfo, value: unknown): string {
  if (typeof value === "boolean") return say(value ? "yes" : "no");
  return typeof value === "object" && value !== null ? say("setup-own-chosen") : choiceLabel(option, value);
}

function WaitingSeat({ store, seat }: { store: RoomStore; seat: number }) {
  const info = store.state.value!.room.seats[seat]!;
  const isMine = store.you.value.seats.includes(seat);
  if (info.is_free) return <FreeSeat store={store} seat={seat} />;
  return (
    <li>
      <span>{seatName(store.state.value!.room.seats, seat)}</span>
      {isMine && <em>{say("waiting-you")}</em>}
      {isMine && info.plan !== "here" && (
        <button type="button" onClick={() => void store.tell({ type: "leave-seat", seat })}>
          {say("waiting-leave")}
        </button>
      )}
      {info.plan === "bot" && store.you.value.is_host && (
        <button type="button" onClick={() => void store.tell({ type: "leave-seat", seat })}>
          {say("waiting-free")}
        </button>
      )}
    </li>
  );
}

function FreeSeat({ store, seat }: { store: RoomStore; seat: number }) {
  const sit = async () => {
    const name = await tellName();
    if (name) await store.tell({ type: "take-seat", seat, name, invite: store.invite });
  };
  const { is_host: isHost, seats } = store.you.value;
  if (store.state.value!.room.seats[seat]!.plan === "link" && !store.invite && !isHost) {
    return <li>{say("seat-reserved")}</li>;
  }
  return (
    <li>
      {seats.length > 0 ? (
        <span>{say("waiting-open")}</span>
      ) : (
        <>
          <input
            type="text"
            maxLength={40}
            aria-label={say("your-name")}
            placeholder={say("your-name")}
            value={myName.value}
            onInput={(event) => (myName.value = event.currentTarget.value)}
          />
          <button type="button" class="primary" onClick={() => void sit()}>
            {say("waiting-sit")}
          </button>
        </>
      )}
      {isHost && (
        <button type="button" onClick={() => void store.tell({ type: "lend-seat", seat })}>
          {say("waiting-bot")}
        </button>
      )}
    </li>
  );
}

function Invitation({ path }: { path: string }) {
  const link = linkTo(path);
  return (
    <section class="panel stack invitation">
      <h2>{say("invite-title")}</h2>
      <p>{say("invite-how")}</p>
      {isLocal(location.hostname) && <p class="small">{say("invite-local")}</p>}
      <div class="qr" role="img" aria-label={say("invite-qr")} dangerouslySetInnerHTML={{ __html: renderSVG(link) }} />
      <CopyLink link={() => link} label={say("invite-copy")} isShown />
    </section>
  );
}

/** An address that means this very computer wherever it is opened. */
function isLocal(host: string): boolean {
  return host === "localhost" || host === "[::1]" || host.startsWith("127.");
}
