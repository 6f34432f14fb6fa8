// The types of The Great Race, made from its rules and what it shows by `make types`; not to be edited.

import type { Guard } from "../../lib/guards";
import { either, flag, list, number, oneOf, partial, struct, tuple, word } from "../../lib/guards";
import type { NONE, UNKNOWN, Wire } from "../../lib/wire";

/** What things are called. */
export interface Names {
  seat: string;
  space: string;
  tile: string;
  card: string;
  slot: "scout" | "mechanic" | "escort" | "funding";
  gauge: "engine" | "chassis";
  line: string;
  split: string;
  points: string;
}

/** The state as a seat may know it. */
export interface Facts {
  round: number;
  order: (Names["seat"] | NONE)[];
  space: (Names["space"] | NONE)[];
  tiles: (Names["tile"] | NONE)[];
  bag: (Names["tile"] | NONE)[];
  removed: (Names["tile"] | NONE)[];
  drawn: (Names["tile"] | NONE)[];
  square: number[];
  stack: (Names["seat"] | NONE)[];
  arrived: (Names["seat"] | NONE)[];
  fuel: number[];
  engine: number[];
  chassis: number[];
  cash: number[];
  scouts: number[];
  mechanics: number[];
  escorts: number[];
  funding: number[];
  passed: number[];
  pile: (Names["card"] | NONE | UNKNOWN)[];
  discard: (Names["card"] | NONE)[];
  display: (Names["card"] | NONE)[];
  hand: (Names["card"] | NONE | UNKNOWN)[][];
  looked: (Names["card"] | NONE | UNKNOWN)[][];
  in_play: (Names["card"] | NONE)[];
  active: Names["seat"] | NONE;
  may_buy: number;
  acted: number;
  repaired: number;
  steps: number;
  driven: number;
  entering: Names["space"] | NONE;
  blind: number;
  avoided: number;
  threat: Names["card"] | NONE;
  victim: Names["seat"] | NONE;
  engine_loss: number;
  aims: (Names["space"] | NONE)[];
  cancelled: number;
}

const FACTS = {
  round: number,
  order: list(word),
  space: list(word),
  tiles: list(word),
  bag: list(word),
  removed: list(word),
  drawn: list(word),
  square: list(number),
  stack: list(word),
  arrived: list(word),
  fuel: list(number),
  engine: list(number),
  chassis: list(number),
  cash: list(number),
  scouts: list(number),
  mechanics: list(number),
  escorts: list(number),
  funding: list(number),
  passed: list(number),
  pile: list(word),
  discard: list(word),
  display: list(word),
  hand: list(list(word)),
  looked: list(list(word)),
  in_play: list(word),
  active: word,
  may_buy: number,
  acted: number,
  repaired: number,
  steps: number,
  driven: number,
  entering: word,
  blind: number,
  avoided: number,
  threat: word,
  victim: word,
  engine_loss: number,
  aims: list(word),
  cancelled: number,
};

/** What a seat may be asked. */
export type Kind =
  | "take-card"
  | "discard-down"
  | "planning"
  | "act"
  | "lay-tile"
  | "repairing"
  | "choose-way"
  | "settle-cost"
  | "halt-or-follow"
  | "drop-one"
  | "second-tile"
  | "react";

/** What it may answer: each verb with its arguments. */
export interface Verbs {
  take: { card: Names["card"] };
  play: { card: Names["card"] };
  discard: { card: Names["card"] };
  plan: { split: Names["split"] };
  pass: Record<never, never>;
  scout: Record<never, never>;
  draw: Record<never, never>;
  drive: Record<never, never>;
  repair: Record<never, never>;
  clear: { space: Names["space"] };
  collect: Record<never, never>;
  idle: { slot: Names["slot"] };
  fuel: { levels: Names["points"] };
  track: { space: Names["space"] };
  cheat: { space: Names["space"] };
  sabotage: { seat: Names["seat"]; engine: Names["points"] };
  lay: { tile: Names["tile"]; space: Names["space"] };
  done: Record<never, never>;
  fit: { gauge: Names["gauge"] };
  buy: { gauge: Names["gauge"] };
  toolbox: { engine: Names["points"] };
  halt: Record<never, never>;
  go: { space: Names["space"] };
  sail: { line: Names["line"]; cards: Names["points"] };
  pay: { engine: Names["points"] };
  escort: Record<never, never>;
  back: Record<never, never>;
  "swap-with": { space: Names["space"] };
  let: Record<never, never>;
}

const KINDS: Guard<Kind> = oneOf(
  "take-card",
  "discard-down",
  "planning",
  "act",
  "lay-tile",
  "repairing",
  "choose-way",
  "settle-cost",
  "halt-or-follow",
  "drop-one",
  "second-tile",
  "react",
);

const VERBS = {
  take: struct({ card: word }),
  play: struct({ card: word }),
  discard: struct({ card: word }),
  plan: struct({ split: word }),
  pass: struct({}),
  scout: struct({}),
  draw: struct({}),
  drive: struct({}),
  repair: struct({}),
  clear: struct({ space: word }),
  collect: struct({}),
  idle: struct({ slot: oneOf("scout", "mechanic", "escort", "funding") }),
  fuel: struct({ levels: word }),
  track: struct({ space: word }),
  cheat: struct({ space: word }),
  sabotage: struct({ seat: word, engine: word }),
  lay: struct({ tile: word, space: word }),
  done: struct({}),
  fit: struct({ gauge: oneOf("engine", "chassis") }),
  buy: struct({ gauge: oneOf("engine", "chassis") }),
  toolbox: struct({ engine: word }),
  halt: struct({}),
  go: struct({ space: word }),
  sail: struct({ line: word, cards: word }),
  pay: struct({ engine: word }),
  escort: struct({}),
  back: struct({}),
  "swap-with": struct({ space: word }),
  let: struct({}),
};

/** What may happen: each kind of event with its arguments. */
export interface Events {
  "goes-first": { seat: Names["seat"] };
  "sets-out": { from: Names["space"]; to: Names["space"] };
  "starts-with": { seat: Names["seat"]; cash: number };
  "round-begins": { round: number };
  "turned-up": { card: Names["card"] };
  takes: { seat: Names["seat"]; card: Names["card"]; cards_now: number };
  "gets-the-last": { seat: Names["seat"]; card: Names["card"]; cards_now: number };
  reshuffled: { count: number };
  draws: { seat: Names["seat"]; cards_now: number };
  sees: { card: Names["card"] };
  discards: { seat: Names["seat"]; card: Names["card"]; cards_now: number };
  "empties-jerrycan": { seat: Names["seat"]; fuel: number; fuel_now: number; cards_now: number };
  plans: { seat: Names["seat"]; split: Names["split"]; scouts: number; mechanics: number; escorts: number; funding: number };
  "buys-fuel": { seat: Names["seat"]; levels: number; price: number; fuel_now: number; cash_now: number };
  "sends-scout": { seat: Names["seat"]; left: number };
  "scout-draws": { seat: Names["seat"]; left: number };
  "sets-to-repair": { seat: Names["seat"]; left: number };
  "takes-the-wheel": { seat: Names["seat"]; left: number };
  clears: { seat: Names["seat"]; space: Names["space"]; left: number };
  collects: { seat: Names["seat"]; assistants: number; cash: number; cash_now: number };
  idles: { seat: Names["seat"]; slot: Names["slot"] | NONE; left: number };
  passes: { seat: Names["seat"]; escorts: number };
  "is-spent": { seat: Names["seat"] };
  "tile-drawn": { seat: Names["seat"]; tile: Names["tile"] };
  lays: { seat: Names["seat"]; tile: Names["tile"]; space: Names["space"] };
  "back-in-the-bag": { tile: Names["tile"] };
  "buys-part": { seat: Names["seat"]; gauge: Names["gauge"] | NONE; price: number; engine_now: number; chassis_now: number; cash_now: number };
  "fits-part": { seat: Names["seat"]; gauge: Names["gauge"] | NONE; engine_now: number; chassis_now: number; cards_now: number };
  "uses-toolbox": { seat: Names["seat"]; engine: number; chassis: number; engine_now: number; chassis_now: number; cards_now: number };
  "runs-again": { seat: Names["seat"] };
  "sets-off": { seat: Names["seat"]; spaces: number };
  finds: { seat: Names["seat"]; tile: Names["tile"]; space: Names["space"] };
  advances: { seat: Names["seat"]; square: number };
  "drives-to": { seat: Names["seat"]; space: Names["space"]; fuel: number; fuel_now: number };
  "is-worn": { seat: Names["seat"]; engine: number; chassis: number; engine_now: number; chassis_now: number };
  "crosses-risk": { seat: Names["seat"]; fuel: number };
  "faces-danger": { seat: Names["seat"]; points: number };
  "avoids-with-escort": { seat: Names["seat"]; left: number };
  "avoids-with-ranger": { seat: Names["seat"]; cards_now: number };
  "turns-back": { seat: Names["seat"]; space: Names["space"] };
  "breaks-down": { seat: Names["seat"] };
  "must-stop": { seat: Names["seat"]; space: Names["space"] };
  "follows-caravan": { seat: Names["seat"]; cards_now: number };
  "enters-city": { seat: Names["seat"]; space: Names["space"]; fuel: number; fuel_now: number };
  sails: { seat: Names["seat"]; line: Names["line"]; price: number; cash_now: number };
  saves: { seat: Names["seat"]; cards: number; saved: number; cards_now: number };
  plays: { seat: Names["seat"]; card: Names["card"]; cards_now: number };
  "is-paid": { seat: Names["seat"]; cash: number; cash_now: number };
  refuels: { seat: Names["seat"]; fuel: number; fuel_now: number };
  "looks-at-cards": { seat: Names["seat"] };
  "keeps-cards": { seat: Names["seat"]; cards: number; cards_now: number };
  "threatens-tile": { seat: Names["seat"]; space: Names["space"]; tile: Names["tile"]; cards_now: number };
  "threatens-crew": { seat: Names["seat"]; victim: Names["seat"]; engine: number; chassis: number; cards_now: number };
  "threatens-swap": { seat: Names["seat"]; one: Names["space"]; other: Names["space"]; cards_now: number };
  "cancels-with-escort": { seat: Names["seat"]; card: Names["card"]; left: number };
  "cancels-with-ranger": { seat: Names["seat"]; card: Names["card"]; cards_now: number };
  "tile-gone": { tile: Names["tile"]; space: Names["space"] };
  "is-sabotaged": { seat: Names["seat"]; engine: number; chassis: number; engine_now: number; chassis_now: number };
  "is-crippled": { seat: Names["seat"] };
  "tiles-swapped": { one: Names["space"]; other: Names["space"]; one_tile: Names["tile"]; other_tile: Names["tile"] };
  leads: { seat: Names["seat"]; place: number };
  "gets-bonus": { seat: Names["seat"]; bonus: number; cash_now: number };
  arrives: { seat: Names["seat"]; place: number };
  "last-round": { round: number };
  "called-off": { round: number };
  earns: { seat: Names["seat"]; arrival: number; levels: number; money: number };
  "did-not-arrive": { seat: Names["seat"] };
  wins: { seat: Names["seat"]; prestige: number };
}

const EVENTS = {
  "goes-first": struct({ seat: word }),
  "sets-out": struct({ from: word, to: word }),
  "starts-with": struct({ seat: word, cash: number }),
  "round-begins": struct({ round: number }),
  "turned-up": struct({ card: word }),
  takes: struct({ seat: word, card: word, cards_now: number }),
  "gets-the-last": struct({ seat: word, card: word, cards_now: number }),
  reshuffled: struct({ count: number }),
  draws: struct({ seat: word, cards_now: number }),
  sees: struct({ card: word }),
  discards: struct({ seat: word, card: word, cards_now: number }),
  "empties-jerrycan": struct({ seat: word, fuel: number, fuel_now: number, cards_now: number }),
  plans: struct({ seat: word, split: word, scouts: number, mechanics: number, escorts: number, funding: number }),
  "buys-fuel": struct({ seat: word, levels: number, price: number, fuel_now: number, cash_now: number }),
  "sends-scout": struct({ seat: word, left: number }),
  "scout-draws": struct({ seat: word, left: number }),
  "sets-to-repair": struct({ seat: word, left: number }),
  "takes-the-wheel": struct({ seat: word, left: number }),
  clears: struct({ seat: word, space: word, left: number }),
  collects: struct({ seat: word, assistants: number, cash: number, cash_now: number }),
  idles: struct({ seat: word, slot: either(oneOf("scout", "mechanic", "escort", "funding"), oneOf(".")), left: number }),
  passes: struct({ seat: word, escorts: number }),
  "is-spent": struct({ seat: word }),
  "tile-drawn": struct({ seat: word, tile: word }),
  lays: struct({ seat: word, tile: word, space: word }),
  "back-in-the-bag": struct({ tile: word }),
  "buys-part": struct({ seat: word, gauge: either(oneOf("engine", "chassis"), oneOf(".")), price: number, engine_now: number, chassis_now: number, cash_now: number }),
  "fits-part": struct({ seat: word, gauge: either(oneOf("engine", "chassis"), oneOf(".")), engine_now: number, chassis_now: number, cards_now: number }),
  "uses-toolbox": struct({ seat: word, engine: number, chassis: number, engine_now: number, chassis_now: number, cards_now: number }),
  "runs-again": struct({ seat: word }),
  "sets-off": struct({ seat: word, spaces: number }),
  finds: struct({ seat: word, tile: word, space: word }),
  advances: struct({ seat: word, square: number }),
  "drives-to": struct({ seat: word, space: word, fuel: number, fuel_now: number }),
  "is-worn": struct({ seat: word, engine: number, chassis: number, engine_now: number, chassis_now: number }),
  "crosses-risk": struct({ seat: word, fuel: number }),
  "faces-danger": struct({ seat: word, points: number }),
  "avoids-with-escort": struct({ seat: word, left: number }),
  "avoids-with-ranger": struct({ seat: word, cards_now: number }),
  "turns-back": struct({ seat: word, space: word }),
  "breaks-down": struct({ seat: word }),
  "must-stop": struct({ seat: word, space: word }),
  "follows-caravan": struct({ seat: word, cards_now: number }),
  "enters-city": struct({ seat: word, space: word, fuel: number, fuel_now: number }),
  sails: struct({ seat: word, line: word, price: number, cash_now: number }),
  saves: struct({ seat: word, cards: number, saved: number, cards_now: number }),
  plays: struct({ seat: word, card: word, cards_now: number }),
  "is-paid": struct({ seat: word, cash: number, cash_now: number }),
  refuels: struct({ seat: word, fuel: number, fuel_now: number }),
  "looks-at-cards": struct({ seat: word }),
  "keeps-cards": struct({ seat: word, cards: number, cards_now: number }),
  "threatens-tile": struct({ seat: word, space: word, tile: word, cards_now: number }),
  "threatens-crew": struct({ seat: word, victim: word, engine: number, chassis: number, cards_now: number }),
  "threatens-swap": struct({ seat: word, one: word, other: word, cards_now: number }),
  "cancels-with-escort": struct({ seat: word, card: word, left: number }),
  "cancels-with-ranger": struct({ seat: word, card: word, cards_now: number }),
  "tile-gone": struct({ tile: word, space: word }),
  "is-sabotaged": struct({ seat: word, engine: number, chassis: number, engine_now: number, chassis_now: number }),
  "is-crippled": struct({ seat: word }),
  "tiles-swapped": struct({ one: word, other: word, one_tile: word, other_tile: word }),
  leads: struct({ seat: word, place: number }),
  "gets-bonus": struct({ seat: word, bonus: number, cash_now: number }),
  arrives: struct({ seat: word, place: number }),
  "last-round": struct({ round: number }),
  "called-off": struct({ round: number }),
  earns: struct({ seat: word, arrival: number, levels: number, money: number }),
  "did-not-arrive": struct({ seat: word }),
  wins: struct({ seat: word, prestige: number }),
};

export interface Space {
  id: string;
  kind: "city" | "open" | "risk";
  x: number;
  y: number;
  column: number;
  row: number;
  /** Its square of the progression scale, from 0 at the start. */
  square: number;
  name: string;
  /** How many cards are drawn on entering. */
  cards: number;
  purple: boolean;
  /** How many spaces it is from the arrival city. */
  away: number;
}

export const isSpace: Guard<Space> = struct({
  id: word,
  kind: oneOf("city", "open", "risk"),
  x: number,
  y: number,
  column: number,
  row: number,
  square: number,
  name: word,
  cards: number,
  purple: flag,
  away: number,
});

export interface Line {
  id: string;
  mode: "air" | "sea";
  from: string;
  to: string;
  price: number;
  /** Points that lead it round the land. */
  way: [number, number][];
}

export const isLine: Guard<Line> = struct({
  id: word,
  mode: oneOf("air", "sea"),
  from: word,
  to: word,
  price: number,
  way: list(tuple(number, number)),
});

/** A board as it is drawn: x to the east, y to the south, the centre of each space. */
export interface BoardFace {
  id: string;
  name: string;
  character: string;
  /** x, y, width, height. */
  frame: [number, number, number, number];
  coasts: [number, number][][];
  rivers: [number, number][][];
  /** How far apart neighbouring spaces are. */
  unit: number;
  lanes: number;
  start: string;
  goal: string;
  northward: boolean;
  /** In the order of the fact `tiles`. */
  spaces: Space[];
  roads: [string, string][];
  lines: Line[];
}

export const isBoardFace: Guard<BoardFace> = struct({
  id: word,
  name: word,
  character: word,
  frame: tuple(number, number, number, number),
  coasts: list(list(tuple(number, number))),
  rivers: list(list(tuple(number, number))),
  unit: number,
  lanes: number,
  start: word,
  goal: word,
  northward: flag,
  spaces: list(isSpace),
  roads: list(tuple(word, word)),
  lines: list(isLine),
});

export interface Tile {
  id: string;
  name: string;
  count: number;
  fuel: number;
  mechanical: number;
  danger: boolean;
  stop: boolean;
}

export const isTile: Guard<Tile> = struct({
  id: word,
  name: word,
  count: number,
  fuel: number,
  mechanical: number,
  danger: flag,
  stop: flag,
});

export interface Card {
  id: string;
  name: string;
  count: number;
  timing: "any-time" | "before" | "with-drive" | "with-repair";
  danger: boolean;
}

export const isCard: Guard<Card> = struct({
  id: word,
  name: word,
  count: number,
  timing: oneOf("any-time", "before", "with-drive", "with-repair"),
  danger: flag,
});

export interface Livery {
  body: string;
  trim: string;
  pattern: "band" | "checks" | "chevron" | "plain" | "stripe";
}

export const isLivery: Guard<Livery> = struct({
  body: word,
  trim: word,
  pattern: oneOf("band", "checks", "chevron", "plain", "stripe"),
});

export interface Crew {
  id: string;
  name: string;
  colour: string;
  seat: number;
  livery: Livery;
}

export const isCrew: Guard<Crew> = struct({
  id: word,
  name: word,
  colour: word,
  seat: number,
  livery: isLivery,
});

export interface Gauges {
  fuel: number;
  engine: number;
  chassis: number;
}

export const isGauges: Guard<Gauges> = struct({
  fuel: number,
  engine: number,
  chassis: number,
});

export interface Prices {
  fuel_in_city: number;
  fuel_outside: number;
  part_in_city: number;
  part_outside: number;
  transport_card: number;
}

export const isPrices: Guard<Prices> = struct({
  fuel_in_city: number,
  fuel_outside: number,
  part_in_city: number,
  part_outside: number,
  transport_card: number,
});

export interface Costs {
  city_fuel: number;
  risk_fuel: number;
  danger: number;
}

export const isCosts: Guard<Costs> = struct({
  city_fuel: number,
  risk_fuel: number,
  danger: number,
});

export interface CardFigures {
  financial: number;
  cartographer: number;
  sabotage: number;
  trail_hunter_draws: number;
  trail_hunter_keeps: number;
  jerrycan: number;
  refueling: number;
  spare_parts: number;
  toolbox: number;
}

export const isCardFigures: Guard<CardFigures> = struct({
  financial: number,
  cartographer: number,
  sabotage: number,
  trail_hunter_draws: number,
  trail_hunter_keeps: number,
  jerrycan: number,
  refueling: number,
  spare_parts: number,
  toolbox: number,
});

export interface Prestige {
  arrival: number[];
  francs_a_point: number;
}

export const isPrestige: Guard<Prestige> = struct({
  arrival: list(number),
  francs_a_point: number,
});

/** Of a game its own board, direction and crews; of the title all of them. */
export interface Components {
  boards: BoardFace[];
  tiles: Tile[];
  cards: Card[];
  crews: Crew[];
  gauges: Gauges;
  prices: Prices;
  costs: Costs;
  card_figures: CardFigures;
  scout_tiles: number;
  /** Francs for one, two, … assistants in Funding. */
  funding: number[];
  assistants: number;
  slots: string[];
  prestige: Prestige;
  rounds: number;
}

export const isComponents: Guard<Components> = struct({
  boards: list(isBoardFace),
  tiles: list(isTile),
  cards: list(isCard),
  crews: list(isCrew),
  gauges: isGauges,
  prices: isPrices,
  costs: isCosts,
  card_figures: isCardFigures,
  scout_tiles: number,
  funding: list(number),
  assistants: number,
  slots: list(word),
  prestige: isPrestige,
  rounds: number,
});

export interface PlanForeseen {
  foresees: "plan";
  scout: number;
  mechanic: number;
  escort: number;
  funding: number;
}

export const isPlanForeseen: Guard<PlanForeseen> = struct({
  foresees: oneOf("plan"),
  scout: number,
  mechanic: number,
  escort: number,
  funding: number,
});

export interface FuelForeseen {
  foresees: "fuel";
  fuel: number;
  cash: number;
}

export const isFuelForeseen: Guard<FuelForeseen> = struct({
  foresees: oneOf("fuel"),
  fuel: number,
  cash: number,
});

export interface TileForeseen {
  foresees: "tile";
  space: string;
  /** The spaces that would be connected. */
  joined: string[];
}

export const isTileForeseen: Guard<TileForeseen> = struct({
  foresees: oneOf("tile"),
  space: word,
  joined: list(word),
});

export interface StepForeseen {
  foresees: "step";
  route: string[];
  /** Whether no tile lies there: fuel and points are means over the bag then. */
  blind: boolean;
  fuel: number;
  points: number;
  /** How many tiles of a hundred could be paid. */
  payable: number;
  away: number;
}

export const isStepForeseen: Guard<StepForeseen> = struct({
  foresees: oneOf("step"),
  route: list(word),
  blind: flag,
  fuel: number,
  points: number,
  payable: number,
  away: number,
});

export interface SailForeseen {
  foresees: "sail";
  route: string[];
  line: string;
  fuel: number;
  cash: number;
}

export const isSailForeseen: Guard<SailForeseen> = struct({
  foresees: oneOf("sail"),
  route: list(word),
  line: word,
  fuel: number,
  cash: number,
});

/** A space that can be reached, with what is left there. */
export interface Reached {
  space: string;
  fuel: number;
  points: number;
  engine: number;
  chassis: number;
  /** The escorts and Rangers that it takes. */
  shields: number;
  /** The Jerrycans that it takes. */
  cans: number;
  way: string[];
  /** What is answered after "drive" to get there, payments and all, and to end the drive. */
  answers: string[];
}

export const isReached: Guard<Reached> = struct({
  space: word,
  fuel: number,
  points: number,
  engine: number,
  chassis: number,
  shields: number,
  cans: number,
  way: list(word),
  answers: list(word),
});

/** Where the known tiles let the vehicle go, and the way to the space nearest to the arrival city. */
export interface DriveForeseen {
  foresees: "drive";
  reach: Reached[];
  route: string[];
  fuel: number;
  points: number;
  away: number;
}

export const isDriveForeseen: Guard<DriveForeseen> = struct({
  foresees: oneOf("drive"),
  reach: list(isReached),
  route: list(word),
  fuel: number,
  points: number,
  away: number,
});

/** What a seat is told of a choice before it is made. */
export type Foreseen = PlanForeseen | FuelForeseen | TileForeseen | StepForeseen | SailForeseen | DriveForeseen;

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
  foreseen: either(isPlanForeseen, isFuelForeseen, isTileForeseen, isStepForeseen, isSailForeseen, isDriveForeseen),
};
