/**
 * What stands beside a track: trees and grandstands, placed by the track's own geometry. The same track always has the
 * same scenery.
 */

import type { Bounds, Point } from "./camera";

export interface Tree extends Point {
  radius: number;
}

export interface Stand extends Point {
  /** Along the track, clockwise from the right. */
  degrees: number;
  length: number;
}

/** A place on the middle of the road. */
export interface RoadPoint extends Point {
  degrees: number;
}

/** Numbers from 0 to 1 that look random and are always the same (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Turns between -180 and 180 degrees. */
export function turn(from: number, to: number): number {
  return ((((to - from + 180) % 360) + 360) % 360) - 180;
}

/** Trees in groups, all of them at least `clear` away from the road and from every stand. */
export function trees(road: Point[], bounds: Bounds, clear: number, stands: Stand[] = [], most = 90): Tree[] {
  const next = numbers(Math.round(bounds.width * 31 + bounds.height * 17 + road.length));
  const [wide, high] = [bounds.width * 0.5, bounds.height * 0.5];
  const found: Tree[] = [];
  for (let tries = 0; tries < most * 4 && found.length < most; tries++) {
    const group = {
      x: bounds.x - wide + next() * (bounds.width + 2 * wide),
      y: bounds.y - high + next() * (bounds.height + 2 * high),
    };
    for (let count = 1 + Math.floor(next() * 4); count > 0; count--) {
      const tree = {
        x: group.x + (next() - 0.5) * clear * 1.6,
        y: group.y + (next() - 0.5) * clear * 1.6,
        radius: clear * (0.13 + next() * 0.1),
      };
      if (road.some((point) => far(point, tree) < clear + tree.radius)) continue;
      if (stands.some((stand) => far(stand, tree) < stand.length / 2 + clear * 0.5)) continue;
      if (found.some((other) => far(other, tree) < (other.radius + tree.radius) * 0.8)) continue;
      found.push(tree);
    }
  }
  return found.sort((a, b) => a.y - b.y);
}

/** Grandstands beside straight pieces of road, on its left or its right, where nothing else is. */
export function stands(road: RoadPoint[], clear: number, length: number, most = 6): Stand[] {
  const found: Stand[] = [];
  const steps = Math.max(1, Math.round(road.length / 24));
  for (let index = 0; index < road.length && found.length < most; index += steps) {
    const here = road[index]!;
    const ahead = road[(index + steps) % road.length]!;
    if (Math.abs(turn(here.degrees, ahead.degrees)) > 9) continue;
    for (const side of [-1, 1]) {
      const angle = ((here.degrees + 90 * side) * Math.PI) / 180;
      const stand = {
        x: here.x + Math.cos(angle) * clear,
        y: here.y + Math.sin(angle) * clear,
        degrees: here.degrees + (side > 0 ? 180 : 0),
        length,
      };
      const isFree =
        road.every((point) => far(point, stand) > clear * 0.94) &&
        found.every((other) => far(other, stand) > length * 2.4);
      if (isFree) {
        found.push(stand);
        break;
      }
    }
  }
  return found;
}
