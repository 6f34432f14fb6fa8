// The types of MotoGrandPrix, made from its rules and what it shows by `make types`; not to be edited.

import type { Guard } from "../../lib/guards";
import { either, flag, list, number, oneOf, partial, struct, tuple, word } from "../../lib/guards";
import type { NONE, Wire } from "../../lib/wire";

/** What things are called. */
export interface Names {
  seat: string;
  bike: string;
  team: string;
  session: "qualifying-lap" | "race";
  lane: "left" | "centre" | "right";
  stance: "straight" | "leaning" | "wheelie";
  pair: string;
  face: string;
  place: string;
  flip: "keep" | "flip-low" | "flip-high" | "flip-both" | "flip" | "low" | "low-flipped" | "high" | "high-flipped";
  pay: "free" | "engine-1" | "engine-2" | "engine-3" | "front-1" | "front-2" | "front-3" | "front-4" | "front-5" | "front-6" | "front-7";
  circuit: string;
}

/** The state as a seat may know it. */
export interface Facts {
  session: Names["session"] | NONE;
  turn: number;
  lap: number;
  rolls: number[][];
  grid: (Names["bike"] | NONE)[];
  distance: number[];
  lane: (Names["lane"] | NONE)[];
  front: number[];
  rear: number[];
  engine: number[];
  stance: (Names["stance"] | NONE)[];
  queue: (Names["bike"] | NONE)[];
  low: number[];
  high: number[];
  slip: number[];
  contact: number[];
  rolling: (Names["bike"] | NONE)[];
  chain: (Names["bike"] | NONE)[];
  redlining: number;
  grip_lost: number;
  finished: (Names["bike"] | NONE)[];
  out: (Names["bike"] | NONE)[];
}

const FACTS = {
  session: either(oneOf("qualifying-lap", "race"), oneOf(".")),
  turn: number,
  lap: number,
  rolls: list(list(number)),
  grid: list(word),
  distance: list(number),
  lane: list(either(oneOf("left", "centre", "right"), oneOf("."))),
  front: list(number),
  rear: list(number),
  engine: list(number),
  stance: list(either(oneOf("straight", "leaning", "wheelie"), oneOf("."))),
  queue: list(word),
  low: list(number),
  high: list(number),
  slip: list(number),
  contact: list(number),
  rolling: list(word),
  chain: list(word),
  redlining: number,
  grip_lost: number,
  finished: list(word),
  out: list(word),
};

/** What a seat may be asked. */
export type Kind =
  | "slipstream"
  | "ride";

/** What it may answer: each verb with its arguments. */
export interface Verbs {
  follow: Record<never, never>;
  "stay-free": Record<never, never>;
  ride: { to: Names["place"]; flip: Names["flip"]; pay: Names["pay"] };
  retire: Record<never, never>;
}

const KINDS: Guard<Kind> = oneOf(
  "slipstream",
  "ride",
);

const VERBS = {
  follow: struct({}),
  "stay-free": struct({}),
  ride: struct({ to: word, flip: oneOf("keep", "flip-low", "flip-high", "flip-both", "flip", "low", "low-flipped", "high", "high-flipped"), pay: oneOf("free", "engine-1", "engine-2", "engine-3", "front-1", "front-2", "front-3", "front-4", "front-5", "front-6", "front-7") }),
  retire: struct({}),
};

/** What may happen: each kind of event with its arguments. */
export interface Events {
  "race-day": { circuit: Names["circuit"]; laps: number; bikes: number };
  "rolls-for-grid": { bike: Names["bike"]; low: number; high: number; total: number };
  "rolls-off": { bike: Names["bike"]; total: number };
  "takes-pole": { bike: Names["bike"]; distance: number; lane: Names["lane"] | NONE };
  "lines-up": { bike: Names["bike"]; place: number; row: number; lane: Names["lane"] | NONE; distance: number };
  "qualifying-begins": { circuit: Names["circuit"] };
  qualifies: { bike: Names["bike"]; place: number };
  "dials-set": { dial: number };
  "turn-begins": { turn: number; leader: Names["bike"] };
  "start-turn": { leader: Names["bike"]; turn: number };
  "braking-contest": { bikes: number; corner: number };
  "cornering-contest": { bikes: number };
  "rolls-in-contest": { bike: Names["bike"]; low: number; high: number; total: number };
  "goes-first": { bike: Names["bike"] };
  "has-contact": { bike: Names["bike"]; total: number };
  "declares-slipstream": { bike: Names["bike"]; ahead: Names["bike"] };
  "extends-slipstream": { bike: Names["bike"]; ahead: Names["bike"] };
  "declines-slipstream": { bike: Names["bike"]; ahead: Names["bike"] };
  rolls: { bike: Names["bike"]; low: number; high: number; total: number };
  "rolls-one": { bike: Names["bike"]; face: number };
  copies: { bike: Names["bike"]; low: number; high: number };
  "flips-on-straight": { bike: Names["bike"]; first: number; second: number; total: number };
  "flips-in-corner-1": { bike: Names["bike"]; first: number; second: number; total: number };
  "flips-in-corner-2": { bike: Names["bike"]; first: number; second: number; total: number };
  "flips-in-corner-3": { bike: Names["bike"]; first: number; second: number; total: number };
  "flips-both-ways": { bike: Names["bike"] };
  "flips-start-die": { bike: Names["bike"]; face: number };
  discards: { bike: Names["bike"]; discarded: number; kept: number };
  "flips-last-die": { bike: Names["bike"]; face: number };
  drifts: { bike: Names["bike"]; lane: Names["lane"] | NONE };
  climbs: { bike: Names["bike"]; points: number };
  descends: { bike: Names["bike"]; points: number };
  "is-slowed": { bike: Names["bike"] };
  "uses-slipstream": { bike: Names["bike"] };
  "spends-engine": { bike: Names["bike"]; points: number; left: number };
  "wears-rear": { bike: Names["bike"]; left: number };
  brakes: { bike: Names["bike"]; points: number; left: number };
  "road-closed": { bike: Names["bike"]; rows: number };
  "loses-points": { bike: Names["bike"]; points: number };
  "pays-surcharge": { bike: Names["bike"]; points: number };
  rides: { bike: Names["bike"]; rows: number; lane: Names["lane"] | NONE; path: number; distance: number };
  stands: { bike: Names["bike"] };
  overtakes: { bike: Names["bike"]; other: Names["bike"] };
  "draws-level": { bike: Names["bike"]; other: Names["bike"] };
  "closes-road": { bike: Names["bike"] };
  "crosses-line": { bike: Names["bike"]; lap: number };
  "lap-counter": { lap: number; laps: number };
  "last-lap": { bike: Names["bike"] };
  "gives-up": { bike: Names["bike"] };
  "cannot-ride": { bike: Names["bike"] };
  redlining: { bike: Names["bike"]; engine: number };
  "engine-holds": { bike: Names["bike"]; total: number; engine: number };
  "engine-suffers": { bike: Names["bike"]; total: number; engine: number };
  "engine-breaks": { bike: Names["bike"]; total: number };
  "loses-engine-and-grip": { bike: Names["bike"] };
  "loses-grip": { bike: Names["bike"]; face: number };
  "does-wheelie": { bike: Names["bike"] };
  sideslips: { bike: Names["bike"]; rear: number };
  "rear-gone": { bike: Names["bike"] };
  straightened: { bike: Names["bike"] };
  leans: { bike: Names["bike"] };
  "straightens-up": { bike: Names["bike"] };
  recovers: { bike: Names["bike"]; stance: Names["stance"] | NONE };
  "drops-out": { bike: Names["bike"] };
  wins: { bike: Names["bike"] };
  finishes: { bike: Names["bike"]; place: number };
  "finishes-together": { bikes: number };
  scores: { bike: Names["bike"]; place: number; points: number };
  "team-scores": { team: Names["team"]; points: number };
  "not-classified": { bike: Names["bike"]; rows: number };
  "no-winner": Record<never, never>;
}

const EVENTS = {
  "race-day": struct({ circuit: word, laps: number, bikes: number }),
  "rolls-for-grid": struct({ bike: word, low: number, high: number, total: number }),
  "rolls-off": struct({ bike: word, total: number }),
  "takes-pole": struct({ bike: word, distance: number, lane: either(oneOf("left", "centre", "right"), oneOf(".")) }),
  "lines-up": struct({ bike: word, place: number, row: number, lane: either(oneOf("left", "centre", "right"), oneOf(".")), distance: number }),
  "qualifying-begins": struct({ circuit: word }),
  qualifies: struct({ bike: word, place: number }),
  "dials-set": struct({ dial: number }),
  "turn-begins": struct({ turn: number, leader: word }),
  "start-turn": struct({ leader: word, turn: number }),
  "braking-contest": struct({ bikes: number, corner: number }),
  "cornering-contest": struct({ bikes: number }),
  "rolls-in-contest": struct({ bike: word, low: number, high: number, total: number }),
  "goes-first": struct({ bike: word }),
  "has-contact": struct({ bike: word, total: number }),
  "declares-slipstream": struct({ bike: word, ahead: word }),
  "extends-slipstream": struct({ bike: word, ahead: word }),
  "declines-slipstream": struct({ bike: word, ahead: word }),
  rolls: struct({ bike: word, low: number, high: number, total: number }),
  "rolls-one": struct({ bike: word, face: number }),
  copies: struct({ bike: word, low: number, high: number }),
  "flips-on-straight": struct({ bike: word, first: number, second: number, total: number }),
  "flips-in-corner-1": struct({ bike: word, first: number, second: number, total: number }),
  "flips-in-corner-2": struct({ bike: word, first: number, second: number, total: number }),
  "flips-in-corner-3": struct({ bike: word, first: number, second: number, total: number }),
  "flips-both-ways": struct({ bike: word }),
  "flips-start-die": struct({ bike: word, face: number }),
  discards: struct({ bike: word, discarded: number, kept: number }),
  "flips-last-die": struct({ bike: word, face: number }),
  drifts: struct({ bike: word, lane: either(oneOf("left", "centre", "right"), oneOf(".")) }),
  climbs: struct({ bike: word, points: number }),
  descends: struct({ bike: word, points: number }),
  "is-slowed": struct({ bike: word }),
  "uses-slipstream": struct({ bike: word }),
  "spends-engine": struct({ bike: word, points: number, left: number }),
  "wears-rear": struct({ bike: word, left: number }),
  brakes: struct({ bike: word, points: number, left: number }),
  "road-closed": struct({ bike: word, rows: number }),
  "loses-points": struct({ bike: word, points: number }),
  "pays-surcharge": struct({ bike: word, points: number }),
  rides: struct({ bike: word, rows: number, lane: either(oneOf("left", "centre", "right"), oneOf(".")), path: number, distance: number }),
  stands: struct({ bike: word }),
  overtakes: struct({ bike: word, other: word }),
  "draws-level": struct({ bike: word, other: word }),
  "closes-road": struct({ bike: word }),
  "crosses-line": struct({ bike: word, lap: number }),
  "lap-counter": struct({ lap: number, laps: number }),
  "last-lap": struct({ bike: word }),
  "gives-up": struct({ bike: word }),
  "cannot-ride": struct({ bike: word }),
  redlining: struct({ bike: word, engine: number }),
  "engine-holds": struct({ bike: word, total: number, engine: number }),
  "engine-suffers": struct({ bike: word, total: number, engine: number }),
  "engine-breaks": struct({ bike: word, total: number }),
  "loses-engine-and-grip": struct({ bike: word }),
  "loses-grip": struct({ bike: word, face: number }),
  "does-wheelie": struct({ bike: word }),
  sideslips: struct({ bike: word, rear: number }),
  "rear-gone": struct({ bike: word }),
  straightened: struct({ bike: word }),
  leans: struct({ bike: word }),
  "straightens-up": struct({ bike: word }),
  recovers: struct({ bike: word, stance: either(oneOf("straight", "leaning", "wheelie"), oneOf(".")) }),
  "drops-out": struct({ bike: word }),
  wins: struct({ bike: word }),
  finishes: struct({ bike: word, place: number }),
  "finishes-together": struct({ bikes: number }),
  scores: struct({ bike: word, place: number, points: number }),
  "team-scores": struct({ team: word, points: number }),
  "not-classified": struct({ bike: word, rows: number }),
  "no-winner": struct({}),
};

export interface Bounds {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const isBounds: Guard<Bounds> = struct({
  x: number,
  y: number,
  width: number,
  height: number,
});

export interface TileFace {
  word: string;
  outline: string;
  kerb: string;
  middle: [number, number, number];
  difficulty: number;
  slope: number;
}

export const isTileFace: Guard<TileFace> = struct({
  word: word,
  outline: word,
  kerb: word,
  middle: tuple(number, number, number),
  difficulty: number,
  slope: number,
});

export interface RowFace {
  cells: [[number, number, number], [number, number, number], [number, number, number]];
  difficulty: number;
  slope: number;
  /** The lane of the racing line. */
  line: number;
  /** Which way the tile bends: 1 left, -1 right, 0 straight. */
  side: number;
}

export const isRowFace: Guard<RowFace> = struct({
  cells: tuple(tuple(number, number, number), tuple(number, number, number), tuple(number, number, number)),
  difficulty: number,
  slope: number,
  line: number,
  side: number,
});

export interface CornerSign {
  number: number;
  difficulty: number;
  tile: number;
  x: number;
  y: number;
}

export const isCornerSign: Guard<CornerSign> = struct({
  number: number,
  difficulty: number,
  tile: number,
  x: number,
  y: number,
});

/** The track that is raced on. */
export interface Circuit {
  bounds: Bounds;
  tiles: TileFace[];
  rows: RowFace[];
  corners: CornerSign[];
  /** The two ends of the finish line. */
  start: [[number, number], [number, number]];
  /** The heading at the finish line. */
  grid: number;
  name: string;
  /** The corner of each row; 0: a straight. */
  corner: number[];
  /** Of each row: 1 braking point, 2 cornering point, 3 both. */
  points: number[];
  /** Of each row: how near each lane is to the racing line, 0 the nearest; who is nearer is ahead. */
  ranks: number[][];
}

export const isCircuit: Guard<Circuit> = struct({
  bounds: isBounds,
  tiles: list(isTileFace),
  rows: list(isRowFace),
  corners: list(isCornerSign),
  start: tuple(tuple(number, number), tuple(number, number)),
  grid: number,
  name: word,
  corner: list(number),
  points: list(number),
  ranks: list(list(number)),
});

export interface BikeFace {
  id: string;
  title: string;
  team: string;
  seat: number;
  code: string;
}

export const isBikeFace: Guard<BikeFace> = struct({
  id: word,
  title: word,
  team: word,
  seat: number,
  code: word,
});

/** What a game is drawn from. */
export interface Components {
  circuit: Circuit;
  bikes: BikeFace[];
  level: string;
  laps: number;
  dial: number;
  slopes: boolean;
}

export const isComponents: Guard<Components> = struct({
  circuit: isCircuit,
  bikes: list(isBikeFace),
  level: word,
  laps: number,
  dial: number,
  slopes: flag,
});

export interface Bend {
  path: string;
  difficulty: number;
}

export const isBend: Guard<Bend> = struct({
  path: word,
  difficulty: number,
});

/** A circuit in the list of the set-up page; the builder sends one for a circuit of its own. */
export interface CircuitCard {
  id: string;
  name: string;
  level: string;
  /** MGP-T.20: how hard it is to ride, out of the `most_stars` of the window. */
  stars: number;
  /** Width and height on the table in cm; empty where it is not known. */
  size: number[];
  /** What to know about it, in a sentence or two. */
  character: string;
  positions: number;
  laps: number;
  boxes: number;
  track: string;
  bounds: Bounds;
  /** The middle of the road as one path. */
  road: string;
  bends: Bend[];
  start: [number, number];
}

export const isCircuitCard: Guard<CircuitCard> = struct({
  id: word,
  name: word,
  level: word,
  stars: number,
  size: list(number),
  character: word,
  positions: number,
  laps: number,
  boxes: number,
  track: word,
  bounds: isBounds,
  road: word,
  bends: list(isBend),
  start: tuple(number, number),
});

/** What the set-up page is drawn from. */
export interface Window {
  circuits: CircuitCard[];
  most_stars: number;
}

export const isWindow: Guard<Window> = struct({
  circuits: list(isCircuitCard),
  most_stars: number,
});

export interface RideForeseen {
  foresees: "ride";
  bike: string;
  /** The row of the circuit and the lane of each step. */
  cells: [number, number][];
  engine: number;
  rear: number;
  front: number;
  place: number;
  /** How often, of a hundred times, the engine test fails; 0: there is none. */
  engine_fails: number;
  /** Whom it would meet in a contest next turn. */
  contest: string[];
  /** How often, of a hundred times, that leads to contact. */
  contact: number;
}

export const isRideForeseen: Guard<RideForeseen> = struct({
  foresees: oneOf("ride"),
  bike: word,
  cells: list(tuple(number, number)),
  engine: number,
  rear: number,
  front: number,
  place: number,
  engine_fails: number,
  contest: list(word),
  contact: number,
});

/** What a seat is told of a choice before it is made. */
export type Foreseen = RideForeseen;

/** All of it, as the shell and the parts of this game pass it on. */
export interface Game {
  facts: Facts;
  kind: Kind;
  verbs: Verbs;
  events: Events;
  components: Components;
  window: Window;
  foreseen: Foreseen;
}

export const WIRE: Wire<Game> = {
  facts: struct(FACTS),
  changes: partial(FACTS),
  kinds: KINDS,
  verbs: VERBS,
  events: EVENTS,
  components: isComponents,
  window: isWindow,
  foreseen: either(isRideForeseen),
};
