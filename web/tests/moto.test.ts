import { describe, expect, it } from "vitest";
import { paintOf, plate } from "../src/games/moto-grand-prix/components";
import { barred, costs, isRisky, outcomeOf, outcomes, price, sum } from "../src/games/moto-grand-prix/rides";
import {
  after,
  beat,
  lanesOf,
  leanOf,
  OFF,
  order,
  placeOf,
  type Scene,
  sceneOf,
} from "../src/games/moto-grand-prix/scene";
import type { Offer, Question } from "../src/games/moto-grand-prix/props";
import { type Events, type Names, WIRE } from "../src/games/moto-grand-prix/types";
import recording from "./fixtures/moto-grand-prix.json";
import { recordedGame, teller } from "./recorded";

const { setting, frames, first } = recordedGame(WIRE, recording);
const box = setting.components;
const event = teller(WIRE);

type Happening = { [E in keyof Events]: [E, Events[E]] }[keyof Events];

const told = (scene: Scene, ...events: Happening[]): Scene =>
  events.reduce((now, [kind, values]) => after(now, event(kind, values), box), scene);

/** The first frame in which all bikes stand on the track. */
const racing = frames.find((frame) => frame.facts!.lane.every((lane) => lane !== "."))!;
const grid = sceneOf(racing.facts!, setting);

describe("a recorded race", () => {
  it("is carried by its events to the very places, dials and stances that the server tells", () => {
    let scene = sceneOf(first, setting);
    let compared = 0;
    for (const frame of frames.slice(1)) {
      for (const each of frame.events) scene = after(scene, each, box);
      const truth = sceneOf(frame.facts!, setting);
      for (const [id, bike] of Object.entries(truth.bikes)) {
        const { distance, lane, front, rear, engine, stance } = scene.bikes[id]!;
        const shown = { distance, lane, front, rear, engine, stance };
        const { low, high, slip, contact, ...wanted } = bike;
        void [low, high, slip, contact]; // dice are put away without an event
        if (lane !== OFF || bike.lane !== OFF) expect(shown, `${id} at version ${frame.version}`).toEqual(wanted);
        compared++;
      }
      expect(order(scene, box), `version ${frame.version}`).toEqual(order(truth, box));
      scene = truth;
    }
    expect(compared).toBeGreaterThan(200);
  });

  it("rides along positions that follow each other, to where the bike stands", () => {
    let rides = 0;
    let scene = sceneOf(first, setting);
    for (const frame of frames.slice(1)) {
      for (const each of frame.events) {
        scene = after(scene, each, box);
        if (each.kind !== "rides") continue;
        rides++;
        const cells = scene.ride!.cells;
        expect(cells).toHaveLength(each.values.rows);
        cells.slice(1).forEach(([row, lane], index) => {
          expect(row).toBe((cells[index]![0] + 1) % box.circuit.rows.length);
          expect(Math.abs(lane - cells[index]![1])).toBeLessThanOrEqual(1);
        });
        const [row, lane] = cells.at(-1)!;
        expect(placeOf(scene.bikes[each.values.bike]!, box)).toEqual(box.circuit.rows[row]!.cells[lane]);
      }
      scene = sceneOf(frame.facts!, setting);
    }
    expect(rides).toBeGreaterThan(20);
  });

  it("gives time to whatever is thrown, ridden, lost or won, and none to mere remarks", () => {
    const log = frames.flatMap((frame) => frame.events);
    for (const kind of ["rolls", "rides", "rolls-in-contest", "lap-counter", "wins"])
      for (const each of log.filter((other) => other.kind === kind)) expect(beat(each), kind).toBeGreaterThan(0);
    const ride = (rows: number) => event("rides", { bike: "blue-1", rows, lane: "left", path: 0, distance: rows });
    expect(beat(ride(9))).toBeGreaterThan(beat(ride(2)));
    expect(beat(event("climbs", { bike: "blue-1", points: 1 }))).toBe(0);
  });
});

describe("what happens between bikes", () => {
  const [one = "", two = ""] = box.bikes.map((bike) => bike.id);

  it("puts the dice of a contest side by side, with contacts and who goes first", () => {
    const scene = told(
      grid,
      ["braking-contest", { bikes: 2, corner: 1 }],
      ["rolls-in-contest", { bike: one, low: 2, high: 5, total: 7 }],
      ["rolls-in-contest", { bike: two, low: 3, high: 4, total: 7 }],
      ["has-contact", { bike: one, total: 7 }],
      ["goes-first", { bike: two }],
    );
    expect(scene.occasion).toBe("contest");
    expect(scene.stage.map(({ bike, dice, contact, first }) => ({ bike, dice, contact, first }))).toEqual([
      { bike: one, dice: [2, 5], contact: true, first: false },
      { bike: two, dice: [3, 4], contact: false, first: true },
    ]);
  });

  it("draws who follows whom until the one ahead rides away", () => {
    const following = told(grid, ["declares-slipstream", { bike: two, ahead: one }]);
    expect(following.wakes).toEqual([[two, one]]);
    const copied = told(
      following,
      ["rolls", { bike: one, low: 1, high: 6, total: 7 }],
      ["copies", { bike: two, low: 1, high: 6 }],
    );
    expect(copied.occasion).toBe("slipstream");
    expect(copied.stage.map((each) => each.bike)).toEqual([one, two]);
    expect(told(copied, ["rides", { bike: one, rows: 2, lane: "left", path: 0, distance: 1 }]).wakes).toEqual([]);
  });

  it("marks the dice that were flipped", () => {
    const rolled = told(grid, ["rolls", { bike: one, low: 2, high: 5, total: 7 }]);
    const flipped = told(rolled, ["flips-on-straight", { bike: one, first: 5, second: 5, total: 10 }]);
    expect(flipped.stage[0]).toMatchObject({ dice: [5, 5], flipped: [true, false] });
    const single = told(
      rolled,
      ["discards", { bike: one, discarded: 5, kept: 2 }],
      ["flips-last-die", { bike: one, face: 5 }],
    );
    expect(single.stage[0]).toMatchObject({ dice: [5] });
  });

  it("leans to the inside of the corner, by the stance where the rules know one", () => {
    const corner = box.circuit.rows.findIndex((row) => row.difficulty > 0 && row.side !== 0);
    const bike = { ...grid.bikes[one]!, distance: corner, lane: 1, stance: "leaning" as const };
    expect(leanOf(bike, box)).toBe(box.circuit.rows[corner]!.side);
    expect(leanOf({ ...bike, stance: "straight" }, box)).toBe(0);
    expect(leanOf({ ...bike, stance: "straight" }, { ...box, level: "basic" })).toBe(box.circuit.rows[corner]!.side);
  });

  it("reads the lanes of a ride from its number", () => {
    expect(lanesOf(1 + 2 * 3 + 2 * 9 + 0 * 27, 4)).toEqual([1, 2, 2, 0]);
  });
});

describe("rides on offer", () => {
  type Way = [flip: Names["flip"], pay: Names["pay"]];
  const ride = (to: string, [flip, pay]: Way, figures: Record<string, number>): Offer<"ride"> => ({
    action: `ride ${to} ${flip} ${pay}`,
    verb: "ride",
    values: { to, flip, pay },
    figures: { first: 2, second: 5, row: 9, ...figures },
    label: `${to} ${flip} ${pay}`,
  });
  const dear = ride("9-left", ["keep", "engine-2"], { engine: 2, rear: 1 });
  const cheap = ride("9-left", ["flip-low", "front-1"], { front: 1 });
  const risky = ride("7-centre", ["keep", "free"], { grip: 1 });
  const question: Question = {
    seat: 0,
    kind: "ride",
    rule: "",
    prompt: "",
    sealed: false,
    answered: "",
    options: [dear, risky, cheap, { ...risky, verb: "retire", values: {} }],
    default: "",
    can_undo: false,
  };

  it("come to each place once, its cheapest way first, in the order of the rows", () => {
    const all = outcomes(question);
    expect(all.map((outcome) => outcome.place)).toEqual(["7-centre", "9-left"]);
    expect(all[1]).toMatchObject({ rows: 9, lane: 0, row: 9, ways: [cheap, dear] });
    expect(outcomeOf(all, dear.action)).toBe(all[1]);
    expect(outcomes(null)).toEqual([]);
  });

  it("leave places between them, each with a ride that can be asked about", () => {
    const closed = barred(outcomes(question), 40);
    expect(closed.map(({ place }) => place)).not.toContain("7-centre");
    expect(closed).toHaveLength(9 * 3 - 2);
    const near = closed.find(({ place }) => place === "8-right")!;
    expect([near.row, near.lane]).toEqual([10, 2]);
    expect(near.action).toMatch(/^ride 8-right \S+ \S+$/);
    expect(barred([], 40)).toEqual([]);
  });

  it("say what they cost and risk in short", () => {
    expect([dear, cheap, risky].map(costs)).toEqual(["E2 R1", "F1", ""]);
    expect([dear, risky].map(isRisky)).toEqual([false, true]);
    expect(price(cheap)).toBeLessThan(price(dear));
    expect(sum(dear)).toBe("2 + 5");
  });
});

describe("the paint of bikes", () => {
  it("has a livery for all twelve colours, and a code on every plate", () => {
    const colours = "blue yellow red green white black orange purple grey pink brown turquoise".split(" ");
    expect(new Set(colours.map((colour) => paintOf(colour).id)).size).toBe(12);
    expect(plate("yellow-1", box)).toMatchObject({ team: "yellow", letter: "Y1", second: false });
    expect(plate("blue-2", box).second).toBe(true);
  });
});
