/**
 * The scene: what the board shows. It is read off the facts; between two sets of facts the events carry it on. It
 * decides nothing: at the end of the events the next facts are shown, whatever it had.
 */

import type * as wire from "../../lib/wire";
import { NONE, stepped } from "../../lib/wire";
import type { Place } from "./components";
import type { Event, Setting } from "./props";
import type { Components, Events, Facts, Game, Names } from "./types";

export const LANES: string[] = ["left", "centre", "right"] satisfies Names["lane"][];
export const OFF = -1;

export interface Bike {
  /** Rows since the finish line; the front row of the grid is -1. */
  distance: number;
  /** 0 left, 1 centre, 2 right; OFF: not on the track. */
  lane: number;
  stance: Names["stance"];
  front: number;
  rear: number;
  engine: number;
  low: number;
  high: number;
  slip: boolean;
  contact: boolean;
}

/** Dice on the stage: whose they are, what they show, and what they showed before they were flipped. */
export interface Throw {
  bike: string;
  dice: number[];
  /** Which of them have been flipped. */
  flipped: boolean[];
  contact: boolean;
  first: boolean;
}

export interface Scene {
  session: string;
  turn: number;
  lap: number;
  bikes: Record<string, Bike>;
  queue: string[];
  finished: string[];
  out: string[];
  /** What has been thrown just now; several in a contest or a slipstream. */
  stage: Throw[];
  occasion: "" | "contest" | "slipstream" | "engine";
  /** Who follows whom in a slipstream. */
  wakes: [bike: string, ahead: string][];
  /** The ride being shown: its number lets the same ride be told from the next. */
  ride: { number: number; bike: string; cells: [row: number, lane: number][] } | null;
}

// ── From facts ──

const stanceOf = (stance: Names["stance"] | NONE | undefined): Names["stance"] =>
  stance && stance !== NONE ? stance : "straight";

export function sceneOf(facts: Facts, setting: Setting): Scene {
  const { queue } = facts;
  const bikes = Object.fromEntries(
    setting.components.bikes.map(({ id }, index): [string, Bike] => [
      id,
      {
        distance: facts.distance[index] ?? -1,
        lane: LANES.indexOf(facts.lane[index] ?? ""),
        stance: stanceOf(facts.stance[index]),
        front: facts.front[index] ?? 0,
        rear: facts.rear[index] ?? 0,
        engine: facts.engine[index] ?? 0,
        low: facts.low[index] ?? 0,
        high: facts.high[index] ?? 0,
        slip: facts.slip[index] === 1,
        contact: facts.contact[index] === 1,
      },
    ]),
  );
  const acting = queue[0] ? bikes[queue[0]] : undefined;
  return {
    session: facts.session,
    turn: facts.turn,
    lap: facts.lap,
    bikes,
    queue,
    finished: facts.finished,
    out: facts.out,
    stage: acting?.low ? [thrown(queue[0]!, acting.low, acting.high)] : [],
    occasion: "",
    wakes: facts.chain.map((bike, index, chain): [string, string] => [
      bike,
      index ? chain[index - 1]! : (queue[0] ?? ""),
    ]),
    ride: null,
  };
}

// ── What it says ──

export const rowOf = (distance: number, box: Components): number => {
  const rows = box.circuit.rows.length;
  return ((distance % rows) + rows) % rows;
};

export function placeOf(bike: Bike, box: Components): Place | null {
  return bike.lane === OFF ? null : (box.circuit.rows[rowOf(bike.distance, box)]?.cells[bike.lane] ?? null);
}

/** Which way a bike leans: 1 left, -1 right. Where stances have no part in the rules, it leans in every corner. */
export function leanOf(bike: Bike, box: Components): number {
  const row = box.circuit.rows[rowOf(bike.distance, box)];
  if (!row || bike.lane === OFF) return 0;
  const leans = box.level === "expert" ? bike.stance === "leaning" : row.difficulty > 0;
  return leans ? row.side : 0;
}

/** The bikes from first to last: home, on the track, out. */
export function order(scene: Scene, box: Components): string[] {
  const racing = Object.keys(scene.bikes).filter((id) => scene.bikes[id]!.lane !== OFF);
  const rank = (id: string) => {
    const { distance, lane } = scene.bikes[id]!;
    return box.circuit.ranks[rowOf(distance, box)]?.[lane] ?? 0;
  };
  racing.sort((a, b) => scene.bikes[b]!.distance - scene.bikes[a]!.distance || rank(a) - rank(b));
  const shown = [...scene.finished, ...racing];
  return [...shown, ...Object.keys(scene.bikes).filter((id) => !shown.includes(id))];
}

// ── From events ──

function thrown(bike: string, low: number, high: number): Throw {
  const dice = high ? [low, high] : [low];
  return { bike, dice, flipped: dice.map(() => false), contact: false, first: false };
}

type Step<Values> = wire.Step<Scene, Values, Components>;

const change = (scene: Scene, id: string, next: Partial<Bike>): Partial<Scene> => {
  const bike = scene.bikes[id];
  return bike ? { bikes: { ...scene.bikes, [id]: { ...bike, ...next } } } : {};
};

function roll(scene: Scene, bike: string, low: number, high: number): Partial<Scene> {
  return {
    ...change(scene, bike, { low, high }),
    stage: [thrown(bike, low, high)],
    occasion: scene.occasion === "slipstream" ? "slipstream" : "",
    ride: null,
  };
}

/** The dice that a bike has on the stage now show other faces. */
function flip(scene: Scene, bike: string, ...shown: number[]): Partial<Scene> {
  const own = scene.bikes[bike];
  const dice = shown.filter((face) => face > 0);
  const before = own ? [own.low, own.high].filter((face) => face > 0) : [];
  const flipped = dice.map((face, index) => (dice.length === before.length ? face !== before[index] : true));
  return { stage: [{ bike, dice, flipped, contact: own?.contact ?? false, first: false }] };
}

const flipBoth: Step<Events["flips-on-straight"]> = (scene, { bike, first, second }) =>
  flip(scene, bike, first, second);

const flipOne: Step<Events["flips-last-die"]> = (scene, { bike, face }) => flip(scene, bike, face);

const stance =
  (word: Names["stance"]): Step<{ bike: string }> =>
  (scene, { bike }) =>
    change(scene, bike, { stance: word });

const toContest: Step<unknown> = () => ({ stage: [], occasion: "contest", ride: null });

const marked = (scene: Scene, bike: string, mark: Partial<Throw>): Throw[] =>
  scene.stage.map((each) => (each.bike === bike ? { ...each, ...mark } : each));

const follows: Step<Events["declares-slipstream"]> = (scene, { bike, ahead }) => ({
  wakes: [...scene.wakes, [bike, ahead]],
  occasion: "slipstream",
  stage: [],
  ride: null,
});

const goesHome: Step<{ bike: string }> = (scene, { bike }) => ({
  ...change(scene, bike, { lane: OFF }),
  finished: scene.finished.includes(bike) ? scene.finished : [...scene.finished, bike],
  ride: null,
});

const NEW_TURN: Partial<Scene> = { stage: [], occasion: "", wakes: [], ride: null };

const STEPS: wire.Steps<Game, Scene, Components> = {
  "rolls-for-grid": (scene, { bike, low, high }) => ({ stage: [...scene.stage, thrown(bike, low, high)].slice(-6) }),
  "takes-pole": (scene, { bike, distance, lane }) => ({
    ...change(scene, bike, { distance, lane: LANES.indexOf(lane) }),
    stage: [],
    finished: [],
    out: [],
  }),
  "lines-up": (scene, { bike, distance, lane }) =>
    change(scene, bike, { distance, lane: LANES.indexOf(lane), stance: "straight" }),
  "start-turn": (_, { turn }) => ({ turn, ...NEW_TURN }),
  "turn-begins": (_, { turn }) => ({ turn, ...NEW_TURN }),
  "braking-contest": toContest,
  "cornering-contest": toContest,
  "rolls-in-contest": (scene, { bike, low, high }) => ({
    ...change(scene, bike, { low, high }),
    stage: [...scene.stage, thrown(bike, low, high)],
  }),
  "has-contact": (scene, { bike }) => ({
    ...change(scene, bike, { contact: true }),
    stage: marked(scene, bike, { contact: true }),
  }),
  "goes-first": (scene, { bike }) => ({ stage: marked(scene, bike, { first: true }) }),
  "declares-slipstream": follows,
  "extends-slipstream": follows,
  rolls: (scene, { bike, low, high }) => roll(scene, bike, low, high),
  "rolls-one": (scene, { bike, face }) => roll(scene, bike, face, 0),
  copies: (scene, { bike, low, high }) => ({
    ...change(scene, bike, { low, high, slip: true }),
    stage: [...scene.stage, thrown(bike, low, high)],
  }),
  "flips-on-straight": flipBoth,
  "flips-in-corner-1": flipBoth,
  "flips-in-corner-2": flipBoth,
  "flips-in-corner-3": flipBoth,
  "flips-start-die": flipOne,
  "flips-last-die": flipOne,
  discards: (scene, { bike, kept }) => flip(scene, bike, kept),
  "spends-engine": (scene, { bike, left }) => change(scene, bike, { engine: left }),
  "wears-rear": (scene, { bike, left }) => change(scene, bike, { rear: left }),
  brakes: (scene, { bike, left }) => change(scene, bike, { front: left }),
  rides: (scene, { bike, rows, path, distance, lane }, box, number) => ({
    ...change(scene, bike, { distance, lane: LANES.indexOf(lane) }),
    wakes: scene.wakes.filter(([, ahead]) => ahead !== bike),
    ride: {
      number,
      bike,
      cells: lanesOf(path, rows).map((each, step) => [rowOf(distance - rows + step + 1, box), each]),
    },
  }),
  redlining: () => ({ occasion: "engine" }),
  "engine-suffers": (scene, { bike, engine }) => change(scene, bike, { engine }),
  "does-wheelie": stance("wheelie"),
  sideslips: (scene, { bike, rear }) => change(scene, bike, { stance: "straight", rear }),
  straightened: stance("straight"),
  leans: stance("leaning"),
  "straightens-up": stance("straight"),
  recovers: (scene, { bike, stance: now }) => change(scene, bike, { stance: stanceOf(now) }),
  "drops-out": (scene, { bike }) => ({
    ...change(scene, bike, { lane: OFF }),
    out: [...scene.out, bike],
    ride: null,
  }),
  "lap-counter": (_, { lap }) => ({ lap }),
  wins: goesHome,
  finishes: goesHome,
};

/** The lanes of a ride, row by row: the event carries them as one number, three to the power of the step for each. */
export function lanesOf(path: number, rows: number): number[] {
  return Array.from({ length: rows }, (_, step) => Math.floor(path / 3 ** step) % 3);
}

export function after(scene: Scene, event: Event, box: Components): Scene {
  return stepped(STEPS, scene, event, box);
}

// ── How long each is looked at ──

const BEATS: Partial<Record<keyof Events, number>> = {
  "race-day": 600,
  "rolls-for-grid": 350,
  "rolls-off": 350,
  "takes-pole": 350,
  "lines-up": 160,
  "turn-begins": 150,
  "start-turn": 400,
  "braking-contest": 700,
  "cornering-contest": 700,
  "rolls-in-contest": 600,
  "has-contact": 900,
  "goes-first": 500,
  "declares-slipstream": 600,
  "extends-slipstream": 600,
  rolls: 650,
  "rolls-one": 450,
  copies: 450,
  discards: 500,
  "spends-engine": 250,
  brakes: 250,
  "pays-surcharge": 200,
  overtakes: 180,
  redlining: 600,
  "engine-holds": 500,
  "engine-suffers": 700,
  "engine-breaks": 900,
  "does-wheelie": 700,
  sideslips: 700,
  "drops-out": 700,
  "lap-counter": 400,
  "last-lap": 500,
  wins: 1500,
  finishes: 500,
};

/** A ride takes its start and each of its rows. */
export const RIDE_START = 220;
export const RIDE_ROW = 85;

export function beat(event: Event): number {
  if (event.kind === "rides") return RIDE_START + RIDE_ROW * event.values.rows + 80;
  if (event.kind.startsWith("flips-") && event.kind !== "flips-both-ways") return 450;
  return BEATS[event.kind] ?? 0;
}
