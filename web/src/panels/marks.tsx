/** The colours that a seat plays, each with its mark; nothing in games where all play the same. */
import { Mark } from "../stage/twin";
import type { RoomStore } from "../store/room";
import { TONES, type Tone } from "../wire/tones";

export function SeatMarks({ store, seat }: { store: RoomStore; seat: number }) {
  return (
    <span class="seat-marks">
      {tonesOf(store, seat).map((tone) => (
        <Mark key={tone.name} tone={tone} size={16} />
      ))}
    </span>
  );
}

function tonesOf(store: RoomStore, seat: number): readonly Tone[] {
  const snapshot = store.snapshot.value;
  if (snapshot?.game === "talo") return TONES.talo.slice(seat, seat + 1);
  if (!snapshot || !("owners" in snapshot.view) || snapshot.view.mode === "cube") return [];
  return snapshot.view.owners.flatMap((owner, colour) => (owner === seat ? TONES.rumis.slice(colour, colour + 1) : []));
}
