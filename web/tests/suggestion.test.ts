import { describe, expect, it } from "vitest";

import { type Outcome, suggestedLevel } from "../src/lib/suggestion";

const LEVELS = ["rookie", "amateur", "club", "pro", "champion"];
const race = (level: string, place: number, title = "spa"): Outcome => ({
  game: `${level}-${place}`,
  title,
  level,
  place,
  seats: 4,
});

describe("the level that is suggested", () => {
  it("is the middle one for a first race", () => {
    expect(suggestedLevel("spa", LEVELS, [])).toBe("club");
    expect(suggestedLevel("spa", LEVELS, [race("pro", 1, "monza"), race("pro", 1, "monza")])).toBe("club");
  });

  it("stays as long as races are won and lost", () => {
    expect(suggestedLevel("spa", LEVELS, [race("pro", 1), race("pro", 4), race("pro", 2)])).toBe("pro");
    expect(suggestedLevel("spa", LEVELS, [race("club", 1), race("amateur", 1), race("amateur", 1)])).toBe("club");
  });

  it("goes up after two wins of three, down after two last places, and never beyond the ends", () => {
    expect(suggestedLevel("spa", LEVELS, [race("club", 1), race("club", 3), race("club", 1)])).toBe("pro");
    expect(suggestedLevel("spa", LEVELS, [race("club", 4), race("club", 4)])).toBe("amateur");
    expect(suggestedLevel("spa", LEVELS, [race("champion", 1), race("champion", 1)])).toBe("champion");
    expect(suggestedLevel("spa", LEVELS, [race("rookie", 4), race("rookie", 4)])).toBe("rookie");
  });

  it("knows nothing of levels that are no longer offered", () => {
    expect(suggestedLevel("spa", LEVELS, [race("easy", 1), race("easy", 1)])).toBe("club");
  });
});
