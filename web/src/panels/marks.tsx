/** The colours that a seat plays, each with its mark; nothing in games where all play the same. */
import { BLUE, GREEN, RED, YELLOW, type Tone } from "../stage/palette";
import { Mark } from "../stage/twin";
import type { RoomStore } from "../store/room";

const SEAT_TONES: readonly Tone[] = [RED, BLUE, GREEN, YELLOW];

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
  if (snapshot?.game === "talo") return SEAT_TONES.slice(seat, seat + 1);
  if (!snapshot || !("owners" in snapshot.view) || snapshot.view.mode === "cube") return [];
  return snapshot.view.owners.flatMap((owner, colour) => (owner === seat ? SEAT_TONES.slice(colour, colour + 1) : []));
}
