import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Some, SomeClient, SomeSetting } from "../src/lib/game";
import type { EventTold, Replay } from "../src/lib/messages";
import { Walk } from "../src/lib/walk.svelte";

const anything = () => true;
/** A game whose scene counts its events; each is shown for a second. */
const client = {
  wire: { facts: anything, events: new Proxy({}, { get: () => anything, has: () => true }) },
  sceneOf: (facts: { told: number }) => facts.told,
  after: (scene: number) => scene + 1,
  beat: () => 1000,
  moments: { leads: "lead", turns: "turn", finishes: "flag" },
  interludes: ["next-race"],
} as unknown as SomeClient;

let told = 0;
const event = (kind: string, text: string, chapter = ""): EventTold => ({
  number: told++,
  version: 0,
  seat: -1,
  kind,
  rule: "",
  values: {},
  text,
  chapter,
});

function walked(...frames: EventTold[][]): Walk<Some, Some> {
  const replay = {
    frames: frames.map((events, version) => ({ version, facts: { told: version }, events, tower: [], prompt: "" })),
  } as unknown as Replay;
  return new Walk(replay, client, {} as SomeSetting);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a walk", () => {
  it("marks chapters, and the moments of the race in them", () => {
    const walk = walked(
      [event("lap", "", "Lap 1")],
      [event("turns", "Turn 2")],
      [event("leads", "Ann leads")],
      [event("lap", "", "Lap 2")],
    );
    expect(walk.marks.map(({ title, index, moment }) => [title, index, moment])).toEqual([
      ["Lap 1", 0, false],
      ["Ann leads", 2, true],
      ["Lap 2", 3, false],
    ]);
    walk.nextChapter(1);
    expect(walk.index).toBe(3);
    walk.to(2);
    expect(walk.mark).toBe(1);
  });

  it.each([
    [1, 1000],
    [4, 250],
    [0.5, 2000],
  ])("at speed %d shows an event for %d ms", (speed, shown) => {
    const walk = walked([], [event("turns", "")]);
    walk.speed = speed;
    walk.forward();
    vi.advanceTimersByTime(shown - 20);
    expect(walk.playback.running).toBe(true);
    vi.advanceTimersByTime(40);
    expect(walk.playback.running).toBe(false);
  });

  it("goes on by itself through the races of a season to its end", () => {
    const walk = walked([], [event("finishes", "")], [event("next-race", "")], [event("turns", "")]);
    walk.run();
    vi.advanceTimersByTime(20_000);
    expect(walk.index).toBe(3);
    expect(walk.playing).toBe(false);
  });
});
