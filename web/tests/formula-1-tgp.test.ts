import { describe, expect, it } from "vitest";
import { actingCar } from "../src/games/formula-1-tgp/asked";
import { cardsOf, inTheWay, purseOf } from "../src/games/formula-1-tgp/auction";
import { called, plate, shortly } from "../src/games/formula-1-tgp/components";
import { roadOf, shareOf, SPACES } from "../src/games/formula-1-tgp/outline";
import { after, order, ratingOf, type Scene, sceneOf } from "../src/games/formula-1-tgp/scene";
import { signsOf } from "../src/games/formula-1-tgp/signs";
import { strategies } from "../src/games/formula-1-tgp/strategy";
import type { Question } from "../src/games/formula-1-tgp/props";
import { WIRE } from "../src/games/formula-1-tgp/types";
import { NONE } from "../src/lib/wire";
import recording from "./fixtures/formula-1-tgp.json";
import { recordedGame } from "./recorded";

const { setting, frames } = recordedGame(WIRE, recording);
const box = setting.components;
const scenes = frames.map((frame) => sceneOf(frame.facts!, setting, null));

const LANDINGS: string[] = ["slides-back", "spins", "comes-in", "drives-through"];

describe("a recorded season", () => {
  it("is carried by its events to what the server tells", () => {
    const told = (scene: Scene) => ({
      stage: scene.stage,
      turn: scene.turn,
      wet: scene.wet,
      lot: scene.lot,
      teams: scene.teams.map(({ activation, facilities, path, crew, tests, points }) => ({
        activation,
        facilities: [...facilities].sort(),
        path,
        crew,
        tests,
        points,
      })),
      cars: scene.cars.map(({ status, speed, row, lane, fuel, tyre, tread, wing, stops, rolled, place }) => ({
        ...{ status, speed, row, lane, fuel, tyre, tread, wing, stops, rolled, place },
      })),
    });
    let landings = 0;
    for (let index = 1; index < frames.length; index++) {
      const { events, version, action } = frames[index]!;
      const shown = events.reduce((scene, event) => after(scene, event, box), scenes[index - 1]!);
      landings += Number(events.some((event) => LANDINGS.includes(event.kind)));
      // A fee and a die token are told with what is turned over or thrown next; a sold card leaves with the facts.
      const sold = events.some((event) => /^wins-|-unsold$|-returned$|^race-begins$/.test(event.kind));
      if (sold || /^(draw-|roll-now)/.test(action)) continue;
      expect(told(shown), `after version ${version}`).toEqual(told(scenes[index]!));
    }
    expect(landings).toBeGreaterThan(0);
  });

  it("goes from the garage by the auction and qualifying to the race", () => {
    const stages = scenes.map((scene) => scene.stage).filter((stage, index, all) => stage !== all[index - 1]);
    expect(stages[0]).toBe("garage");
    expect(stages).toContain("auction");
    expect(stages.slice(-3)).toEqual(["qualifying", "start", "race"]);
  });

  it("has the leader first in the tower, and everybody once", () => {
    const last = scenes.at(-1)!;
    expect([...order(last)].sort()).toEqual(box.cars.map((car) => car.id).sort());
    expect(order(last)[0]).toBe(last.results[0]![0]);
  });

  it("draws each car's fuel over the turns, and begins anew at a stop", () => {
    const log = frames.flatMap((frame) => frame.events);
    const all = Object.values(strategies(log));
    expect(all.length).toBeGreaterThan(0);
    for (const moments of all) {
      moments.slice(1).forEach((moment, index) => {
        const before = moments[index]!;
        if (moment.stop) expect(moment.fuel).toBeGreaterThanOrEqual(before.fuel);
        else expect([before.fuel, before.fuel - 1]).toContain(moment.fuel);
      });
    }
    const stops = log.filter((event) => event.kind === "refuels").length;
    expect(all.flat().filter((moment) => moment.stop)).toHaveLength(stops);
  });
});

describe("the road", () => {
  it("is closed, begins at the start line, and goes on after its end", () => {
    for (const circuit of box.circuits) {
      const road = roadOf(circuit.outline);
      const [x, y] = circuit.outline[0]!;
      expect(road.at(0).x).toBeCloseTo(10 * x, 3);
      expect(road.at(1).y).toBeCloseTo(10 * y, 3);
      expect(road.at(1.25)).toEqual(road.at(0.25));
      // Nowhere does it jump.
      for (let step = 0; step < 200; step++) {
        const [one, two] = [road.at(step / 200), road.at((step + 1) / 200)];
        expect(Math.hypot(one.x - two.x, one.y - two.y)).toBeLessThanOrEqual(road.length / 200 + 0.001);
      }
    }
  });

  it("has a place for every space of the endless line, before the start line too", () => {
    expect(shareOf(0)).toBe(0);
    expect(shareOf(SPACES + 3)).toBe(shareOf(3));
    expect(shareOf(-1)).toBe((SPACES - 1) / SPACES);
  });

  it("has its signs beside it, and never one on the other", () => {
    for (const circuit of box.circuits) {
      const road = roadOf(circuit.outline);
      for (const size of [1, 1.7]) {
        const [width, height] = [236 * size, 50 * size];
        const [one, two] = signsOf(road, circuit.corners, width, height, 62);
        expect(Math.abs(one!.x - two!.x) >= width || Math.abs(one!.y - two!.y) >= height, circuit.id).toBe(true);
        if (size > 1) continue;
        for (let step = 0; step < 100; step++) {
          const { x, y } = road.at(step / 100);
          for (const sign of [one!, two!]) {
            const covers = Math.abs(x - sign.x) < width / 2 && Math.abs(y - sign.y) < height / 2;
            expect(covers, `${circuit.id} at ${step} %`).toBe(false);
          }
        }
      }
    }
  });
});

describe("what things are called", () => {
  it("gives every car a number of its own, a team's two side by side, and a team its colours alone", () => {
    expect(plate("red", box)).toMatchObject({ team: "red", letter: "" });
    expect(box.cars.map((car) => plate(car.id, box).letter)).toEqual(box.cars.map((_, index) => String(index + 1)));
    expect(plate("green-2", box).second).toBe(true);
  });

  it("shortens names as timing screens do", () => {
    expect(["Kimi Räikkönen", "Robert Kubica"].map(shortly)).toEqual(["RÄI", "KUB"]);
  });

  it("begins a name with a capital, as the server tells it in the reader's language", () => {
    const tunnel = box.facilities.find((each) => each.id === "wind-tunnel");
    expect(called(tunnel)).toBe("Wind tunnel");
    expect(called({ name: "łączność" })).toBe("Łączność");
    expect(called(undefined)).toBe("");
  });

  it("reads the rating off the printed scales", () => {
    const team = { ...scenes[0]!.teams[0]!, facilities: ["a", "b"], crew: 5, tests: 2 };
    expect(ratingOf(team, box)).toBe(1 + 2 + 2);
  });
});

describe("which car is asked about", () => {
  const question = (kind: Question["kind"], figures: Record<string, number> = {}): Question => ({
    seat: 0,
    kind,
    rule: "",
    prompt: "",
    sealed: false,
    answered: "",
    options: [{ action: "x", verb: "pass", values: {}, figures, label: "" }],
    default: "x",
    can_undo: false,
  });
  const racing = scenes.find((scene) => scene.stage === "qualifying")!;

  it("is told by the options", () => {
    expect(actingCar(question("push", { car: 2 }), racing)).toBe(box.cars[2]!.id);
  });

  it("is the left half first, then the right one, when sheets are written", () => {
    const cars = racing.cars.map((car) => ({ ...car, status: "running" as const, pledged: "." }));
    expect(actingCar(question("sheet"), { ...racing, cars })).toBe(box.cars[0]!.id);
    cars[0]!.pledged = "2";
    expect(actingCar(question("sheet"), { ...racing, cars })).toBe(box.cars[1]!.id);
  });
});

describe("an auction", () => {
  const auction = scenes.find((scene) => scene.lot && scene.lot.drawer !== NONE)!;
  const drawer = auction.teams.findIndex((team) => team.id === auction.lot!.drawer);

  it("counts the point that was paid for turning the card over to what its drawer can bid, and to nobody else's", () => {
    const purses = auction.teams.map((_, seat) => purseOf(auction, seat));
    const points = auction.teams.map((team) => team.activation);
    expect(purses).toEqual(points.map((each, seat) => each + Number(seat === drawer)));
  });

  it("warns of a second engine and a third driver, and of nothing before", () => {
    const engine = box.engines[0]!;
    const [one, other] = box.drivers;
    const teams = auction.teams.map((team) => ({ ...team, engine: engine.id }));
    const manned = auction.cars.map((car, index) => ({ ...car, driver: index % 2 ? NONE : one!.id }));
    const scene = { ...auction, teams, cars: manned };
    expect(inTheWay(scene, box, 0, "engine")).toEqual([engine.name]);
    expect(inTheWay(scene, box, 0, "driver"), "there is a seat left").toEqual([]);
    expect(cardsOf(scene, box, 0, "driver")).toEqual([one!.name]);
    const full = { ...scene, cars: manned.map((car, index) => (index % 2 ? { ...car, driver: other!.id } : car)) };
    expect(inTheWay(full, box, 0, "driver")).toEqual([one!.name, other!.name]);
  });
});
