/** The middle of a line, and a coast round the spaces of a board that nobody has drawn one for. */

import type { Point } from "./components";
import type { Space } from "./types";

/** The point in the middle of a curve through points, near enough for a label. */
export function middle(points: Point[]): Point {
  const half = (points.length - 1) / 2;
  const [one, two] = [points[Math.floor(half)]!, points[Math.ceil(half)]!];
  return [(one[0] + two[0]) / 2, (one[1] + two[1]) / 2];
}

/** How far a coast keeps from the spaces, in parts of a space. */
const BEACH = 0.28;

/**
 * The coasts round the spaces: the edges of the grid between land and sea, walked with the land to the right, moved a
 * little out to sea. Spaces that touch at a corner only are two coasts.
 */
export function coastsAround(spaces: Pick<Space, "column" | "row">[], unit: number): Point[][] {
  const land = new Set(spaces.map(({ column, row }) => `${column} ${row}`));
  const isLand = (column: number, row: number) => land.has(`${column} ${row}`);
  /** From a corner of the grid, the corners that edges lead to. */
  const edges = new Map<string, Point[]>();
  const add = (from: Point, to: Point) => edges.set(from.join(" "), [...(edges.get(from.join(" ")) ?? []), to]);
  for (const { column: c, row: r } of spaces) {
    if (!isLand(c, r - 1)) add([c, r], [c + 1, r]);
    if (!isLand(c + 1, r)) add([c + 1, r], [c + 1, r + 1]);
    if (!isLand(c, r + 1)) add([c + 1, r + 1], [c, r + 1]);
    if (!isLand(c - 1, r)) add([c, r + 1], [c, r]);
  }
  const coasts: Point[][] = [];
  while (edges.size) {
    const first = [...edges.keys()][0]!;
    const [column = 0, row = 0] = first.split(" ").map(Number);
    let here: Point = [column, row];
    let heading: Point = [0, 0];
    const walk: { at: Point; heading: Point }[] = [];
    do {
      const key = here.join(" ");
      const choices: Point[] = edges.get(key) ?? [];
      // Where two coasts meet at a corner, the one that turns right stays with its own land.
      const right: Point = [-heading[1], heading[0]];
      const next =
        choices.find((each) => each[0] - here[0] === right[0] && each[1] - here[1] === right[1]) ?? choices[0]!;
      const left = choices.filter((each) => each !== next);
      if (left.length) edges.set(key, left);
      else edges.delete(key);
      heading = [next[0] - here[0], next[1] - here[1]];
      walk.push({ at: here, heading });
      here = next;
    } while (here.join(" ") !== first);
    coasts.push(
      walk.map(({ at, heading: [x, y] }): Point => {
        // The middle of each edge, moved to the left: out to sea.
        const [mx, my] = [at[0] + x / 2 + y * BEACH, at[1] + y / 2 - x * BEACH];
        return [mx * unit, my * unit];
      }),
    );
  }
  return coasts;
}
