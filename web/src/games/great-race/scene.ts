/**
 * The scene: what the board shows. It is read off the facts; between two sets of facts the events carry it on. It
 * decides nothing: at the end of the events the next facts are shown, whatever it had.
 */

import type * as wire from "../../lib/wire";
import { NONE, stepped } from "../../lib/wire";
import { boardOf, type Slot } from "./components";
import type { Event, Setting } from "./props";
import type { Components, Events, Facts, Game } from "./types";

export const PHASES = ["bivouac", "planning", "convoy", "maintenance"] as const;
export type Phase = (typeof PHASES)[number];

export interface CrewState {
  id: string;
  seat: number;
  space: string;
  square: number;
  fuel: number;
  engine: number;
  chassis: number;
  cash: number;
  /** How many cards the crew holds. */
  cards: number;
  slots: Record<Slot, number>;
  passed: boolean;
}

/** A danger card that is announced and not yet settled. */
export interface Threat {
  card: string;
  by: string;
  victim: string;
  spaces: string[];
}

export interface Scene {
  round: number;
  phase: Phase;
  crews: CrewState[];
  /** The turn order of this round. */
  turns: string[];
  /** The markers as they were put down: on one square the earlier lies below the later. */
  stack: string[];
  arrived: string[];
  active: string;
  /** The tile on each space, by the space's id. */
  tiles: Record<string, string>;
  drawn: string[];
  display: string[];
  threat: Threat | null;
  /** Spaces where something has just happened. */
  fresh: string[];
}

// ── From facts ──

const known = (name: string | undefined): string => (name === undefined || name === NONE ? "" : name);

/** Whoever acts is in the convoy; after an arrival nothing but the end follows it. */
function phaseOf(active: string, display: string[], arrived: string[]): Phase {
  if (active) return "convoy";
  if (arrived.length) return "maintenance";
  return display.length ? "bivouac" : "planning";
}

export function sceneOf(facts: Facts, setting: Setting): Scene {
  const box = setting.components;
  const { tiles, display, arrived } = facts;
  const [active, threat] = [known(facts.active), known(facts.threat)];
  return {
    round: facts.round,
    phase: phaseOf(active, display, arrived),
    crews: box.crews.map(({ id, seat }) => ({
      id,
      seat,
      space: facts.space[seat] ?? "",
      square: facts.square[seat] ?? 0,
      fuel: facts.fuel[seat] ?? 0,
      engine: facts.engine[seat] ?? 0,
      chassis: facts.chassis[seat] ?? 0,
      cash: facts.cash[seat] ?? 0,
      cards: facts.hand[seat]?.length ?? 0,
      slots: {
        scout: facts.scouts[seat] ?? 0,
        mechanic: facts.mechanics[seat] ?? 0,
        escort: facts.escorts[seat] ?? 0,
        funding: facts.funding[seat] ?? 0,
      },
      passed: facts.passed[seat] === 1,
    })),
    turns: facts.order,
    stack: facts.stack,
    arrived,
    active,
    tiles: Object.fromEntries(
      boardOf(box).spaces.flatMap(({ id }, index) => (known(tiles[index]) ? [[id, tiles[index]!]] : [])),
    ),
    drawn: facts.drawn,
    display,
    threat: threat ? { card: threat, by: active, victim: known(facts.victim), spaces: facts.aims } : null,
    fresh: [],
  };
}

/** The crews from first to last: arrived, then by the scale; on one square the lower marker. */
export function order(scene: Scene): string[] {
  const squares = new Map(scene.crews.map((crew) => [crew.id, crew.square]));
  const racing = scene.stack.filter((id) => !scene.arrived.includes(id));
  racing.sort((a, b) => (squares.get(b) ?? 0) - (squares.get(a) ?? 0));
  return [...scene.arrived, ...racing];
}

export const crewOf = (scene: Scene, id: string): CrewState | undefined => scene.crews.find((crew) => crew.id === id);

// ── From events ──

type Step<Values> = wire.Step<Scene, Values, Components>;

function change(scene: Scene, id: string, next: Partial<CrewState>): Partial<Scene> {
  return { crews: scene.crews.map((crew) => (crew.id === id ? { ...crew, ...next } : crew)) };
}

/** What a crew has now, as far as the event says it. */
const now: Step<{
  seat: string;
  fuel_now?: number;
  engine_now?: number;
  chassis_now?: number;
  cash_now?: number;
  cards_now?: number;
}> = (scene, { seat, fuel_now, engine_now, chassis_now, cash_now, cards_now }) => {
  const crew = crewOf(scene, seat);
  if (!crew) return {};
  return change(scene, seat, {
    fuel: fuel_now ?? crew.fuel,
    engine: engine_now ?? crew.engine,
    chassis: chassis_now ?? crew.chassis,
    cash: cash_now ?? crew.cash,
    cards: cards_now ?? crew.cards,
  });
};

/** So many assistants are left in a slot. */
function leave(scene: Scene, seat: string, slot: Slot, left: number): Partial<Scene> {
  const crew = crewOf(scene, seat);
  return crew ? change(scene, seat, { slots: { ...crew.slots, [slot]: left } }) : {};
}

const leaves =
  (slot: Slot): Step<{ seat: string; left: number }> =>
  (scene, { seat, left }) => ({ ...leave(scene, seat, slot, left), phase: "convoy", active: seat, fresh: [] });

const moves: Step<Events["drives-to"]> = (scene, { seat, space, fuel_now }) => ({
  ...change(scene, seat, { space, fuel: fuel_now }),
  fresh: [space],
});

const laid: Step<{ tile: string; space: string }> = (scene, { tile, space }) => ({
  tiles: { ...scene.tiles, [space]: tile },
  drawn: without(scene.drawn, tile),
  fresh: [space],
});

/** A list without one of the things that are called so. */
function without(all: string[], name: string): string[] {
  const at = all.indexOf(name);
  return at < 0 ? all : all.toSpliced(at, 1);
}

const calm = (scene: Partial<Scene>): Partial<Scene> => ({ ...scene, threat: null });

const takes: Step<Events["takes"]> = (scene, { seat, card, cards_now }) => ({
  ...change(scene, seat, { cards: cards_now }),
  display: without(scene.display, card),
});

const NO_SLOTS: Record<Slot, number> = { scout: 0, mechanic: 0, escort: 0, funding: 0 };

const STEPS: wire.Steps<Game, Scene, Components> = {
  "starts-with": (scene, { seat, cash }) => change(scene, seat, { cash }),
  "round-begins": (_, { round }) => ({ round, phase: "bivouac", active: "", fresh: [] }),
  "turned-up": (scene, { card }) => ({ display: [...scene.display, card] }),
  takes,
  "gets-the-last": (scene, values, box, number) => ({ ...takes(scene, values, box, number), phase: "planning" }),
  draws: now,
  discards: now,
  "keeps-cards": now,
  "empties-jerrycan": now,
  plans: (scene, { seat, scouts, mechanics, escorts, funding }) => ({
    ...change(scene, seat, {
      slots: { scout: scouts, mechanic: mechanics, escort: escorts, funding },
      passed: false,
    }),
    phase: "convoy",
  }),
  "buys-fuel": now,
  "sends-scout": leaves("scout"),
  "scout-draws": leaves("scout"),
  "sets-to-repair": leaves("mechanic"),
  "takes-the-wheel": leaves("mechanic"),
  clears: leaves("escort"),
  collects: (scene, { seat, cash_now }) => ({
    ...change(scene, seat, { cash: cash_now, slots: { ...(crewOf(scene, seat)?.slots ?? NO_SLOTS), funding: 0 } }),
    phase: "convoy",
    active: seat,
  }),
  idles: (scene, { seat, slot, left }) => (slot === NONE ? {} : leave(scene, seat, slot, left)),
  passes: (scene, { seat, escorts }) => change(scene, seat, { passed: true, slots: { ...NO_SLOTS, escort: escorts } }),
  "is-spent": (scene, { seat }) => change(scene, seat, { passed: true }),
  "tile-drawn": (scene, { seat, tile }) => ({ drawn: [...scene.drawn, tile], active: seat }),
  lays: laid,
  finds: laid,
  "back-in-the-bag": (scene, { tile }) => ({ drawn: without(scene.drawn, tile) }),
  "buys-part": now,
  "fits-part": now,
  "uses-toolbox": now,
  "sets-off": (_, { seat }) => ({ active: seat, fresh: [] }),
  "drives-to": moves,
  "enters-city": moves,
  "is-worn": now,
  "is-sabotaged": (scene, values, box, number) => calm(now(scene, values, box, number)),
  "avoids-with-escort": (scene, { seat, left }) => leave(scene, seat, "escort", left),
  "avoids-with-ranger": now,
  "follows-caravan": now,
  sails: now,
  saves: now,
  advances: (scene, { seat, square }) => ({
    ...change(scene, seat, { square: square - 1 }),
    stack: [...scene.stack.filter((id) => id !== seat), seat],
  }),
  plays: now,
  "is-paid": now,
  refuels: now,
  "threatens-tile": (scene, values, box, number) => ({
    ...now(scene, values, box, number),
    threat: { card: "tracker", by: values.seat, victim: "", spaces: [values.space] },
  }),
  "threatens-crew": (scene, { seat, victim, cards_now }) => ({
    ...change(scene, seat, { cards: cards_now }),
    threat: { card: "saboteur", by: seat, victim, spaces: [] },
  }),
  "threatens-swap": (scene, { seat, one, other, cards_now }) => ({
    ...change(scene, seat, { cards: cards_now }),
    threat: { card: "cheater", by: seat, victim: "", spaces: [one, other] },
  }),
  "cancels-with-escort": (scene, { seat, left }) => calm(leave(scene, seat, "escort", left)),
  "cancels-with-ranger": (scene, values, box, number) => calm(now(scene, values, box, number)),
  "tile-gone": (scene, { space }) => ({
    tiles: Object.fromEntries(Object.entries(scene.tiles).filter(([id]) => id !== space)),
    threat: null,
    fresh: [space],
  }),
  "tiles-swapped": (scene, { one, other, one_tile, other_tile }) => ({
    tiles: { ...scene.tiles, [one]: one_tile, [other]: other_tile },
    threat: null,
    fresh: [one, other],
  }),
  leads: (scene, { seat, place }) => ({
    phase: "maintenance",
    active: "",
    turns: [...scene.turns.slice(0, place - 1), seat],
  }),
  "gets-bonus": now,
  arrives: (scene, { seat }) => ({
    ...change(scene, seat, { cards: 0, slots: NO_SLOTS }),
    arrived: [...scene.arrived, seat],
  }),
};

export function after(scene: Scene, event: Event, box: Components): Scene {
  return stepped(STEPS, scene, event, box);
}

// ── How long each is looked at ──

/** How long a vehicle drives from a space to the next. */
export const DRIVE = 520;

const BEATS: Partial<Record<keyof Events, number>> = {
  "goes-first": 500,
  "round-begins": 700,
  "turned-up": 220,
  takes: 500,
  "gets-the-last": 500,
  draws: 260,
  discards: 350,
  "empties-jerrycan": 350,
  plans: 500,
  "buys-fuel": 450,
  "sends-scout": 400,
  "scout-draws": 350,
  "sets-to-repair": 350,
  "takes-the-wheel": 350,
  clears: 400,
  collects: 600,
  passes: 450,
  "tile-drawn": 400,
  lays: 500,
  finds: 700,
  "buys-part": 350,
  "fits-part": 350,
  "uses-toolbox": 350,
  "drives-to": DRIVE + 60,
  "enters-city": DRIVE + 200,
  "is-worn": 350,
  "faces-danger": 600,
  "avoids-with-escort": 600,
  "avoids-with-ranger": 600,
  "turns-back": 700,
  "breaks-down": 900,
  "must-stop": 400,
  "follows-caravan": 500,
  sails: 500,
  plays: 600,
  "threatens-tile": 900,
  "threatens-crew": 900,
  "threatens-swap": 900,
  "cancels-with-escort": 900,
  "cancels-with-ranger": 900,
  "tile-gone": 600,
  "is-sabotaged": 700,
  "is-crippled": 700,
  "tiles-swapped": 800,
  leads: 250,
  "gets-bonus": 350,
  arrives: 1200,
  "last-round": 700,
  earns: 700,
  wins: 1500,
};

export const beat = (event: Event): number => BEATS[event.kind] ?? 0;

// ── The routes that have been driven ──

export interface Leg {
  space: string;
  /** The line that led there; empty: by road. */
  line: string;
}

/** Where each crew has been, from the log; what happened before the log begins is not known. */
export function trails(log: Event[], start: string, crews: CrewState[]): Record<string, Leg[]> {
  const found: Record<string, Leg[]> = Object.fromEntries(crews.map(({ id }) => [id, [{ space: start, line: "" }]]));
  const line: Record<string, string> = {};
  for (const event of log) {
    if (event.kind === "sails") line[event.values.seat] = event.values.line;
    else if (event.kind === "drives-to" || event.kind === "enters-city") {
      const { seat, space } = event.values;
      found[seat]?.push({ space, line: line[seat] ?? "" });
      line[seat] = "";
    }
  }
  return found;
}

/** What a hand that one may see holds; `?` where one may not. */
export const handOf = (facts: Facts, seat: number, name: "hand" | "looked" = "hand"): string[] =>
  facts[name][seat] ?? [];
