// The types of Grand Prix, made from its rules and what it shows by `make types`; not to be edited.

import type { Guard } from "../../lib/guards";
import { dict, either, flag, list, number, oneOf, partial, struct, tuple, word } from "../../lib/guards";
import type { NONE, UNKNOWN, Wire } from "../../lib/wire";

/** What things are called. */
export interface Names {
  seat: string;
  car: string;
  card: string;
  event: string;
  space: string;
  sector: string;
  lane: "a" | "b" | "c" | "d" | "e";
  wear: "tyre" | "suspension" | "wing" | "brakes" | "transmission" | "engine" | "body";
  tyre: "hard" | "soft" | "wet";
  weather: "dry" | "wet";
  order: "drive-through" | "stop-and-go" | "repair-all" | "fit-hard" | "fit-soft" | "fit-wet" | "no-service" | "engine-stop" | "transmission-stop" | "wing-stop";
}

/** The state as a seat may know it. */
export interface Facts {
  turn: number;
  weather: Names["weather"] | NONE;
  was_dry: number;
  lap_shown: number;
  zone: Names["sector"] | NONE;
  first: Names["seat"] | NONE;
  acting: Names["seat"] | NONE;
  stood_down: (Names["seat"] | NONE)[];
  closed: number;
  race_deck: (Names["card"] | NONE | UNKNOWN)[];
  hand: (Names["card"] | NONE | UNKNOWN)[][];
  discards: (Names["card"] | NONE)[];
  event_deck: (Names["event"] | NONE | UNKNOWN)[];
  event_discards: (Names["event"] | NONE)[];
  event: Names["event"] | NONE;
  grid: (Names["car"] | NONE)[];
  spot: (Names["space"] | NONE)[];
  lap: number[];
  pit_lane: (Names["car"] | NONE)[];
  waiting: (Names["car"] | NONE)[];
  lapped: (Names["car"] | NONE)[];
  finished: (Names["car"] | NONE)[];
  gone: (Names["car"] | NONE)[];
  gone_now: (Names["car"] | NONE)[];
  wear: number[][];
  close_calls: number[];
  tyres: (Names["tyre"] | NONE)[];
  used: (Names["car"] | NONE)[];
  changed: (Names["car"] | NONE)[];
  card: Names["card"] | NONE;
  active: Names["car"] | NONE;
  leg: number;
  mode: number;
  special: number;
  mp: number;
  visited: number;
  diagonals: number;
  linked: number;
  train: (Names["car"] | NONE)[];
  step: number;
  way: number;
  movers: (Names["car"] | NONE)[];
  targets: (Names["space"] | NONE)[];
  lead: number;
  candidates: (Names["car"] | NONE)[];
  target: Names["car"] | NONE;
  involved: (Names["car"] | NONE)[];
  orders: (Names["order"] | NONE)[];
  restarting: number;
  stopped: (Names["car"] | NONE)[];
  repairs: number;
  refitted: number;
}

const FACTS = {
  turn: number,
  weather: either(oneOf("dry", "wet"), oneOf(".")),
  was_dry: number,
  lap_shown: number,
  zone: word,
  first: word,
  acting: word,
  stood_down: list(word),
  closed: number,
  race_deck: list(word),
  hand: list(list(word)),
  discards: list(word),
  event_deck: list(word),
  event_discards: list(word),
  event: word,
  grid: list(word),
  spot: list(word),
  lap: list(number),
  pit_lane: list(word),
  waiting: list(word),
  lapped: list(word),
  finished: list(word),
  gone: list(word),
  gone_now: list(word),
  wear: list(list(number)),
  close_calls: list(number),
  tyres: list(either(oneOf("hard", "soft", "wet"), oneOf("."))),
  used: list(word),
  changed: list(word),
  card: word,
  active: word,
  leg: number,
  mode: number,
  special: number,
  mp: number,
  visited: number,
  diagonals: number,
  linked: number,
  train: list(word),
  step: number,
  way: number,
  movers: list(word),
  targets: list(word),
  lead: number,
  candidates: list(word),
  target: word,
  involved: list(word),
  orders: list(either(oneOf("drive-through", "stop-and-go", "repair-all", "fit-hard", "fit-soft", "fit-wet", "no-service", "engine-stop", "transmission-stop", "wing-stop"), oneOf("."))),
  restarting: number,
  stopped: list(word),
  repairs: number,
  refitted: number,
};

/** What a seat may be asked. */
export type Kind =
  | "tyres"
  | "soft-bonus"
  | "discard"
  | "act"
  | "step"
  | "push"
  | "link"
  | "drop-in"
  | "late-brake"
  | "pick"
  | "victim"
  | "give"
  | "weather-change"
  | "pit"
  | "serve";

/** What it may answer: each verb with its arguments. */
export interface Verbs {
  tyres: { a: Names["tyre"]; b: Names["tyre"] };
  boost: Record<never, never>;
  hold: Record<never, never>;
  discard: { card: Names["card"] };
  keep: Record<never, never>;
  play: { card: Names["card"]; car: Names["car"] };
  pass: { car: Names["car"] };
  eliminate: { car: Names["car"] };
  retire: { car: Names["car"] };
  wait: Record<never, never>;
  forward: { lane: Names["lane"] };
  in: Record<never, never>;
  out: Record<never, never>;
  diagonal: { lane: Names["lane"] };
  swap: { lane: Names["lane"] };
  end: Record<never, never>;
  push: { lane: Names["lane"] };
  link: { lane: Names["lane"] };
  "drop-in": { lane: Names["lane"] };
  "late-brake": { lane: Names["lane"] };
  "stay-behind": Record<never, never>;
  pick: { car: Names["car"] };
  hit: { car: Names["car"] };
  give: { car: Names["car"] };
  change: { tyre: Names["tyre"] };
  risk: Record<never, never>;
  pit: { car: Names["car"] };
  "stay-out": Record<never, never>;
  repair: { wear: Names["wear"] };
  fit: { tyre: Names["tyre"] };
  go: Record<never, never>;
}

const KINDS: Guard<Kind> = oneOf(
  "tyres",
  "soft-bonus",
  "discard",
  "act",
  "step",
  "push",
  "link",
  "drop-in",
  "late-brake",
  "pick",
  "victim",
  "give",
  "weather-change",
  "pit",
  "serve",
);

const VERBS = {
  tyres: struct({ a: oneOf("hard", "soft", "wet"), b: oneOf("hard", "soft", "wet") }),
  boost: struct({}),
  hold: struct({}),
  discard: struct({ card: word }),
  keep: struct({}),
  play: struct({ card: word, car: word }),
  pass: struct({ car: word }),
  eliminate: struct({ car: word }),
  retire: struct({ car: word }),
  wait: struct({}),
  forward: struct({ lane: oneOf("a", "b", "c", "d", "e") }),
  in: struct({}),
  out: struct({}),
  diagonal: struct({ lane: oneOf("a", "b", "c", "d", "e") }),
  swap: struct({ lane: oneOf("a", "b", "c", "d", "e") }),
  end: struct({}),
  push: struct({ lane: oneOf("a", "b", "c", "d", "e") }),
  link: struct({ lane: oneOf("a", "b", "c", "d", "e") }),
  "drop-in": struct({ lane: oneOf("a", "b", "c", "d", "e") }),
  "late-brake": struct({ lane: oneOf("a", "b", "c", "d", "e") }),
  "stay-behind": struct({}),
  pick: struct({ car: word }),
  hit: struct({ car: word }),
  give: struct({ car: word }),
  change: struct({ tyre: oneOf("hard", "soft", "wet") }),
  risk: struct({}),
  pit: struct({ car: word }),
  "stay-out": struct({}),
  repair: struct({ wear: oneOf("tyre", "suspension", "wing", "brakes", "transmission", "engine", "body") }),
  fit: struct({ tyre: oneOf("hard", "soft", "wet") }),
  go: struct({}),
};

/** What may happen: each kind of event with its arguments. */
export interface Events {
  "starts-dry": Record<never, never>;
  "starts-wet": Record<never, never>;
  "lines-up": { car: Names["car"]; place: number; space: Names["space"] };
  "lines-up-second": { car: Names["car"]; place: number; space: Names["space"] };
  "lines-up-by-lot": { car: Names["car"]; place: number; space: Names["space"] };
  "moves-up": { car: Names["car"]; other: Names["car"] };
  "has-first-player": { seat: Names["seat"] };
  "starts-on": { car: Names["car"]; tyre: Names["tyre"] | NONE };
  "uses-softs": { car: Names["car"]; mp: number };
  fits: { car: Names["car"]; tyre: Names["tyre"] | NONE };
  "turn-begins": { turn: number; cars: number };
  leads: { car: Names["car"] };
  "first-player": { seat: Names["seat"] };
  draws: { seat: Names["seat"]; count: number };
  sees: { card: Names["card"] };
  reshuffles: { count: number };
  discards: { seat: Names["seat"]; card: Names["card"] };
  keeps: { seat: Names["seat"]; count: number };
  plays: { seat: Names["seat"]; card: Names["card"]; car: Names["car"] };
  "plays-npc": { seat: Names["seat"]; card: Names["card"]; car: Names["car"] };
  "plays-team-npc": { seat: Names["seat"]; card: Names["card"]; car: Names["car"] };
  passes: { seat: Names["seat"]; car: Names["car"] };
  "stands-down": { seat: Names["seat"] };
  "phase-ends": { left: number };
  "sets-off": { car: Names["car"]; mp: number };
  "sets-off-from-pits": { car: Names["car"]; mp: number };
  "leaves-board": { car: Names["car"] };
  moves: { car: Names["car"]; space: Names["space"]; lap: number };
  sidesteps: { car: Names["car"]; space: Names["space"]; lap: number };
  "cuts-across": { car: Names["car"]; space: Names["space"]; lap: number };
  "is-pushed": { car: Names["car"]; space: Names["space"]; lap: number };
  "is-pushed-in-line": { car: Names["car"]; space: Names["space"]; lap: number };
  "is-pushed-aside": { car: Names["car"]; space: Names["space"]; lap: number };
  "gives-way": { car: Names["car"]; space: Names["space"]; lap: number };
  follows: { car: Names["car"]; space: Names["space"]; lap: number };
  "follows-in-line": { car: Names["car"]; space: Names["space"]; lap: number };
  "line-forms": { car: Names["car"]; count: number };
  overtakes: { car: Names["car"]; other: Names["car"]; space: Names["space"]; lap: number; behind: Names["space"]; other_lap: number };
  "brakes-late": { car: Names["car"]; other: Names["car"]; space: Names["space"]; lap: number; behind: Names["space"]; other_lap: number };
  displaces: { car: Names["car"]; other: Names["car"] };
  "close-call": { car: Names["car"]; total: number };
  "leaves-pits": { car: Names["car"]; space: Names["space"]; lap: number };
  "comes-back": { car: Names["car"]; space: Names["space"]; lap: number };
  "catches-up": { car: Names["car"]; space: Names["space"]; lap: number };
  oversteers: { car: Names["car"]; space: Names["space"]; lap: number };
  understeers: { car: Names["car"]; space: Names["space"]; lap: number };
  "takes-lead": { car: Names["car"] };
  "is-lapped": { car: Names["car"] };
  unlaps: { car: Names["car"] };
  "lap-begins": { lap: number; laps: number };
  crosses: { car: Names["car"]; place: number };
  retires: { car: Names["car"] };
  "is-eliminated": { car: Names["car"]; wear: number };
  "is-retired": { car: Names["car"] };
  "crashes-out": { car: Names["car"] };
  "is-taken-off": { car: Names["car"] };
  "takes-position": { car: Names["car"]; place: number; points: number };
  "takes-wear": { car: Names["car"]; wear: Names["wear"] | NONE; total: number };
  "takes-close-calls": { car: Names["car"]; count: number; total: number };
  "loses-close-calls": { car: Names["car"]; count: number };
  "is-slowed": { car: Names["car"]; penalty: number; mp: number };
  "event-drawn": { event: Names["event"] };
  "no-event": { event: Names["event"] };
  "events-reshuffled": { count: number };
  "is-drawn": { seat: Names["seat"]; teams: number };
  "is-picked": { seat: Names["seat"]; car: Names["car"] };
  "number-drawn": { number: number };
  "all-pit-drawn": Record<never, never>;
  collide: { car: Names["car"]; count: number };
  crash: { car: Names["car"]; count: number };
  "hit-hard": { car: Names["car"]; count: number };
  "rub-wheels": { car: Names["car"]; count: number };
  "strikes-barrier": { car: Names["car"] };
  "is-spared": { car: Names["car"] };
  "spins-off": { car: Names["car"]; space: Names["space"]; lap: number };
  "spins-around": { car: Names["car"]; space: Names["space"]; lap: number };
  "must-drive-through": { car: Names["car"] };
  "must-stop-and-go": { car: Names["car"] };
  "must-repair": { car: Names["car"] };
  "engine-suffers": { car: Names["car"] };
  "transmission-suffers": { car: Names["car"] };
  "wing-is-damaged": { car: Names["car"] };
  "suspensions-suffer": { count: number };
  "rain-begins": Record<never, never>;
  "rain-ends": Record<never, never>;
  "will-change": { car: Names["car"]; tyre: Names["tyre"] | NONE };
  "stays-out": { car: Names["car"] };
  "tyres-tested": { count: number };
  "zone-is-lifted": Record<never, never>;
  "zone-is-set": { start: Names["sector"]; end: Names["sector"]; middle: Names["sector"] };
  "forms-up": { car: Names["car"]; space: Names["space"]; lap: number };
  "is-shoved-on": { car: Names["car"]; space: Names["space"]; lap: number };
  "npc-pits": { car: Names["car"]; back: number; space: Names["space"]; lap: number };
  "npc-is-sent": { car: Names["car"]; back: number; space: Names["space"]; lap: number };
  pits: { car: Names["car"]; space: Names["space"]; lap: number };
  "is-called-in": { car: Names["car"]; order: Names["order"] | NONE };
  "is-repaired": { car: Names["car"]; wear: Names["wear"] | NONE; left: number };
  "is-repaired-fully": { car: Names["car"] };
  "is-released": { car: Names["car"]; back: number; space: Names["space"]; lap: number };
  "stays-out-of-pits": { seat: Names["seat"] };
  "restart-is-called": { car: Names["car"] };
  "red-flag": { car: Names["car"] };
  "no-restart": { left: number };
  "is-regridded": { car: Names["car"]; space: Names["space"]; lap: number };
  "is-put-right": { car: Names["car"] };
  "close-up": { count: number };
  "chequered-flag": { car: Names["car"] };
  "race-is-stopped": Record<never, never>;
  "is-disqualified": { car: Names["car"] };
  finishes: { car: Names["car"]; place: number; points: number };
  "npc-finishes": { car: Names["car"]; place: number };
  scores: { seat: Names["seat"]; points: number };
  wins: { seat: Names["seat"]; points: number };
  "best-place-decides": { seat: Names["seat"]; place: number; seats: number };
}

const EVENTS = {
  "starts-dry": struct({}),
  "starts-wet": struct({}),
  "lines-up": struct({ car: word, place: number, space: word }),
  "lines-up-second": struct({ car: word, place: number, space: word }),
  "lines-up-by-lot": struct({ car: word, place: number, space: word }),
  "moves-up": struct({ car: word, other: word }),
  "has-first-player": struct({ seat: word }),
  "starts-on": struct({ car: word, tyre: either(oneOf("hard", "soft", "wet"), oneOf(".")) }),
  "uses-softs": struct({ car: word, mp: number }),
  fits: struct({ car: word, tyre: either(oneOf("hard", "soft", "wet"), oneOf(".")) }),
  "turn-begins": struct({ turn: number, cars: number }),
  leads: struct({ car: word }),
  "first-player": struct({ seat: word }),
  draws: struct({ seat: word, count: number }),
  sees: struct({ card: word }),
  reshuffles: struct({ count: number }),
  discards: struct({ seat: word, card: word }),
  keeps: struct({ seat: word, count: number }),
  plays: struct({ seat: word, card: word, car: word }),
  "plays-npc": struct({ seat: word, card: word, car: word }),
  "plays-team-npc": struct({ seat: word, card: word, car: word }),
  passes: struct({ seat: word, car: word }),
  "stands-down": struct({ seat: word }),
  "phase-ends": struct({ left: number }),
  "sets-off": struct({ car: word, mp: number }),
  "sets-off-from-pits": struct({ car: word, mp: number }),
  "leaves-board": struct({ car: word }),
  moves: struct({ car: word, space: word, lap: number }),
  sidesteps: struct({ car: word, space: word, lap: number }),
  "cuts-across": struct({ car: word, space: word, lap: number }),
  "is-pushed": struct({ car: word, space: word, lap: number }),
  "is-pushed-in-line": struct({ car: word, space: word, lap: number }),
  "is-pushed-aside": struct({ car: word, space: word, lap: number }),
  "gives-way": struct({ car: word, space: word, lap: number }),
  follows: struct({ car: word, space: word, lap: number }),
  "follows-in-line": struct({ car: word, space: word, lap: number }),
  "line-forms": struct({ car: word, count: number }),
  overtakes: struct({ car: word, other: word, space: word, lap: number, behind: word, other_lap: number }),
  "brakes-late": struct({ car: word, other: word, space: word, lap: number, behind: word, other_lap: number }),
  displaces: struct({ car: word, other: word }),
  "close-call": struct({ car: word, total: number }),
  "leaves-pits": struct({ car: word, space: word, lap: number }),
  "comes-back": struct({ car: word, space: word, lap: number }),
  "catches-up": struct({ car: word, space: word, lap: number }),
  oversteers: struct({ car: word, space: word, lap: number }),
  understeers: struct({ car: word, space: word, lap: number }),
  "takes-lead": struct({ car: word }),
  "is-lapped": struct({ car: word }),
  unlaps: struct({ car: word }),
  "lap-begins": struct({ lap: number, laps: number }),
  crosses: struct({ car: word, place: number }),
  retires: struct({ car: word }),
  "is-eliminated": struct({ car: word, wear: number }),
  "is-retired": struct({ car: word }),
  "crashes-out": struct({ car: word }),
  "is-taken-off": struct({ car: word }),
  "takes-position": struct({ car: word, place: number, points: number }),
  "takes-wear": struct({ car: word, wear: either(oneOf("tyre", "suspension", "wing", "brakes", "transmission", "engine", "body"), oneOf(".")), total: number }),
  "takes-close-calls": struct({ car: word, count: number, total: number }),
  "loses-close-calls": struct({ car: word, count: number }),
  "is-slowed": struct({ car: word, penalty: number, mp: number }),
  "event-drawn": struct({ event: word }),
  "no-event": struct({ event: word }),
  "events-reshuffled": struct({ count: number }),
  "is-drawn": struct({ seat: word, teams: number }),
  "is-picked": struct({ seat: word, car: word }),
  "number-drawn": struct({ number: number }),
  "all-pit-drawn": struct({}),
  collide: struct({ car: word, count: number }),
  crash: struct({ car: word, count: number }),
  "hit-hard": struct({ car: word, count: number }),
  "rub-wheels": struct({ car: word, count: number }),
  "strikes-barrier": struct({ car: word }),
  "is-spared": struct({ car: word }),
  "spins-off": struct({ car: word, space: word, lap: number }),
  "spins-around": struct({ car: word, space: word, lap: number }),
  "must-drive-through": struct({ car: word }),
  "must-stop-and-go": struct({ car: word }),
  "must-repair": struct({ car: word }),
  "engine-suffers": struct({ car: word }),
  "transmission-suffers": struct({ car: word }),
  "wing-is-damaged": struct({ car: word }),
  "suspensions-suffer": struct({ count: number }),
  "rain-begins": struct({}),
  "rain-ends": struct({}),
  "will-change": struct({ car: word, tyre: either(oneOf("hard", "soft", "wet"), oneOf(".")) }),
  "stays-out": struct({ car: word }),
  "tyres-tested": struct({ count: number }),
  "zone-is-lifted": struct({}),
  "zone-is-set": struct({ start: word, end: word, middle: word }),
  "forms-up": struct({ car: word, space: word, lap: number }),
  "is-shoved-on": struct({ car: word, space: word, lap: number }),
  "npc-pits": struct({ car: word, back: number, space: word, lap: number }),
  "npc-is-sent": struct({ car: word, back: number, space: word, lap: number }),
  pits: struct({ car: word, space: word, lap: number }),
  "is-called-in": struct({ car: word, order: either(oneOf("drive-through", "stop-and-go", "repair-all", "fit-hard", "fit-soft", "fit-wet", "no-service", "engine-stop", "transmission-stop", "wing-stop"), oneOf(".")) }),
  "is-repaired": struct({ car: word, wear: either(oneOf("tyre", "suspension", "wing", "brakes", "transmission", "engine", "body"), oneOf(".")), left: number }),
  "is-repaired-fully": struct({ car: word }),
  "is-released": struct({ car: word, back: number, space: word, lap: number }),
  "stays-out-of-pits": struct({ seat: word }),
  "restart-is-called": struct({ car: word }),
  "red-flag": struct({ car: word }),
  "no-restart": struct({ left: number }),
  "is-regridded": struct({ car: word, space: word, lap: number }),
  "is-put-right": struct({ car: word }),
  "close-up": struct({ count: number }),
  "chequered-flag": struct({ car: word }),
  "race-is-stopped": struct({}),
  "is-disqualified": struct({ car: word }),
  finishes: struct({ car: word, place: number, points: number }),
  "npc-finishes": struct({ car: word, place: number }),
  scores: struct({ seat: word, points: number }),
  wins: struct({ seat: word, points: number }),
  "best-place-decides": struct({ seat: word, place: number, seats: number }),
};

export interface TeamFace {
  id: string;
  name: string;
  numbers: number[];
  colour: string;
}

export const isTeamFace: Guard<TeamFace> = struct({
  id: word,
  name: word,
  numbers: list(number),
  colour: word,
});

/** A track in a few points, for small pictures of it. */
export interface Outline {
  id: string;
  name: string;
  laps: number;
  lanes: number[];
  centre: [number, number][];
}

export const isOutline: Guard<Outline> = struct({
  id: word,
  name: word,
  laps: number,
  lanes: list(number),
  centre: list(tuple(number, number)),
});

/** A space of the track. Lanes are a to e from the inside, p the pit lane, w the strip beyond the wall. */
export interface Space {
  id: string;
  sector: number;
  lane: string;
  at: [number, number];
  heading: number;
  /** The corners, x and y in turn. */
  shape: number[];
  ahead: string[];
  /** Of two cars in one lap, the one on the space of the higher rank is ahead. */
  rank: number;
}

export const isSpace: Guard<Space> = struct({
  id: word,
  sector: number,
  lane: word,
  at: tuple(number, number),
  heading: number,
  shape: list(number),
  ahead: list(word),
  rank: number,
});

export interface Corner {
  name: string;
  first: number;
  last: number;
  hand: "left" | "right";
}

export const isCorner: Guard<Corner> = struct({
  name: word,
  first: number,
  last: number,
  hand: oneOf("left", "right"),
});

export interface TrackFace {
  id: string;
  name: string;
  length: number;
  cells: Space[];
  /** The start/finish line, from its end at the pit lane to the other. */
  line: [number, number, number, number];
  /** Where the number of each sector may be written, beyond the wall. */
  labels: [number, number][];
  /** x, y, width, height. */
  bounds: [number, number, number, number];
  grid: string[];
  /** The sector from which on a race in its last lap is not restarted. */
  green: number;
  /** How many sectors a Safety Zone reaches to either side. */
  reach: number;
  corners: Corner[];
}

export const isTrackFace: Guard<TrackFace> = struct({
  id: word,
  name: word,
  length: number,
  cells: list(isSpace),
  line: tuple(number, number, number, number),
  labels: list(tuple(number, number)),
  bounds: tuple(number, number, number, number),
  grid: list(word),
  green: number,
  reach: number,
  corners: list(isCorner),
});

export interface CardFace {
  id: string;
  name: string;
  number: number;
  movement: "lead" | "line" | "pursuit" | "solo";
  speed: number;
  exit: number;
  wear: string;
  calls: number;
  special: string;
}

export const isCardFace: Guard<CardFace> = struct({
  id: word,
  name: word,
  number: number,
  movement: oneOf("lead", "line", "pursuit", "solo"),
  speed: number,
  exit: number,
  wear: word,
  calls: number,
  special: word,
});

export interface EventFace {
  id: string;
  name: string;
  flag: string;
  pit: string;
}

export const isEventFace: Guard<EventFace> = struct({
  id: word,
  name: word,
  flag: word,
  pit: word,
});

export interface CarFace {
  id: string;
  number: number;
  /** Who may move it; -1: anybody. */
  seat: number;
  player: boolean;
  team: string;
  second: boolean;
  symbol: string;
}

export const isCarFace: Guard<CarFace> = struct({
  id: word,
  number: number,
  seat: number,
  player: flag,
  team: word,
  second: flag,
  symbol: word,
});

/** What a game is drawn from. */
export interface Components {
  teams: TeamFace[];
  tracks: Outline[];
  track: TrackFace;
  cards: CardFace[];
  events: EventFace[];
  /** In the order in which facts list them. */
  cars: CarFace[];
  laps: number;
  points: number[];
  wears: string[];
  tyres: string[];
  most_wear: number;
  penalties: number[];
  duration: number[];
  tyre_change: number;
}

export const isComponents: Guard<Components> = struct({
  teams: list(isTeamFace),
  tracks: list(isOutline),
  track: isTrackFace,
  cards: list(isCardFace),
  events: list(isEventFace),
  cars: list(isCarFace),
  laps: number,
  points: list(number),
  wears: list(word),
  tyres: list(word),
  most_wear: number,
  penalties: list(number),
  duration: list(number),
  tyre_change: number,
});

/** What the shelf and the set-up page are drawn from: every track, and the teams. */
export interface Window {
  teams: TeamFace[];
  tracks: Outline[];
}

export const isWindow: Guard<Window> = struct({
  teams: list(isTeamFace),
  tracks: list(isOutline),
});

/** One way to an end: the answers that lead there, and every car that moves, from where to where. */
export interface Way {
  steps: string[];
  spots: Record<string, [string, string]>;
  calls: number;
  place: number;
}

export const isWay: Guard<Way> = struct({
  steps: list(word),
  spots: dict(tuple(word, word)),
  calls: number,
  place: number,
});

export interface End {
  space: string;
  merit: number;
  /** The plainest ones. */
  ways: Way[];
  /** How many ways there are. */
  count: number;
}

export const isEnd: Guard<End> = struct({
  space: word,
  merit: number,
  ways: list(isWay),
  count: number,
});

export interface MoveForeseen {
  foresees: "move";
  car: string;
  /** The car's place now. */
  place: number;
  wear: string;
  ends: End[];
  /** Whether these are all the ends there are; if not, the rest can be driven step by step. */
  complete: boolean;
  action: string;
  /** How many cars would move with each car the card can be played for; empty on the way. */
  linked: Record<string, number>;
}

export const isMoveForeseen: Guard<MoveForeseen> = struct({
  foresees: oneOf("move"),
  car: word,
  place: number,
  wear: word,
  ends: list(isEnd),
  complete: flag,
  action: word,
  linked: dict(number),
});

export interface StopForeseen {
  foresees: "stop";
  car: string;
  spots: Record<string, [string, string]>;
  place: number;
  after: number;
  back: number;
  markers: number;
}

export const isStopForeseen: Guard<StopForeseen> = struct({
  foresees: oneOf("stop"),
  car: word,
  spots: dict(tuple(word, word)),
  place: number,
  after: number,
  back: number,
  markers: number,
});

/** A space as it is drawn. */
export interface Cell {
  id: string;
  sector: number;
  lane: string;
  at: [number, number];
  heading: number;
  /** The corners, x and y in turn. */
  shape: number[];
}

export const isCell: Guard<Cell> = struct({
  id: word,
  sector: number,
  lane: word,
  at: tuple(number, number),
  heading: number,
  shape: list(number),
});

/** A track as its editor draws it. */
export interface TrackDrawing {
  cells: Cell[];
  /** The start/finish line, from its end at the pit lane to the other. */
  line: [number, number, number, number];
  /** Where the number of each sector may be written, beyond the wall. */
  labels: [number, number][];
  /** x, y, width, height. */
  bounds: [number, number, number, number];
  grid: string[];
}

export const isTrackDrawing: Guard<TrackDrawing> = struct({
  cells: list(isCell),
  line: tuple(number, number, number, number),
  labels: list(tuple(number, number)),
  bounds: tuple(number, number, number, number),
  grid: list(word),
});

/** What a seat is told of a choice before it is made. */
export type Foreseen = MoveForeseen | StopForeseen;

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
  foreseen: either(isMoveForeseen, isStopForeseen),
};
