/** A circuit's outline as a road: a closed, smooth curve through its points, and where on it one is. */

import type { Bounds } from "../../lib/board/camera";

export interface Spot {
  x: number;
  y: number;
  /** Clockwise from the right. */
  degrees: number;
}

export interface Road {
  /** For an SVG. */
  path: string;
  /** What is at this much of the way round; 0 and 1 are the start line. */
  at: (share: number) => Spot;
  length: number;
  bounds: Bounds;
}

type Point = [x: number, y: number];

/** How many pieces there are between two points of the outline. */
const PIECES = 14;

export function roadOf(outline: Point[], scale = 10): Road {
  const points = outline.map(([x, y]): Point => [x * scale, y * scale]);
  const line = points.flatMap((_, index) =>
    Array.from({ length: PIECES }, (_, piece) => between(points, index, piece / PIECES)),
  );
  const lengths = [0];
  line.forEach(([x, y], index) => {
    const [nextX, nextY] = line[(index + 1) % line.length]!;
    lengths.push(lengths[index]! + Math.hypot(nextX - x, nextY - y));
  });
  const length = lengths.at(-1) ?? 0;
  const at = (share: number): Spot => {
    const wanted = (share - Math.floor(share)) * length;
    let index = lengths.findIndex((each) => each > wanted) - 1;
    if (index < 0) index = line.length - 1;
    const [x, y] = line[index]!;
    const [nextX, nextY] = line[(index + 1) % line.length]!;
    const part = (wanted - lengths[index]!) / (lengths[index + 1]! - lengths[index]! || 1);
    return {
      x: x + (nextX - x) * part,
      y: y + (nextY - y) * part,
      degrees: (Math.atan2(nextY - y, nextX - x) * 180) / Math.PI,
    };
  };
  const path = line.length ? `M${line.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z` : "";
  const [left, right] = [Math.min(...line.map(([x]) => x)), Math.max(...line.map(([x]) => x))];
  const [top, bottom] = [Math.min(...line.map(([, y]) => y)), Math.max(...line.map(([, y]) => y))];
  return { path, at, length, bounds: { x: left, y: top, width: right - left, height: bottom - top } };
}

/** Catmull and Rom's curve between point `index` and the next one. */
function between(points: Point[], index: number, t: number): Point {
  const count = points.length;
  const at = (step: number): Point => points[(index + step + count) % count]!;
  const [a, b, c, d] = [at(-1), at(0), at(1), at(2)];
  const along = (axis: 0 | 1) =>
    0.5 *
    (2 * b[axis] +
      (c[axis] - a[axis]) * t +
      (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
      (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t);
  return [along(0), along(1)];
}

/**
 * The track is an endless line of spaces on which only gaps count; the picture bends it into a loop, long enough that
 * the leader never comes up behind the last car.
 */
export const SPACES = 64;

export const shareOf = (place: number): number => (((place % SPACES) + SPACES) % SPACES) / SPACES;
