/**
 * The scene: what the board shows. It is read off the facts; between two sets of facts the events carry it on, so that
 * people see what happened. It decides nothing: at the end of the events the next facts are shown, whatever it had.
 */

import type { Facts, Setting } from "../../lib/game";
import type { EventTold } from "../../lib/messages";
import type { Box, CarFace, CarSide, CircuitFace } from "./components";

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
  /** Cars that went wide and have not dropped back yet: front to back, with the number of places. */
  wide: [car: string, back: number][];
  totals: Record<string, number[]>;
  grid: string[];
  order: string[];
  pile: number;
  dealt: string[];
  hand: string[][];
  middle: string[];
  points: number[];
  results: string[][];
}

/** The components as this game uses them. */
export interface Table {
  box: Box;
  /** Team words in the order of the seats. */
  seats: string[];
  cars: string[];
  calendar: CircuitFace[];
  /** Sections of a circuit, and of a race. */
  sections: number;
  rounds: number;
}

export function tableOf(setting: Setting): Table {
  const box = setting.components as unknown as Box;
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
  const line = list(facts.line);
  const race = Number(facts.race);
  const cars = line.filter((slot) => slot !== SL).map(carOf);
  const carry = before?.race === race && before.start.length === cars.length && before.stage === "race";
  return {
    stage: line.length ? "race" : "draft",
    race,
    section: Math.min(Number(facts.section), table.rounds - 1),
    line,
    start: carry ? before.start : cars,
    damaged: list(facts.damaged),
    laid: {},
    passed: {},
    wide: [],
    totals: Object.fromEntries(table.cars.map((car, index) => [car, numbers(rows(facts.totals)[index])])),
    grid: list(facts.grid),
    order: list(facts.order),
    pile: list(facts.pile).length,
    dealt: list(facts.dealt),
    hand: rows(facts.hand) as string[][],
    middle: list(facts.middle),
    points: numbers(facts.points),
    results: rows(facts.results) as string[][],
  };
}

function list(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function numbers(value: unknown): number[] {
  return Array.isArray(value) ? value.map(Number) : [];
}

function rows(value: unknown): unknown[][] {
  return Array.isArray(value) ? (value as unknown[][]) : [];
}

// ── From events ──

type Step = (scene: Scene, values: Record<string, string>, table: Table) => Partial<Scene>;

const seatIndex = (table: Table, values: Record<string, string>) => table.seats.indexOf(values.seat ?? "");

function setAt<T>(all: T[], index: number, value: T): T[] {
  return all.map((each, other) => (other === index ? value : each));
}

function turnDown(scene: Scene, car: string): Partial<Scene> {
  const laid = scene.laid[car];
  return laid ? { laid: { ...scene.laid, [car]: { ...laid, up: false } } } : {};
}

function overtake(scene: Scene, car: string, other: string): Partial<Scene> {
  const line = scene.line.filter((slot) => slot !== car);
  line.splice(line.indexOf(other), 0, car);
  return { line, passed: { ...scene.passed, [car]: (scene.passed[car] ?? 0) + 1 } };
}

const pass: Step = (scene, { car = "", other = "" }) => overtake(scene, car, other);
const stop: Step = (scene, { car = "" }) => turnDown(scene, car);

const swap: Step = (scene, values, table) => {
  const seat = seatIndex(table, values);
  const { given = "", taken = "" } = values;
  const hand = scene.hand[seat] ?? [];
  return {
    dealt: setAt(scene.dealt, seat, "."),
    hand: setAt(scene.hand, seat, hand.includes(given) ? hand.map((c) => (c === given ? taken : c)) : [taken]),
    middle: scene.middle.map((card) => (card === taken ? given : card)),
  };
};

const STEPS: Record<string, Step> = {
  "race-begins": (_, { race = "1" }, table) => ({
    stage: "draft",
    race: Number(race) - 1,
    section: 0,
    line: [],
    start: [],
    damaged: [],
    laid: {},
    passed: {},
    totals: Object.fromEntries(table.cars.map((car) => [car, []])),
    grid: [],
    pile: table.box.cards.length,
    dealt: table.seats.map(() => "."),
    hand: table.seats.map(() => []),
    middle: [],
  }),
  "is-dealt": (scene, values, table) => ({
    dealt: setAt(scene.dealt, seatIndex(table, values), "?"),
    pile: Math.max(0, scene.pile - 1),
  }),
  "is-dealt-again": (scene, values, table) => STEPS["is-dealt"]!(scene, values, table),
  "turned-up": (scene, { card = "" }) => ({ middle: [...scene.middle, card], pile: Math.max(0, scene.pile - 1) }),
  discards: (scene, values, table) => ({
    dealt: setAt(scene.dealt, seatIndex(table, values), "."),
    middle: [...scene.middle, values.card ?? ""],
  }),
  swaps: swap,
  "swaps-late": swap,
  trades: swap,
  takes: (scene, values, table) => {
    const seat = seatIndex(table, values);
    return {
      middle: scene.middle.filter((card) => card !== values.card),
      hand: setAt(scene.hand, seat, [...(scene.hand[seat] ?? []), values.card ?? ""]),
    };
  },
  reveals: (scene, values, table) => {
    const seat = seatIndex(table, values);
    return {
      dealt: setAt(scene.dealt, seat, "."),
      hand: setAt(scene.hand, seat, [values.card ?? "", ...(scene.hand[seat] ?? [])]),
    };
  },
  "lines-up": (scene, { car = "" }) => {
    const line = scene.line.length ? [...scene.line, car] : [SL, car];
    const cars = line.filter(isCar);
    return { stage: "race", line, start: cars, grid: cars, damaged: [] };
  },
  "section-begins": (_, { section = "1" }) => ({ section: Number(section) - 1, laid: {}, passed: {} }),
  drives: (scene, { car = "", speed = "", total = "0" }) => ({
    ...revealStarts(scene),
    laid: { ...scene.laid, [car]: { speed, total: Number(total), up: true } },
    totals: { ...scene.totals, [car]: [...(scene.totals[car] ?? []), Number(total)] },
  }),
  pits: (scene, { car = "" }) => ({
    ...revealStarts(scene),
    line: scene.line.map((slot) => (slot === car ? gapOf(car) : slot)),
    totals: { ...scene.totals, [car]: [...(scene.totals[car] ?? []), -1] },
  }),
  "goes-wide": (scene, { car = "", back = "0" }) => ({
    wide: [...scene.wide, [car, Number(back)]],
  }),
  "is-damaged": (scene, { car = "" }) => ({ damaged: [...scene.damaged, car] }),
  passes: pass,
  "passes-gap": pass,
  "passes-with-drs": pass,
  "is-held": stop,
  "is-blocked": stop,
  "has-passed-enough": stop,
  "round-ends": (scene) => ({
    laid: Object.fromEntries(Object.entries(scene.laid).map(([car, laid]) => [car, { ...laid, up: false }])),
  }),
  returns: (scene, { car = "", place = "1" }) => {
    const slots = scene.line.flatMap((slot, index) => (slot === SL ? [] : [index]));
    const gap = slots[Number(place) - 1] ?? -1;
    return { line: setAt(scene.line, gap, car) };
  },
  "returns-last": (scene, { car = "" }) => {
    const last = scene.line.at(-1) ?? "";
    return { line: [...(isCar(last) || last === SL ? scene.line : scene.line.slice(0, -1)), car] };
  },
  "is-repaired": (scene, { car = "" }) => ({ damaged: scene.damaged.filter((other) => other !== car) }),
};

/** The first card that is revealed makes the present order the one the section started with. */
function revealStarts(scene: Scene): Partial<Scene> {
  const isFirst = Object.keys(scene.laid).length === 0 && scene.line.every((slot) => isCar(slot) || slot === SL);
  return isFirst ? { start: scene.line.filter(isCar) } : {};
}

/** Checks are told front to back, but cars drop back rearmost first, and only when all checks are made. */
const CHECKS = ["fastest", "holds", "goes-wide"];

function dropBack(scene: Scene): Scene {
  let line = scene.line;
  for (const [car, back] of [...scene.wide].reverse()) {
    const place = line.indexOf(car);
    line = line.filter((slot) => slot !== car);
    line.splice(Math.min(place + back, line.length), 0, car);
  }
  return { ...scene, line, wide: [] };
}

export function after(before: Scene, event: EventTold, table: Table): Scene {
  const scene = before.wide.length && !CHECKS.includes(event.kind) ? dropBack(before) : before;
  const step = STEPS[event.kind];
  if (!step) return scene;
  const values = Object.fromEntries(Object.entries(event.values).map(([name, value]) => [name, String(value)]));
  return { ...scene, ...step(scene, values, table) };
}

/** The totals that went wide in a race, as the race card circles them: `red-a 2` is the third section of Red A. */
export function circled(log: EventTold[], race: number): Set<string> {
  const found = new Set<string>();
  let inRace = -1;
  let section = -1;
  for (const { kind, values } of log) {
    if (kind === "race-begins") inRace = Number(values.race) - 1;
    if (kind === "section-begins") section = Number(values.section) - 1;
    if (kind === "goes-wide" && inRace === race) found.add(`${String(values.car)} ${section}`);
  }
  return found;
}

// ── How long things are looked at ──

const BEATS: Record<string, number> = {
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

export function beat(event: EventTold): number {
  return BEATS[event.kind] ?? 0;
}
