/** A soft wooden knock for every move, if sound is on. */
import { effect, type ReadonlySignal } from "@preact/signals";
import type { Snapshot } from "../wire/snapshot";
import { sound } from "../store/settings";

let speaker: AudioContext | null = null;

/** Knock whenever something happened; gives back what ends it. */
export function hearEvents(snapshot: ReadonlySignal<Snapshot | null>): () => void {
  return effect(() => {
    if (snapshot.value?.lastEvents.length && sound.peek()) knock(snapshot.value.outcome ? 440 : 220);
  });
}

function knock(hertz: number): void {
  speaker ??= new AudioContext();
  const tone = new OscillatorNode(speaker, { type: "triangle", frequency: hertz });
  const gain = new GainNode(speaker, { gain: 0.25 });
  gain.gain.exponentialRampToValueAtTime(0.001, speaker.currentTime + 0.18);
  tone.connect(gain).connect(speaker.destination);
  tone.start();
  tone.stop(speaker.currentTime + 0.2);
}
