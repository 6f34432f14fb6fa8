/** What lies in the box, as the server tells it: the track with its spaces, race cards, event cards, cars and teams. */

import { type CarName, livery } from "../../lib/board/livery";
import type { Setting } from "../../lib/game";

export interface Cell {
  id: string;
  sector: number;
  /** a to e from the inside, p the pit lane, w the strip beyond the wall. */
  lane: string;
  at: [number, number];
  /** Degrees, clockwise from the right. */
  heading: number;
  /** The corners, x and y in turn. */
  shape: number[];
  ahead: string[];
}

export interface Corner {
  name: string;
  first: number;
  last: number;
}

export interface TrackFace {
  id: string;
  name: string;
  length: number;
  cells: Cell[];
  line: [number, number, number, number];
  labels: [number, number][];
  bounds: [number, number, number, number];
  grid: string[];
  /** The sector from which on a race in its last lap is not restarted. */
  green: number;
  /** How many sectors a Safety Zone reaches to either side. */
  reach: number;
  corners: Corner[];
}

export interface CardFace {
  id: string;
  name: string;
  number: number;
  movement: "solo" | "line" | "pursuit" | "lead";
  speed: number;
  exit: number;
  wear: string;
  calls: number;
  special: string;
}

export interface EventFace {
  id: string;
  name: string;
  flag: string;
  pit: string;
}

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

export interface Outline {
  id: string;
  name: string;
  laps: number;
  lanes: number[];
  centre: [number, number][];
}

/** What the shop window gets. */
export interface Shown {
  tracks: Outline[];
  teams: { id: string; name: string; numbers: number[] }[];
}

export interface Box extends Shown {
  track: TrackFace;
  cards: CardFace[];
  events: EventFace[];
  cars: CarFace[];
  laps: number;
  points: number[];
  wears: string[];
  most_wear: number;
  penalties: number[];
}

/** The box with its things by name. */
export interface Table {
  box: Box;
  cell: Map<string, Cell>;
  card: Map<string, CardFace>;
  event: Map<string, EventFace>;
  car: Map<string, CarFace>;
  /** The number of lanes of each sector. */
  widths: number[];
}

const tables = new WeakMap<object, Table>();

export function tableOf(setting: Setting): Table {
  const known = tables.get(setting.components);
  if (known) return known;
  const box = setting.components as unknown as Box;
  const named = <T extends { id: string }>(all: T[]) => new Map(all.map((each) => [each.id, each]));
  const widths = Array.from({ length: box.track.length }, () => 0);
  for (const cell of box.track.cells) if (cell.lane !== "p" && cell.lane !== "w") widths[cell.sector]!++;
  const table = {
    box,
    cell: named(box.track.cells),
    card: named(box.cards),
    event: named(box.events),
    car: named(box.cars),
    widths,
  };
  tables.set(setting.components, table);
  return table;
}

// ── What cars look like ──

export function plateOf(car: CarFace | undefined): CarName {
  const team = car?.player ? car.team : "npc";
  return { team, letter: String(car?.number ?? "?"), livery: livery(team), second: car?.second ?? false };
}

/** The key that picks a car: A for the first, V for the last. */
export function keyOf(table: Table, car: string): string {
  return String.fromCharCode(65 + table.box.cars.findIndex((each) => each.id === car));
}
