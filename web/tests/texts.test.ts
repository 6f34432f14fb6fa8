import { describe, expect, it } from "vitest";
import { en } from "../src/lib/texts/en";
import { pl } from "../src/lib/texts/pl";
import { filled, languages, preferred, speak, spoken, t } from "../src/lib/texts/say.svelte";

/** What is said at every table; the rest are the words of single games, which may come later. */
const SHELL =
  "languageName house skip menu lobby setup season join table log chat connection camera replay rules text help".split(
    " ",
  );

type Words = Record<string, unknown>;

/** Everything that is said, by its path; what is made of words is walked into. */
function paths(words: Words, before = ""): Map<string, unknown> {
  return new Map(
    Object.entries(words).flatMap(([key, value]) =>
      value !== null && typeof value === "object"
        ? [...paths(value as Words, `${before}${key}.`)]
        : [[before + key, value] as [string, unknown]],
    ),
  );
}

describe("the languages of the client", () => {
  const english = paths(en);
  const polish = paths(pl as Words);

  it("has Polish words for everything the shell says in English, for whole games or not at all, and for nothing else", () => {
    const games = Object.keys(en).filter((section) => !(section in pl) && !SHELL.includes(section));
    const missing = [...english.keys()].filter((path) => !polish.has(path) && !games.includes(path.split(".")[0]!));
    expect(missing).toEqual([]);
    expect([...polish.keys()].filter((path) => !english.has(path))).toEqual([]);
  });

  it("says the same kind of thing in both: a sentence, or one that is made of something", () => {
    for (const [path, said] of polish) {
      const wanted = english.get(path);
      expect(typeof said, path).toBe(typeof wanted);
      if (typeof said === "function") expect(said.length, path).toBe((wanted as () => string).length);
    }
  });

  it("counts as Poles count", () => {
    const points = filled(pl).table.points;
    expect([1, 2, 5, 12, 22, 25].map(points)).toEqual([
      "1 punkt",
      "2 punkty",
      "5 punktów",
      "12 punktów",
      "22 punkty",
      "25 punktów",
    ]);
  });

  it("fills what is not translated with English, sentence by sentence", () => {
    const half = filled({ menu: { rules: "Zasady" } });
    expect(half.menu.rules).toBe("Zasady");
    expect(half.menu.close).toBe(en.menu.close);
    expect(half.lobby).toEqual(en.lobby);
  });

  it("changes what is said at once, and back", async () => {
    expect(languages()).toEqual({ en: "English", pl: "Polski" });
    await speak("pl");
    expect([spoken(), t.menu.rules]).toEqual(["pl", "Zasady"]);
    await speak("tlh");
    expect([spoken(), t.menu.rules]).toEqual(["en", "Rules"]);
  });

  it("speaks the last language that was asked for, whichever is loaded first", async () => {
    await Promise.all([speak("pl"), speak("en")]);
    expect(spoken()).toBe("en");
  });

  it("begins with the first language of the browser that it knows", () => {
    expect(preferred(["fr-FR", "pl-PL", "en-US"])).toBe("pl");
    expect(preferred(["fr"])).toBe("en");
    expect(preferred([])).toBe("en");
  });
});
