/** What lies in the box of The Great Race, by name; and the paint of its crews. */

import type { Bounds } from "../../lib/board/camera";
import { type CarName, type Livery, livery } from "../../lib/board/livery";
import type { BoardFace, Card, Components, Crew, Names, Space, Tile } from "./types";

export type Point = [x: number, y: number];

export type Slot = Names["slot"];
export const SLOTS: Slot[] = ["scout", "mechanic", "escort", "funding"];

export const boardOf = (box: Components): BoardFace => box.boards[0]!;
export const tileOf = (box: Components, id: string): Tile | undefined => box.tiles.find((tile) => tile.id === id);
export const cardOf = (box: Components, id: string): Card | undefined => box.cards.find((card) => card.id === id);

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

export function plate(id: string, box: Components): CarName {
  const crew = box.crews.find((each) => each.id === id);
  return { team: id, letter: (crew?.name ?? id).slice(0, 2), livery: paintOf(crew), second: false };
}
