/** Content packs: where a race like the last one is set up. */

import { describe, expect, it } from "vitest";
import type { GameInfo } from "../src/lib/messages";
import { again, filesOf } from "../src/lib/packs";

const info = (pack: string, game_string: string) => ({ title: "grand-prix", pack, game_string }) as GameInfo;

describe("another game like this one", () => {
  it("is set up with the same pack and the same choices", () => {
    const address = new URL(
      again(info("5eed", "grand-prix(seats=3, track=annas-park, fresh_sets=yes)")),
      "http://here",
    );
    expect(address.pathname).toBe("/new/grand-prix");
    expect(Object.fromEntries(address.searchParams)).toEqual({ pack: "5eed", track: "annas-park", fresh_sets: "yes" });
  });

  it("is set up from nothing where it was played without a pack", () => {
    expect(again(info("", "grand-prix(seats=3, track=aurelia)"))).toBe("/new/grand-prix");
  });
});

it("a digest is all that an address of files holds", () => {
  expect(filesOf("../up")).toBe("/api/packs/..%2Fup/files");
});
