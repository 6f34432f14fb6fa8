/**
 * The scene: what the board shows. It is read off the facts; between two sets of facts the events carry it on. It
 * decides nothing: at the end of the events the next facts are shown, whatever it had.
 */

import type * as wire from "../../lib/wire";
import { NONE, stepped } from "../../lib/wire";
import type { Event, Setting } from "./props";
import type { CircuitFace, Components, Events, Facts, Game, Names } from "./types";

export type Stage = "garage" | "auction" | "qualifying" | "start" | "race";

export interface Team {
  /** The seat's slug: red, green … */
  id: string;
  activation: number;
  engine: string;
  facilities: string[];
  /** How far it has come on the path under each facility. */
  path: number[];
  crew: number;
  tests: number;
  points: number;
  finished: boolean;
  top: number;
  acceleration: number;
  settings: number[];
  /** Its tactic cards; `?` for one that is not to be seen. */
  hand: string[];
  /** How far it goes in sealed bidding: a number, `?` or `.`. */
  limit: string;
}

export interface Car {
  id: string;
  seat: number;
  driver: string;
  status: Names["status"] | NONE;
  speed: number;
  /** What its owner has written down and nobody else has seen. */
  pledged: string;
  pumped: string;
  spent: number;
  bonus: number;
  rolls: number[];
  extra: number;
  tactic: string;
  laid: string;
  row: number;
  lane: number;
  place: number;
  fuel: number;
  tyre: string;
  tread: number;
  used: string[];
  rolled: boolean;
  wing: boolean;
  stops: number;
}

export interface Lot {
  kind: "engine" | "driver";
  id: string;
  drawer: string;
  bid: number;
  bidder: string;
  out: string[];
}

/** A die that has just been thrown. */
export interface Roll {
  pips: number;
  driver: string;
  /** Of a die with more than six faces only the number is shown. */
  faces: 6 | 10;
}

export interface Scene {
  stage: Stage;
  race: number;
  turn: number;
  wet: boolean;
  softWear: number;
  order: string[];
  teams: Team[];
  cars: Car[];
  grid: string[];
  /** The cars whose turn it is still to move or to stop. */
  queue: string[];
  results: string[][];
  lot: Lot | null;
  enginePile: number;
  driverPile: number;
  /** Who attacks whom, by car, and where. */
  duel: { car: string; other: string; corner: number } | null;
  roll: Roll | null;
  /** Driver to car, for events: they speak of drivers. */
  carOf: Record<string, string>;
}

// ── From facts ──

export function stageOf(facts: Facts): Stage {
  if (facts.engine_lot !== NONE || facts.driver_lot !== NONE) return "auction";
  if (facts.turn > 0) return "race";
  if (facts.grid.length) return "start";
  return facts.qualifying_rolls.length ? "qualifying" : "garage";
}

export function sceneOf(facts: Facts, setting: Setting, before: Scene | null): Scene {
  const box = setting.components;
  const seats = [...new Set(box.cars.map((car) => car.team))];
  const cars = box.cars.map(({ id, seat }, index) => carOf(facts, id, seat, index));
  const stage = stageOf(facts);
  return {
    stage,
    race: facts.race,
    turn: facts.turn,
    wet: facts.wet === 1,
    softWear: facts.soft_wear,
    order: facts.order,
    teams: seats.map((id, seat) => teamOf(facts, id, seat)),
    cars,
    grid: facts.grid,
    queue: facts.queue,
    results: facts.results,
    lot: stage === "auction" ? lotOf(facts) : null,
    enginePile: facts.engine_pile.length,
    driverPile: facts.driver_pile.length,
    duel: facts.target !== NONE && before?.duel?.other === facts.target ? before.duel : null,
    roll: null,
    carOf: Object.fromEntries(cars.filter((car) => car.driver !== NONE).map((car) => [car.driver, car.id])),
  };
}

function teamOf(facts: Facts, id: string, seat: number): Team {
  return {
    id,
    activation: facts.activation[seat] ?? 0,
    engine: facts.engine[seat] ?? NONE,
    facilities: facts.facilities[seat] ?? [],
    path: facts.path[seat] ?? [],
    crew: facts.crew[seat] ?? 0,
    tests: facts.tests[seat] ?? 0,
    points: facts.points[seat] ?? 0,
    finished: facts.finished.includes(id),
    top: facts.top[seat] ?? 0,
    acceleration: facts.acceleration[seat] ?? 0,
    settings: facts.settings[seat] ?? [],
    hand: facts.hand[seat] ?? [],
    limit: String(facts.limit[seat] ?? NONE),
  };
}

function carOf(facts: Facts, id: string, seat: number, index: number): Car {
  return {
    id,
    seat,
    driver: facts.driver[index] ?? NONE,
    status: facts.status[index] ?? "absent",
    speed: facts.speed[index] ?? 0,
    pledged: String(facts.pledged[index] ?? NONE),
    pumped: String(facts.pumped[index] ?? NONE),
    spent: facts.spent[index] ?? 0,
    bonus: facts.qualifying_bonus[index] ?? 0,
    rolls: facts.qualifying_rolls[index] ?? [],
    extra: facts.extra[index] ?? 0,
    tactic: facts.tactic[index] ?? NONE,
    laid: facts.laid[index] ?? NONE,
    row: facts.row[index] ?? 0,
    lane: facts.lane[index] ?? 0,
    place: facts.place[index] ?? 0,
    fuel: facts.fuel[index] ?? 0,
    tyre: facts.tyre[index] ?? NONE,
    tread: facts.tread[index] ?? 0,
    used: facts.used[index] ?? [],
    rolled: facts.rolled[index] === 1,
    wing: facts.wing[index] === 1,
    stops: facts.stops[index] ?? 0,
  };
}

function lotOf(facts: Facts): Lot {
  const kind = facts.engine_lot !== NONE ? "engine" : "driver";
  const { drawer, bid, bidder, out } = facts;
  return { kind, id: facts[`${kind}_lot`], drawer, bid, bidder, out };
}

// ── What it says ──

export const circuitOf = (scene: Scene, box: Components): CircuitFace =>
  box.circuits.find((each) => each.id === box.calendar[scene.race]) ?? box.circuits[0]!;

export const running = (scene: Scene): Car[] => scene.cars.filter((car) => car.status === "running");

/** The running cars, the leader first. */
export const inOrder = (scene: Scene): Car[] => running(scene).sort((a, b) => b.place - a.place);

/** The cars for the tower: in race order, then those that are out. */
export function order(scene: Scene): string[] {
  const first =
    scene.stage === "race"
      ? inOrder(scene).map((car) => car.id)
      : scene.grid.filter((id) => scene.cars.find((car) => car.id === id)?.status === "running");
  const rest = scene.cars.map((car) => car.id).filter((id) => !first.includes(id));
  return scene.stage === "race" || scene.stage === "start" ? [...first, ...rest] : [];
}

/** The team's rating, read off the scales that are printed on its board. */
export function ratingOf(team: Team, box: Components): number {
  const { rating_facilities, rating_crews, rating_test } = box.season;
  return (rating_facilities[team.facilities.length] ?? 0) + (rating_crews[team.crew] ?? 0) + rating_test * team.tests;
}

// ── From events ──

type Step<Values> = wire.Step<Scene, Values, Components>;

const team = (scene: Scene, id: string, next: (team: Team) => Partial<Team>): Partial<Scene> => ({
  teams: scene.teams.map((each) => (each.id === id ? { ...each, ...next(each) } : each)),
});

/** Change the car of a driver. */
const car = (scene: Scene, driver: string, next: Partial<Car>): Partial<Scene> => ({
  cars: scene.cars.map((each) => (each.driver === driver && driver !== NONE ? { ...each, ...next } : each)),
});

function turned(kind: "engine" | "driver", id: string, drawer: string): Partial<Scene> {
  return { stage: "auction", lot: { kind, id, drawer, bid: 0, bidder: NONE, out: [] } };
}

const bids: Step<Events["opens"]> = (scene, { seat, points }) => ({
  lot: scene.lot && { ...scene.lot, bid: points, bidder: seat },
});

const passes: Step<Events["declines"]> = (scene, { seat }) => ({
  lot: scene.lot && { ...scene.lot, out: [...scene.lot.out, seat] },
});

/** The space it is on now. */
const lands: Step<{ driver: string; at: number }> = (scene, { driver, at }) => car(scene, driver, { place: at });

const speed: Step<{ driver: string; speed: number }> = (scene, values) =>
  car(scene, values.driver, { speed: values.speed });

const off =
  (faces: 6 | 10): Step<{ driver?: string; pips: number }> =>
  (_, { driver = "", pips }) => ({ roll: { pips, driver, faces } });

const die = off(6);

const rolledEvent: Step<Events["event-rolled"]> = (scene, values, box, number) => ({
  ...off(10)(scene, values, box, number),
  ...car(scene, values.driver, { rolled: true }),
});

const starts: Step<{ driver: string; row: number }> = (scene, { driver, row }) => car(scene, driver, { row });

const out =
  (status: Names["status"]): Step<{ driver: string }> =>
  (scene, { driver }) => ({ ...car(scene, driver, { status }), duel: null });

const STEPS: wire.Steps<Game, Scene, Components> = {
  "phase-begins": (scene, { points }) => ({
    stage: "garage",
    lot: null,
    teams: scene.teams.map((each) => ({ ...each, activation: points, finished: false })),
  }),
  builds: (scene, { seat, facility, left }) =>
    team(scene, seat, (each) => ({ activation: left, facilities: [...each.facilities, facility] })),
  develops: (scene, { seat, left, facility, steps }, box) => {
    const number = box.facilities.findIndex((each) => each.id === facility);
    return team(scene, seat, (each) => ({
      activation: left,
      path: each.path.map((far, index) => (index === number ? steps : far)),
    }));
  },
  hires: (scene, { seat, crews, left }) => team(scene, seat, () => ({ activation: left, crew: crews })),
  "runs-test": (scene, { seat, tests, left }) => team(scene, seat, () => ({ activation: left, tests })),
  "is-done": (scene, { seat, left }) => team(scene, seat, () => ({ activation: left, finished: true })),
  "engine-turned": (_, { engine, seat }) => turned("engine", engine, seat),
  "driver-turned": (_, { driver, seat }) => turned("driver", driver, seat),
  opens: bids,
  outbids: bids,
  declines: passes,
  "bids-no-more": passes,
  "race-begins": (_, { race }) => ({ stage: "qualifying", race: race - 1, lot: null, turn: 0, grid: [], duel: null }),
  "soft-wear": (scene, values, box, number) => ({
    ...die(scene, values, box, number),
    softWear: values.token,
    stage: "qualifying",
  }),
  splits: (scene, { seat, top, acceleration }) => team(scene, seat, () => ({ top, acceleration })),
  "has-speed": (scene, { driver, points }) => car(scene, driver, { speed: points }),
  reveals: (scene, { driver, points, fuel, bonus, speed: left }) =>
    car(scene, driver, { spent: points, fuel, bonus, speed: left, pledged: NONE, pumped: NONE }),
  qualifies: (scene, { driver, pips }) => car(scene, driver, { rolls: [pips] }),
  "starts-from": (scene, { driver, row, lane }) => ({
    ...car(scene, driver, { row, lane }),
    grid: [...scene.grid, scene.carOf[driver] ?? ""],
    stage: "start",
  }),
  "stays-dry": (scene, values, box, number) => ({ ...die(scene, values, box, number), wet: false }),
  rains: (scene, values, box, number) => ({ ...die(scene, values, box, number), wet: true }),
  fits: (scene, { driver, tyre, value }) => car(scene, driver, { tyre, tread: value }),
  "tactic-shown": (scene, { driver, tactic }) => car(scene, driver, { tactic }),
  "start-rolled": die,
  "gets-away": starts,
  "is-boxed-in": starts,
  "is-held-up": starts,
  "changes-line": (scene, { driver, lane }) => car(scene, driver, { lane }),
  "leaves-start": lands,
  "turn-begins": (_, { turn }) => ({ stage: "race", turn, duel: null, roll: null }),
  "tyre-holds": die,
  "tyre-bursts": (scene, values, box, number) => ({
    ...die(scene, values, box, number),
    ...out("retired")(scene, values, box, number),
  }),
  pushes: speed,
  drives: (scene, { driver, at }) => ({ ...car(scene, driver, { place: at }), roll: null }),
  wears: (scene, { driver, fuel, tread }) => ({ ...car(scene, driver, { fuel, tread }), duel: null, roll: null }),
  "event-rolled": rolledEvent,
  "wet-event-rolled": rolledEvent,
  "mechanical-rolled": die,
  "test-passed": die,
  "test-failed": die,
  "collision-rolled": die,
  saved: die,
  "not-saved": die,
  "slides-back": lands,
  spins: lands,
  "makes-room": lands,
  "tyres-suffer": (scene, { driver, value }) => car(scene, driver, { tread: value }),
  "gains-points": speed,
  "loses-points": speed,
  "breaks-wing": (scene, { driver }) => car(scene, driver, { wing: true }),
  "wing-changed": (scene, { driver }) => car(scene, driver, { wing: false }),
  retires: out("retired"),
  meets: (scene, { driver, other }) => ({
    duel: { car: scene.carOf[driver] ?? "", other: scene.carOf[other] ?? "", corner: -1 },
    roll: null,
  }),
  attacks: (scene, { driver, other, corner }, box) => ({
    duel: {
      car: scene.carOf[driver] ?? "",
      other: scene.carOf[other] ?? "",
      corner: circuitOf(scene, box).corners.findIndex((each) => each.id === corner),
    },
  }),
  "attempt-rolled": die,
  passes: (scene, { driver, other, at, behind }) => {
    const ahead = car(scene, driver, { place: at });
    return car({ ...scene, ...ahead }, other, { place: behind });
  },
  "drives-through": lands,
  "comes-in": (scene, { driver, at, stops }) => car(scene, driver, { place: at, stops }),
  refuels: (scene, { driver, fuel }) => car(scene, driver, { fuel }),
  "tokens-removed": (scene) => ({ cars: scene.cars.map((each) => ({ ...each, rolled: false })) }),
  "one-compound": out("disqualified"),
  "no-event-roll": out("disqualified"),
  scores: (scene, { seat, season }) => team(scene, seat, () => ({ points: season })),
};

export function after(scene: Scene, event: Event, box: Components): Scene {
  return stepped(STEPS, scene, event, box);
}

// ── How long each is looked at ──

const BEATS: Partial<Record<keyof Events, number>> = {
  "phase-begins": 700,
  builds: 500,
  develops: 500,
  hires: 350,
  "runs-test": 350,
  "engine-turned": 900,
  "driver-turned": 900,
  opens: 500,
  outbids: 500,
  declines: 350,
  "bids-no-more": 350,
  "wins-engine": 900,
  "wins-driver": 900,
  "race-begins": 800,
  "soft-wear": 700,
  splits: 400,
  reveals: 450,
  qualifies: 450,
  "starts-from": 300,
  rains: 900,
  "stays-dry": 500,
  "tactic-shown": 300,
  "start-rolled": 450,
  "gets-away": 350,
  "is-boxed-in": 450,
  "is-held-up": 450,
  "turn-begins": 500,
  "tyre-holds": 700,
  "tyre-bursts": 1200,
  plays: 900,
  drives: 550,
  "event-rolled": 600,
  "wet-event-rolled": 600,
  "slides-back": 600,
  spins: 700,
  "makes-room": 250,
  retires: 900,
  attacks: 600,
  "attempt-rolled": 700,
  passes: 650,
  fails: 350,
  touches: 700,
  "comes-in": 800,
  "drives-through": 800,
  finishes: 350,
  "wins-title": 1500,
};

export const beat = (event: Event): number => BEATS[event.kind] ?? 0;
