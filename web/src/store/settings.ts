/** What this browser remembers about its user: language, light, motion, sound, name. */
import { computed, effect, signal, type Signal } from "@preact/signals";
import { browserLanguage, isLanguage, speak, type Language } from "../i18n";
import { memory } from "./memory";
import type { Pace } from "./playback";
import { hasGraphicsCard } from "./webgl";

export type Theme = "auto" | "light" | "dark";

interface Saved {
  language: Language;
  theme: Theme;
  motion: boolean | null;
  sound: boolean;
  volume: number;
  bell: boolean | null;
  pace: Pace;
  flat: boolean;
  reflections: boolean | null;
  guide: boolean;
  coach: boolean;
  name: string;
}

const kept = memory("settings", (saved) => (saved ?? {}) as Partial<Saved>);
const followers: (() => void)[] = [];

const wantsDark = watchMedia("(prefers-color-scheme: dark)");
const wantsCalm = watchMedia("(prefers-reduced-motion: reduce)");

export const languageChosen = setting("language", browserLanguage(), isLanguage);
export const theme = setting("theme", "auto");
/** null: as the device wants it. */
export const motionChosen = setting("motion", null);
export const sound = setting("sound", false);
/** From 0 to 1. */
export const volume = setting("volume", 0.5);
/** Whether the device tells that it is my turn; null: nobody has been asked yet. */
export const bell = setting("bell", null);
/** How quickly bots' steps follow each other on the screen. */
export const pace = setting("pace", "calm");
/** Show the table as the flat twin, not in 3D. */
export const flat = setting("flat", false);
/** Light thrown back by the room: preparing it takes seconds without a graphics card. */
export const reflectionsChosen = setting("reflections", null);
export const guide = setting("guide", true);
/** Whether a coach is welcome where there may be one. */
export const coach = setting("coach", true);
export const name = setting("name", "");

export const dark = computed(() => (theme.value === "auto" ? wantsDark.value : theme.value === "dark"));
export const motion = computed(() => motionChosen.value ?? !wantsCalm.value);
export const reflections = computed(() => reflectionsChosen.value ?? hasGraphicsCard);

/** Keep the page and the browser's memory in step with the settings. */
export function followSettings(): void {
  effect(() => {
    document.documentElement.dataset.theme = dark.value ? "dark" : "light";
    document.documentElement.dataset.motion = motion.value ? "on" : "off";
  });
  effect(() => void speak(languageChosen.value));
  for (const follow of followers) follow();
}

/** One of them: what is chosen here is remembered, and what another tab remembers is chosen here, too. */
function setting<K extends keyof Saved>(
  key: K,
  usual: Saved[K],
  suits: (value: string) => boolean = () => true,
): Signal<Saved[K]> {
  const remembered = computed(() => {
    const value = kept.now.value[key];
    return value !== undefined && suits(String(value)) ? (value as Saved[K]) : usual;
  });
  const chosen = signal(remembered.peek());
  followers.push(() => {
    effect(() => {
      chosen.value = remembered.value;
    });
    effect(() => {
      const value = chosen.value;
      if (value !== remembered.peek()) kept.change((before) => ({ ...before, [key]: value }));
    });
  });
  return chosen;
}

function watchMedia(query: string): Signal<boolean> {
  const media = matchMedia(query);
  const matches = signal(media.matches);
  media.addEventListener("change", () => (matches.value = media.matches));
  return matches;
}
