/**
 * The scene: what the board shows. It is read off the facts; between two sets of facts the events carry it on. It decides
 * nothing: at the end of the events the next facts are shown, whatever it had.
 */

import type { Facts, Setting } from "../../lib/game";
import type { EventTold } from "../../lib/messages";
import { type Table, tableOf } from "./components";

export interface Sheet {
  /** Markers of each kind, in the order of the box. */
  wear: number[];
  calls: number;
  tyres: string;
  bonusUsed: boolean;
  changed: boolean;
}

export interface Scene {
  /** The box it is played with. */
  table: Table;
  turn: number;
  lap: number;
  wet: boolean;
  /** The sector in the middle of the Safety Zone; -1: none. */
  zone: number;
  event: string;
  restarting: boolean;
  /** Where each car stands; a car that is not on the board is not named. */
  spots: Record<string, string>;
  laps: Record<string, number>;
  pitLane: string[];
  /** Cars that can still be activated this turn. */
  waiting: string[];
  lapped: string[];
  finished: string[];
  gone: string[];
  sheets: Record<string, Sheet>;
  /** The car in motion. */
  active: string;
  card: string;
  first: string;
}

const NONE = ".";

export function sceneOf(facts: Facts, setting: Setting): Scene {
  const table = tableOf(setting);
  const cars = table.box.cars;
  const spot = list(facts.spot);
  const laps = numbers(facts.lap);
  const wear = (facts.wear as number[][] | undefined) ?? [];
  const calls = numbers(facts.close_calls);
  const tyres = list(facts.tyres);
  const used = list(facts.used);
  const changed = list(facts.changed);
  return {
    table,
    turn: Number(facts.turn),
    lap: Number(facts.lap_shown),
    wet: facts.weather === "wet",
    zone: facts.zone === NONE ? -1 : Number(facts.zone),
    event: word(facts.event),
    restarting: Number(facts.restarting) > 0,
    spots: Object.fromEntries(cars.flatMap((car, index) => (spot[index] === NONE ? [] : [[car.id, spot[index]!]]))),
    laps: Object.fromEntries(cars.map((car, index) => [car.id, laps[index] ?? 0])),
    pitLane: list(facts.pit_lane),
    waiting: list(facts.waiting),
    lapped: list(facts.lapped),
    finished: list(facts.finished),
    gone: list(facts.gone),
    sheets: Object.fromEntries(
      cars
        .filter((car) => car.player)
        .map((car, index) => [
          car.id,
          {
            wear: wear.map((row) => row[index] ?? 0),
            calls: calls[index] ?? 0,
            tyres: tyres[index] ?? "hard",
            bonusUsed: used.includes(car.id),
            changed: changed.includes(car.id),
          },
        ]),
    ),
    active: word(facts.active),
    card: word(facts.card),
    first: word(facts.first),
  };
}

function word(value: unknown): string {
  return value === NONE || value === undefined ? "" : String(value);
}

function list(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function numbers(value: unknown): number[] {
  return Array.isArray(value) ? value.map(Number) : [];
}

// ── Reading it ──

export function sectorOf(space: string | undefined): number {
  return space ? Number.parseInt(space, 10) : -1;
}

export function markersOn(sheet: Sheet | undefined): number {
  return sheet?.wear.reduce((sum, count) => sum + count, 0) ?? 0;
}

/** The sectors of the Safety Zone. */
export function zoneOf(scene: Scene): Set<number> {
  const { length, reach } = scene.table.box.track;
  if (scene.zone < 0) return new Set();
  return new Set(Array.from({ length: 2 * reach + 1 }, (_, step) => (scene.zone - reach + step + length) % length));
}

/** The cars from the leader to the last, as they stand in the picture; finished ones first, those out last. */
export function carsInOrder(scene: Scene): string[] {
  const { table } = scene;
  const racing = Object.keys(scene.spots).filter((car) => !scene.finished.includes(car));
  const rank = (car: string) => {
    const cell = table.cell.get(scene.spots[car]!);
    const lane = "abcdewp".indexOf(cell?.lane ?? "p");
    const stacked = Math.max(0, scene.pitLane.indexOf(car)) / 32;
    return ((scene.laps[car] ?? 0) * table.box.track.length + (cell?.sector ?? 0)) * 8 + 7 - lane - stacked;
  };
  racing.sort((one, other) => rank(other) - rank(one));
  const named = [...scene.finished, ...racing, ...scene.gone.toReversed()];
  return [...named, ...table.box.cars.map((car) => car.id).filter((car) => !named.includes(car))];
}

// ── From events ──

type Step = (scene: Scene, values: Record<string, string>) => Partial<Scene>;

/** Crossing the line forwards begins a lap, backwards takes it back. */
const goes: Step = (scene, { car = "", space = "" }) => {
  const before = sectorOf(scene.spots[car]);
  const after = sectorOf(space);
  const half = scene.table.box.track.length / 2;
  const over = before < 0 ? 0 : after - before < -half ? 1 : after - before > half ? -1 : 0;
  const inPits = space.endsWith("p");
  return {
    spots: { ...scene.spots, [car]: space },
    laps: over ? { ...scene.laps, [car]: (scene.laps[car] ?? 0) + over } : scene.laps,
    pitLane: inPits
      ? [...scene.pitLane.filter((other) => other !== car), car]
      : scene.pitLane.filter((other) => other !== car),
  };
};

const swaps: Step = (scene, values) => {
  const from = scene.spots[values.car ?? ""] ?? "";
  const moved = goes(scene, values);
  return { ...moved, spots: { ...moved.spots, [values.other ?? ""]: from } };
};

const leaves: Step = (scene, { car = "" }) => {
  const spots = { ...scene.spots };
  delete spots[car];
  return { spots };
};

const out: Step = (scene, values) => ({
  ...leaves(scene, values),
  gone: [...scene.gone, values.car ?? ""],
});

function onSheet(scene: Scene, car: string, change: (sheet: Sheet) => Partial<Sheet>): Partial<Scene> {
  const sheet = scene.sheets[car];
  return sheet ? { sheets: { ...scene.sheets, [car]: { ...sheet, ...change(sheet) } } } : {};
}

const plays: Step = (_, { card = "", car = "" }) => ({ card, active: car });

/** Back by so many sectors, into the pit lane. */
const dropsBack: Step = (scene, { car = "", back = "0" }) => {
  const { length } = scene.table.box.track;
  const sector = (sectorOf(scene.spots[car]) - Number(back) + length) % length;
  return goes(scene, { car, space: `${sector}p` });
};

const linesUp: Step = (scene, { car = "", place = "1" }) =>
  goes(scene, { car, space: scene.table.box.track.grid[Number(place) - 1] ?? "" });

/** Beside the track where it is. */
const aside =
  (lane: string): Step =>
  (scene, { car = "" }) =>
    goes(scene, { car, space: `${sectorOf(scene.spots[car])}${lane}` });

const fits: Step = (scene, { car = "", tyre = "hard" }) => onSheet(scene, car, () => ({ tyres: tyre }));

const STEPS: Record<string, Step> = {
  "turn-begins": (scene, { turn = "1" }) => ({
    turn: Number(turn),
    event: "",
    waiting: Object.keys(scene.spots),
  }),
  "lap-begins": (_, { lap = "1" }) => ({ lap: Number(lap) }),
  "lines-up": linesUp,
  "lines-up-second": linesUp,
  "lines-up-by-lot": linesUp,
  "starts-on": fits,
  "first-player": (_, { seat = "" }) => ({ first: seat }),
  plays,
  "plays-npc": plays,
  "plays-team-npc": plays,
  moves: goes,
  sidesteps: goes,
  "cuts-across": goes,
  "is-pushed": goes,
  "is-pushed-in-line": goes,
  "is-pushed-aside": goes,
  "gives-way": goes,
  follows: goes,
  "follows-in-line": goes,
  "leaves-pits": goes,
  "comes-back": goes,
  "catches-up": goes,
  oversteers: goes,
  understeers: goes,
  overtakes: swaps,
  "brakes-late": swaps,
  "is-regridded": goes,
  "forms-up": goes,
  "is-shoved-on": goes,
  pits: goes,
  "is-released": goes,
  "npc-pits": dropsBack,
  "npc-is-sent": dropsBack,
  "spins-off": aside("w"),
  "spins-around": aside("p"),
  "leaves-board": leaves,
  "is-lapped": (scene, { car = "" }) => ({ lapped: [...scene.lapped, car] }),
  unlaps: (scene, { car = "" }) => ({ lapped: scene.lapped.filter((other) => other !== car) }),
  crosses: (scene, { car = "" }) => ({ finished: [...scene.finished, car] }),
  retires: out,
  "is-eliminated": out,
  "is-retired": out,
  "crashes-out": out,
  "is-taken-off": out,
  "event-drawn": (_, { event = "" }) => ({ event, active: "", card: "" }),
  "zone-is-set": ({ table }, { start = "0" }) => ({
    zone: (Number(start) + table.box.track.reach) % table.box.track.length,
  }),
  "zone-is-lifted": () => ({ zone: -1 }),
  "restart-is-called": () => ({ restarting: true }),
  "red-flag": () => ({ restarting: true }),
  "rain-begins": () => ({ wet: true }),
  "rain-ends": () => ({ wet: false }),
  fits,
  "takes-wear": (scene, { car = "", wear = "", total = "0" }) =>
    onSheet(scene, car, (sheet) => ({
      wear: sheet.wear.map((count, kind) => (scene.table.box.wears[kind] === wear ? Number(total) : count)),
    })),
  "takes-close-calls": (scene, { car = "", total = "0" }) => onSheet(scene, car, () => ({ calls: Number(total) })),
  "close-call": (scene, { car = "", total = "0" }) => onSheet(scene, car, () => ({ calls: Number(total) })),
  "loses-close-calls": (scene, { car = "" }) => onSheet(scene, car, () => ({ calls: 0 })),
};

export function after(scene: Scene, event: EventTold): Scene {
  const step = STEPS[event.kind];
  return step ? { ...scene, ...step(scene, event.values as Record<string, string>) } : scene;
}

// ── The steps of a move, as the log folds them ──

const STEPS_OF_A_MOVE = new Set([
  "moves",
  "sidesteps",
  "cuts-across",
  "is-pushed",
  "is-pushed-in-line",
  "is-pushed-aside",
  "gives-way",
  "follows",
  "follows-in-line",
  "is-regridded",
]);

export function isStep(event: EventTold): boolean {
  return STEPS_OF_A_MOVE.has(event.kind);
}

/** Cards that one draws follow each other, too. */
export function isDraw(event: EventTold): boolean {
  return event.kind === "sees";
}

/** Where each car has come to after these steps, in the order in which they set off. */
export function endsOf(steps: EventTold[]): [car: string, space: string][] {
  const ends = new Map(steps.map(({ values }) => [String(values.car), String(values.space)]));
  return [...ends];
}

// ── How long an event is looked at ──

const BEATS: Record<string, number> = {
  moves: 130,
  sidesteps: 190,
  "cuts-across": 190,
  "gives-way": 90,
  plays: 750,
  "plays-npc": 650,
  "plays-team-npc": 650,
  "event-drawn": 1900,
  "zone-is-set": 900,
  "restart-is-called": 1100,
  "red-flag": 1100,
  "is-regridded": 70,
  "forms-up": 130,
  "npc-pits": 350,
  "npc-is-sent": 350,
  pits: 450,
  "is-released": 450,
  overtakes: 400,
  "brakes-late": 400,
  "catches-up": 400,
  "lines-up": 90,
  "lines-up-second": 90,
  "lines-up-by-lot": 90,
  "takes-lead": 0,
  "close-call": 150,
  crosses: 500,
  "chequered-flag": 900,
  wins: 1200,
};

/** Cars that are pushed move with the one that pushes them: their own event takes no time. */
const AT_ONCE = new Set([
  "is-pushed",
  "is-pushed-in-line",
  "is-pushed-aside",
  "follows",
  "follows-in-line",
  "sets-off",
]);

export function beat(event: EventTold): number {
  if (AT_ONCE.has(event.kind) || event.seat >= 0) return 0;
  return BEATS[event.kind] ?? 200;
}
