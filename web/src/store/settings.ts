/** What this browser remembers about its user: language, light, motion, sound, name. */
import { computed, effect, signal, type Signal } from "@preact/signals";
import { browserLanguage, isLanguage, speak, type Language } from "../i18n";
import type { Pace } from "./playback";
import { hasGraphicsCard } from "./webgl";

export type Theme = "auto" | "light" | "dark";

const KEY = "baumeister/settings";

interface Saved {
  language?: string;
  theme?: Theme;
  motion?: boolean;
  sound?: boolean;
  volume?: number;
  bell?: boolean;
  pace?: Pace;
  flat?: boolean;
  reflections?: boolean;
  guide?: boolean;
  coach?: boolean;
  name?: string;
}

const saved = read();
const wantsDark = watchMedia("(prefers-color-scheme: dark)");
const wantsCalm = watchMedia("(prefers-reduced-motion: reduce)");

export const languageChosen = signal<Language>(
  saved.language && isLanguage(saved.language) ? saved.language : browserLanguage(),
);
export const theme = signal<Theme>(saved.theme ?? "auto");
export const motionChosen = signal<boolean | null>(saved.motion ?? null);
export const sound = signal(saved.sound ?? false);
/** From 0 to 1. */
export const volume = signal(saved.volume ?? 0.5);
/** Whether the device tells that it is my turn; null: nobody has been asked yet. */
export const bell = signal<boolean | null>(saved.bell ?? null);
/** How quickly bots' steps follow each other on the screen. */
export const pace = signal<Pace>(saved.pace ?? "calm");
/** Show the table as the flat twin, not in 3D. */
export const flat = signal(saved.flat ?? false);
/** Light thrown back by the room: preparing it takes seconds without a graphics card. */
export const reflectionsChosen = signal<boolean | null>(saved.reflections ?? null);
export const guide = signal(saved.guide ?? true);
/** Whether a coach is welcome where there may be one. */
export const coach = signal(saved.coach ?? true);
export const name = signal(saved.name ?? "");

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
  effect(() => write());
}

function write(): void {
  const settings: Saved = {
    language: languageChosen.value,
    theme: theme.value,
    sound: sound.value,
    volume: volume.value,
    pace: pace.value,
    flat: flat.value,
    guide: guide.value,
    coach: coach.value,
    name: name.value,
  };
  if (motionChosen.value !== null) settings.motion = motionChosen.value;
  if (bell.value !== null) settings.bell = bell.value;
  if (reflectionsChosen.value !== null) settings.reflections = reflectionsChosen.value;
  localStorage.setItem(KEY, JSON.stringify(settings));
}

function read(): Saved {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Saved;
  } catch {
    return {};
  }
}

function watchMedia(query: string): Signal<boolean> {
  const media = matchMedia(query);
  const matches = signal(media.matches);
  media.addEventListener("change", () => (matches.value = media.matches));
  return matches;
}
