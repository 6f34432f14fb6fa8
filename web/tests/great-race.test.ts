import { describe, expect, it } from "vitest";
import { put, without } from "../src/games/great-race/boards.svelte";
import { type Box, plate, type Point, spaceOf, titleOf } from "../src/games/great-race/components";
import { coastsAround, curve, middle } from "../src/games/great-race/curves";
import { picking } from "../src/games/great-race/picking.svelte";
import { after, beat, order, sceneOf, trails } from "../src/games/great-race/scene";
import type { EventTold, OptionOffer, Question } from "../src/lib/messages";

const space = (id: string, column: number, row: number, name = "") => ({
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
});

const box = {
  boards: [
    {
      id: "home",
      name: "Home",
      frame: [0, 0, 20, 20],
      coasts: [],
      rivers: [],
      unit: 10,
      lanes: 2,
      start: "A1",
      goal: "B2",
      northward: false,
      spaces: [space("A1", 0, 0, "Alpha"), space("B1", 1, 0), space("B2", 1, 1, "Omega")],
      lines: [{ id: "A1-B2", mode: "sea", from: "A1", to: "B2", price: 50, way: [] }],
    },
  ],
  crews: [
    { id: "french", name: "France", colour: "blue", seat: 0 },
    { id: "belgian", name: "Belgium", colour: "orange", seat: 1 },
  ],
} as unknown as Box;
const setting = { info: {} as never, components: box as unknown as Record<string, unknown> };

const facts = {
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

const told = (kind: string, values: Record<string, string | number>): EventTold => ({
  number: 1,
  version: 1,
  seat: -1,
  kind,
  rule: "",
  values,
  text: "",
  chapter: "",
});
const play = (...events: [string, Record<string, string | number>][]) =>
  events.reduce((now, [kind, values]) => after(now, told(kind, values), box), scene);

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

  it("follows a drive: the vehicle, its fuel, its wear, its marker on top of the stack", () => {
    const after = play(
      ["drives-to", { seat: "french", space: "B1", fuel: 2 }],
      ["is-worn", { seat: "french", engine: 0, chassis: 1 }],
      ["enters-city", { seat: "french", space: "B2", fuel: 1 }],
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
    const threatened = play(["threatens-crew", { seat: "belgian", victim: "french", engine: 1, chassis: 1 }]);
    expect(threatened.threat).toEqual({ card: "saboteur", by: "belgian", victim: "french", spaces: [] });
    const saved = after(threatened, told("cancels-with-escort", { seat: "french", card: "saboteur" }), box);
    expect(saved.threat).toBeNull();
    expect(saved.crews[0]!.slots.escort).toBe(0);
  });

  it("exchanges and removes tiles", () => {
    const swapped = play(["lays", { tile: "track", space: "A1" }], ["tiles-swapped", { one: "A1", other: "B1" }]);
    expect(swapped.tiles).toEqual({ A1: "dunes", B1: "track" });
    expect(after(swapped, told("tile-gone", { tile: "dunes", space: "A1" }), box).tiles).toEqual({ B1: "track" });
  });

  it("opens the screens, and a pass leaves the escorts only", () => {
    const open = play(["plans", { seat: "belgian", split: "1-1-2-1" }], ["passes", { seat: "belgian", escorts: 2 }]);
    expect(open.crews[1]!.slots).toEqual({ scout: 0, mechanic: 0, escort: 2, funding: 0 });
    expect(open.crews[1]!.passed).toBe(true);
  });

  it("looks at a drive longer than at what nobody sees", () => {
    expect(beat(told("drives-to", {}))).toBeGreaterThan(400);
    expect(beat(told("crosses-risk", {}))).toBe(0);
  });

  it("knows the routes that were driven, and which leg was a crossing", () => {
    const log = [
      told("drives-to", { seat: "belgian", space: "B1", fuel: 1 }),
      told("sails", { seat: "french", line: "A1-B2", price: 50 }),
      told("enters-city", { seat: "french", space: "B2", fuel: 1 }),
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
  const offer = (action: string, values: Record<string, string>): OptionOffer => ({
    action,
    verb: action.split(" ")[0]!,
    values,
    figures: {},
    label: action,
  });
  const asked = (kind: string, ...options: OptionOffer[]): Question =>
    ({ kind, options, seat: 0, answered: "" }) as unknown as Question;

  it("is where the tile in hand may be laid", () => {
    const lay = (tile: string, space: string) => offer(`lay ${tile} ${space}`, { tile, space });
    const question = asked("lay-tile", lay("track", "B1"), lay("dunes", "B1"));
    expect([...picking.places(question).values()].map(({ action }) => action)).toEqual(["lay track B1"]);
    picking.takeTile("dunes");
    expect([...picking.places(question).values()].map(({ action }) => action)).toEqual(["lay dunes B1"]);
  });

  it("is the other end of a line, by its first offer", () => {
    const sail = (cards: string) => offer(`sail A1-B2 ${cards}`, { line: "A1-B2", cards });
    const found = picking.places(asked("choose-way", sail("0"), sail("1")), "A1");
    expect([...found.keys()]).toEqual(["B2"]);
    expect(found.get("B2")!.action).toBe("sail A1-B2 0");
  });

  it("is nothing in the convoy, until a card or an assistant that aims there is in hand", () => {
    const question = asked("act", offer("track B1", { space: "B1" }), offer("clear A1", { space: "A1" }));
    expect(picking.places(question).size).toBe(0);
    picking.held = "tracker";
    expect([...picking.places(question).keys()]).toEqual(["B1"]);
    picking.held = "escort";
    expect([...picking.places(question).keys()]).toEqual(["A1"]);
    picking.held = "";
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
      cities: [{ letter: "A" }, { letter: "B" }, { letter: "C" }],
      lines: [
        { from: "A", to: "B" },
        { from: "A", to: "C" },
      ],
      islands: ["B"],
    };
    expect(without(sheet, "B")).toEqual({
      cities: [{ letter: "A" }, { letter: "C" }],
      lines: [{ from: "A", to: "C" }],
      islands: [],
    });
    expect(without(sheet, "o")).toEqual({ cities: sheet.cities, lines: sheet.lines, islands: ["B"] });
  });
});
