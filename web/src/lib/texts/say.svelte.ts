/** The words of the client in the reader's language. The server's sentences come translated; these are the rest. */

import { en, type Texts } from "./en";

/** Another language: what it has not translated yet is said in English, sentence by sentence. */
export type Translation = {
  [Section in keyof Texts]?: Texts[Section] extends string ? string : Partial<Texts[Section]>;
};

interface Language {
  /** What its speakers call it. */
  name: string;
  load: () => Promise<Translation>;
}

/** English is always here; other languages are loaded when somebody wants them. */
const LANGUAGES: Record<string, Language> = {
  en: { name: "English", load: () => Promise.resolve(en) },
  pl: { name: "Polski", load: async () => (await import("./pl")).pl },
};

let catalogue = $state.raw<Texts>(en);
let current = $state("en");

/** The catalogue in use: `t.lobby.title`. Components that read it follow when the language changes. */
export const t: Texts = new Proxy(en, {
  get: (_, key): unknown => Reflect.get(catalogue, key),
});

/** The languages there are, each by its own name. */
export function languages(): Record<string, string> {
  return Object.fromEntries(Object.entries(LANGUAGES).map(([id, { name }]) => [id, name]));
}

/** The language that is spoken now. */
export function spoken(): string {
  return current;
}

let wanted = "en";

/** Speak a language from now on; resolves when its words are there. One that nobody knows is English. */
export async function speak(language: string): Promise<void> {
  wanted = language in LANGUAGES ? language : "en";
  const asked = wanted;
  const found = await LANGUAGES[asked]!.load();
  if (asked !== wanted) return; // somebody has changed their mind meanwhile
  catalogue = filled(found);
  current = asked;
  if (typeof document !== "undefined") document.documentElement.lang = asked;
}

/** A translation with its holes filled. */
export function filled(translation: Translation): Texts {
  const whole: Texts = { ...en };
  for (const [section, words] of Object.entries(translation)) {
    const english: unknown = Reflect.get(en, section);
    Reflect.set(whole, section, typeof words === "string" ? words : Object.assign({}, english, words));
  }
  return whole;
}

/** The first of the browser's languages that we speak. */
export function preferred(languages_: readonly string[]): string {
  return languages_.map((each) => each.slice(0, 2).toLowerCase()).find((each) => each in LANGUAGES) ?? "en";
}
