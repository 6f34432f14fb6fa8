/** What The Great Race is drawn from, as the server tells it; and the paint of its crews. */

import type { Bounds } from "../../lib/board/camera";
import { type CarName, type Livery, livery } from "../../lib/board/livery";
import type { Setting } from "../../lib/game";

export type Point = [x: number, y: number];

export interface Space {
  id: string;
  kind: "open" | "risk" | "city";
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
}

export interface Line {
  id: string;
  mode: "sea" | "air";
  from: string;
  to: string;
  price: number;
  /** Points that lead it round the land. */
  way: Point[];
}

export interface BoardFace {
  id: string;
  name: string;
  frame: [x: number, y: number, width: number, height: number];
  coasts: Point[][];
  rivers: Point[][];
  /** How far apart neighbouring spaces are. */
  unit: number;
  lanes: number;
  start: string;
  goal: string;
  northward: boolean;
  spaces: Space[];
  lines: Line[];
}

export interface Tile {
  id: string;
  name: string;
  count: number;
  fuel: number;
  mechanical: number;
  danger: boolean;
  stop: boolean;
}

export interface Card {
  id: string;
  name: string;
  count: number;
  timing: "before" | "with-drive" | "with-repair" | "any-time";
  danger: boolean;
}

export interface Crew {
  id: string;
  name: string;
  colour: string;
  seat: number;
}

/** A game's components; of the title they are the same, with all boards and crews. */
export interface Box {
  boards: BoardFace[];
  tiles: Tile[];
  cards: Card[];
  crews: Crew[];
  gauges: { fuel: number; engine: number; chassis: number };
  prices: Record<string, number>;
  costs: { city_fuel: number; risk_fuel: number; danger: number };
  card_figures: Record<string, number>;
  scout_tiles: number;
  /** Francs for one, two, … assistants in Funding. */
  funding: number[];
  assistants: number;
}

export const SLOTS = ["scout", "mechanic", "escort", "funding"] as const;
export type Slot = (typeof SLOTS)[number];

export const boxOf = (setting: Setting): Box => setting.components as unknown as Box;
export const boardOf = (box: Box): BoardFace => box.boards[0]!;
export const tileOf = (box: Box, id: string): Tile | undefined => box.tiles.find((tile) => tile.id === id);
export const cardOf = (box: Box, id: string): Card | undefined => box.cards.find((card) => card.id === id);

export const boundsOf = ({ frame: [x, y, width, height] }: BoardFace): Bounds => ({ x, y, width, height });

/** Each board's spaces by their ids, looked up often. */
const known = new WeakMap<BoardFace, Map<string, Space>>();

export function spaceOf(board: BoardFace, id: string): Space | undefined {
  let spaces = known.get(board);
  if (!spaces) known.set(board, (spaces = new Map(board.spaces.map((space) => [space.id, space]))));
  return spaces.get(id);
}

/** What a space is called: a city by its name. */
export const titleOf = (board: BoardFace, id: string): string => spaceOf(board, id)?.name || id;

export const paintOf = (crew: Crew | undefined): Livery => livery(crew?.colour ?? "", crew?.seat ?? 0);

export function plate(id: string, box: Box): CarName {
  const crew = box.crews.find((each) => each.id === id);
  return { team: id, letter: (crew?.name ?? id).slice(0, 2), livery: paintOf(crew), second: false };
}
