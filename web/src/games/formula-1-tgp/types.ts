// The types of Formula 1 TGP, made from its rules and what it shows by `make types`; not to be edited.

import type { Guard } from "../../lib/guards";
import { dict, either, list, nothing, number, oneOf, partial, struct, tuple, word } from "../../lib/guards";
import type { NONE, UNKNOWN, Wire } from "../../lib/wire";

/** What things are called. */
export interface Names {
  seat: string;
  car: string;
  driver: string;
  engine: string;
  facility: string;
  step: string;
  card: string;
  circuit: string;
  place: string;
  corner: "first" | "second";
  tyre: "soft" | "hard" | "wet";
  tactic: "line-change" | "full-ahead";
  status: "absent" | "running" | "retired" | "disqualified";
  setting: "A" | "B";
  lane: "left" | "right";
  parameter: "top" | "acceleration" | "driver" | "tyres";
  number: string;
  push: string;
  k3: string;
  k6: string;
  k10: string;
}

/** The state as a seat may know it. */
export interface Facts {
  race: number;
  points: number[];
  results: (Names["car"] | NONE)[][];
  opening_rolls: number[][];
  order: (Names["seat"] | NONE)[];
  activation: number[];
  engine: (Names["engine"] | NONE)[];
  driver: (Names["driver"] | NONE)[];
  engine_pile: (Names["engine"] | NONE | UNKNOWN)[];
  driver_pile: (Names["driver"] | NONE | UNKNOWN)[];
  facilities: (Names["facility"] | NONE)[][];
  path: number[][];
  crew: number[];
  tests: number[];
  finished: (Names["seat"] | NONE)[];
  lent_engines: (Names["seat"] | NONE)[];
  lent_drivers: (Names["car"] | NONE)[];
  engine_lot: Names["engine"] | NONE;
  driver_lot: Names["driver"] | NONE;
  drawer: Names["seat"] | NONE;
  bid: number;
  bidder: Names["seat"] | NONE;
  spoke: Names["seat"] | NONE;
  out: (Names["seat"] | NONE)[];
  limit: (number | NONE | UNKNOWN)[];
  soft_wear: number;
  wet: number;
  deck: (Names["card"] | NONE | UNKNOWN)[];
  hand: (Names["card"] | NONE | UNKNOWN)[][];
  played: (Names["card"] | NONE)[];
  settings: number[][];
  chosen: (Names["setting"] | NONE | UNKNOWN)[][];
  top: number[];
  acceleration: number[];
  speed: number[];
  pledged: (number | NONE | UNKNOWN)[];
  pumped: (number | NONE | UNKNOWN)[];
  spent: number[];
  qualifying_bonus: number[];
  qualifying_rolls: number[][];
  extra: number[];
  grid: (Names["car"] | NONE)[];
  laid: (Names["tactic"] | NONE | UNKNOWN)[];
  tactic: (Names["tactic"] | NONE)[];
  row: number[];
  lane: number[];
  turn: number;
  status: (Names["status"] | NONE)[];
  place: number[];
  fuel: number[];
  tyre: (Names["tyre"] | NONE)[];
  tread: number[];
  worn: number[];
  used: (Names["tyre"] | NONE)[][];
  rolled: number[];
  wing: number[];
  stops: number[];
  queue: (Names["car"] | NONE)[];
  must: number;
  may: number;
  change: number;
  keeps_tyres: number;
  keeps_fuel: number;
  target: Names["car"] | NONE;
  corner: number;
  braked: number;
  shut: number;
  die: number;
  again: number;
  stake: number;
}

const FACTS = {
  race: number,
  points: list(number),
  results: list(list(word)),
  opening_rolls: list(list(number)),
  order: list(word),
  activation: list(number),
  engine: list(word),
  driver: list(word),
  engine_pile: list(word),
  driver_pile: list(word),
  facilities: list(list(word)),
  path: list(list(number)),
  crew: list(number),
  tests: list(number),
  finished: list(word),
  lent_engines: list(word),
  lent_drivers: list(word),
  engine_lot: word,
  driver_lot: word,
  drawer: word,
  bid: number,
  bidder: word,
  spoke: word,
  out: list(word),
  limit: list(either(number, oneOf(".", "?"))),
  soft_wear: number,
  wet: number,
  deck: list(word),
  hand: list(list(word)),
  played: list(word),
  settings: list(list(number)),
  chosen: list(list(either(oneOf("A", "B"), oneOf(".", "?")))),
  top: list(number),
  acceleration: list(number),
  speed: list(number),
  pledged: list(either(number, oneOf(".", "?"))),
  pumped: list(either(number, oneOf(".", "?"))),
  spent: list(number),
  qualifying_bonus: list(number),
  qualifying_rolls: list(list(number)),
  extra: list(number),
  grid: list(word),
  laid: list(either(oneOf("line-change", "full-ahead"), oneOf(".", "?"))),
  tactic: list(either(oneOf("line-change", "full-ahead"), oneOf("."))),
  row: list(number),
  lane: list(number),
  turn: number,
  status: list(either(oneOf("absent", "running", "retired", "disqualified"), oneOf("."))),
  place: list(number),
  fuel: list(number),
  tyre: list(either(oneOf("soft", "hard", "wet"), oneOf("."))),
  tread: list(number),
  worn: list(number),
  used: list(list(either(oneOf("soft", "hard", "wet"), oneOf(".")))),
  rolled: list(number),
  wing: list(number),
  stops: list(number),
  queue: list(word),
  must: number,
  may: number,
  change: number,
  keeps_tyres: number,
  keeps_fuel: number,
  target: word,
  corner: number,
  braked: number,
  shut: number,
  die: number,
  again: number,
  stake: number,
};

/** What a seat may be asked. */
export type Kind =
  | "action"
  | "offer"
  | "raise"
  | "sealed-bid"
  | "give-back"
  | "setting"
  | "split"
  | "sheet"
  | "qualifying-lap"
  | "tactics"
  | "launch"
  | "lane"
  | "tyres"
  | "event-roll"
  | "push"
  | "saving"
  | "lucky"
  | "attack"
  | "shut-door"
  | "slipstream"
  | "stop"
  | "service";

/** What it may answer: each verb with its arguments. */
export interface Verbs {
  "draw-engine": Record<never, never>;
  "draw-driver": Record<never, never>;
  build: { facility: Names["facility"] };
  develop: { facility: Names["facility"] };
  hire: Record<never, never>;
  test: Record<never, never>;
  pass: Record<never, never>;
  bid: { points: Names["number"] };
  "no-bid": Record<never, never>;
  "up-to": { points: Names["number"] };
  "return-engine": { engine: Names["engine"] };
  "return-driver": { driver: Names["driver"] };
  set: { setting: Names["setting"] };
  split: { top: Names["number"] };
  qualify: { points: Names["number"]; fuel: Names["number"] };
  "no-card": Record<never, never>;
  "qual-lap": { car: Names["car"] };
  lay: { tactic: Names["tactic"] };
  "lay-both": { left: Names["tactic"]; right: Names["tactic"] };
  launch: Record<never, never>;
  lane: { lane: Names["lane"] };
  fit: { tyre: Names["tyre"] };
  "fit-both": { left: Names["tyre"]; right: Names["tyre"] };
  "roll-now": Record<never, never>;
  "roll-later": Record<never, never>;
  push: { points: Names["push"] };
  "flat-out": { points: Names["push"] };
  "save-tyres": Record<never, never>;
  "lean-mix": Record<never, never>;
  lucky: Record<never, never>;
  attack: { corner: Names["corner"] };
  "late-brake": { corner: Names["corner"] };
  "team-orders": Record<never, never>;
  "hold-back": Record<never, never>;
  "shut-door": Record<never, never>;
  slipstream: Record<never, never>;
  "stay-out": Record<never, never>;
  stop: Record<never, never>;
  "fast-stop": Record<never, never>;
  service: { fuel: Names["number"]; tyre: Names["tyre"] };
}

const KINDS: Guard<Kind> = oneOf(
  "action",
  "offer",
  "raise",
  "sealed-bid",
  "give-back",
  "setting",
  "split",
  "sheet",
  "qualifying-lap",
  "tactics",
  "launch",
  "lane",
  "tyres",
  "event-roll",
  "push",
  "saving",
  "lucky",
  "attack",
  "shut-door",
  "slipstream",
  "stop",
  "service",
);

const VERBS = {
  "draw-engine": struct({}),
  "draw-driver": struct({}),
  build: struct({ facility: word }),
  develop: struct({ facility: word }),
  hire: struct({}),
  test: struct({}),
  pass: struct({}),
  bid: struct({ points: word }),
  "no-bid": struct({}),
  "up-to": struct({ points: word }),
  "return-engine": struct({ engine: word }),
  "return-driver": struct({ driver: word }),
  set: struct({ setting: oneOf("A", "B") }),
  split: struct({ top: word }),
  qualify: struct({ points: word, fuel: word }),
  "no-card": struct({}),
  "qual-lap": struct({ car: word }),
  lay: struct({ tactic: oneOf("line-change", "full-ahead") }),
  "lay-both": struct({ left: oneOf("line-change", "full-ahead"), right: oneOf("line-change", "full-ahead") }),
  launch: struct({}),
  lane: struct({ lane: oneOf("left", "right") }),
  fit: struct({ tyre: oneOf("soft", "hard", "wet") }),
  "fit-both": struct({ left: oneOf("soft", "hard", "wet"), right: oneOf("soft", "hard", "wet") }),
  "roll-now": struct({}),
  "roll-later": struct({}),
  push: struct({ points: word }),
  "flat-out": struct({ points: word }),
  "save-tyres": struct({}),
  "lean-mix": struct({}),
  lucky: struct({}),
  attack: struct({ corner: oneOf("first", "second") }),
  "late-brake": struct({ corner: oneOf("first", "second") }),
  "team-orders": struct({}),
  "hold-back": struct({}),
  "shut-door": struct({}),
  slipstream: struct({}),
  "stay-out": struct({}),
  stop: struct({}),
  "fast-stop": struct({}),
  service: struct({ fuel: word, tyre: oneOf("soft", "hard", "wet") }),
};

/** What may happen: each kind of event with its arguments. */
export interface Events {
  "rolls-for-order": { seat: Names["seat"]; pips: number };
  "acts-in-place": { seat: Names["seat"]; place: number };
  "race-begins": { circuit: Names["circuit"]; race: number; turns: number };
  "engine-lent": { seat: Names["seat"]; engine: Names["engine"] };
  "driver-lent": { seat: Names["seat"]; driver: Names["driver"] };
  "stays-away": { seat: Names["seat"]; cars: number };
  "wins-title": { seat: Names["seat"]; points: number };
  "shares-title": { seat: Names["seat"]; points: number };
  "phase-begins": { points: number; circuit: Names["circuit"] };
  builds: { seat: Names["seat"]; facility: Names["facility"]; left: number };
  develops: { seat: Names["seat"]; step: Names["step"]; left: number; facility: Names["facility"]; steps: number };
  hires: { seat: Names["seat"]; crews: number; left: number };
  "runs-test": { seat: Names["seat"]; tests: number; left: number };
  "rating-rises": { seat: Names["seat"]; rating: number };
  "is-done": { seat: Names["seat"]; left: number };
  "engine-turned": { seat: Names["seat"]; engine: Names["engine"] };
  "driver-turned": { seat: Names["seat"]; driver: Names["driver"] };
  opens: { seat: Names["seat"]; points: number };
  declines: { seat: Names["seat"] };
  outbids: { seat: Names["seat"]; points: number };
  "bids-no-more": { seat: Names["seat"] };
  "wins-engine": { seat: Names["seat"]; engine: Names["engine"]; points: number };
  "wins-driver": { seat: Names["seat"]; driver: Names["driver"]; points: number };
  "engine-unsold": { seat: Names["seat"]; engine: Names["engine"] };
  "driver-unsold": { seat: Names["seat"]; driver: Names["driver"] };
  "engine-returned": { seat: Names["seat"]; engine: Names["engine"] };
  "driver-returned": { seat: Names["seat"]; driver: Names["driver"] };
  "soft-wear": { pips: number; token: number; hard: number; soft: number };
  "is-dealt": { seat: Names["seat"]; cards: number };
  sees: { card: Names["card"] };
  plays: { seat: Names["seat"]; card: Names["card"] };
  sets: { seat: Names["seat"]; step: Names["step"]; setting: Names["setting"] | NONE };
  splits: { seat: Names["seat"]; top: number; acceleration: number };
  "has-speed": { driver: Names["driver"]; points: number; bonus: number };
  reveals: { driver: Names["driver"]; points: number; fuel: number; bonus: number; speed: number };
  qualifies: { driver: Names["driver"]; pips: number; result: number };
  "rolls-off": { driver: Names["driver"]; pips: number };
  improves: { driver: Names["driver"]; result: number };
  "starts-from": { driver: Names["driver"]; slot: number; result: number; row: number; lane: number };
  "stays-dry": { pips: number };
  rains: { pips: number };
  "tactic-shown": { driver: Names["driver"]; tactic: Names["tactic"] | NONE };
  "start-rolled": { driver: Names["driver"]; pips: number; spaces: number };
  "gets-away": { driver: Names["driver"]; spaces: number; row: number };
  "is-boxed-in": { driver: Names["driver"]; spaces: number; lost: number; row: number };
  "is-held-up": { driver: Names["driver"]; spaces: number; lost: number; row: number };
  "changes-line": { driver: Names["driver"]; lane: number };
  "leaves-start": { driver: Names["driver"]; place: number; at: number };
  fits: { driver: Names["driver"]; tyre: Names["tyre"] | NONE; value: number };
  "tyre-holds": { driver: Names["driver"]; pips: number };
  "tyre-bursts": { driver: Names["driver"]; pips: number };
  "turn-begins": { turn: number; turns: number };
  waits: { driver: Names["driver"] };
  pushes: { driver: Names["driver"]; points: number; speed: number };
  drives: { driver: Names["driver"]; spaces: number; at: number };
  wears: { driver: Names["driver"]; fuel: number; tread: number };
  "makes-room": { driver: Names["driver"]; at: number };
  "event-rolled": { driver: Names["driver"]; pips: number };
  "wet-event-rolled": { driver: Names["driver"]; pips: number };
  "mechanical-rolled": { driver: Names["driver"]; pips: number; reliability: number };
  "test-passed": { driver: Names["driver"]; pips: number; skill: number };
  "test-failed": { driver: Names["driver"]; pips: number; skill: number };
  "collision-rolled": { driver: Names["driver"]; pips: number; skill: number };
  saved: { driver: Names["driver"]; pips: number; skill: number };
  "not-saved": { driver: Names["driver"]; pips: number; skill: number };
  "nothing-happens": { driver: Names["driver"] };
  "has-trouble": { driver: Names["driver"] };
  "slides-back": { driver: Names["driver"]; spaces: number; at: number };
  spins: { driver: Names["driver"]; spaces: number; at: number };
  "tyres-suffer": { driver: Names["driver"]; value: number };
  "is-slowed": { driver: Names["driver"]; spaces: number };
  "is-towed": { driver: Names["driver"]; spaces: number };
  "gains-points": { driver: Names["driver"]; points: number; speed: number };
  "loses-points": { driver: Names["driver"]; points: number; speed: number };
  "spares-tyres": { driver: Names["driver"] };
  "breaks-wing": { driver: Names["driver"]; spaces: number };
  retires: { driver: Names["driver"] };
  meets: { driver: Names["driver"]; other: Names["driver"] };
  attacks: { driver: Names["driver"]; other: Names["driver"]; corner: Names["place"]; need: number };
  "has-better-top": { driver: Names["driver"] };
  "has-better-acceleration": { driver: Names["driver"] };
  "has-better-driver": { driver: Names["driver"] };
  "has-better-tyres": { driver: Names["driver"] };
  "attempt-rolled": { driver: Names["driver"]; pips: number; need: number };
  passes: { driver: Names["driver"]; other: Names["driver"]; at: number; behind: number };
  fails: { driver: Names["driver"]; other: Names["driver"]; left: number };
  "holds-back": { driver: Names["driver"]; other: Names["driver"] };
  touches: { driver: Names["driver"]; other: Names["driver"] };
  "drives-through": { driver: Names["driver"]; spaces: number; at: number };
  "comes-in": { driver: Names["driver"]; spaces: number; at: number; stops: number };
  "must-come-in": { driver: Names["driver"] };
  refuels: { driver: Names["driver"]; fuel: number };
  "wing-changed": { driver: Names["driver"] };
  "tokens-removed": { turn: number };
  "one-compound": { driver: Names["driver"] };
  "no-event-roll": { driver: Names["driver"] };
  "duty-lifted": Record<never, never>;
  finishes: { driver: Names["driver"]; place: number; points: number };
  scores: { seat: Names["seat"]; points: number; season: number };
  "nobody-finishes": Record<never, never>;
}

const EVENTS = {
  "rolls-for-order": struct({ seat: word, pips: number }),
  "acts-in-place": struct({ seat: word, place: number }),
  "race-begins": struct({ circuit: word, race: number, turns: number }),
  "engine-lent": struct({ seat: word, engine: word }),
  "driver-lent": struct({ seat: word, driver: word }),
  "stays-away": struct({ seat: word, cars: number }),
  "wins-title": struct({ seat: word, points: number }),
  "shares-title": struct({ seat: word, points: number }),
  "phase-begins": struct({ points: number, circuit: word }),
  builds: struct({ seat: word, facility: word, left: number }),
  develops: struct({ seat: word, step: word, left: number, facility: word, steps: number }),
  hires: struct({ seat: word, crews: number, left: number }),
  "runs-test": struct({ seat: word, tests: number, left: number }),
  "rating-rises": struct({ seat: word, rating: number }),
  "is-done": struct({ seat: word, left: number }),
  "engine-turned": struct({ seat: word, engine: word }),
  "driver-turned": struct({ seat: word, driver: word }),
  opens: struct({ seat: word, points: number }),
  declines: struct({ seat: word }),
  outbids: struct({ seat: word, points: number }),
  "bids-no-more": struct({ seat: word }),
  "wins-engine": struct({ seat: word, engine: word, points: number }),
  "wins-driver": struct({ seat: word, driver: word, points: number }),
  "engine-unsold": struct({ seat: word, engine: word }),
  "driver-unsold": struct({ seat: word, driver: word }),
  "engine-returned": struct({ seat: word, engine: word }),
  "driver-returned": struct({ seat: word, driver: word }),
  "soft-wear": struct({ pips: number, token: number, hard: number, soft: number }),
  "is-dealt": struct({ seat: word, cards: number }),
  sees: struct({ card: word }),
  plays: struct({ seat: word, card: word }),
  sets: struct({ seat: word, step: word, setting: either(oneOf("A", "B"), oneOf(".")) }),
  splits: struct({ seat: word, top: number, acceleration: number }),
  "has-speed": struct({ driver: word, points: number, bonus: number }),
  reveals: struct({ driver: word, points: number, fuel: number, bonus: number, speed: number }),
  qualifies: struct({ driver: word, pips: number, result: number }),
  "rolls-off": struct({ driver: word, pips: number }),
  improves: struct({ driver: word, result: number }),
  "starts-from": struct({ driver: word, slot: number, result: number, row: number, lane: number }),
  "stays-dry": struct({ pips: number }),
  rains: struct({ pips: number }),
  "tactic-shown": struct({ driver: word, tactic: either(oneOf("line-change", "full-ahead"), oneOf(".")) }),
  "start-rolled": struct({ driver: word, pips: number, spaces: number }),
  "gets-away": struct({ driver: word, spaces: number, row: number }),
  "is-boxed-in": struct({ driver: word, spaces: number, lost: number, row: number }),
  "is-held-up": struct({ driver: word, spaces: number, lost: number, row: number }),
  "changes-line": struct({ driver: word, lane: number }),
  "leaves-start": struct({ driver: word, place: number, at: number }),
  fits: struct({ driver: word, tyre: either(oneOf("soft", "hard", "wet"), oneOf(".")), value: number }),
  "tyre-holds": struct({ driver: word, pips: number }),
  "tyre-bursts": struct({ driver: word, pips: number }),
  "turn-begins": struct({ turn: number, turns: number }),
  waits: struct({ driver: word }),
  pushes: struct({ driver: word, points: number, speed: number }),
  drives: struct({ driver: word, spaces: number, at: number }),
  wears: struct({ driver: word, fuel: number, tread: number }),
  "makes-room": struct({ driver: word, at: number }),
  "event-rolled": struct({ driver: word, pips: number }),
  "wet-event-rolled": struct({ driver: word, pips: number }),
  "mechanical-rolled": struct({ driver: word, pips: number, reliability: number }),
  "test-passed": struct({ driver: word, pips: number, skill: number }),
  "test-failed": struct({ driver: word, pips: number, skill: number }),
  "collision-rolled": struct({ driver: word, pips: number, skill: number }),
  saved: struct({ driver: word, pips: number, skill: number }),
  "not-saved": struct({ driver: word, pips: number, skill: number }),
  "nothing-happens": struct({ driver: word }),
  "has-trouble": struct({ driver: word }),
  "slides-back": struct({ driver: word, spaces: number, at: number }),
  spins: struct({ driver: word, spaces: number, at: number }),
  "tyres-suffer": struct({ driver: word, value: number }),
  "is-slowed": struct({ driver: word, spaces: number }),
  "is-towed": struct({ driver: word, spaces: number }),
  "gains-points": struct({ driver: word, points: number, speed: number }),
  "loses-points": struct({ driver: word, points: number, speed: number }),
  "spares-tyres": struct({ driver: word }),
  "breaks-wing": struct({ driver: word, spaces: number }),
  retires: struct({ driver: word }),
  meets: struct({ driver: word, other: word }),
  attacks: struct({ driver: word, other: word, corner: word, need: number }),
  "has-better-top": struct({ driver: word }),
  "has-better-acceleration": struct({ driver: word }),
  "has-better-driver": struct({ driver: word }),
  "has-better-tyres": struct({ driver: word }),
  "attempt-rolled": struct({ driver: word, pips: number, need: number }),
  passes: struct({ driver: word, other: word, at: number, behind: number }),
  fails: struct({ driver: word, other: word, left: number }),
  "holds-back": struct({ driver: word, other: word }),
  touches: struct({ driver: word, other: word }),
  "drives-through": struct({ driver: word, spaces: number, at: number }),
  "comes-in": struct({ driver: word, spaces: number, at: number, stops: number }),
  "must-come-in": struct({ driver: word }),
  refuels: struct({ driver: word, fuel: number }),
  "wing-changed": struct({ driver: word }),
  "tokens-removed": struct({ turn: number }),
  "one-compound": struct({ driver: word }),
  "no-event-roll": struct({ driver: word }),
  "duty-lifted": struct({}),
  finishes: struct({ driver: word, place: number, points: number }),
  scores: struct({ seat: word, points: number, season: number }),
  "nobody-finishes": struct({}),
};

export interface Bonus {
  value: number;
  points: number;
}

export const isBonus: Guard<Bonus> = struct({
  value: number,
  points: number,
});

export interface CornerFace {
  id: string;
  name: string;
  need: number;
  parameters: ("acceleration" | "driver" | "top" | "tyres")[];
  /** How much of the way round it stands. */
  at: number;
  origins: Record<string, "designed" | "given" | "inferred">;
}

export const isCornerFace: Guard<CornerFace> = struct({
  id: word,
  name: word,
  need: number,
  parameters: list(oneOf("acceleration", "driver", "top", "tyres")),
  at: number,
  origins: dict(oneOf("designed", "given", "inferred")),
});

export interface CircuitFace {
  id: string;
  name: string;
  country: string;
  turns: number;
  hard: number;
  pit: number;
  wet: number[];
  character: string;
  top_bonus: Bonus[];
  acceleration_bonus: Bonus[];
  corners: CornerFace[];
  outline: [number, number][];
  origins: Record<string, "designed" | "given" | "inferred">;
}

export const isCircuitFace: Guard<CircuitFace> = struct({
  id: word,
  name: word,
  country: word,
  turns: number,
  hard: number,
  pit: number,
  wet: list(number),
  character: word,
  top_bonus: list(isBonus),
  acceleration_bonus: list(isBonus),
  corners: list(isCornerFace),
  outline: list(tuple(number, number)),
  origins: dict(oneOf("designed", "given", "inferred")),
});

export interface DriverFace {
  id: string;
  name: string;
  speed: number;
  skill: number;
  origins: Record<string, "designed" | "given" | "inferred">;
}

export const isDriverFace: Guard<DriverFace> = struct({
  id: word,
  name: word,
  speed: number,
  skill: number,
  origins: dict(oneOf("designed", "given", "inferred")),
});

export interface EngineFace {
  id: string;
  name: string;
  power: number;
  top: number;
  acceleration: number;
  reliability: number;
  origins: Record<string, "designed" | "given" | "inferred">;
}

export const isEngineFace: Guard<EngineFace> = struct({
  id: word,
  name: word,
  power: number,
  top: number,
  acceleration: number,
  reliability: number,
  origins: dict(oneOf("designed", "given", "inferred")),
});

export interface StepFace {
  id: string;
  name: string;
  parent: string;
  /** One entry: its effects. Two: settings A and B, of which one is chosen before every race. */
  settings: Record<string, number>[];
  origins: Record<string, "designed" | "given" | "inferred">;
}

export const isStepFace: Guard<StepFace> = struct({
  id: word,
  name: word,
  parent: word,
  settings: list(dict(number)),
  origins: dict(oneOf("designed", "given", "inferred")),
});

export interface FacilityFace {
  id: string;
  name: string;
  steps: StepFace[];
}

export const isFacilityFace: Guard<FacilityFace> = struct({
  id: word,
  name: word,
  steps: list(isStepFace),
});

export interface TacticFace {
  id: string;
  name: string;
  copies: number;
  amount: number;
}

export const isTacticFace: Guard<TacticFace> = struct({
  id: word,
  name: word,
  copies: number,
  amount: number,
});

export interface FuelField {
  turns: number;
  qual: number;
  move: number;
}

export const isFuelField: Guard<FuelField> = struct({
  turns: number,
  qual: number,
  move: number,
});

export interface TyreStrip {
  highest: number;
  worn: number;
  bursting: number;
  burst: number;
}

export const isTyreStrip: Guard<TyreStrip> = struct({
  highest: number,
  worn: number,
  bursting: number,
  burst: number,
});

export interface Worn {
  soft: number;
  hard: number;
  wet: number;
}

export const isWorn: Guard<Worn> = struct({
  soft: number,
  hard: number,
  wet: number,
});

export interface Movement {
  soft_bonus: number;
  worn: Worn;
  slicks_in_the_wet: number;
  broken_wing: number;
  most_points_a_turn: number;
}

export const isMovement: Guard<Movement> = struct({
  soft_bonus: number,
  worn: isWorn,
  slicks_in_the_wet: number,
  broken_wing: number,
  most_points_a_turn: number,
});

export interface Slot {
  row: number;
  lane: number;
}

export const isSlot: Guard<Slot> = struct({
  row: number,
  lane: number,
});

export interface StartTrack {
  lanes: number;
  rows: number;
  slots: Slot[];
  spaces: number[];
  full_ahead: number;
}

export const isStartTrack: Guard<StartTrack> = struct({
  lanes: number,
  rows: number,
  slots: list(isSlot),
  spaces: list(number),
  full_ahead: number,
});

export interface Consequence {
  does: "back" | "keep-tyres" | "mechanical" | "move" | "out" | "points" | "save-or-back" | "save-or-out" | "spin" | "tyres" | "wing";
  amount: number;
}

export const isConsequence: Guard<Consequence> = struct({
  does: oneOf("back", "keep-tyres", "mechanical", "move", "out", "points", "save-or-back", "save-or-out", "spin", "tyres", "wing"),
  amount: number,
});

/** A row of a table: what happens on totals up to `to`, from where the row before ends. */
export interface Row {
  to: number;
  effects: Consequence[];
  origin: "designed" | "given" | "inferred";
}

export const isRow: Guard<Row> = struct({
  to: number,
  effects: list(isConsequence),
  origin: oneOf("designed", "given", "inferred"),
});

export interface Tables {
  soft_wear: number[];
  soft_wear_origin: "designed" | "given" | "inferred";
  dry_events: Row[];
  mechanical: Row[];
  collision: Row[];
  wet_events: Row[];
}

export const isTables: Guard<Tables> = struct({
  soft_wear: list(number),
  soft_wear_origin: oneOf("designed", "given", "inferred"),
  dry_events: list(isRow),
  mechanical: list(isRow),
  collision: list(isRow),
  wet_events: list(isRow),
});

export interface Costs {
  engine: 1;
  driver: 1;
  facility: number;
  step: number;
  crew: number;
  test: number;
}

export const isCosts: Guard<Costs> = struct({
  engine: oneOf(1),
  driver: oneOf(1),
  facility: number,
  step: number,
  crew: number,
  test: number,
});

export interface SeasonFigures {
  activation_points: number[];
  costs: Costs;
  most_crews: number;
  most_tests: number;
  rating_facilities: number[];
  rating_crews: number[];
  rating_test: number;
  points: number[];
}

export const isSeasonFigures: Guard<SeasonFigures> = struct({
  activation_points: list(number),
  costs: isCosts,
  most_crews: number,
  most_tests: number,
  rating_facilities: list(number),
  rating_crews: list(number),
  rating_test: number,
  points: list(number),
});

export interface Livery {
  body: string;
  trim: string;
  pattern: string;
}

export const isLivery: Guard<Livery> = struct({
  body: word,
  trim: word,
  pattern: word,
});

export interface CarFace {
  id: string;
  title: string;
  team: string;
  half: number;
  seat: number;
  livery: Livery;
}

export const isCarFace: Guard<CarFace> = struct({
  id: word,
  title: word,
  team: word,
  half: number,
  seat: number,
  livery: isLivery,
});

/** Everything that is printed. Of a game its own calendar and names; of the title ours. */
export interface Components {
  circuits: CircuitFace[];
  calendar: string[];
  drivers: DriverFace[];
  engines: EngineFace[];
  facilities: FacilityFace[];
  cards: TacticFace[];
  fuel_strip: FuelField[];
  tyre_strip: TyreStrip;
  speed_strip: number;
  movement: Movement;
  first_event_window: number;
  start_track: StartTrack;
  tables: Tables;
  season: SeasonFigures;
  cars: CarFace[];
}

export const isComponents: Guard<Components> = struct({
  circuits: list(isCircuitFace),
  calendar: list(word),
  drivers: list(isDriverFace),
  engines: list(isEngineFace),
  facilities: list(isFacilityFace),
  cards: list(isTacticFace),
  fuel_strip: list(isFuelField),
  tyre_strip: isTyreStrip,
  speed_strip: number,
  movement: isMovement,
  first_event_window: number,
  start_track: isStartTrack,
  tables: isTables,
  season: isSeasonFigures,
  cars: list(isCarFace),
});

export interface AttackForeseen {
  foresees: "attack";
  car: string;
  other: string;
  corner: number;
  need: number;
  /** How likely it is to get past. */
  through: number;
  /** The same if the door is shut; None: it cannot be. */
  guarded: number | null;
  contact: number;
}

export const isAttackForeseen: Guard<AttackForeseen> = struct({
  foresees: oneOf("attack"),
  car: word,
  other: word,
  corner: number,
  need: number,
  through: number,
  guarded: either(number, nothing),
  contact: number,
});

export interface PushForeseen {
  foresees: "push";
  car: string;
  spaces: number;
  free: number;
  attempts: number;
}

export const isPushForeseen: Guard<PushForeseen> = struct({
  foresees: oneOf("push"),
  car: word,
  spaces: number,
  free: number,
  attempts: number,
});

export interface StopForeseen {
  foresees: "stop";
  car: string;
  place: number;
  gap: number;
  places: Record<string, number>;
}

export const isStopForeseen: Guard<StopForeseen> = struct({
  foresees: oneOf("stop"),
  car: word,
  place: number,
  gap: number,
  places: dict(number),
});

export interface ServiceForeseen {
  foresees: "service";
  car: string;
  fuel: number;
  left: number;
}

export const isServiceForeseen: Guard<ServiceForeseen> = struct({
  foresees: oneOf("service"),
  car: word,
  fuel: number,
  left: number,
});

/** What a seat is told of a choice before it is made. */
export type Foreseen = AttackForeseen | PushForeseen | StopForeseen | ServiceForeseen;

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
  foreseen: either(isAttackForeseen, isPushForeseen, isStopForeseen, isServiceForeseen),
};
