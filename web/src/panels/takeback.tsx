/** Somebody would like to take a move back; whoever has to agree is asked. */
import { say } from "../i18n";
import { seatName } from "../store/names";
import type { RoomStore } from "../store/room";

export function TakeBackNotice({ store }: { store: RoomStore }) {
  const asked = store.latest.value!.take_back;
  if (!asked) return null;
  const mine = store.mySeats.value.find((seat) => seat !== asked.seat && !asked.agreed.includes(seat));
  const isOwn = store.mySeats.value.includes(asked.seat);
  const answer = (agrees: boolean) =>
    mine !== undefined && void store.tell({ type: "answer-take-back", seat: mine, version: store.version, agrees });
  return (
    <p role="status" class="notice take-back">
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
