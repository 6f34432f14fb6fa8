import { describe, expect, it } from "vitest";
import { en } from "../src/lib/texts/en";
import pl from "../src/lib/texts/pl";
import { filled, languages, preferred, speak, spoken, t, type Translation } from "../src/lib/texts/say.svelte";

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

const TRANSLATIONS = Object.entries(
  import.meta.glob<Translation>(["../src/lib/texts/??.ts", "!../src/lib/texts/en.ts"], {
    eager: true,
    import: "default",
  }),
).map(([file, words]): [string, Map<string, unknown>] => [file.slice(-5, -3), paths(words as Words)]);

describe("the languages of the client", () => {
  const english = paths(en);

  it.each(TRANSLATIONS)("%s has words for nothing that English does not say", (_, words) => {
    expect([...words.keys()].filter((path) => !english.has(path))).toEqual([]);
  });

  it.each(TRANSLATIONS)("%s says the same kind of thing: a sentence, or one that is made of something", (_, words) => {
    for (const [path, said] of words) {
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
    expect(languages()).toMatchObject({ en: "English", pl: "Polski" });
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
    expect(preferred(["tlh", "pl-PL", "en-US"])).toBe("pl");
    expect(preferred(["tlh"])).toBe("en");
    expect(preferred([])).toBe("en");
  });
});
