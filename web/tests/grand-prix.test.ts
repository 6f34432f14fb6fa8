import { describe, expect, it } from "vitest";
import { tableOf } from "../src/games/grand-prix/components";
import { moveOf, playOf, stopOf } from "../src/games/grand-prix/foreseen";
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
import type { Question } from "../src/games/grand-prix/props";
import { type MoveForeseen, type StopForeseen, WIRE } from "../src/games/grand-prix/types";
import { answersOf } from "../src/games/grand-prix/service";
import recording from "./fixtures/grand-prix.json";
import { recordedGame, teller } from "./recorded";

const { setting, frames, first } = recordedGame(WIRE, recording);
const table = tableOf(setting);
const event = teller(WIRE);

function standing(spots: Record<string, string>, laps = 0): Scene {
  const blank = sceneOf(first, setting);
  return { ...blank, spots, laps: Object.fromEntries(Object.keys(spots).map((car) => [car, laps])), gone: [] };
}

describe("a recorded race", () => {
  it("is carried by its events to where the server says the cars are", () => {
    let scene = sceneOf(first, setting);
    let compared = 0;
    for (const frame of frames.slice(1)) {
      for (const each of frame.events) scene = after(scene, each);
      if (!frame.facts) continue;
      const truth = sceneOf(frame.facts, setting);
      // While the grid is drawn by lot, cars stand on it in the picture before they do so in the rules.
      if (!truth.turn) continue;
      expect(scene.spots, `version ${frame.version}`).toEqual(truth.spots);
      for (const car of Object.keys(truth.spots)) expect(scene.laps[car], `lap of ${car}`).toBe(truth.laps[car]);
      expect(scene.zone).toBe(truth.zone);
      expect(carsInOrder(scene)).toEqual(carsInOrder(truth));
      scene = truth;
      compared += 1;
    }
    expect(compared).toBeGreaterThan(30);
  });

  it("shows pushed cars with the one that pushes them, and card after card with time to look", () => {
    expect(beat(event("is-pushed", { car: "1", space: "5a", lap: 0 }))).toBe(0);
    expect(beat(event("moves", { car: "1", space: "5a", lap: 0 }))).toBeGreaterThan(0);
    expect(beat(event("event-drawn", { event: "rain-1" }))).toBeGreaterThan(1000);
    expect(beat(event("sees", { card: "solo-1" }, 1))).toBe(0);
  });
});

describe("the log", () => {
  it("tells the steps of a move by where they ended", () => {
    const run = ["5a", "6a"].flatMap((space, step) => [
      event("moves", { car: "1", space, lap: 0 }),
      event("follows", { car: "9", space: `${4 + step}a`, lap: 0 }),
    ]);
    expect(run.every(isStep)).toBe(true);
    expect(isStep(event("plays", { seat: "red", card: "solo-1", car: "1" }))).toBe(false);
    expect(endsOf(run)).toEqual([
      ["1", "6a"],
      ["9", "5a"],
    ]);
  });
});

describe("the scene", () => {
  const last = table.box.track.length - 1;

  it("shows the lap that an event tells", () => {
    const over = after(standing({ "1": `${last}a` }), event("moves", { car: "1", space: "0a", lap: 1 }));
    expect(over.laps["1"]).toBe(1);
    const sent = event("npc-pits", { car: "1", back: 4, space: `${last - 1}p`, lap: 0 });
    const back = after(standing({ "1": "2a" }, 1), sent);
    expect(back).toMatchObject({ spots: { "1": `${last - 1}p` }, laps: { "1": 0 }, pitLane: ["1"] });
  });

  it("orders cars by lap and by the rank of their space, and in one space of the pit lane by who came first", () => {
    expect(carsInOrder(standing({ "9": "1b", "1": "1a", "80": "1p", "14": "2b" })).slice(0, 4)).toEqual([
      "14",
      "1",
      "9",
      "80",
    ]);
    const stacked = { ...standing({ "9": "1p", "1": "1p" }), pitLane: ["1", "9"] };
    expect(carsInOrder(stacked).slice(0, 2)).toEqual(["1", "9"]);
  });

  it("lets two cars trade places", () => {
    const swap = { car: "1", other: "9", space: "6a", lap: 0, behind: "5a", other_lap: 0 };
    expect(after(standing({ "1": "5a", "9": "6a" }), event("overtakes", swap)).spots).toEqual({ "1": "6a", "9": "5a" });
  });

  it("knows the sectors of a Safety Zone, over the line too", () => {
    const zone = zoneOf({ ...standing({}), zone: 0 });
    expect(zone.size).toBe(2 * table.box.track.reach + 1);
    expect(zone.has(last)).toBe(true);
  });

  it("adds markers to a sheet", () => {
    const worn = after(standing({ "1": "5a" }), event("takes-wear", { car: "1", wear: "engine", total: 2 }));
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
  const move: MoveForeseen = {
    foresees: "move",
    action: "play solo 1",
    car: "1",
    place: 3,
    wear: "",
    ends: [
      { space: "9a", merit: 2, ways: [way(1, "forward a"), way(1, "out", "in")], count: 2 },
      { space: "8b", merit: 1, ways: [way(2, "out")], count: 1 },
    ],
    complete: true,
    linked: {},
  };
  const stop: StopForeseen = { foresees: "stop", car: "1", spots: {}, place: 1, after: 4, back: 3, markers: 0 };
  const question: Question = {
    seat: 0,
    kind: "act",
    rule: "",
    prompt: "",
    sealed: false,
    answered: "",
    options: [{ action: "play solo 1", verb: "play", values: { card: "solo", car: "1" }, figures: {}, label: "" }],
    default: "",
    can_undo: false,
  };

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

  it("is told from a stop", () => {
    expect([moveOf(move), moveOf(stop), moveOf(null)]).toEqual([move, null, null]);
    expect([stopOf(stop), stopOf(move), stopOf(null)]).toEqual([stop, null, null]);
    expect(playOf(question, "solo", "1")?.action).toBe("play solo 1");
    expect(playOf(question, "solo", "9")).toBeUndefined();
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

describe("a pit stop", () => {
  it("is one answer: tyres, every marker by itself, and out of the box", () => {
    expect(answersOf({ tyre: "hard", repairs: { engine: 2, brake: 0, body: 1 } })).toEqual([
      "fit hard",
      "repair engine",
      "repair engine",
      "repair body",
      "go",
    ]);
    expect(answersOf({ tyre: "", repairs: {} })).toEqual(["go"]);
  });
});
