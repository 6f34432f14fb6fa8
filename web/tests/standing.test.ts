import { describe, expect, it } from "vitest";
import { StandingAnswers } from "../src/lib/standing.svelte";

const question = (...actions: string[]) => ({
  seat: 0,
  kind: "stop",
  options: actions.map((action) => ({ action, verb: action, values: {}, figures: {}, label: action })),
});
const found = (about: string, key = "dry") => ({ action: "stay-out", about, key, most: 3 });
const asked = question("stay-out", "stop");

describe("a standing answer", () => {
  it("is given as often as it was said, then one is asked again", () => {
    const standing = new StandingAnswers();
    standing.stand(asked, found("red-1"), 2);
    expect(standing.answerTo(asked, found("red-1"))).toEqual({ action: "stay-out" });
    expect(standing.answerTo(asked, found("red-1"))).toEqual({ action: "stay-out" });
    expect(standing.answerTo(asked, found("red-1"))).toBeNull();
    expect(standing.count).toBe(0);
  });

  it("is about one car and one kind of question of one seat", () => {
    const standing = new StandingAnswers();
    standing.stand(asked, found("red-1"), Infinity);
    expect(standing.answerTo(asked, found("red-2"))).toBeNull();
    expect(standing.answerTo({ ...asked, kind: "lucky" }, found("red-1"))).toBeNull();
    expect(standing.answerTo({ ...asked, seat: 1 }, found("red-1"))).toBeNull();
    expect(standing.answerTo(asked, found("red-1"))).toEqual({ action: "stay-out" });
  });

  it("is off for good when something has changed, or when it is not offered any more", () => {
    const standing = new StandingAnswers();
    standing.stand(asked, found("red-1"), Infinity);
    expect(standing.answerTo(asked, found("red-1", "wet"))).toBe("off");
    expect(standing.answerTo(asked, found("red-1"))).toBeNull();
    standing.stand(asked, found("red-1"), Infinity);
    expect(standing.answerTo(question("stop"), found("red-1"))).toBe("off");
    expect(standing.count).toBe(0);
  });

  it("is replaced by the next word about the same thing, and ended by one that is meant once", () => {
    const standing = new StandingAnswers();
    standing.stand(asked, found("red-1"), 5);
    standing.stand(asked, found("red-1"), 0);
    expect(standing.answerTo(asked, found("red-1"))).toBeNull();
  });
});
