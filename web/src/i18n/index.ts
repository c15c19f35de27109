/** The texts of the page: the same Fluent files that the command line speaks with. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals";

export const LANGUAGES = { de: "Deutsch", fr: "Français", en: "English", it: "Italiano" } as const;
export type Language = keyof typeof LANGUAGES;
export type Arguments = Record<string, unknown>;

const FILES: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  de: () => import("./de"),
  fr: () => import("./fr"),
  en: () => import("./en"),
  it: () => import("./it"),
};

const spoken = signal<{ language: Language; bundle: FluentBundle } | null>(null);

export function isLanguage(text: string): text is Language {
  return text in LANGUAGES;
}

/** The first language that the browser asks for and we have. */
export function browserLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.find(isLanguage) ?? "en";
}

/** Load a language and speak it from now on. */
export async function speak(language: Language): Promise<void> {
  const files = (await FILES[language]()).default;
  const transform = language === "fr" ? typeset : undefined;
  const bundle = new FluentBundle(language, { useIsolating: false, ...(transform && { transform }) });
  for (const text of Object.values(files)) bundle.addResource(new FluentResource(text));
  spoken.value = { language, bundle };
  document.documentElement.lang = language;
}

/** French: no line breaks before : ; ? ! and inside « »; `texts/__init__.py` does the same. */
export function typeset(french: string): string {
  return french.replace(/ (?=[:;?!»])|(?<=«) /g, "\u00a0");
}

export function language(): Language {
  return spoken.value?.language ?? "en";
}

export function has(id: string): boolean {
  return spoken.value?.bundle.hasMessage(id) ?? false;
}

/** A message in words. A missing one is a mistake of ours, shown as its id and told to the console. */
export function say(id: string, args: Arguments = {}): string {
  const bundle = spoken.value?.bundle;
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) {
    console.error(`no text for ${id}`);
    return id;
  }
  const problems: Error[] = [];
  const text = bundle.formatPattern(pattern, args as Record<string, FluentVariable>, problems);
  if (problems.length) console.error(`${id}: ${problems.join(", ")}`);
  return text;
}
