import { describe, expect, it } from "vitest";
import { Connection } from "../src/lib/connection.svelte";
import {
  dict,
  either,
  flag,
  list,
  nothing,
  number,
  oneOf,
  partial,
  read,
  struct,
  tuple,
  word,
} from "../src/lib/guards";
import { argument, isAsked, isTold } from "../src/lib/wire";
import { WIRE } from "../src/games/quick-grand-prix/types";
import { eventMessage, questionMessage } from "./socket";

describe("a guard", () => {
  it("lets through what is of its type, and nothing else", () => {
    const car = struct({ id: word, place: number, out: flag, at: tuple(number, number), laps: list(number) });
    const good = { id: "red-a", place: 1, out: false, at: [1, 2], laps: [] };
    expect(car(good)).toBe(true);
    expect(car({ ...good, more: "is no harm" })).toBe(true);
    for (const wrong of [{ place: "1" }, { at: [1] }, { laps: [1, "2"] }, { id: null }])
      expect(car({ ...good, ...wrong }), JSON.stringify(wrong)).toBe(false);
    expect([car(null), car([]), car("red-a")]).toEqual([false, false, false]);
  });

  it("may leave a choice, or fields out", () => {
    const tyre = either(oneOf("hard", "soft"), nothing);
    expect([tyre("soft"), tyre(null), tyre("wet")]).toEqual([true, true, false]);
    const some = partial({ name: word, count: number });
    expect([some({}), some({ count: 1 }), some({ count: "1" })]).toEqual([true, true, false]);
    expect([dict(number)({ a: 1 }), dict(number)({ a: "1" })]).toEqual([true, false]);
  });

  it("ends in a sentence for whoever looks at the page", () => {
    expect(() => read(number, "1")).toThrow("Load it again");
    const line = new Connection("g1", [], "en");
    line.end("Load it again.");
    expect([line.state, line.reason]).toEqual(["ended", "Load it again."]);
  });
});

describe("what is told of a game", () => {
  it("is an event of this game only with the arguments that its rules declare", () => {
    const passes = eventMessage(1, { kind: "passes", values: { car: "red-a", other: "SL", at: 1, passed: 1 } });
    expect(isTold(WIRE, passes)).toBe(true);
    expect(isTold(WIRE, { ...passes, values: { car: "red-a", other: "SL" } })).toBe(false);
    expect(isTold(WIRE, { ...passes, kind: "flies" })).toBe(false);
    if (isTold(WIRE, passes)) expect([argument(passes, "car"), argument(passes, "seat")]).toEqual(["red-a", undefined]);
  });

  it("is a question of this game only with its own verbs", () => {
    const question = { ...questionMessage(0, "keep", "discard"), kind: "first-card" };
    expect(isAsked(WIRE, question)).toBe(true);
    expect(isAsked(WIRE, { ...question, kind: "which-engine" })).toBe(false);
    expect(isAsked(WIRE, { ...questionMessage(0, "fly"), kind: "first-card" })).toBe(false);
  });
});
