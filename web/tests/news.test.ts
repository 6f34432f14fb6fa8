import { describe, expect, it, vi } from "vitest";
import { NEWS } from "../src/games/grand-prix/news";
import { NEWS as ROLLS } from "../src/games/formula-1-tgp/news";
import { Playback } from "../src/lib/playback.svelte";
import type { EventTold } from "../src/lib/messages";
import type { Some } from "../src/lib/game";

const told = (number: number, kind: string, rule = ""): EventTold => ({
  ...{ number, version: number, seat: -1, kind, rule, values: {}, text: kind, chapter: "" },
});

/** A playback of a game in which every event takes a moment, and a card is news; the car that a step names is first. */
function shown(tempo = 1) {
  const anything = () => true;
  const wire = { facts: anything, events: { card: anything, step: anything } };
  const client: Some = {
    wire,
    sceneOf: () => ({}),
    after: (_: unknown, event: EventTold) => ({ first: event.values.car }),
    order: (scene: Some) => [scene.first],
    beat: () => 200,
    moments: { step: "overtake", card: "turn" },
    news: NEWS,
  };
  const playback = new Playback<Some, Some>(client, {} as Some, () => tempo);
  playback.isNews = (event) => event.kind === "card";
  playback.cut({});
  return playback;
}

describe("an event card", () => {
  it("stays until it is read, with what comes of it, and nothing goes on meanwhile", () => {
    vi.useFakeTimers();
    vi.stubGlobal("document", { hidden: false });
    const playback = shown();
    playback.play([told(1, "card"), told(2, "step", "GP-8.5.1"), told(3, "step", "GP-9.1.2")], {});
    vi.advanceTimersByTime(60_000);
    expect(playback.reading?.event.number).toBe(1);
    expect(playback.reading?.follows.map(({ number }) => number)).toEqual([2]);
    playback.play([told(4, "step")], {});
    vi.advanceTimersByTime(60_000);
    expect([playback.running, playback.shown]).toEqual([true, 1]);
    playback.goOn();
    vi.advanceTimersByTime(60_000);
    expect([playback.running, playback.reading]).toEqual([false, null]);
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("is passed over by whoever skips", () => {
    vi.stubGlobal("document", { hidden: false });
    const playback = shown();
    playback.play([told(1, "card"), told(2, "step")], {});
    playback.skip();
    expect([playback.running, playback.reading]).toEqual([false, null]);
    vi.unstubAllGlobals();
  });

  it("is read also where nothing moves", () => {
    vi.stubGlobal("document", { hidden: false });
    const playback = shown(0);
    playback.play([told(1, "card"), told(2, "step")], {});
    expect([playback.running, playback.reading?.event.number, playback.shown]).toEqual([true, 1, 1]);
    playback.goOn();
    expect([playback.running, playback.reading]).toEqual([false, null]);
    vi.unstubAllGlobals();
  });

  it("concerns everybody who races, and an event roll the team whose car it is", () => {
    expect(NEWS.concerns(told(1, "event-drawn"), [0], {} as Some)).toBe(true);
    expect(NEWS.concerns(told(1, "event-drawn"), [], {} as Some), "not who looks on").toBe(false);
    const scene: Some = { carOf: { kubica: "green-1" }, cars: [{ id: "green-1", seat: 1 }] };
    const roll = { ...told(1, "event-rolled"), values: { driver: "kubica" } };
    expect([ROLLS.concerns(roll, [1], scene), ROLLS.concerns(roll, [0], scene)]).toEqual([true, false]);
  });
});

describe("an overtake", () => {
  it("is a change of the lead where somebody else is first after it", () => {
    vi.stubGlobal("document", { hidden: false });
    const playback = shown(0);
    playback.isNews = () => false;
    const heard: string[] = [];
    playback.onmoment = (moment) => heard.push(moment);
    const cars = ["red", "red", "blue", "blue", "red"];
    playback.play(
      cars.map((car, number) => ({ ...told(number, number ? "step" : "card"), values: { car } })),
      {},
    );
    expect(heard).toEqual(["turn", "overtake", "lead", "overtake", "lead"]);
    vi.unstubAllGlobals();
  });
});
