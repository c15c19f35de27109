/** The colours that a seat plays, each with its mark; nothing in games where all play the same. */
import { Mark } from "../stage/twin";
import type { RoomStore } from "../store/room";
import type { Snapshot } from "../wire/snapshot";
import { TONES, type Tone } from "../wire/tones";

export function SeatMarks({ store, seat }: { store: RoomStore; seat: number }) {
  return (
    <span class="seat-marks">
      {tonesOf(store.snapshot.value, seat).map((tone) => (
        <Mark key={tone.name} tone={tone} size={16} />
      ))}
    </span>
  );
}

export function tonesOf(snapshot: Snapshot | null, seat: number): readonly Tone[] {
  if (snapshot?.game === "talo") return TONES.talo.slice(seat, seat + 1);
  if (!snapshot || !("owners" in snapshot.view) || snapshot.view.mode === "cube") return [];
  return snapshot.view.owners.flatMap((owner, colour) => (owner === seat ? TONES.rumis.slice(colour, colour + 1) : []));
}
