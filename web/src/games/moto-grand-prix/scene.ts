/**
 * The scene: what the board shows. It is read off the facts; between two sets of facts the events carry it on. It
 * decides nothing: at the end of the events the next facts are shown, whatever it had.
 */

import type { Facts, Setting } from "../../lib/game";
import type { EventTold } from "../../lib/messages";
import { type Box, boxOf, type Place } from "./components";

export const LANES = ["left", "centre", "right"];
export const OFF = -1;

export interface Bike {
  /** Rows since the finish line; the front row of the grid is -1. */
  distance: number;
  /** 0 left, 1 centre, 2 right; OFF: not on the track. */
  lane: number;
  stance: string;
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
  /** The lane of the racing line in each row: who is nearer to it is ahead. */
  lines: number[];
}

// ── From facts ──

const numbers = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : []);
const words = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

export function sceneOf(facts: Facts, setting: Setting): Scene {
  const box = boxOf(setting);
  const ids = box.bikes.map((bike) => bike.id);
  const of = (name: string) => numbers(facts[name]);
  const [distance, front, rear, engine, low, high, slip, contact] = [
    "distance",
    "front",
    "rear",
    "engine",
    "low",
    "high",
    "slip",
    "contact",
  ].map(of) as number[][];
  const lanes = words(facts.lane);
  const stances = words(facts.stance);
  const bikes = Object.fromEntries(
    ids.map((id, index): [string, Bike] => [
      id,
      {
        distance: distance![index] ?? -1,
        lane: LANES.indexOf(lanes[index] ?? ""),
        stance: stances[index] ?? "straight",
        front: front![index] ?? 0,
        rear: rear![index] ?? 0,
        engine: engine![index] ?? 0,
        low: low![index] ?? 0,
        high: high![index] ?? 0,
        slip: slip![index] === 1,
        contact: contact![index] === 1,
      },
    ]),
  );
  const queue = words(facts.queue);
  const acting = queue[0] ? bikes[queue[0]] : undefined;
  return {
    session: String(facts.session),
    turn: Number(facts.turn),
    lap: Number(facts.lap),
    bikes,
    queue,
    finished: words(facts.finished),
    out: words(facts.out),
    stage: acting?.low ? [thrown(queue[0]!, acting.low, acting.high)] : [],
    occasion: "",
    wakes: words(facts.chain).map((bike, index, chain): [string, string] => [
      bike,
      index ? chain[index - 1]! : (queue[0] ?? ""),
    ]),
    ride: null,
    lines: box.circuit.rows.map((row) => row.line),
  };
}

// ── What it says ──

export const rowOf = (distance: number, box: Box): number => {
  const rows = box.circuit.rows.length;
  return ((distance % rows) + rows) % rows;
};

export function placeOf(bike: Bike, box: Box): Place | null {
  return bike.lane === OFF ? null : (box.circuit.rows[rowOf(bike.distance, box)]?.cells[bike.lane] ?? null);
}

/** Which way a bike leans: 1 left, -1 right. Where stances have no part in the rules, it leans in every corner. */
export function leanOf(bike: Bike, box: Box): number {
  const row = box.circuit.rows[rowOf(bike.distance, box)];
  if (!row || bike.lane === OFF) return 0;
  const leans = box.level === "expert" ? bike.stance === "leaning" : row.difficulty > 0;
  return leans ? row.side : 0;
}

/** The bikes from first to last: home, on the track, out. */
export function order(scene: Scene): string[] {
  const racing = Object.keys(scene.bikes).filter((id) => scene.bikes[id]!.lane !== OFF);
  const rows = scene.lines.length;
  const rank = (id: string) => {
    const { distance, lane } = scene.bikes[id]!;
    return Math.abs(lane - (scene.lines[((distance % rows) + rows) % rows] ?? 0));
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

type Values = Record<string, string>;
type Step = (scene: Scene, values: Values, box: Box, number: number) => Partial<Scene>;

const change = (scene: Scene, id: string, next: Partial<Bike>): Partial<Scene> => {
  const bike = scene.bikes[id];
  return bike ? { bikes: { ...scene.bikes, [id]: { ...bike, ...next } } } : {};
};

const roll: Step = (scene, { bike = "", low = "0", high = "0" }) => ({
  ...change(scene, bike, { low: Number(low), high: Number(high) }),
  stage: [thrown(bike, Number(low), Number(high))],
  occasion: scene.occasion === "slipstream" ? "slipstream" : "",
  ride: null,
});

/** The dice that a bike has on the stage now show other faces. */
const flip =
  (...names: string[]): Step =>
  (scene, values) => {
    const own = scene.bikes[values.bike ?? ""];
    const faces = names.map((name) => Number(values[name] ?? 0)).filter((face) => face > 0);
    const before = own ? [own.low, own.high].filter((face) => face > 0) : [];
    return {
      stage: [
        {
          bike: values.bike ?? "",
          dice: faces,
          flipped: faces.map((face, index) => (faces.length === before.length ? face !== before[index] : true)),
          contact: own?.contact ?? false,
          first: false,
        },
      ],
    };
  };

const dial =
  (name: "front" | "rear" | "engine", value: string): Step =>
  (scene, values) =>
    change(scene, values.bike ?? "", { [name]: Number(values[value] ?? 0) });

const stance =
  (word: string): Step =>
  (scene, { bike = "" }) =>
    change(scene, bike, { stance: word });

const toContest: Step = () => ({ stage: [], occasion: "contest", ride: null });

const marked = (scene: Scene, bike: string, mark: Partial<Throw>): Throw[] =>
  scene.stage.map((each) => (each.bike === bike ? { ...each, ...mark } : each));

const follows: Step = (scene, { bike = "", ahead = "" }) => ({
  wakes: [...scene.wakes, [bike, ahead]],
  occasion: "slipstream",
  stage: [],
  ride: null,
});

const goesHome: Step = (scene, { bike = "" }) => ({
  ...change(scene, bike, { lane: OFF }),
  finished: scene.finished.includes(bike) ? scene.finished : [...scene.finished, bike],
  ride: null,
});

const newTurn: Step = (_, { turn = "1" }) => ({
  turn: Number(turn),
  stage: [],
  occasion: "",
  wakes: [],
  ride: null,
});

const STEPS: Record<string, Step> = {
  "rolls-for-grid": (scene, { bike = "", low = "0", high = "0" }) => ({
    stage: [...scene.stage, thrown(bike, Number(low), Number(high))].slice(-6),
  }),
  "takes-pole": (scene, { bike = "" }, box) => ({
    ...change(scene, bike, { distance: -1, lane: box.circuit.rows.at(-1)?.line ?? 0 }),
    stage: [],
    finished: [],
    out: [],
  }),
  "lines-up": (scene, { bike = "", row = "1", lane = "" }) =>
    change(scene, bike, { distance: -Number(row), lane: LANES.indexOf(lane), stance: "straight" }),
  "start-turn": newTurn,
  "turn-begins": newTurn,
  "braking-contest": toContest,
  "cornering-contest": toContest,
  "rolls-in-contest": (scene, { bike = "", low = "0", high = "0" }) => ({
    ...change(scene, bike, { low: Number(low), high: Number(high) }),
    stage: [...scene.stage, thrown(bike, Number(low), Number(high))],
  }),
  "has-contact": (scene, { bike = "" }) => ({
    ...change(scene, bike, { contact: true }),
    stage: marked(scene, bike, { contact: true }),
  }),
  "goes-first": (scene, { bike = "" }) => ({ stage: marked(scene, bike, { first: true }) }),
  "declares-slipstream": follows,
  "extends-slipstream": follows,
  rolls: roll,
  "rolls-one": (scene, { bike = "", face = "0" }, box, number) => roll(scene, { bike, low: face }, box, number),
  copies: (scene, { bike = "", low = "0", high = "0" }) => ({
    ...change(scene, bike, { low: Number(low), high: Number(high), slip: true }),
    stage: [...scene.stage, thrown(bike, Number(low), Number(high))],
  }),
  "flips-on-straight": flip("first", "second"),
  "flips-in-corner-1": flip("first", "second"),
  "flips-in-corner-2": flip("first", "second"),
  "flips-in-corner-3": flip("first", "second"),
  "flips-start-die": flip("face"),
  "flips-last-die": flip("face"),
  discards: flip("kept"),
  "spends-engine": dial("engine", "left"),
  "wears-rear": dial("rear", "left"),
  brakes: dial("front", "left"),
  rides: (scene, { bike = "", rows = "0", path = "0" }, box, number) => {
    const own = scene.bikes[bike];
    if (!own) return {};
    const lanes = lanesOf(Number(path), Number(rows));
    return {
      ...change(scene, bike, { distance: own.distance + Number(rows), lane: lanes.at(-1) ?? own.lane }),
      wakes: scene.wakes.filter(([, ahead]) => ahead !== bike),
      ride: {
        number,
        bike,
        cells: lanes.map((lane, step) => [rowOf(own.distance + step + 1, box), lane]),
      },
    };
  },
  redlining: () => ({ occasion: "engine" }),
  "engine-suffers": dial("engine", "engine"),
  "does-wheelie": stance("wheelie"),
  sideslips: (scene, { bike = "", rear = "0" }) => change(scene, bike, { stance: "straight", rear: Number(rear) }),
  straightened: stance("straight"),
  leans: stance("leaning"),
  "straightens-up": stance("straight"),
  recovers: (scene, values, box, number) => {
    const row = box.circuit.rows[rowOf(scene.bikes[values.bike ?? ""]?.distance ?? 0, box)];
    return stance(row?.difficulty ? "leaning" : "straight")(scene, values, box, number);
  },
  "drops-out": (scene, { bike = "" }) => ({
    ...change(scene, bike, { lane: OFF }),
    out: [...scene.out, bike],
    ride: null,
  }),
  "lap-counter": (_, { lap = "1" }) => ({ lap: Number(lap) }),
  wins: goesHome,
  finishes: goesHome,
};

/** The lanes of a ride, row by row: the event carries them as one number, three to the power of the step for each. */
export function lanesOf(path: number, rows: number): number[] {
  return Array.from({ length: rows }, (_, step) => Math.floor(path / 3 ** step) % 3);
}

export function after(scene: Scene, event: EventTold, box: Box): Scene {
  const step = STEPS[event.kind];
  return step ? { ...scene, ...step(scene, event.values as Values, box, event.number) } : scene;
}

// ── How long each is looked at ──

const BEATS: Record<string, number> = {
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

export function beat(event: EventTold): number {
  if (event.kind === "rides") return RIDE_START + RIDE_ROW * Number(event.values.rows ?? 0) + 80;
  if (event.kind.startsWith("flips-") && event.kind !== "flips-both-ways") return 450;
  return BEATS[event.kind] ?? 0;
}
