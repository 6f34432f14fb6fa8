/**
 * The scene: what the board shows. It is read off the facts; between two sets of facts the events carry it on. It
 * decides nothing: at the end of the events the next facts are shown, whatever it had.
 */

import type { Facts, Setting } from "../../lib/game";
import type { EventTold } from "../../lib/messages";
import { boardOf, type Box, boxOf, type Slot } from "./components";

export const NONE = ".";
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

const words = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
const known = (value: unknown): string => (value === undefined || value === NONE ? "" : String(value));

/** Whoever acts is in the convoy; after an arrival nothing but the end follows it. */
function phaseOf(active: string, display: string[], arrived: string[]): Phase {
  if (active) return "convoy";
  if (arrived.length) return "maintenance";
  return display.length ? "bivouac" : "planning";
}

export function sceneOf(facts: Facts, setting: Setting): Scene {
  const box = boxOf(setting);
  const spaces = boardOf(box).spaces;
  const of = (name: string, seat: number) => Number((facts[name] as unknown[] | undefined)?.[seat] ?? 0);
  const places = words(facts.space);
  const tiles = words(facts.tiles);
  const active = known(facts.active);
  const display = words(facts.display);
  const threat = known(facts.threat);
  return {
    round: Number(facts.round),
    phase: phaseOf(active, display, words(facts.arrived)),
    crews: box.crews.map(({ id, seat }) => ({
      id,
      seat,
      space: places[seat] ?? "",
      square: of("square", seat),
      fuel: of("fuel", seat),
      engine: of("engine", seat),
      chassis: of("chassis", seat),
      cash: of("cash", seat),
      cards: (facts.hand as unknown[][] | undefined)?.[seat]?.length ?? 0,
      slots: {
        scout: of("scouts", seat),
        mechanic: of("mechanics", seat),
        escort: of("escorts", seat),
        funding: of("funding", seat),
      },
      passed: of("passed", seat) === 1,
    })),
    turns: words(facts.order),
    stack: words(facts.stack),
    arrived: words(facts.arrived),
    active,
    tiles: Object.fromEntries(
      spaces.flatMap(({ id }, index) => (known(tiles[index]) ? [[id, tiles[index]!] as const] : [])),
    ),
    drawn: words(facts.drawn),
    display,
    threat: threat ? { card: threat, by: active, victim: known(facts.victim), spaces: words(facts.aims) } : null,
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

type Values = Record<string, string>;
type Step = (scene: Scene, values: Values, box: Box) => Partial<Scene>;

function change(scene: Scene, id: string, next: (crew: CrewState) => Partial<CrewState>): Partial<Scene> {
  return { crews: scene.crews.map((crew) => (crew.id === id ? { ...crew, ...next(crew) } : crew)) };
}

const gain =
  (name: "fuel" | "cash" | "cards", value: string): Step =>
  (scene, values) =>
    change(scene, values.seat ?? "", (crew) => ({ [name]: crew[name] + Number(values[value] ?? 0) }));

const cards =
  (by: number): Step =>
  (scene, { seat = "" }) =>
    change(scene, seat, (crew) => ({ cards: Math.max(0, crew.cards + by) }));

const leaves =
  (slot: Slot): Step =>
  (scene, { seat = "" }) => ({ ...takenOff(scene, seat, slot), phase: "convoy", active: seat, fresh: [] });

const takenOff = (scene: Scene, seat: string, slot: Slot): Partial<Scene> =>
  change(scene, seat, (crew) => ({ slots: { ...crew.slots, [slot]: Math.max(0, crew.slots[slot] - 1) } }));

const loss: Step = (scene, { seat = "", engine = "0", chassis = "0" }) =>
  change(scene, seat, (crew) => ({
    engine: crew.engine - Number(engine),
    chassis: crew.chassis - Number(chassis),
  }));

const moves: Step = (scene, { seat = "", space = "", fuel = "0" }) => ({
  ...change(scene, seat, (crew) => ({ space, fuel: crew.fuel - Number(fuel) })),
  fresh: [space],
});

const laid: Step = (scene, { tile = "", space = "" }) => {
  const at = scene.drawn.indexOf(tile);
  return {
    tiles: { ...scene.tiles, [space]: tile },
    drawn: at < 0 ? scene.drawn : scene.drawn.toSpliced(at, 1),
    fresh: [space],
  };
};

const part: Step = (scene, { seat = "", gauge = "engine", price = "0" }) =>
  change(scene, seat, (crew) => ({
    [gauge]: crew[gauge as "engine" | "chassis"] + 1,
    cash: crew.cash - Number(price),
  }));

const both =
  (...steps: Step[]): Step =>
  (scene, values, box) =>
    steps.reduce<Scene>((before, step) => ({ ...before, ...step(before, values, box) }), scene);

const calm: Step = () => ({ threat: null });

const takesCard: Step = (scene, { seat = "", card = "" }) => ({
  ...change(scene, seat, (crew) => ({ cards: crew.cards + 1 })),
  display: scene.display.toSpliced(scene.display.indexOf(card), 1),
});

const STEPS: Record<string, Step> = {
  "starts-with": (scene, { seat = "", cash = "0" }) => change(scene, seat, () => ({ cash: Number(cash) })),
  "round-begins": (_, { round = "1" }) => ({ round: Number(round), phase: "bivouac", active: "", fresh: [] }),
  "turned-up": (scene, { card = "" }) => ({ display: [...scene.display, card] }),
  takes: takesCard,
  "gets-the-last": (scene, values, box) => ({ ...takesCard(scene, values, box), phase: "planning" }),
  draws: cards(1),
  discards: cards(-1),
  "keeps-cards": gain("cards", "cards"),
  "empties-jerrycan": both(cards(-1), gain("fuel", "fuel")),
  plans: (scene, { seat = "", split = "" }) => {
    const [scout = 0, mechanic = 0, escort = 0, funding = 0] = split.split("-").map(Number);
    return {
      ...change(scene, seat, () => ({ slots: { scout, mechanic, escort, funding }, passed: false })),
      phase: "convoy",
    };
  },
  "buys-fuel": (scene, { seat = "", levels = "0", price = "0" }) =>
    change(scene, seat, (crew) => ({ fuel: crew.fuel + Number(levels), cash: crew.cash - Number(price) })),
  "sends-scout": leaves("scout"),
  "scout-draws": leaves("scout"),
  "sets-to-repair": leaves("mechanic"),
  "takes-the-wheel": leaves("mechanic"),
  clears: leaves("escort"),
  collects: (scene, { seat = "", cash = "0" }) => ({
    ...change(scene, seat, (crew) => ({ cash: crew.cash + Number(cash), slots: { ...crew.slots, funding: 0 } })),
    phase: "convoy",
    active: seat,
  }),
  idles: (scene, { seat = "", slot = "scout" }) => takenOff(scene, seat, slot as Slot),
  passes: (scene, { seat = "" }) =>
    change(scene, seat, (crew) => ({
      passed: true,
      slots: { scout: 0, mechanic: 0, escort: crew.slots.escort, funding: 0 },
    })),
  "is-spent": (scene, { seat = "" }) => change(scene, seat, () => ({ passed: true })),
  "tile-drawn": (scene, { seat = "", tile = "" }) => ({ drawn: [...scene.drawn, tile], active: seat }),
  lays: laid,
  finds: laid,
  "back-in-the-bag": (scene, { tile = "" }) => ({ drawn: scene.drawn.toSpliced(scene.drawn.indexOf(tile), 1) }),
  "buys-part": part,
  "fits-part": both(part, cards(-1)),
  "uses-toolbox": (scene, { seat = "", engine = "0", chassis = "0" }) =>
    change(scene, seat, (crew) => ({
      engine: crew.engine + Number(engine),
      chassis: crew.chassis + Number(chassis),
      cards: crew.cards - 1,
    })),
  "sets-off": (_, { seat = "" }) => ({ active: seat, fresh: [] }),
  "drives-to": moves,
  "enters-city": moves,
  "is-worn": loss,
  "is-sabotaged": both(loss, calm),
  "avoids-with-escort": (scene, { seat = "" }) => takenOff(scene, seat, "escort"),
  "avoids-with-ranger": cards(-1),
  "follows-caravan": cards(-1),
  sails: (scene, { seat = "", price = "0" }) => change(scene, seat, (crew) => ({ cash: crew.cash - Number(price) })),
  saves: (scene, { seat = "", cards: used = "0" }) =>
    change(scene, seat, (crew) => ({ cards: crew.cards - Number(used) })),
  advances: (scene, { seat = "", square = "1" }) => ({
    ...change(scene, seat, () => ({ square: Number(square) - 1 })),
    stack: [...scene.stack.filter((id) => id !== seat), seat],
  }),
  plays: cards(-1),
  "is-paid": gain("cash", "cash"),
  refuels: gain("fuel", "fuel"),
  "threatens-tile": (scene, { seat = "", space = "" }) => ({
    ...change(scene, seat, (crew) => ({ cards: crew.cards - 1 })),
    threat: { card: "tracker", by: seat, victim: "", spaces: [space] },
  }),
  "threatens-crew": (scene, { seat = "", victim = "" }) => ({
    ...change(scene, seat, (crew) => ({ cards: crew.cards - 1 })),
    threat: { card: "saboteur", by: seat, victim, spaces: [] },
  }),
  "threatens-swap": (_, { seat = "", one = "", other = "" }) => ({
    threat: { card: "cheater", by: seat, victim: "", spaces: [one, other] },
  }),
  "cancels-with-escort": (scene, { seat = "" }) => ({ ...takenOff(scene, seat, "escort"), threat: null }),
  "cancels-with-ranger": both(cards(-1), calm),
  "tile-gone": (scene, { space = "" }) => ({
    tiles: Object.fromEntries(Object.entries(scene.tiles).filter(([id]) => id !== space)),
    threat: null,
    fresh: [space],
  }),
  "tiles-swapped": (scene, { one = "", other = "" }) => ({
    tiles: { ...scene.tiles, [one]: scene.tiles[other] ?? "", [other]: scene.tiles[one] ?? "" },
    threat: null,
    fresh: [one, other],
  }),
  leads: (scene, { seat = "", place = "1" }) => ({
    phase: "maintenance",
    active: "",
    turns: place === "1" ? [seat] : [...scene.turns, seat],
  }),
  "gets-bonus": gain("cash", "bonus"),
  arrives: (scene, { seat = "" }) => ({
    ...change(scene, seat, () => ({ cards: 0, slots: { scout: 0, mechanic: 0, escort: 0, funding: 0 } })),
    arrived: [...scene.arrived, seat],
  }),
};

export function after(scene: Scene, event: EventTold, box: Box): Scene {
  const step = STEPS[event.kind];
  return step ? { ...scene, ...step(scene, event.values as Values, box) } : scene;
}

// ── How long each is looked at ──

/** How long a vehicle drives from a space to the next. */
export const DRIVE = 520;

const BEATS: Record<string, number> = {
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

export const beat = (event: EventTold): number => BEATS[event.kind] ?? 0;

// ── The routes that have been driven ──

export interface Leg {
  space: string;
  /** The line that led there; empty: by road. */
  line: string;
}

/** Where each crew has been, from the log; what happened before the log begins is not known. */
export function trails(log: EventTold[], start: string, crews: CrewState[]): Record<string, Leg[]> {
  const found: Record<string, Leg[]> = Object.fromEntries(crews.map(({ id }) => [id, [{ space: start, line: "" }]]));
  const line: Record<string, string> = {};
  for (const { kind, values } of log) {
    const seat = String(values.seat ?? "");
    if (kind === "sails") line[seat] = String(values.line);
    else if (kind === "drives-to" || kind === "enters-city") {
      found[seat]?.push({ space: String(values.space), line: line[seat] ?? "" });
      line[seat] = "";
    }
  }
  return found;
}

/** What a hand that one may see holds; `?` where one may not. */
export const handOf = (facts: Facts, seat: number, name = "hand"): string[] =>
  words((facts[name] as unknown[] | undefined)?.[seat]);
