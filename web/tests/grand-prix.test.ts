import { describe, expect, it } from "vitest";
import { tableOf } from "../src/games/grand-prix/components";
import { type Move, moveOf, playOf, stopOf } from "../src/games/grand-prix/foreseen";
import { unroll } from "../src/games/grand-prix/layout";
import { evened, nudged } from "../src/games/grand-prix/outline";
import { picking } from "../src/games/grand-prix/picking.svelte";
import {
  after,
  beat,
  carsInOrder,
  endsOf,
  isStep,
  markersOn,
  type Scene,
  sceneOf,
  zoneOf,
} from "../src/games/grand-prix/scene";
import type { Setting } from "../src/lib/game";
import type { EventTold, Question, Replay } from "../src/lib/messages";
import recorded from "./fixtures/grand-prix.json";

const replay = recorded as unknown as Replay;
const setting: Setting = { info: replay.info, components: replay.components };
const table = tableOf(setting);

const event = (kind: string, values: Record<string, unknown>): EventTold => ({
  number: 0,
  version: 0,
  seat: -1,
  kind,
  rule: "",
  values,
  text: "",
  chapter: "",
});
const told = (scene: Scene, ...events: [string, Record<string, unknown>][]) =>
  events.reduce((now, [kind, values]) => after(now, event(kind, values)), scene);

function standing(spots: Record<string, string>, laps = 0): Scene {
  const blank = sceneOf(replay.frames[0]!.facts, setting);
  return { ...blank, spots, laps: Object.fromEntries(Object.keys(spots).map((car) => [car, laps])), gone: [] };
}

describe("a recorded race", () => {
  it("is carried by its events to where the server says the cars are", () => {
    let scene = sceneOf(replay.frames[0]!.facts, setting);
    let compared = 0;
    for (const frame of replay.frames.slice(1)) {
      for (const each of frame.events) scene = after(scene, each);
      if (!("spot" in frame.facts)) continue;
      const truth = sceneOf(frame.facts, setting);
      // While the grid is drawn by lot, cars stand on it in the picture before they do so in the rules.
      if (!truth.turn) continue;
      expect(scene.spots, `version ${frame.version}`).toEqual(truth.spots);
      for (const car of Object.keys(truth.spots)) expect(scene.laps[car], `lap of ${car}`).toBe(truth.laps[car]);
      expect(scene.zone).toBe(truth.zone);
      expect(carsInOrder(scene).slice(0, 5)).toEqual(carsInOrder(truth).slice(0, 5));
      scene = truth;
      compared += 1;
    }
    expect(compared).toBeGreaterThan(30);
  });

  it("shows pushed cars with the one that pushes them, and card after card with time to look", () => {
    expect(beat(event("is-pushed", {}))).toBe(0);
    expect(beat(event("moves", {}))).toBeGreaterThan(0);
    expect(beat(event("event-drawn", {}))).toBeGreaterThan(1000);
    expect(beat({ ...event("sees", {}), seat: 1 })).toBe(0);
  });
});

describe("the log", () => {
  it("tells the steps of a move by where they ended", () => {
    const run = [event("moves", { car: "1", space: "5a" }), event("follows", { car: "9", space: "4a" })];
    run.push(event("moves", { car: "1", space: "6a" }), event("follows", { car: "9", space: "5a" }));
    expect(run.every(isStep)).toBe(true);
    expect(isStep(event("plays", {}))).toBe(false);
    expect(endsOf(run)).toEqual([
      ["1", "6a"],
      ["9", "5a"],
    ]);
  });
});

describe("the scene", () => {
  const last = table.box.track.length - 1;

  it("counts laps over the line, forwards and backwards", () => {
    const over = told(standing({ "1": `${last}a` }), ["moves", { car: "1", space: "0a" }]);
    expect(over.laps["1"]).toBe(1);
    const back = told(standing({ "1": "2a" }, 1), ["npc-pits", { car: "1", back: 4 }]);
    expect(back.spots["1"]).toBe(`${last - 1}p`);
    expect(back.laps["1"]).toBe(0);
  });

  it("orders cars by lap, sector and lane, the inside ahead, and the pit lane last", () => {
    expect(carsInOrder(standing({ "9": "1b", "1": "1a", "80": "1p", "14": "2b" })).slice(0, 4)).toEqual([
      "14",
      "1",
      "9",
      "80",
    ]);
  });

  it("lets two cars trade places", () => {
    const after_ = told(standing({ "1": "5a", "9": "6a" }), ["overtakes", { car: "1", other: "9", space: "6a" }]);
    expect(after_.spots).toEqual({ "1": "6a", "9": "5a" });
  });

  it("knows the sectors of a Safety Zone, over the line too", () => {
    const zone = zoneOf({ ...standing({}), zone: 0 });
    expect(zone.size).toBe(2 * table.box.track.reach + 1);
    expect(zone.has(last)).toBe(true);
  });

  it("adds markers to a sheet", () => {
    const worn = told(standing({ "1": "5a" }), ["takes-wear", { car: "1", wear: "engine", total: 2 }]);
    expect(markersOn(worn.sheets["1"])).toBe(2);
  });
});

describe("the ribbon", () => {
  it("has every space of its sectors once, the inside lowest and the pit lane below it", () => {
    const ribbon = unroll(table, table.box.track.length - 3, 8, 40);
    const sectors = new Set([...ribbon.cells.values()].map((cell) => cell.sector));
    expect(sectors.size).toBe(8);
    const spaces = table.box.track.cells.filter((cell) => sectors.has(cell.sector)).map((cell) => cell.id);
    expect([...ribbon.cells.keys()].sort()).toEqual(spaces.sort());
    const y = (id: string) => ribbon.cells.get(id)!.y;
    expect(y("0w")).toBeLessThan(y("0b"));
    expect(y("0b")).toBeLessThan(y("0a"));
    expect(y("0a")).toBeLessThan(y("0p"));
  });
});

describe("a foreseen move", () => {
  const way = (place: number, ...steps: string[]) => ({ steps, spots: {}, calls: 0, place });
  const move: Move = {
    action: "play solo 1",
    car: "1",
    place: 3,
    wear: "",
    ends: [
      { space: "9a", ways: [way(1, "forward a"), way(1, "out", "in")], count: 2 },
      { space: "8b", ways: [way(2, "out")], count: 1 },
    ],
  };
  const question = (kind: string): Question =>
    ({
      kind,
      options: [{ action: "play solo 1", verb: "play", values: { card: "solo", car: "1" }, figures: {}, label: "" }],
    }) as unknown as Question;

  it("is picked furthest ahead first, and other ends and ways one after the other", () => {
    picking.clear();
    expect(picking.end(move)?.space).toBe("9a");
    picking.turn(move, 1);
    expect(picking.way(move)?.steps).toEqual(["out", "in"]);
    picking.shift(move, 1);
    expect(picking.way(move)?.steps).toEqual(["out"]);
    picking.shift(move, 1);
    expect(picking.end(move)?.space).toBe("9a");
    picking.clear();
  });

  it("is told from a stop and from changed facts", () => {
    expect(moveOf({ ...move })).not.toBeNull();
    expect(moveOf({ spot: [] })).toBeNull();
    expect(stopOf({ car: "1", spots: {}, back: 3 })).not.toBeNull();
    expect(stopOf({ ...move })).toBeNull();
    expect(playOf(question("act"), "solo", "1")?.action).toBe("play solo 1");
    expect(playOf(question("act"), "solo", "9")).toBeUndefined();
  });
});

describe("the outline of a track", () => {
  const square = [
    [0, 0],
    [3, 0],
    [3, 1],
    [0, 1],
  ];

  it("is evened out: equal steps of one, the first point in its place", () => {
    const even = evened(square);
    expect(even[0]).toEqual([0, 0]);
    const round = evened(even);
    for (const [index, point] of round.entries()) {
      const next = round[(index + 1) % round.length]!;
      expect(Math.hypot(next[0]! - point[0]!, next[1]! - point[1]!)).toBeLessThan(1.2);
    }
  });

  it("is pulled at one point, those beside it less, those far away not at all", () => {
    const line = Array.from({ length: 20 }, (_, index) => [index, 0]);
    const pulled = nudged(line, 10, [10, 4]);
    expect(pulled[10]).toEqual([10, 4]);
    expect(pulled[11]![1]).toBeGreaterThan(pulled[13]![1]!);
    expect(pulled[13]![1]).toBeGreaterThan(0);
    expect(pulled[2]).toEqual([2, 0]);
  });
});
