/** The words of the client in the reader's language. The server's sentences come translated; these are the rest. */

import { en, type Texts } from "./en";

/** Other languages are added here; each is a whole `Texts`, so that the compiler finds what is missing. */
const CATALOGUES: Record<string, Texts> = { en };

let catalogue = $state.raw<Texts>(en);

/** The catalogue in use: `t.lobby.title`. Components that read it follow when the language changes. */
export const t: Texts = new Proxy(en, {
  get: (_, key) => catalogue[key as keyof Texts],
});

/** The languages there are, each by its own name. */
export function languages(): Record<string, string> {
  return Object.fromEntries(Object.entries(CATALOGUES).map(([id, texts]) => [id, texts.languageName]));
}

export function speak(language: string): void {
  catalogue = CATALOGUES[language] ?? en;
  document.documentElement.lang = language in CATALOGUES ? language : "en";
}
