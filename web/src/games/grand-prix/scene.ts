/**
 * The scene: what the board shows. It is read off the facts; between two sets of facts the events carry it on. It decides
 * nothing: at the end of the events the next facts are shown, whatever it had.
 */

import type { EventTold } from "../../lib/messages";
import type * as wire from "../../lib/wire";
import { NONE, stepped } from "../../lib/wire";
import { type Table, tableOf } from "./components";
import type { Event, Setting } from "./props";
import type { Events, Facts, Game, Names } from "./types";

export interface Sheet {
  /** Markers of each kind, in the order of the box. */
  wear: number[];
  calls: number;
  tyres: Names["tyre"];
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

export function sceneOf(facts: Facts, setting: Setting): Scene {
  const table = tableOf(setting);
  const cars = table.box.cars;
  const { spot, lap, wear, close_calls: calls, used, changed } = facts;
  return {
    table,
    turn: facts.turn,
    lap: facts.lap_shown,
    wet: facts.weather === "wet",
    zone: facts.zone === NONE ? -1 : Number(facts.zone),
    event: known(facts.event),
    restarting: facts.restarting > 0,
    spots: Object.fromEntries(cars.flatMap((car, index) => (spot[index] === NONE ? [] : [[car.id, spot[index]!]]))),
    laps: Object.fromEntries(cars.map((car, index) => [car.id, lap[index] ?? 0])),
    pitLane: facts.pit_lane,
    waiting: facts.waiting,
    lapped: facts.lapped,
    finished: facts.finished,
    gone: facts.gone,
    sheets: Object.fromEntries(
      cars
        .filter((car) => car.player)
        .map((car, index) => [
          car.id,
          {
            wear: wear.map((row) => row[index] ?? 0),
            calls: calls[index] ?? 0,
            tyres: tyreOf(facts.tyres[index]),
            bonusUsed: used.includes(car.id),
            changed: changed.includes(car.id),
          },
        ]),
    ),
    active: known(facts.active),
    card: known(facts.card),
    first: known(facts.first),
  };
}

const known = (name: string): string => (name === NONE ? "" : name);
const tyreOf = (tyre: Names["tyre"] | NONE | undefined): Names["tyre"] => (tyre && tyre !== NONE ? tyre : "hard");

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
  const lap = (car: string) => scene.laps[car] ?? 0;
  const rank = (car: string) => table.cell.get(scene.spots[car]!)?.rank ?? 0;
  const stacked = (car: string) => scene.pitLane.indexOf(car);
  racing.sort((one, other) => lap(other) - lap(one) || rank(other) - rank(one) || stacked(one) - stacked(other));
  const named = [...scene.finished, ...racing, ...scene.gone.toReversed()];
  return [...named, ...table.box.cars.map((car) => car.id).filter((car) => !named.includes(car))];
}

// ── From events ──

type Step<Values> = wire.Step<Scene, Values, Table>;

const goes: Step<{ car: string; space: string; lap: number }> = (scene, { car, space, lap }) => {
  const others = scene.pitLane.filter((other) => other !== car);
  return {
    spots: { ...scene.spots, [car]: space },
    laps: { ...scene.laps, [car]: lap },
    pitLane: scene.table.cell.get(space)?.lane === "p" ? [...others, car] : others,
  };
};

const swaps: Step<Events["overtakes"]> = (scene, { car, other, space, lap, behind, other_lap }) => ({
  spots: { ...scene.spots, [car]: space, [other]: behind },
  laps: { ...scene.laps, [car]: lap, [other]: other_lap },
});

const leaves: Step<{ car: string }> = (scene, { car }) => {
  const spots = { ...scene.spots };
  delete spots[car];
  return { spots };
};

const out: Step<{ car: string }> = (scene, values, table, number) => ({
  ...leaves(scene, values, table, number),
  gone: [...scene.gone, values.car],
});

function onSheet(scene: Scene, car: string, change: (sheet: Sheet) => Partial<Sheet>): Partial<Scene> {
  const sheet = scene.sheets[car];
  return sheet ? { sheets: { ...scene.sheets, [car]: { ...sheet, ...change(sheet) } } } : {};
}

const plays: Step<{ card: string; car: string }> = (_, { card, car }) => ({ card, active: car });

const linesUp: Step<{ car: string; space: string }> = (scene, { car, space }) => ({
  spots: { ...scene.spots, [car]: space },
});

const fits: Step<{ car: string; tyre: Names["tyre"] | NONE }> = (scene, { car, tyre }) =>
  onSheet(scene, car, () => ({ tyres: tyreOf(tyre) }));

const closeCalls: Step<{ car: string; total: number }> = (scene, { car, total }) =>
  onSheet(scene, car, () => ({ calls: total }));

const STEPS: wire.Steps<Game, Scene, Table> = {
  "turn-begins": (scene, { turn }) => ({ turn, event: "", waiting: Object.keys(scene.spots) }),
  "lap-begins": (_, { lap }) => ({ lap }),
  "lines-up": linesUp,
  "lines-up-second": linesUp,
  "lines-up-by-lot": linesUp,
  "starts-on": fits,
  "first-player": (_, { seat }) => ({ first: seat }),
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
  "npc-pits": goes,
  "npc-is-sent": goes,
  "spins-off": goes,
  "spins-around": goes,
  "leaves-board": leaves,
  "is-lapped": (scene, { car }) => ({ lapped: [...scene.lapped, car] }),
  unlaps: (scene, { car }) => ({ lapped: scene.lapped.filter((other) => other !== car) }),
  crosses: (scene, { car }) => ({ finished: [...scene.finished, car] }),
  retires: out,
  "is-eliminated": out,
  "is-retired": out,
  "crashes-out": out,
  "is-taken-off": out,
  "event-drawn": (_, { event }) => ({ event, active: "", card: "" }),
  "zone-is-set": (_, { middle }) => ({ zone: Number(middle) }),
  "zone-is-lifted": () => ({ zone: -1 }),
  "restart-is-called": () => ({ restarting: true }),
  "red-flag": () => ({ restarting: true }),
  "rain-begins": () => ({ wet: true }),
  "rain-ends": () => ({ wet: false }),
  fits,
  "takes-wear": (scene, { car, wear, total }) =>
    onSheet(scene, car, (sheet) => ({
      wear: sheet.wear.map((count, kind) => (scene.table.box.wears[kind] === wear ? total : count)),
    })),
  "takes-close-calls": closeCalls,
  "close-call": closeCalls,
  "loses-close-calls": (scene, { car }) => onSheet(scene, car, () => ({ calls: 0 })),
};

export function after(scene: Scene, event: Event): Scene {
  return stepped(STEPS, scene, event, scene.table);
}

// ── The steps of a move, as the log folds them ──

const STEPS_OF_A_MOVE = new Set<string>([
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

const BEATS: Partial<Record<keyof Events, number>> = {
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
const AT_ONCE = new Set<string>([
  "is-pushed",
  "is-pushed-in-line",
  "is-pushed-aside",
  "follows",
  "follows-in-line",
  "sets-off",
]);

export function beat(event: Event): number {
  if (AT_ONCE.has(event.kind) || event.seat >= 0) return 0;
  return BEATS[event.kind] ?? 200;
}
