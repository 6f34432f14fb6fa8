import { describe, expect, it } from "vitest";
import { put, without } from "../src/games/great-race/boards.svelte";
import { plate, type Point, spaceOf, titleOf } from "../src/games/great-race/components";
import { curve } from "../src/lib/board/curve";
import { coastsAround, middle } from "../src/games/great-race/curves";
import { gaugeAfter } from "../src/games/great-race/foreseen";
import { picking } from "../src/games/great-race/picking.svelte";
import type { Offer, Question } from "../src/games/great-race/props";
import { after, beat, order, type Scene, sceneOf, trails } from "../src/games/great-race/scene";
import {
  type BoardFace,
  type Components,
  type Events,
  type Facts,
  type Space,
  WIRE,
} from "../src/games/great-race/types";
import recording from "./fixtures/great-race.json";
import { recordedGame, teller } from "./recorded";

const recorded = recordedGame(WIRE, recording);
const told = teller(WIRE);

// ── A small board of our own ──

const space = (id: string, column: number, row: number, name = ""): Space => ({
  id,
  kind: name ? "city" : "open",
  x: 10 * column + 5,
  y: 10 * row + 5,
  column,
  row,
  square: row,
  name,
  cards: 2,
  purple: false,
  away: 0,
});

const board: BoardFace = {
  id: "home",
  name: "Home",
  character: "",
  frame: [0, 0, 20, 20],
  coasts: [],
  rivers: [],
  unit: 10,
  lanes: 2,
  start: "A1",
  goal: "B2",
  northward: false,
  spaces: [space("A1", 0, 0, "Alpha"), space("B1", 1, 0), space("B2", 1, 1, "Omega")],
  roads: [],
  lines: [{ id: "A1-B2", mode: "sea", from: "A1", to: "B2", price: 50, way: [] }],
};
const crew = (id: string, name: string, colour: string, seat: number) => ({
  ...recorded.setting.components.crews[0]!,
  ...{ id, name, colour, seat },
});
const box: Components = {
  ...recorded.setting.components,
  boards: [board],
  crews: [crew("french", "France", "blue", 0), crew("belgian", "Belgium", "orange", 1)],
};
const setting = { ...recorded.setting, components: box };

const facts: Facts = {
  ...recorded.first,
  round: 1,
  order: ["french", "belgian"],
  space: ["A1", "A1"],
  tiles: [".", "dunes", "."],
  drawn: [],
  square: [0, 0],
  stack: ["french", "belgian"],
  arrived: [],
  fuel: [8, 8],
  engine: [4, 4],
  chassis: [5, 5],
  cash: [80, 70],
  scouts: [1, 0],
  mechanics: [2, 0],
  escorts: [1, 0],
  funding: [1, 0],
  passed: [0, 0],
  display: [],
  hand: [["ranger"], ["?", "?"]],
  active: "french",
  threat: ".",
  victim: ".",
  aims: [],
};
const scene = sceneOf(facts, setting);

type Happening = { [E in keyof Events]: [E, Events[E]] }[keyof Events];
const play = (...events: Happening[]) =>
  events.reduce((now, [kind, values]) => after(now, told(kind, values), box), scene);

describe("a recorded race", () => {
  it("is carried by its events to the very gauges, purses, hands, tiles and places that the server tells", () => {
    const shown = (each: Scene) => ({
      round: each.round,
      crews: each.crews,
      tiles: each.tiles,
      stack: each.stack,
      arrived: each.arrived,
    });
    let now = sceneOf(recorded.first, recorded.setting);
    let compared = 0;
    for (const frame of recorded.frames.slice(1)) {
      for (const event of frame.events) now = after(now, event, recorded.setting.components);
      const truth = sceneOf(frame.facts!, recorded.setting);
      // A Cheater is played without a word until its second tile is named, and assistants come back without one.
      const silent = frame.action.startsWith("cheat") || frame.events.some((event) => event.kind === "leads");
      if (!silent) {
        expect(shown(now), `after version ${frame.version}, ${frame.action}`).toEqual(shown(truth));
        compared++;
      }
      now = truth;
    }
    expect(compared).toBeGreaterThan(150);
  });
});

describe("the scene of a Great Race", () => {
  it("is read off the facts", () => {
    expect(scene.phase).toBe("convoy");
    expect(scene.tiles).toEqual({ B1: "dunes" });
    expect(scene.crews[1]).toMatchObject({ cash: 70, cards: 2, fuel: 8 });
    expect(scene.threat).toBeNull();
  });

  it("tells the phase by who acts and what lies on display", () => {
    expect(sceneOf({ ...facts, active: ".", display: ["driver"] }, setting).phase).toBe("bivouac");
    expect(sceneOf({ ...facts, active: "." }, setting).phase).toBe("planning");
    expect(sceneOf({ ...facts, active: ".", arrived: ["french"] }, setting).phase).toBe("maintenance");
  });

  it("has every crew once in the order of play that a maintenance tells", () => {
    const after = play(["leads", { seat: "belgian", place: 1 }], ["leads", { seat: "french", place: 2 }]);
    expect(after.turns).toEqual(["belgian", "french"]);
  });

  it("follows a drive: the vehicle, its fuel, its wear, its marker on top of the stack", () => {
    const after = play(
      ["drives-to", { seat: "french", space: "B1", fuel: 2, fuel_now: 6 }],
      ["is-worn", { seat: "french", engine: 0, chassis: 1, engine_now: 4, chassis_now: 4 }],
      ["enters-city", { seat: "french", space: "B2", fuel: 1, fuel_now: 5 }],
      ["advances", { seat: "french", square: 2 }],
    );
    expect(after.crews[0]).toMatchObject({ space: "B2", fuel: 5, engine: 4, chassis: 4, square: 1 });
    expect(after.stack).toEqual(["belgian", "french"]);
    expect(order(after)).toEqual(["french", "belgian"]);
  });

  it("puts the lower marker of a square ahead", () => {
    const level = play(["advances", { seat: "french", square: 2 }], ["advances", { seat: "belgian", square: 2 }]);
    expect(order(level)).toEqual(["french", "belgian"]);
  });

  it("shows a danger card until it is settled, and takes off the escort that cancels it", () => {
    const threatened = play([
      "threatens-crew",
      { seat: "belgian", victim: "french", engine: 1, chassis: 1, cards_now: 1 },
    ]);
    expect(threatened.threat).toEqual({ card: "saboteur", by: "belgian", victim: "french", spaces: [] });
    const saved = after(threatened, told("cancels-with-escort", { seat: "french", card: "saboteur", left: 0 }), box);
    expect(saved.threat).toBeNull();
    expect(saved.crews[0]!.slots.escort).toBe(0);
  });

  it("exchanges and removes tiles", () => {
    const swapped = play(
      ["lays", { seat: "french", tile: "track", space: "A1" }],
      ["tiles-swapped", { one: "A1", other: "B1", one_tile: "dunes", other_tile: "track" }],
    );
    expect(swapped.tiles).toEqual({ A1: "dunes", B1: "track" });
    expect(after(swapped, told("tile-gone", { tile: "dunes", space: "A1" }), box).tiles).toEqual({ B1: "track" });
  });

  it("opens the screens, and a pass leaves the escorts only", () => {
    const open = play(
      ["plans", { seat: "belgian", split: "1-1-2-1", scouts: 1, mechanics: 1, escorts: 2, funding: 1 }],
      ["passes", { seat: "belgian", escorts: 2 }],
    );
    expect(open.crews[1]!.slots).toEqual({ scout: 0, mechanic: 0, escort: 2, funding: 0 });
    expect(open.crews[1]!.passed).toBe(true);
  });

  it("looks at a drive longer than at what nobody sees", () => {
    expect(beat(told("drives-to", { seat: "french", space: "B1", fuel: 1, fuel_now: 7 }))).toBeGreaterThan(400);
    expect(beat(told("crosses-risk", { seat: "french", fuel: 1 }))).toBe(0);
  });

  it("knows the routes that were driven, and which leg was a crossing", () => {
    const log = [
      told("drives-to", { seat: "belgian", space: "B1", fuel: 1, fuel_now: 7 }),
      told("sails", { seat: "french", line: "A1-B2", price: 50, cash_now: 30 }),
      told("enters-city", { seat: "french", space: "B2", fuel: 1, fuel_now: 7 }),
    ];
    const start = { space: "A1", line: "" };
    expect(trails(log, "A1", scene.crews)).toEqual({
      french: [start, { space: "B2", line: "A1-B2" }],
      belgian: [start, { space: "B1", line: "" }],
    });
  });
});

describe("a coast", () => {
  const square = [{ column: 0, row: 0 }];

  it("goes round its spaces, with the sea outside", () => {
    const coasts = coastsAround([...square, { column: 1, row: 0 }], 10);
    expect(coasts).toHaveLength(1);
    expect(coasts[0]).toHaveLength(6);
    for (const [x, y] of coasts[0]!) expect(x < 0 || x > 20 || y < 0 || y > 10).toBe(true);
  });

  it("is one for each island, and one for a sea in the land", () => {
    expect(coastsAround([...square, { column: 4, row: 4 }], 10)).toHaveLength(2);
    expect(coastsAround([...square, { column: 1, row: 1 }], 10)).toHaveLength(2);
    const ring = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => ({ column, row })));
    expect(
      coastsAround(
        ring.filter(({ column, row }) => column !== 1 || row !== 1),
        10,
      ),
    ).toHaveLength(2);
  });

  it("is a closed curve through its points; a river is open", () => {
    const points: Point[] = [
      [0, 0],
      [10, 0],
      [10, 10],
    ];
    expect(curve(points, true)).toMatch(/^M0 0C.*10 0C.*10 10C.*0 0Z$/);
    expect(curve(points, false)).toMatch(/^M0 0C.*10 10$/);
    expect(middle(points)).toEqual([10, 0]);
  });
});

describe("what can be touched on the map", () => {
  const asked = (kind: Question["kind"], ...options: Offer[]): Question => ({
    seat: 0,
    kind,
    rule: "",
    prompt: "",
    sealed: false,
    answered: "",
    options,
    default: "",
    can_undo: false,
  });
  const shown = { figures: {}, label: "" };

  it("is where the tile in hand may be laid", () => {
    const lay = (tile: string, space: string): Offer => ({
      ...{ action: `lay ${tile} ${space}`, verb: "lay", values: { tile, space } },
      ...shown,
    });
    const question = asked("lay-tile", lay("track", "B1"), lay("dunes", "B1"));
    expect([...picking.places(question).values()].map(({ action }) => action)).toEqual(["lay track B1"]);
    picking.takeTile("dunes");
    expect([...picking.places(question).values()].map(({ action }) => action)).toEqual(["lay dunes B1"]);
  });

  it("is the other end of a line, by its first offer", () => {
    const sail = (cards: string): Offer => ({
      ...{ action: `sail A1-B2 ${cards}`, verb: "sail", values: { line: "A1-B2", cards } },
      ...shown,
    });
    const found = picking.places(asked("choose-way", sail("0"), sail("1")), "A1");
    expect([...found.keys()]).toEqual(["B2"]);
    expect(found.get("B2")!.action).toBe("sail A1-B2 0");
  });

  it("is nothing in the convoy, until a card or an assistant that aims there is in hand", () => {
    const question = asked(
      "act",
      { action: "track B1", verb: "track", values: { space: "B1" }, ...shown },
      { action: "clear A1", verb: "clear", values: { space: "A1" }, ...shown },
    );
    expect(picking.places(question).size).toBe(0);
    picking.held = "tracker";
    expect([...picking.places(question).keys()]).toEqual(["B1"]);
    picking.held = "escort";
    expect([...picking.places(question).keys()]).toEqual(["A1"]);
    picking.held = "";
  });

  it("is two tiles of the Cheater's, of which the second does not replace the first", () => {
    const cheat = (space: string): Offer => ({ action: `cheat ${space}`, verb: "cheat", values: { space }, ...shown });
    const question = asked("act", cheat("B1"), cheat("B2"), cheat("B3"));
    picking.held = "cheater";
    const places = picking.places(question);
    expect(picking.touch(places, "", "B1")).toEqual({ action: "cheat B1", then: [] });
    expect(picking.touch(places, "cheat B1", "B2")).toEqual({ action: "cheat B1", then: ["swap-with B2"] });
    expect(picking.second).toBe("B2");
    expect(picking.touch(places, "cheat B1", "B3")).toEqual({ action: "cheat B1", then: ["swap-with B3"] });
    picking.held = "";
  });

  it("is a whole drive, which ends where it leads unless one wants to look on", () => {
    expect(picking.drive(["go B1", "pay 1", "halt"])).toEqual(["go B1", "pay 1", "halt"]);
    picking.goesOn = true;
    expect(picking.drive(["go B1", "pay 1", "halt"])).toEqual(["go B1", "pay 1"]);
    expect(picking.drive(["go C1"]), "a city ends it anyhow").toEqual(["go C1"]);
    picking.goesOn = false;
  });
});

describe("what a choice would leave on the dashboard", () => {
  it("is what the game foresees, else the fact that would change, else nothing", () => {
    const fuel = { foresees: "fuel", fuel: 7, cash: 50 } as const;
    expect([gaugeAfter("fuel", 1, fuel, null), gaugeAfter("cash", 1, fuel, null)]).toEqual([7, 50]);
    expect(gaugeAfter("engine", 1, fuel, null)).toBeNull();
    const drive = {
      foresees: "drive",
      reach: [],
      route: [],
      fuel: 3,
      points: 5,
      away: 9,
      engine: 2,
      chassis: 3,
    } as const;
    expect(gaugeAfter("engine", 1, { ...drive, reach: [], route: [] }, { engine: [4, 4] })).toBe(2);
    expect(gaugeAfter("engine", 1, null, { engine: [4, 3] })).toBe(3);
  });
});

describe("the names of things", () => {
  it("calls a city by its name and a space by its place", () => {
    expect(titleOf(box.boards[0]!, "A1")).toBe("Alpha");
    expect(titleOf(box.boards[0]!, "B1")).toBe("B1");
    expect(spaceOf(box.boards[0]!, "Z9")).toBeUndefined();
  });

  it("tells crews apart by paint and two letters", () => {
    expect(plate("belgian", box)).toMatchObject({ letter: "Be", livery: { id: "orange" } });
  });
});

describe("a board that is edited", () => {
  it("has one place painted, and nothing else", () => {
    expect(put(["oo.", ".x."], 1, 2, "o")).toEqual(["oo.", ".xo"]);
  });

  it("loses with a city its lines and its island", () => {
    const sheet = {
      id: "mine",
      name: "Mine",
      character: "",
      north: "A",
      south: "C",
      map: ["AoC", "..B"],
      cities: ["A", "B", "C"].map((letter) => ({ letter, name: letter, cards: 2 })),
      lines: ["B", "C"].map((to) => ({ mode: "sea", from: "A", to, price: 50 })),
      islands: ["B"],
    };
    expect(without(sheet, "B")).toEqual({
      cities: [sheet.cities[0], sheet.cities[2]],
      lines: [sheet.lines[1]],
      islands: [],
    });
    expect(without(sheet, "o")).toEqual({ cities: sheet.cities, lines: sheet.lines, islands: ["B"] });
  });
});
