/** Where things are in the two views of the track: the loop, as the server draws it, and the ribbon, unrolled. */

import type { Table } from "./components";

export interface Place {
  x: number;
  y: number;
  heading: number;
}

/** Several cars can lie in one space of the pit lane: they are fanned out a little, the first at the bottom. */
export function fanned(place: Place, index: number): Place {
  return index ? { ...place, x: place.x + 5 * index, y: place.y - 5 * index } : place;
}

export function points(shape: number[]): string {
  return shape.join(" ");
}

// ── The ribbon: sectors from left to right, the outside on top, the pit lane at the bottom ──

export interface RibbonCell extends Place {
  id: string;
  lane: string;
  sector: number;
  shape: number[];
}

export interface Ribbon {
  cells: Map<string, RibbonCell>;
  width: number;
  height: number;
  column: number;
}

export const LANE = 25;
const PIT = 27;
const HEAD = 18;
const WALL = 13;
const MOST = 5;

/** So many sectors from `first` on. The lanes of a sector share its width as they do on the track, so that links touch. */
export function unroll(table: Table, first: number, columns: number, column: number): Ribbon {
  const { widths } = table;
  const length = widths.length;
  const middle = HEAD + WALL + (MOST * LANE) / 2;
  const bottom = HEAD + WALL + MOST * LANE + 6;
  const at = (sector: number) => ((sector % length) + length) % length;
  const cells = new Map<string, RibbonCell>();
  for (let step = 0; step < columns; step++) {
    const sector = at(first + step);
    const lanes = widths[sector]!;
    const left = step * column;
    const halves = [at(sector - 1), sector, at(sector + 1)].map((each, side) => {
      const half = (widths[each]! * LANE) / 2;
      return side === 1 ? half : (half + (lanes * LANE) / 2) / 2;
    });
    const xs = [left, left + column / 2, left + column];
    const put = (id: string, lane: string, upper: (half: number) => number, lower: (half: number) => number) => {
      const top = halves.map((half) => middle + upper(half));
      const low = halves.map((half) => middle + lower(half));
      cells.set(id, {
        id,
        lane,
        sector,
        x: xs[1]!,
        y: (top[1]! + low[1]!) / 2,
        heading: 0,
        shape: [...xs.flatMap((x, i) => [x, top[i]!]), ...xs.toReversed().flatMap((x, i) => [x, low[2 - i]!])],
      });
    };
    for (let lane = 0; lane < lanes; lane++)
      put(
        `${sector}${"abcde"[lane]}`,
        "abcde"[lane]!,
        (half) => half * (1 - (2 * (lane + 1)) / lanes),
        (half) => half * (1 - (2 * lane) / lanes),
      );
    put(
      `${sector}w`,
      "w",
      (half) => -half - WALL,
      (half) => -half,
    );
    put(
      `${sector}p`,
      "p",
      () => bottom - middle,
      () => bottom - middle + PIT,
    );
  }
  return { cells, width: columns * column, height: bottom + PIT + 2, column };
}
