import { describe, expect, it } from "vitest";
import { commonLength, gapIn, mergeEvents } from "../src/lib/events";
import type { EventTold } from "../src/lib/messages";

const told = (number: number, text: string): EventTold => ({
  number,
  version: number,
  seat: -1,
  kind: "passes",
  rule: "",
  values: {},
  text,
  chapter: "",
});

describe("the log", () => {
  const had = [told(0, "a"), told(1, "b"), told(2, "c")];

  it("grows by what is new", () => {
    const now = mergeEvents(had, [told(3, "d")], 3);
    expect(now.map((event) => event.text)).toEqual(["a", "b", "c", "d"]);
    expect(commonLength(had, now)).toBe(3);
  });

  it("knows where something is missing, the latest gap first", () => {
    expect(gapIn([])).toBe(0);
    expect(gapIn(had)).toBe(0);
    expect(gapIn([told(7, "h"), told(8, "i")])).toBe(7);
    expect(gapIn([...had, told(5, "f"), told(6, "g")])).toBe(5);
    expect(gapIn([told(2, "c"), told(5, "f")])).toBe(5);
  });

  it("does not double what it is told again", () => {
    expect(mergeEvents(had, [told(1, "b"), told(2, "c")], 1)).toEqual(had);
  });

  it("drops what was taken back", () => {
    const now = mergeEvents(had, [told(2, "x")], 2);
    expect(now.map((event) => event.text)).toEqual(["a", "b", "x"]);
    expect(commonLength(had, now)).toBe(2);
    expect(mergeEvents(had, [], 1).map((event) => event.text)).toEqual(["a"]);
  });
});
