import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { liveries } from "../src/lib/board/livery";
import { BROWN } from "../src/games/moto-grand-prix/components";

const SOURCES = join(import.meta.dirname, "../src");
const PALETTE = "palette.css";

/** Every file of the client by its path, without those that are made by `make types`. */
const files = new Map(
  readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(svelte|ts|css)$/.test(path) && !/(types|messages)\.ts$/.test(path))
    .map((path) => [path, readFileSync(join(SOURCES, path), "utf8")]),
);
const palette = files.get(PALETTE)!;
const names = new Set([...palette.matchAll(/^ {2}--([\w-]+):/gm)].map((found) => found[1]!));

/** A colour that is written out: #rrggbb, rgb(…), hsl(…), or an English word where a colour stands. */
const WRITTEN =
  /(?<![\w(&/])#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\(|(?:fill|stroke|color|background)(?:: |=")(?:white|black|red|green|blue|yellow|orange|gr[ae]y)\b/i;

describe("the palette", () => {
  it("is the only place where a colour is written out", () => {
    const found = [...files].flatMap(([path, text]) =>
      text.split("\n").flatMap((line, index) => {
        const colour = path === PALETTE ? null : WRITTEN.exec(line);
        return colour ? [`${path}:${index + 1}: ${colour[0]}`] : [];
      }),
    );
    expect(found, "give it a name in palette.css").toEqual([]);
  });

  it("has no name twice, and none that nobody uses", () => {
    expect([...palette.matchAll(/^ {2}--/gm)]).toHaveLength(names.size);
    const used = new Set(
      [...files.values()].flatMap((text) => [...text.matchAll(/var\(--([\w-]+)/g)].map(([, name]) => name)),
    );
    const spare = [...names].filter((name) => !used.has(name) && !/^(livery|ground)-/.test(name));
    expect(spare).toEqual([]);
  });

  it("has three colours for every livery", () => {
    for (const { id, main, second, ink } of [...liveries(), BROWN])
      for (const value of [main, second, ink]) {
        const name = /^var\(--([\w-]+)\)$/.exec(value)?.[1] ?? "";
        expect(names.has(name), `${id}: ${value}`).toBe(true);
      }
  });
});
