/**
 * The scene: what the board shows. It is read off the facts; between two sets of facts the events carry it on, so that
 * people see what happened. It decides nothing: at the end of the events the next facts are shown, whatever it had.
 */

import type * as wire from "../../lib/wire";
import { NONE, stepped, UNKNOWN } from "../../lib/wire";
import type { Event, Setting } from "./props";
import { PIT } from "./racecards";
import type { CarFace, CarSide, CircuitFace, Components, Events, Facts, Game } from "./types";

export const SL = "SL";
const GAP = "gap-";

/** The speed card beside a car. */
export interface Laid {
  speed: string;
  total: number;
  up: boolean;
}

export interface Scene {
  stage: "draft" | "race";
  race: number;
  /** From 0. */
  section: number;
  /** The slots from the front of the race to the back: cars, `SL`, and `gap-` + car. */
  line: string[];
  /** The cars in the order at the start of the section. */
  start: string[];
  damaged: string[];
  laid: Record<string, Laid>;
  passed: Record<string, number>;
  /** The race card so far: each car's totals, -1 for a stop. */
  totals: Record<string, number[]>;
  order: string[];
  pile: number;
  dealt: string[];
  hand: string[][];
  middle: string[];
  points: number[];
}

/** The components as this game uses them. */
export interface Table {
  box: Components;
  /** Team words in the order of the seats. */
  seats: string[];
  cars: string[];
  calendar: CircuitFace[];
  /** Sections of a circuit, and of a race. */
  sections: number;
  rounds: number;
}

export function tableOf(setting: Setting): Table {
  const box = setting.components;
  const seats = setting.info.seats.map((_, seat) => box.cars.find((car) => car.seat === seat)?.team ?? "");
  return {
    box,
    seats,
    cars: box.cars.filter((car) => car.seat < seats.length).map((car) => car.id),
    calendar: box.calendar.flatMap((id) => box.circuits.find((circuit) => circuit.id === id) ?? []),
    sections: box.sections,
    rounds: box.sections * box.laps,
  };
}

export function carFace(table: Table, car: string): CarFace | undefined {
  return table.box.cars.find((each) => each.id === car);
}

/** The side of a car's card that is up. */
export function sideUp(table: Table, car: string, damaged: boolean): CarSide {
  return (damaged ? table.box.damaged : carFace(table, car)) ?? { power: 0, limit: 0 };
}

export function circuitOf(scene: Scene, table: Table): CircuitFace {
  return table.calendar[Math.min(scene.race, table.calendar.length - 1)]!;
}

export function limitOf(scene: Scene, table: Table): number {
  return circuitOf(scene, table).limits[scene.section % table.sections] ?? 0;
}

export function isDrs(scene: Scene, table: Table): boolean {
  return circuitOf(scene, table).drs.includes((scene.section % table.sections) + 1);
}

export function isCar(slot: string): boolean {
  return slot !== SL && !slot.startsWith(GAP);
}

/** The car a slot belongs to: the one in it, or the one that has left it for the pits. */
export function carOf(slot: string): string {
  return slot.startsWith(GAP) ? slot.slice(GAP.length) : slot;
}

/** The cars from first to last; a car in the pits counts where its gap is. */
export function carsInOrder(scene: Scene): string[] {
  return scene.line.filter((slot) => slot !== SL).map(carOf);
}

export function gapOf(car: string): string {
  return GAP + car;
}

// ── From facts ──

export function sceneOf(facts: Facts, setting: Setting, before: Scene | null): Scene {
  const table = tableOf(setting);
  const { line, race } = facts;
  const cars = line.filter((slot) => slot !== SL).map(carOf);
  const carry = before?.race === race && before.start.length === cars.length && before.stage === "race";
  return {
    stage: line.length ? "race" : "draft",
    race,
    section: Math.min(facts.section, table.rounds - 1),
    line,
    start: carry ? before.start : cars,
    damaged: facts.damaged,
    laid: {},
    passed: {},
    totals: Object.fromEntries(table.cars.map((car, index) => [car, facts.totals[index] ?? []])),
    order: facts.order,
    pile: facts.pile.length,
    dealt: facts.dealt,
    hand: facts.hand,
    middle: facts.middle,
    points: facts.points,
  };
}

// ── From events ──

type Step<Values> = wire.Step<Scene, Values, Table>;

const seatOf = (table: Table, { seat }: { seat: string }) => table.seats.indexOf(seat);

function setAt<T>(all: T[], index: number, value: T): T[] {
  return all.map((each, other) => (other === index ? value : each));
}

/** The line with a car at a slot, counted from 1, wherever it was before. */
function putAt(line: string[], car: string, at: number): string[] {
  return line.filter((slot) => slot !== car).toSpliced(at - 1, 0, car);
}

const pass: Step<Events["passes"]> = (scene, { car, at, passed }) => ({
  line: putAt(scene.line, car, at),
  passed: { ...scene.passed, [car]: passed },
});

const stop: Step<{ car: string }> = (scene, { car }) => {
  const laid = scene.laid[car];
  return laid ? { laid: { ...scene.laid, [car]: { ...laid, up: false } } } : {};
};

const swap: Step<Events["swaps"]> = (scene, values, table) => {
  const { given, taken } = values;
  const seat = seatOf(table, values);
  const hand = scene.hand[seat] ?? [];
  return {
    dealt: setAt(scene.dealt, seat, NONE),
    hand: setAt(scene.hand, seat, hand.includes(given) ? hand.map((c) => (c === given ? taken : c)) : [taken]),
    middle: scene.middle.map((card) => (card === taken ? given : card)),
  };
};

const deal: Step<Events["is-dealt"]> = (scene, values, table) => ({
  dealt: setAt(scene.dealt, seatOf(table, values), UNKNOWN),
  pile: values.pile,
});

/** Back into the gap that is there, or behind everybody. */
const back: Step<{ car: string; at: number }> = (scene, { car, at }) => ({
  line: scene.line.toSpliced(at - 1, 1, car),
});

const STEPS: wire.Steps<Game, Scene, Table> = {
  "race-begins": (_, { race }, table) => ({
    stage: "draft",
    race: race - 1,
    section: 0,
    line: [],
    start: [],
    damaged: [],
    laid: {},
    passed: {},
    totals: Object.fromEntries(table.cars.map((car) => [car, []])),
    dealt: table.seats.map(() => NONE),
    hand: table.seats.map(() => []),
    middle: [],
  }),
  "deals-first": (_, { pile }) => ({ pile }),
  "is-dealt": deal,
  "is-dealt-again": deal,
  "turned-up": (scene, { card, pile }) => ({ middle: [...scene.middle, card], pile }),
  discards: (scene, values, table) => ({
    dealt: setAt(scene.dealt, seatOf(table, values), NONE),
    middle: [...scene.middle, values.card],
  }),
  swaps: swap,
  "swaps-late": swap,
  trades: swap,
  takes: (scene, values, table) => {
    const seat = seatOf(table, values);
    return {
      middle: scene.middle.filter((card) => card !== values.card),
      hand: setAt(scene.hand, seat, [...(scene.hand[seat] ?? []), values.card]),
    };
  },
  reveals: (scene, values, table) => {
    const seat = seatOf(table, values);
    return {
      dealt: setAt(scene.dealt, seat, NONE),
      hand: setAt(scene.hand, seat, [values.card, ...(scene.hand[seat] ?? [])]),
    };
  },
  "lines-up": (scene, { car }) => ({ stage: "race", line: [...scene.line, car], start: [...scene.start, car] }),
  "sl-in-front": (scene) => ({ line: [SL, ...scene.line] }),
  "section-begins": (_, { section }) => ({ section: section - 1, laid: {}, passed: {} }),
  drives: (scene, { car, speed, total }) => ({
    ...revealStarts(scene),
    laid: { ...scene.laid, [car]: { speed, total, up: true } },
    totals: { ...scene.totals, [car]: [...(scene.totals[car] ?? []), total] },
  }),
  pits: (scene, { car }) => ({
    ...revealStarts(scene),
    line: scene.line.map((slot) => (slot === car ? gapOf(car) : slot)),
    totals: { ...scene.totals, [car]: [...(scene.totals[car] ?? []), PIT] },
  }),
  "drops-back": (scene, { car, speed, at }) => {
    const laid = scene.laid[car];
    return {
      line: putAt(scene.line, car, at),
      laid: laid ? { ...scene.laid, [car]: { ...laid, total: speed } } : scene.laid,
    };
  },
  "is-damaged": (scene, { car }) => ({ damaged: [...scene.damaged, car] }),
  passes: pass,
  "passes-gap": pass,
  "passes-with-drs": pass,
  "is-held": stop,
  "is-blocked": stop,
  "has-passed-enough": stop,
  "round-ends": (scene) => ({
    laid: Object.fromEntries(Object.entries(scene.laid).map(([car, laid]) => [car, { ...laid, up: false }])),
  }),
  returns: back,
  "returns-last": back,
  "is-repaired": (scene, { car }) => ({ damaged: scene.damaged.filter((other) => other !== car) }),
};

/** The first card that is revealed makes the present order the one the section started with. */
function revealStarts(scene: Scene): Partial<Scene> {
  const isFirst = Object.keys(scene.laid).length === 0 && scene.line.every((slot) => isCar(slot) || slot === SL);
  return isFirst ? { start: scene.line.filter(isCar) } : {};
}

export function after(scene: Scene, event: Event, table: Table): Scene {
  return stepped(STEPS, scene, event, table);
}

// ── How long things are looked at ──

const BEATS: Partial<Record<keyof Events, number>> = {
  "race-begins": 900,
  "deals-first": 250,
  "is-dealt": 240,
  "is-dealt-again": 240,
  "turned-up": 400,
  keeps: 350,
  "keeps-second": 350,
  discards: 550,
  swaps: 600,
  "swaps-late": 600,
  takes: 500,
  "laid-out": 400,
  reveals: 350,
  "lines-up": 200,
  "puts-ahead": 350,
  "section-begins": 500,
  "drs-section": 400,
  drives: 190,
  pits: 380,
  fastest: 650,
  holds: 650,
  "goes-wide": 800,
  "drops-back": 700,
  "is-damaged": 600,
  passes: 460,
  "passes-gap": 400,
  "passes-with-drs": 560,
  "is-held": 280,
  "is-blocked": 180,
  "has-passed-enough": 200,
  "round-ends": 350,
  returns: 520,
  "returns-last": 520,
  "is-repaired": 350,
  trades: 500,
  "leads-at-three": 400,
  finishes: 320,
  scores: 250,
  "wins-title": 1200,
  "shares-title": 1200,
};

export function beat(event: Event): number {
  return BEATS[event.kind] ?? 0;
}
