/** The end of a match: who won and why, and what to do next. */
import { Download, FileClock, House, RotateCcw } from "lucide";
import { useEffect, useState } from "preact/hooks";
import { has, say } from "../i18n";
import type { RoomStore } from "../store/room";
import { go } from "../store/route";
import { seatName } from "../store/sentences";
import type { OutcomeInfo, RoomInfo } from "../wire/messages";
import { Dialog } from "./dialog";
import { Icon } from "../stage/icon";

export function Ending({ store }: { store: RoomStore }) {
  const { room, outcome } = store.state.value!;
  const [isOpen, setOpen] = useState(true);
  const [hasAsked, setAsked] = useState(false);
  useEffect(() => {
    if (hasAsked && room.next_room) go(`/room/${room.next_room}`);
  }, [hasAsked, room.next_room]);
  if (room.phase !== "over" || !isOpen) return null;
  const maySit = store.you.value.seats.length > 0 || store.you.value.is_host;
  return (
    <Dialog title={endTitle(room, outcome)} close={() => setOpen(false)}>
      <div class="stack">
        {outcome && <p>{reasonText(outcome.reason)}</p>}
        {outcome && <Standings room={room} outcome={outcome} />}
        <div class="actions">
          {room.next_room ? (
            <a class="button primary" href={`#/room/${room.next_room}`}>
              <Icon of={RotateCcw} /> {say("rematch-join")}
            </a>
          ) : (
            maySit && (
              <button
                type="button"
                class="primary"
                onClick={() => {
                  setAsked(true);
                  void store.tell({ type: "rematch" });
                }}
              >
                <Icon of={RotateCcw} /> {say("rematch")}
              </button>
            )
          )}
          <a class="button" href={`#/replay/${room.id}/0`}>
            <Icon of={FileClock} /> {say("replay")}
          </a>
          <a class="button" href={`api/rooms/${room.id}/record`} download>
            <Icon of={Download} /> {say("record-download")}
          </a>
          <a class="button" href="#/">
            <Icon of={House} /> {say("to-lobby")}
          </a>
        </div>
      </div>
    </Dialog>
  );
}

export function Standings({ room, outcome }: { room: Pick<RoomInfo, "seats">; outcome: OutcomeInfo }) {
  const order = outcome.ranks.map((rank, seat) => ({ rank, seat })).sort((one, other) => one.rank - other.rank);
  return (
    <table class="standings">
      <thead>
        <tr>
          <th scope="col">{say("standings-rank")}</th>
          <th scope="col">{say("standings-player")}</th>
          <th scope="col">{say("standings-score")}</th>
        </tr>
      </thead>
      <tbody>
        {order.map(({ rank, seat }) => (
          <tr key={seat}>
            <td>{rank}</td>
            <td>{seatName(room.seats, seat)}</td>
            <td>{outcome.scores[seat]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function endTitle(room: RoomInfo, outcome: OutcomeInfo | null): string {
  if (!outcome) return say("room-closed");
  if (outcome.lost) return say("end-lost");
  const winners = outcome.ranks.flatMap((rank, seat) => (rank === 1 ? [seatName(room.seats, seat)] : []));
  if (winners.length === room.seats.length) return say(winners.length === 1 ? "end-made" : "end-together");
  return say("end-won", { names: winners.join(", "), count: winners.length });
}

function reasonText(reason: string): string {
  return has(`reason-${reason}`) ? say("end-reason", { reason: say(`reason-${reason}`) }) : "";
}
