/**
 * The scene: what the board shows. It is read off the facts; between two sets of facts the events carry it on. It
 * decides nothing: at the end of the events the next facts are shown, whatever it had.
 */

import type { Facts, Setting } from "../../lib/game";
import type { EventTold } from "../../lib/messages";
import { type Box, boxOf, type CircuitFace } from "./components";

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
  status: string;
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

const numbers = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : []);
const words = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
const table = (value: unknown): string[][] => (Array.isArray(value) ? value.map(words) : []);
export const NONE = ".";

export function stageOf(facts: Facts): Stage {
  if (facts.engine_lot !== NONE || facts.driver_lot !== NONE) return "auction";
  if (Number(facts.turn) > 0) return "race";
  if (words(facts.grid).length) return "start";
  return table(facts.qualifying_rolls).length ? "qualifying" : "garage";
}

export function sceneOf(facts: Facts, setting: Setting, before: Scene | null): Scene {
  const box = boxOf(setting);
  const seats = [...new Set(box.cars.map((car) => car.team))];
  const of = (name: string) => numbers(facts[name]);
  const word = (name: string) => words(facts[name]);
  const rows = (name: string) => table(facts[name]);
  const [activation, crew, tests, points, top, acceleration] = [
    "activation",
    "crew",
    "tests",
    "points",
    "top",
    "acceleration",
  ].map(of) as number[][];
  const finished = word("finished");
  const teams = seats.map((id, seat): Team => ({
    id,
    activation: activation![seat] ?? 0,
    engine: word("engine")[seat] ?? NONE,
    facilities: rows("facilities")[seat] ?? [],
    path: (rows("path")[seat] ?? []).map(Number),
    crew: crew![seat] ?? 0,
    tests: tests![seat] ?? 0,
    points: points![seat] ?? 0,
    finished: finished.includes(id),
    top: top![seat] ?? 0,
    acceleration: acceleration![seat] ?? 0,
    settings: (rows("settings")[seat] ?? []).map(Number),
    hand: rows("hand")[seat] ?? [],
    limit: word("limit")[seat] ?? NONE,
  }));
  const driver = word("driver");
  const [speed, spent, bonus, extra, row, lane, place, fuel, tread, rolled, wing, stops] = [
    "speed",
    "spent",
    "qualifying_bonus",
    "extra",
    "row",
    "lane",
    "place",
    "fuel",
    "tread",
    "rolled",
    "wing",
    "stops",
  ].map(of) as number[][];
  const cars = box.cars.map(({ id, seat }, index): Car => ({
    id,
    seat,
    driver: driver[index] ?? NONE,
    status: word("status")[index] ?? "absent",
    speed: speed![index] ?? 0,
    pledged: word("pledged")[index] ?? NONE,
    pumped: word("pumped")[index] ?? NONE,
    spent: spent![index] ?? 0,
    bonus: bonus![index] ?? 0,
    rolls: (rows("qualifying_rolls")[index] ?? []).map(Number),
    extra: extra![index] ?? 0,
    tactic: word("tactic")[index] ?? NONE,
    laid: word("laid")[index] ?? NONE,
    row: row![index] ?? 0,
    lane: lane![index] ?? 0,
    place: place![index] ?? 0,
    fuel: fuel![index] ?? 0,
    tyre: word("tyre")[index] ?? NONE,
    tread: tread![index] ?? 0,
    used: rows("used")[index] ?? [],
    rolled: rolled![index] === 1,
    wing: wing![index] === 1,
    stops: stops![index] ?? 0,
  }));
  const stage = stageOf(facts);
  const target = String(facts.target);
  return {
    stage,
    race: Number(facts.race),
    turn: Number(facts.turn),
    wet: facts.wet === 1,
    softWear: Number(facts.soft_wear),
    order: word("order"),
    teams,
    cars,
    grid: word("grid"),
    queue: word("queue"),
    results: rows("results"),
    lot: stage === "auction" ? lotOf(facts) : null,
    enginePile: word("engine_pile").length,
    driverPile: word("driver_pile").length,
    duel: target !== NONE && before?.duel?.other === target ? before.duel : null,
    roll: null,
    carOf: Object.fromEntries(cars.filter((car) => car.driver !== NONE).map((car) => [car.driver, car.id])),
  };
}

function lotOf(facts: Facts): Lot {
  const kind = facts.engine_lot !== NONE ? "engine" : "driver";
  return {
    kind,
    id: String(facts[`${kind}_lot`]),
    drawer: String(facts.drawer),
    bid: Number(facts.bid),
    bidder: String(facts.bidder),
    out: words(facts.out),
  };
}

// ── What it says ──

export const circuitOf = (scene: Scene, box: Box): CircuitFace =>
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
export function ratingOf(team: Team, box: Box): number {
  const { rating_facilities, rating_crews, rating_test } = box.season;
  return (rating_facilities[team.facilities.length] ?? 0) + (rating_crews[team.crew] ?? 0) + rating_test * team.tests;
}

// ── From events ──

type Values = Record<string, string | number>;
type Step = (scene: Scene, values: Values, box: Box) => Partial<Scene>;

const team = (scene: Scene, id: string | number | undefined, next: (team: Team) => Partial<Team>): Partial<Scene> => ({
  teams: scene.teams.map((each) => (each.id === id ? { ...each, ...next(each) } : each)),
});

/** Change the car of a driver. */
const car = (scene: Scene, driver: string | number | undefined, next: (car: Car) => Partial<Car>): Partial<Scene> => ({
  cars: scene.cars.map((each) => (each.driver === driver && driver !== NONE ? { ...each, ...next(each) } : each)),
});

const set =
  (name: keyof Car, value: string): Step =>
  (scene, values) =>
    car(scene, values.driver, () => ({ [name]: Number(values[value] ?? 0) }));

const spends =
  (next: (team: Team, values: Values) => Partial<Team>): Step =>
  (scene, values) =>
    team(scene, values.seat, (each) => ({ activation: Number(values.left), ...next(each, values) }));

const turned =
  (kind: "engine" | "driver"): Step =>
  (_, values) => ({
    stage: "auction",
    lot: { kind, id: String(values[kind]), drawer: String(values.seat), bid: 0, bidder: NONE, out: [] },
  });

const bids: Step = (scene, { seat = "", points = 0 }) => ({
  lot: scene.lot && { ...scene.lot, bid: Number(points), bidder: String(seat) },
});

const passes: Step = (scene, { seat = "" }) => ({
  lot: scene.lot && { ...scene.lot, out: [...scene.lot.out, String(seat)] },
});

/** A spin, a stop: back past the others, to where there is room. */
const back: Step = (scene, { driver, spaces = 0 }) =>
  car(scene, driver, (each) => {
    const taken = new Set(running(scene).flatMap((other) => (other.id === each.id ? [] : [other.place])));
    let place = each.place - Number(spaces);
    while (taken.has(place)) place -= 1;
    return { place };
  });

const off =
  (faces: 6 | 10): Step =>
  (_, { driver = "", pips = 0 }) => ({ roll: { pips: Number(pips), driver: String(driver), faces } });

const starts: Step = (scene, { driver, spaces = 0 }) =>
  car(scene, driver, (each) => ({ row: each.row + Number(spaces) }));

const out =
  (status: string): Step =>
  (scene, { driver }) => ({ ...car(scene, driver, () => ({ status })), duel: null });

const more =
  (sign: 1 | -1): Step =>
  (scene, { driver, points = 0 }) =>
    car(scene, driver, (each) => ({ speed: each.speed + sign * Number(points) }));

const both =
  (...steps: Step[]): Step =>
  (scene, values, box) =>
    steps.reduce<Partial<Scene>>((sum, step) => ({ ...sum, ...step({ ...scene, ...sum }, values, box) }), {});

const STEPS: Record<string, Step> = {
  "phase-begins": (scene, { points = 0 }) => ({
    stage: "garage",
    lot: null,
    teams: scene.teams.map((each) => ({ ...each, activation: Number(points), finished: false })),
  }),
  builds: spends((each, { facility = "" }) => ({ facilities: [...each.facilities, String(facility)] })),
  develops: (scene, values, box) => {
    const facility = box.facilities.findIndex((each) => each.steps.some((step) => step.id === values.step));
    return spends((each) => ({ path: each.path.map((far, index) => (index === facility ? far + 1 : far)) }))(
      scene,
      values,
      box,
    );
  },
  hires: spends((_, { crews = 0 }) => ({ crew: Number(crews) })),
  "runs-test": spends((_, { tests = 0 }) => ({ tests: Number(tests) })),
  "is-done": spends(() => ({ finished: true })),
  "engine-turned": turned("engine"),
  "driver-turned": turned("driver"),
  opens: bids,
  outbids: bids,
  declines: passes,
  "bids-no-more": passes,
  "race-begins": (_, { race = 1 }) => ({
    stage: "qualifying",
    race: Number(race) - 1,
    lot: null,
    turn: 0,
    grid: [],
    duel: null,
  }),
  "soft-wear": both(off(6), (_, { token = 0 }) => ({ softWear: Number(token), stage: "qualifying" })),
  splits: (scene, { seat, top = 0, acceleration = 0 }) =>
    team(scene, seat, () => ({ top: Number(top), acceleration: Number(acceleration) })),
  "has-speed": set("speed", "points"),
  reveals: (scene, { driver, points = 0, fuel = 0, bonus = 0 }) =>
    car(scene, driver, (each) => ({
      spent: Number(points),
      fuel: Number(fuel),
      bonus: Number(bonus),
      speed: each.speed - Number(points),
      pledged: NONE,
      pumped: NONE,
    })),
  qualifies: (scene, { driver, pips = 0 }) => car(scene, driver, () => ({ rolls: [Number(pips)] })),
  "starts-from": (scene, { driver = "", slot = 1 }, box) => ({
    ...car(scene, driver, () => ({ ...box.start_track.slots[Number(slot) - 1] })),
    grid: [...scene.grid, scene.carOf[driver] ?? ""],
    stage: "start",
  }),
  "stays-dry": both(off(6), () => ({ wet: false })),
  rains: both(off(6), () => ({ wet: true })),
  fits: (scene, { driver, tyre = "", value = 0 }) =>
    car(scene, driver, () => ({ tyre: String(tyre), tread: Number(value) })),
  "tactic-shown": (scene, { driver, tactic = "" }) => car(scene, driver, () => ({ tactic: String(tactic) })),
  "start-rolled": off(6),
  "gets-away": starts,
  "is-boxed-in": starts,
  "is-held-up": starts,
  "changes-line": (scene, { driver }) => car(scene, driver, (each) => ({ lane: 1 - each.lane })),
  "leaves-start": (scene, { driver, place = 1 }) =>
    car(scene, driver, () => ({ place: running(scene).length - Number(place) })),
  "turn-begins": (_, { turn = 1 }) => ({ stage: "race", turn: Number(turn), duel: null, roll: null }),
  "tyre-holds": off(6),
  "tyre-bursts": both(off(6), out("retired")),
  pushes: more(-1),
  drives: (scene, { driver, spaces = 0 }) => ({
    ...car(scene, driver, (each) => ({ place: each.place + Number(spaces) })),
    roll: null,
  }),
  wears: (scene, { driver, fuel = 0, tread = 0 }) => ({
    ...car(scene, driver, () => ({ fuel: Number(fuel), tread: Number(tread) })),
    duel: null,
    roll: null,
  }),
  "event-rolled": both(off(10), (scene, { driver }) => car(scene, driver, () => ({ rolled: true }))),
  "wet-event-rolled": both(off(10), (scene, { driver }) => car(scene, driver, () => ({ rolled: true }))),
  "mechanical-rolled": off(6),
  "test-passed": off(6),
  "test-failed": off(6),
  "collision-rolled": off(6),
  saved: off(6),
  "not-saved": off(6),
  "slides-back": back,
  spins: back,
  "tyres-suffer": set("tread", "value"),
  "gains-points": more(1),
  "loses-points": more(-1),
  "breaks-wing": (scene, { driver }) => car(scene, driver, () => ({ wing: true })),
  "wing-changed": (scene, { driver }) => car(scene, driver, () => ({ wing: false })),
  retires: out("retired"),
  meets: (scene, { driver = "", other = "" }) => ({
    duel: { car: scene.carOf[driver] ?? "", other: scene.carOf[other] ?? "", corner: -1 },
    roll: null,
  }),
  attacks: (scene, { driver = "", other = "", corner = "" }, box) => ({
    duel: {
      car: scene.carOf[driver] ?? "",
      other: scene.carOf[other] ?? "",
      corner: circuitOf(scene, box).corners.findIndex((each) => each.id === corner),
    },
  }),
  "attempt-rolled": off(6),
  passes: (scene, { driver = "", other = "" }) => {
    const [one, two] = [driver, other].map((name) => scene.cars.find((each) => each.driver === name));
    if (!one || !two) return {};
    return {
      cars: scene.cars.map((each) =>
        each === one ? { ...each, place: two.place } : each === two ? { ...each, place: one.place } : each,
      ),
    };
  },
  "drives-through": back,
  "comes-in": both(back, (scene, { driver }) => car(scene, driver, (each) => ({ stops: each.stops + 1 }))),
  refuels: set("fuel", "fuel"),
  "tokens-removed": (scene) => ({ cars: scene.cars.map((each) => ({ ...each, rolled: false })) }),
  "one-compound": out("disqualified"),
  "no-event-roll": out("disqualified"),
  scores: (scene, { seat, season = 0 }) => team(scene, seat, () => ({ points: Number(season) })),
};

export function after(scene: Scene, event: EventTold, box: Box): Scene {
  const step = STEPS[event.kind];
  return step ? { ...scene, ...step(scene, event.values as Values, box) } : scene;
}

// ── How long each is looked at ──

const BEATS: Record<string, number> = {
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

export const beat = (event: EventTold): number => BEATS[event.kind] ?? 0;
