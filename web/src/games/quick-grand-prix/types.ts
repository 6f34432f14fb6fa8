// The types of Quick Grand Prix, made from its rules and what it shows by `make types`; not to be edited.

import type { Guard } from "../../lib/guards";
import { dict, either, flag, list, number, oneOf, partial, struct, tuple, word } from "../../lib/guards";
import type { NONE, UNKNOWN, Wire } from "../../lib/wire";

/** What things are called. */
export interface Names {
  seat: string;
  car: string;
  slot: string;
  letter: "A" | "B";
  card: string;
  speed: string;
  circuit: string;
}

/** The state as a seat may know it. */
export interface Facts {
  race: number;
  section: number;
  points: number[];
  results: (Names["car"] | NONE)[][];
  order: (Names["seat"] | NONE)[];
  pile: (Names["card"] | NONE | UNKNOWN)[];
  dealt: (Names["card"] | NONE | UNKNOWN)[];
  hand: (Names["card"] | NONE)[][];
  middle: (Names["card"] | NONE)[];
  threw: (Names["seat"] | NONE)[];
  swapped: (Names["seat"] | NONE)[];
  line: (Names["slot"] | NONE)[];
  damaged: (Names["car"] | NONE)[];
  grid: (Names["car"] | NONE)[];
  totals: number[][];
  plan: (Names["speed"] | NONE)[];
  speed: number[];
  passed: number[];
  face_up: (Names["car"] | NONE)[];
  mark: number[];
  stopped: (Names["car"] | NONE)[];
}

const FACTS = {
  race: number,
  section: number,
  points: list(number),
  results: list(list(word)),
  order: list(word),
  pile: list(word),
  dealt: list(word),
  hand: list(list(word)),
  middle: list(word),
  threw: list(word),
  swapped: list(word),
  line: list(word),
  damaged: list(word),
  grid: list(word),
  totals: list(list(number)),
  plan: list(word),
  speed: list(number),
  passed: list(number),
  face_up: list(word),
  mark: list(number),
  stopped: list(word),
};

/** What a seat may be asked. */
export type Kind =
  | "first-card"
  | "second-card"
  | "take-or-swap"
  | "car-ahead"
  | "speeds"
  | "swap-after-stop";

/** What it may answer: each verb with its arguments. */
export interface Verbs {
  keep: Record<never, never>;
  discard: Record<never, never>;
  swap: { card: Names["card"] };
  take: { card: Names["card"] };
  ahead: { car: Names["letter"] };
  drive: { a: Names["speed"]; b: Names["speed"] };
  stay: Record<never, never>;
  trade: { give: Names["card"]; card: Names["card"] };
}

const KINDS: Guard<Kind> = oneOf(
  "first-card",
  "second-card",
  "take-or-swap",
  "car-ahead",
  "speeds",
  "swap-after-stop",
);

const VERBS = {
  keep: struct({}),
  discard: struct({}),
  swap: struct({ card: word }),
  take: struct({ card: word }),
  ahead: struct({ car: oneOf("A", "B") }),
  drive: struct({ a: word, b: word }),
  stay: struct({}),
  trade: struct({ give: word, card: word }),
};

/** What may happen: each kind of event with its arguments. */
export interface Events {
  "race-begins": { circuit: Names["circuit"]; race: number };
  "wins-title": { seat: Names["seat"]; points: number };
  "shares-title": { seat: Names["seat"]; points: number };
  "deals-first": { seat: Names["seat"]; pile: number };
  "is-dealt": { seat: Names["seat"]; pile: number };
  sees: { card: Names["card"] };
  "turned-up": { card: Names["card"]; pile: number };
  keeps: { seat: Names["seat"] };
  discards: { seat: Names["seat"]; card: Names["card"] };
  swaps: { seat: Names["seat"]; given: Names["card"]; taken: Names["card"] };
  "is-dealt-again": { seat: Names["seat"]; pile: number };
  "keeps-second": { seat: Names["seat"] };
  "laid-out": { count: number };
  takes: { seat: Names["seat"]; card: Names["card"] };
  "swaps-late": { seat: Names["seat"]; given: Names["card"]; taken: Names["card"] };
  "left-over": { count: number };
  reveals: { seat: Names["seat"]; card: Names["card"] };
  "lines-up": { car: Names["car"]; place: number };
  "starts-last": { seat: Names["seat"] };
  "puts-ahead": { seat: Names["seat"]; car: Names["car"] };
  "sl-in-front": { limit: number };
  "section-begins": { section: number; limit: number };
  "drs-section": { section: number };
  drives: { car: Names["car"]; speed: Names["speed"]; total: number };
  pits: { car: Names["car"] };
  fastest: { car: Names["car"]; total: number; limit: number };
  holds: { car: Names["car"]; sum: number; difficulty: number; ahead: Names["slot"]; behind: Names["slot"] };
  "goes-wide": { car: Names["car"]; sum: number; difficulty: number; back: number; ahead: Names["slot"]; behind: Names["slot"] };
  "drops-back": { car: Names["car"]; place: number; speed: number; at: number };
  "is-damaged": { car: Names["car"] };
  passes: { car: Names["car"]; other: Names["slot"]; at: number; passed: number };
  "passes-gap": { car: Names["car"]; other: Names["slot"]; at: number; passed: number };
  "passes-with-drs": { car: Names["car"]; other: Names["slot"]; at: number; passed: number };
  "is-held": { car: Names["car"]; other: Names["slot"] };
  "is-blocked": { car: Names["car"]; other: Names["slot"] };
  "has-passed-enough": { car: Names["car"]; limit: number };
  "round-ends": { section: number };
  returns: { car: Names["car"]; place: number; at: number };
  "returns-last": { car: Names["car"]; at: number };
  "is-repaired": { car: Names["car"] };
  trades: { seat: Names["seat"]; given: Names["card"]; taken: Names["card"] };
  "leads-at-three": { car: Names["car"]; season: number };
  finishes: { car: Names["car"]; place: number; points: number };
  scores: { seat: Names["seat"]; points: number; season: number; place: number };
}

const EVENTS = {
  "race-begins": struct({ circuit: word, race: number }),
  "wins-title": struct({ seat: word, points: number }),
  "shares-title": struct({ seat: word, points: number }),
  "deals-first": struct({ seat: word, pile: number }),
  "is-dealt": struct({ seat: word, pile: number }),
  sees: struct({ card: word }),
  "turned-up": struct({ card: word, pile: number }),
  keeps: struct({ seat: word }),
  discards: struct({ seat: word, card: word }),
  swaps: struct({ seat: word, given: word, taken: word }),
  "is-dealt-again": struct({ seat: word, pile: number }),
  "keeps-second": struct({ seat: word }),
  "laid-out": struct({ count: number }),
  takes: struct({ seat: word, card: word }),
  "swaps-late": struct({ seat: word, given: word, taken: word }),
  "left-over": struct({ count: number }),
  reveals: struct({ seat: word, card: word }),
  "lines-up": struct({ car: word, place: number }),
  "starts-last": struct({ seat: word }),
  "puts-ahead": struct({ seat: word, car: word }),
  "sl-in-front": struct({ limit: number }),
  "section-begins": struct({ section: number, limit: number }),
  "drs-section": struct({ section: number }),
  drives: struct({ car: word, speed: word, total: number }),
  pits: struct({ car: word }),
  fastest: struct({ car: word, total: number, limit: number }),
  holds: struct({ car: word, sum: number, difficulty: number, ahead: word, behind: word }),
  "goes-wide": struct({ car: word, sum: number, difficulty: number, back: number, ahead: word, behind: word }),
  "drops-back": struct({ car: word, place: number, speed: number, at: number }),
  "is-damaged": struct({ car: word }),
  passes: struct({ car: word, other: word, at: number, passed: number }),
  "passes-gap": struct({ car: word, other: word, at: number, passed: number }),
  "passes-with-drs": struct({ car: word, other: word, at: number, passed: number }),
  "is-held": struct({ car: word, other: word }),
  "is-blocked": struct({ car: word, other: word }),
  "has-passed-enough": struct({ car: word, limit: number }),
  "round-ends": struct({ section: number }),
  returns: struct({ car: word, place: number, at: number }),
  "returns-last": struct({ car: word, at: number }),
  "is-repaired": struct({ car: word }),
  trades: struct({ seat: word, given: word, taken: word }),
  "leads-at-three": struct({ car: word, season: number }),
  finishes: struct({ car: word, place: number, points: number }),
  scores: struct({ seat: word, points: number, season: number, place: number }),
};

export interface SpeedCardFace {
  id: string;
  slow: number;
  fast: number;
  die: number;
  /** The place in qualifying. */
  qualifying: number;
  /** Whether it sends a car to the back of the grid. */
  back: boolean;
}

export const isSpeedCardFace: Guard<SpeedCardFace> = struct({
  id: word,
  slow: number,
  fast: number,
  die: number,
  qualifying: number,
  back: flag,
});

export interface CircuitFace {
  id: string;
  name: string;
  limits: number[];
  /** The DRS sections, counted from 1. */
  drs: number[];
  difficulty: number;
  character: string;
  /** Points of a closed curve in a box of 100 × 60; the sections share it evenly. May be empty. */
  outline: [number, number][];
}

export const isCircuitFace: Guard<CircuitFace> = struct({
  id: word,
  name: word,
  limits: list(number),
  drs: list(number),
  difficulty: number,
  character: word,
  outline: list(tuple(number, number)),
});

/** One side of a car's card. */
export interface CarSide {
  power: number;
  limit: number;
}

export const isCarSide: Guard<CarSide> = struct({
  power: number,
  limit: number,
});

export interface CarFace {
  id: string;
  title: string;
  team: string;
  letter: string;
  seat: number;
  power: number;
  limit: number;
}

export const isCarFace: Guard<CarFace> = struct({
  id: word,
  title: word,
  team: word,
  letter: word,
  seat: number,
  power: number,
  limit: number,
});

/** Of a game its own calendar and cars, of the title all of them. */
export interface Components {
  cards: SpeedCardFace[];
  circuits: CircuitFace[];
  points: number[];
  damaged: CarSide;
  cars: CarFace[];
  calendar: string[];
  laps: number;
  /** How many sections a circuit has. */
  sections: number;
}

export const isComponents: Guard<Components> = struct({
  cards: list(isSpeedCardFace),
  circuits: list(isCircuitFace),
  points: list(number),
  damaged: isCarSide,
  cars: list(isCarFace),
  calendar: list(word),
  laps: number,
  sections: number,
});

export interface CarForeseen {
  total: number;
  /** How far over the safety limit. */
  over: number;
  pit: boolean;
  /** How often, of a hundred times, it goes wide. */
  wide: number;
  /** The mean of its places after the section. */
  place: number;
  best: number;
  worst: number;
}

export const isCarForeseen: Guard<CarForeseen> = struct({
  total: number,
  over: number,
  pit: flag,
  wide: number,
  place: number,
  best: number,
  worst: number,
});

export interface SpeedsForeseen {
  foresees: "speeds";
  cars: Record<string, CarForeseen>;
  /** All cars in the order in which they are most likely to come out of the section. */
  order: string[];
  samples: number;
}

export const isSpeedsForeseen: Guard<SpeedsForeseen> = struct({
  foresees: oneOf("speeds"),
  cars: dict(isCarForeseen),
  order: list(word),
  samples: number,
});

/** What a seat is told of a choice before it is made. */
export type Foreseen = SpeedsForeseen;

/** All of it, as the shell and the parts of this game pass it on. */
export interface Game {
  facts: Facts;
  kind: Kind;
  verbs: Verbs;
  events: Events;
  components: Components;
  window: Components;
  foreseen: Foreseen;
}

export const WIRE: Wire<Game> = {
  facts: struct(FACTS),
  changes: partial(FACTS),
  kinds: KINDS,
  verbs: VERBS,
  events: EVENTS,
  components: isComponents,
  window: isComponents,
  foreseen: either(isSpeedsForeseen),
};
