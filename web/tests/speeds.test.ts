import { describe, expect, it } from "vitest";
import { figuresOf, offered, withPick } from "../src/games/quick-grand-prix/speeds";
import type { Offer } from "../src/games/quick-grand-prix/props";

const ENDS = ["S1-fast", "S1-slow", "S2-fast", "S2-slow"];
const cardOf = (speed: string) => speed.split("-")[0];
const pairs = [...ENDS, "pit"].flatMap((a) =>
  [...ENDS, "pit"].filter((b) => a === "pit" || b === "pit" || cardOf(a) !== cardOf(b)).map((b) => [a, b] as const),
);
const options: Offer<"drive">[] = pairs.map(([a, b]) => ({
  action: `drive ${a} ${b}`,
  verb: "drive",
  values: { a, b },
  figures: { "total-a": 7, "over-a": 1, "total-b": 5, "over-b": 0 },
  label: "",
}));

describe("picking speeds", () => {
  it("is complete when both cars have something that goes together", () => {
    const first = withPick(options, { a: "", b: "" }, "a", "S1-fast");
    expect(first).toEqual({ picks: { a: "S1-fast", b: "" }, action: "", clash: "" });
    expect(withPick(options, first.picks, "b", "S2-slow").action).toBe("drive S1-fast S2-slow");
    expect(withPick(options, first.picks, "b", "pit").action).toBe("drive S1-fast pit");
  });

  it("greys a card that the other car holds", () => {
    expect(offered(options, { a: "S1-fast", b: "" }, "b", "S1-slow")).toBe(false);
    expect(offered(options, { a: "S1-fast", b: "" }, "b", "S2-slow")).toBe(true);
    expect(offered(options, { a: "pit", b: "" }, "b", "S1-slow")).toBe(true);
  });

  it("swaps the cards when a car takes the other's, and names the pair that clashed", () => {
    expect(withPick(options, { a: "S1-fast", b: "S2-slow" }, "b", "S1-slow")).toEqual({
      picks: { a: "S2-slow", b: "S1-slow" },
      action: "drive S2-slow S1-slow",
      clash: "drive S1-fast S1-slow",
    });
  });

  it("moves the other car to the same end of the card that is left", () => {
    expect(withPick(options, { a: "S1-fast", b: "" }, "b", "S1-slow").picks).toEqual({ a: "S2-fast", b: "S1-slow" });
  });

  it("shows the server's figures and none of its own", () => {
    expect(figuresOf(options, "a", "S1-fast")).toEqual({ total: 7, over: 1 });
    expect(figuresOf(options, "b", "pit")).toBeNull();
    expect(figuresOf([{ ...options[0]!, figures: {} }], "a", "S1-fast")).toBeNull();
  });
});
