import { describe, expect, it } from "vitest";
import { openCard, PIT, raceCards } from "../src/games/quick-grand-prix/racecards";
import { after, beat, carsInOrder, type Scene, sceneOf, SL, tableOf } from "../src/games/quick-grand-prix/scene";
import { type Events, WIRE } from "../src/games/quick-grand-prix/types";
import recording from "./fixtures/quick-grand-prix.json";
import { recordedGame, teller } from "./recorded";

const { setting, frames, first } = recordedGame(WIRE, recording);
const table = tableOf(setting);
const event = teller(WIRE);
const log = frames.flatMap((frame) => frame.events);

function racing(line: string[], more: Partial<Scene> = {}): Scene {
  return { ...sceneOf(first, setting, null), stage: "race", line, ...more };
}

type Happening = { [E in keyof Events]: [E, Events[E]] }[keyof Events];

function told(scene: Scene, ...events: Happening[]): Scene {
  return events.reduce((now, [kind, values]) => after(now, event(kind, values), table), scene);
}

describe("a recorded season", () => {
  it("is carried by its events to the very line the server tells", () => {
    let scene = sceneOf(first, setting, null);
    let compared = 0;
    for (const frame of frames.slice(1)) {
      for (const each of frame.events) scene = after(scene, each, table);
      const truth = sceneOf(frame.facts!, setting, scene);
      if (truth.stage === "race" && scene.stage === "race") {
        // Gaps close when the next section begins; only the facts know that.
        expect(carsInOrder(scene), `version ${frame.version}`).toEqual(carsInOrder(truth));
        expect(scene.damaged.toSorted(), `version ${frame.version}`).toEqual(truth.damaged.toSorted());
        expect(scene.totals, `version ${frame.version}`).toEqual(truth.totals);
        compared++;
      }
      scene = truth;
    }
    expect(compared).toBeGreaterThan(40);
  });

  it("gives every event that changes the picture time to be seen", () => {
    const silent = new Set(log.filter((each) => beat(each) === 0).map((each) => each.kind));
    expect([...silent].toSorted()).toEqual(["left-over", "sees", "sl-in-front", "starts-last"]);
  });
});

describe("a race card", () => {
  const cards = raceCards(log);

  it("is there for every race, with the totals, the grid, the finish and the points of every car", () => {
    expect(cards.map((card) => card.circuit)).toEqual(["monaco", "silverstone"]);
    for (const { cars, teams } of cards) {
      const lines = [...cars.values()];
      expect(lines.map((line) => line.grid).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
      expect(lines.map((line) => line.place).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
      for (const line of lines) {
        expect(line.totals).toHaveLength(6);
        expect(line.points).toBe(table.box.points[line.place - 1]);
      }
      expect(teams.size).toBe(4);
    }
  });

  it("circles the highest total over the safety limit, whether the car held the road or not", () => {
    cards.forEach((card, race) => {
      const { limits } = table.calendar[race]!;
      for (let section = 0; section < 6; section++) {
        const lines = [...card.cars.values()];
        const highest = Math.max(...lines.map((line) => line.totals[section] ?? PIT));
        for (const line of lines) {
          const isHighest = line.totals[section] === highest && highest > limits[section]!;
          expect(line.circled.includes(section), `race ${race}, section ${section}`).toBe(isHighest);
        }
      }
    });
    const checks = log.filter((each) => each.kind === "fastest").length;
    const wide = log.filter((each) => each.kind === "goes-wide").length;
    expect(cards.flatMap((card) => [...card.cars.values()]).flatMap((line) => line.circled)).toHaveLength(checks);
    expect(checks).toBeGreaterThan(wide);
  });

  it("keeps the points of the season, extra points and all, and who is ahead of whom", () => {
    const last = cards.at(-1)!.teams;
    expect([...last.values()].map((team) => team.season).toSorted((a, b) => a - b)).toEqual(
      [...frames.at(-1)!.facts!.points].toSorted((a, b) => a - b),
    );
    expect(Math.min(...[...last.values()].map((team) => team.place))).toBe(1);
    const bonus = raceCards([
      event("race-begins", { circuit: "monaco", race: 1 }),
      event("leads-at-three", { car: "red-a", season: 1 }),
    ]);
    expect(bonus[0]!.cars.get("red-a")!.bonus).toBe(1);
  });

  it("stays open after the race until the next grid is formed", () => {
    const begun = log.findLastIndex((each) => each.kind === "race-begins");
    expect(openCard(raceCards(log.slice(0, begun + 1)))).toBe(0);
    expect(openCard(cards)).toBe(1);
    expect(openCard([])).toBe(-1);
  });
});

describe("a scene", () => {
  it("lets a car pass the SL card and then a car", () => {
    const scene = told(
      racing(["red-a", SL, "blue-a"]),
      ["passes-gap", { car: "blue-a", other: SL, at: 2, passed: 1 }],
      ["passes", { car: "blue-a", other: "red-a", at: 1, passed: 2 }],
    );
    expect(scene.line).toEqual(["blue-a", "red-a", SL]);
    expect(scene.passed["blue-a"]).toBe(2);
  });

  it("moves a car that goes wide only when it drops back, to where it lands, and shows its new speed", () => {
    const laid = { "red-a": { speed: "S1-fast", total: 9, up: true } };
    const wide = told(racing([SL, "red-a", "blue-a", "green-a"], { laid }), [
      "goes-wide",
      { car: "red-a", sum: 9, difficulty: 6, back: 1, ahead: SL, behind: "blue-a" },
    ]);
    expect(wide.line).toEqual([SL, "red-a", "blue-a", "green-a"]);
    const landed = told(wide, ["drops-back", { car: "red-a", place: 2, speed: 5, at: 3 }]);
    expect(landed.line).toEqual([SL, "blue-a", "red-a", "green-a"]);
    expect(landed.laid["red-a"]).toMatchObject({ total: 5, up: true });
  });

  it("shows a car in the pits beside its gap and puts it back into the one it returns to", () => {
    const pitted = told(racing([SL, "red-a", "blue-a", "green-a"]), ["pits", { car: "blue-a" }]);
    expect(pitted.line).toEqual([SL, "red-a", "gap-blue-a", "green-a"]);
    expect(carsInOrder(pitted)).toEqual(["red-a", "blue-a", "green-a"]);
    const passed = told(pitted, ["passes-gap", { car: "green-a", other: "gap-blue-a", at: 3, passed: 1 }]);
    expect(told(passed, ["returns-last", { car: "blue-a", at: 4 }]).line).toEqual([SL, "red-a", "green-a", "blue-a"]);
  });

  it("remembers the order at the start of the section while the next one is chosen", () => {
    const started = racing([SL, "red-a", "blue-a"], { start: ["red-a", "blue-a"] });
    const moved = told(
      started,
      ["drives", { car: "red-a", speed: "S1-slow", total: 4 }],
      ["drives", { car: "blue-a", speed: "S2-fast", total: 6 }],
      ["passes", { car: "blue-a", other: "red-a", at: 2, passed: 1 }],
    );
    expect(moved.start).toEqual(["red-a", "blue-a"]);
    expect(moved.line).toEqual([SL, "blue-a", "red-a"]);
  });
});
