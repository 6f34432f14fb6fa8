/** The words of the client in the reader's language. The server's sentences come translated; these are the rest. */

import { en, type Texts } from "./en";

/** Another language: what it has not translated yet is said in English, sentence by sentence. */
export type Translation = {
  [Section in keyof Texts]?: Texts[Section] extends string ? string : Partial<Texts[Section]>;
};

/** A file here is a language. English is always there; the others are loaded when somebody wants them. */
const FILES = import.meta.glob<Translation>(["./??.ts", "!./en.ts"], { import: "default" });

const LOADERS: Record<string, () => Promise<Translation>> = {
  en: () => Promise.resolve(en),
  ...Object.fromEntries(Object.entries(FILES).map(([file, load]) => [file.slice(2, 4), load])),
};

let catalogue = $state.raw<Texts>(en);
let current = $state("en");

/** The catalogue in use: `t.lobby.title`. Components that read it follow when the language changes. */
export const t: Texts = new Proxy(en, {
  get: (_, key): unknown => Reflect.get(catalogue, key),
});

/** The languages there are, each by its own name. */
export function languages(): Record<string, string> {
  return Object.fromEntries(Object.keys(LOADERS).map((id) => [id, ownName(id)]));
}

/** What the speakers of a language call it, as a heading writes it. */
function ownName(id: string): string {
  const name = new Intl.DisplayNames([id], { type: "language" }).of(id) ?? id;
  return name.charAt(0).toLocaleUpperCase(id) + name.slice(1);
}

/** The language that is spoken now. */
export function spoken(): string {
  return current;
}

let wanted = "en";

/** Speak a language from now on; resolves when its words are there. One that nobody knows is English. */
export async function speak(language: string): Promise<void> {
  wanted = language in LOADERS ? language : "en";
  const asked = wanted;
  const found = await LOADERS[asked]!();
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
  return languages_.map((each) => each.slice(0, 2).toLowerCase()).find((each) => each in LOADERS) ?? "en";
}
