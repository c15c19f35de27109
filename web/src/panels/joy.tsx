/** A moment of joy for whoever wins; none where motion is not wanted. */
import { useEffect, useState } from "preact/hooks";
import { BLUE, GREEN, ORANGE, RED, VIOLET, YELLOW } from "../stage/palette";
import type { RoomStore } from "../store/room";
import { motion } from "../store/settings";

const NUM_PIECES = 36;
const LASTS_MS = 3500;
const TONES = [RED, YELLOW, GREEN, BLUE, ORANGE, VIOLET];

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
            background: TONES[i % TONES.length]!.hex,
          }}
        />
      ))}
    </div>
  );
}
