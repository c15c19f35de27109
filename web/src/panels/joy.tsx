/** A moment of joy for whoever wins; none where motion is not wanted. */
import { useEffect, useState } from "preact/hooks";
import type { RoomStore } from "../store/room";
import { motion } from "../store/settings";
import { TONES } from "../wire/tones";

const NUM_PIECES = 36;
const LASTS_MS = 3500;

export function Joy({ store }: { store: RoomStore }) {
  const { outcome, room } = store.state.value!;
  const mine = store.you.value.seats;
  const isWon =
    room.phase === "over" && outcome !== null && !outcome.lost && mine.some((seat) => outcome.ranks[seat] === 1);
  const [isSeen, setSeen] = useState(isWon);
  useEffect(() => {
    if (!isWon || isSeen) return;
    const timer = setTimeout(() => setSeen(true), LASTS_MS);
    return () => clearTimeout(timer);
  }, [isWon, isSeen]);
  if (!isWon || isSeen || !motion.value) return null;
  return (
    <div class="joy" aria-hidden="true">
      {Array.from({ length: NUM_PIECES }, (_, i) => (
        <i
          key={i}
          style={{
            "--left": `${(i * 61) % 100}%`,
            "--late": `${(i * 37) % 900}ms`,
            background: TONES.tulum[i % TONES.tulum.length]!.hex,
          }}
        />
      ))}
    </div>
  );
}
