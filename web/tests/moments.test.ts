import { describe, expect, it } from "vitest";
import type { EventTold, ReplayFrame, TowerRow } from "../src/lib/messages";
import { type ByKind, momentOf } from "../src/lib/moments";
import { courseOf, placesOf } from "../src/lib/places";
import { LINES, storyOf } from "../src/lib/story";
import { verdictsOf } from "../src/lib/verdicts";

const MOMENTS: ByKind = { leads: "lead", passes: "overtake", crashes: "crash", wins: "win", rolls: "die" };

const told = (number: number, kind: string, seat = -1): EventTold => ({
  number,
  version: number,
  seat,
  kind,
  rule: "",
  values: {},
  text: `${kind} ${number}`,
  chapter: "",
});

const towerRow = (seat: number, place: number): TowerRow => ({
  place,
  car: `${seat}-${place}`,
  title: "",
  seat,
  turn: 0,
  lap: 0,
  gap: "",
  marks: [],
  score: 0,
});
const frame = (version: number, tower: TowerRow[]): ReplayFrame => ({
  version,
  seat: 0,
  action: "",
  facts: {},
  tower,
  events: [],
  prompt: "",
});

describe("the story of a race", () => {
  it("tells the best moments in the order in which they happened", () => {
    const kinds = ["leads", "rolls", "passes", "leads", "crashes", "passes", "wins"];
    const story = storyOf(
      kinds.map((kind, number) => told(number, kind)),
      MOMENTS,
    );
    expect(story).toEqual(["leads 0", "leads 3", "crashes 4", "passes 5", "wins 6"]);
  });

  it("has five lines at most, and tells nothing that only one seat may know", () => {
    const many = Array.from({ length: 30 }, (_, number) => told(number, "leads", number % 2 ? 0 : -1));
    const story = storyOf(many, MOMENTS);
    expect(story).toHaveLength(LINES);
    expect(story.every((line) => Number(line.split(" ")[1]) % 2 === 0)).toBe(true);
  });

  it("tells who led, the best move and when it was decided, where places say so", () => {
    const places = [
      [1, 2, 3],
      [1, 2, 3],
      [2, 3, 1],
      [3, 2, 1],
    ];
    const frames = places.map((row, version) =>
      frame(
        version,
        row.map((place, seat) => towerRow(seat, place)),
      ),
    );
    frames[2]!.events = [{ ...told(2, "rolls"), chapter: "Lap 2" }];
    const course = courseOf(frames, 3, 2);
    expect(course).toEqual({
      leader: { seat: 0, share: 0.5, at: 0 },
      climb: { seat: 2, from: 3, to: 1, at: 2, when: "Lap 2" },
      turning: { seat: 2, at: 2, when: "Lap 2" },
    });
    const story = storyOf([told(3, "wins"), told(1, "crashes"), told(2, "passes")], MOMENTS, course, String, {
      led: (name, percent) => `${name} led ${percent}`,
      ledAll: (name) => `${name} led all`,
      climbed: (name, from, to, when) => `${name} ${from}-${to} ${when}`,
      turned: (name, when) => `${name} ahead ${when}`,
    });
    expect(story).toEqual(["0 led 50", "crashes 1", "2 3-1 Lap 2", "2 ahead Lap 2", "wins 3"]);
  });
});

describe("a moment", () => {
  it("may depend on what the event tells", () => {
    const moments: ByKind = { lap: ({ lap }: { lap: number }) => (lap === 3 ? "last-lap" : "turn") };
    expect(momentOf(moments, { kind: "lap", values: { lap: 3 } })).toBe("last-lap");
    expect(momentOf(moments, { kind: "lap", values: { lap: 2 } })).toBe("turn");
    expect(momentOf(moments, { kind: "other", values: {} })).toBe(null);
  });
});

describe("what came of each car", () => {
  it("adds points up and keeps the last words, by the car that is named", () => {
    const events = [
      { ...told(0, "finishes"), values: { car: "red-a", points: 4 } },
      { ...told(1, "passes"), values: { car: "red-b", points: 9 } },
      { ...told(2, "finishes"), values: { car: "red-a", points: 3 } },
      { ...told(3, "is-out"), values: { car: "red-b" } },
    ];
    const verdicts = verdictsOf(events, ["finishes", "is-out"]);
    expect(verdicts.get("red-a")).toEqual({ points: 7, text: "finishes 2" });
    expect(verdicts.get("red-b")).toEqual({ points: 0, text: "is-out 3" });
  });
});

describe("the chart of a race", () => {
  it("ranks seats by their best car", () => {
    const frames = [
      frame(0, []),
      frame(1, [towerRow(0, 1), towerRow(1, 2), towerRow(1, 3), towerRow(0, 4)]),
      frame(2, [towerRow(1, 1), towerRow(1, 2), towerRow(0, 3), towerRow(0, 4)]),
    ];
    expect(placesOf(frames, 2)).toEqual([
      [1, 2],
      [2, 1],
    ]);
  });

  it("shows a long race in a bounded number of steps, the end among them", () => {
    const frames = Array.from({ length: 1000 }, (_, version) =>
      frame(version, [towerRow(0, version < 999 ? 1 : 2), towerRow(1, version < 999 ? 2 : 1)]),
    );
    const [first] = placesOf(frames, 2);
    expect(first!.length).toBeLessThanOrEqual(60);
    expect(first!.at(-1)).toBe(2);
  });
});
