/** What is heard at the table, if sound is on: laying, rolling, falling, one's turn, and the end. */
import { effect, type ReadonlySignal } from "@preact/signals";
import { sound, volume } from "../store/settings";
import type { Snapshot } from "../wire/snapshot";

export type Noise = "lay" | "roll" | "fall" | "turn" | "win" | "end";

interface Note {
  hertz: number;
  /** After how long, and for how long. */
  at_s: number;
  for_s: number;
  wave: OscillatorType;
}

const note = (hertz: number, at_s = 0, for_s = 0.2, wave: OscillatorType = "triangle"): Note => ({
  hertz,
  at_s,
  for_s,
  wave,
});

const NOISES: Readonly<Record<Noise, readonly Note[]>> = {
  lay: [note(220)],
  roll: [320, 270, 300, 250].map((hertz, i) => note(hertz, i * 0.07, 0.06, "square")),
  fall: [110, 92, 75, 60].map((hertz, i) => note(hertz, i * 0.09, 0.3, "sawtooth")),
  turn: [note(660, 0.25, 0.3, "sine"), note(880, 0.37, 0.4, "sine")],
  win: [523, 659, 784, 1047].map((hertz, i) => note(hertz, i * 0.13, 0.5)),
  end: [note(392, 0, 0.4), note(330, 0.18, 0.5)],
};

let speaker: AudioContext | null = null;

/** Make the noises of what happens; gives back what ends it. */
export function hearEvents(snapshot: ReadonlySignal<Snapshot | null>): () => void {
  let wasMine = true;
  return effect(() => {
    const now = snapshot.value;
    const isMine = (now?.legal.length ?? 0) > 0;
    if (now?.lastEvents.length && sound.peek()) for (const noise of noisesOf(now, isMine && !wasMine)) play(noise);
    wasMine = isMine;
  });
}

export function noisesOf({ lastEvents, outcome, view, mySeats }: Snapshot, isTurn: boolean): Noise[] {
  if (outcome) return [mySeats.some((seat) => outcome.ranks[seat] === 1) ? "win" : "end"];
  const isRoll = lastEvents.some(({ move }) => move.kind === "Roll");
  const isFall = "fallen" in view && view.fallen.length > 0;
  return [isFall ? "fall" : isRoll ? "roll" : "lay", ...(isTurn ? (["turn"] as const) : [])];
}

function play(noise: Noise): void {
  if (!navigator.userActivation.hasBeenActive) return; // nobody has touched the page yet: browsers keep it silent
  speaker ??= new AudioContext();
  if (speaker.state === "suspended") void speaker.resume();
  for (const { hertz, at_s, for_s, wave } of NOISES[noise]) {
    const from = speaker.currentTime + at_s;
    const tone = new OscillatorNode(speaker, { type: wave, frequency: hertz });
    const gain = new GainNode(speaker, { gain: 0 });
    gain.gain.setValueAtTime(0.5 * volume.peek(), from);
    gain.gain.exponentialRampToValueAtTime(0.0005, from + for_s);
    tone.connect(gain).connect(speaker.destination);
    tone.start(from);
    tone.stop(from + for_s);
  }
}
