/** Where the signs of the corners stand: near their corner, but neither on the road nor on each other. */

import type { Road } from "./outline";

export interface Sign {
  x: number;
  y: number;
  /** The corner itself. */
  atX: number;
  atY: number;
}

/** Half the road, and a little air. */
const ROAD = 26;
const SAMPLES = 160;
/** How finely places are looked for. */
const STEP = 24;

export function signsOf(road: Road, corners: { at: number }[], width: number, height: number, margin: number): Sign[] {
  const samples = Array.from({ length: SAMPLES }, (_, index) => road.at(index / SAMPLES));
  const { x: left, y: top } = road.bounds;
  const [right, bottom] = [left + road.bounds.width, top + road.bounds.height];
  const found: Sign[] = [];
  for (const { at } of corners) {
    const { x: atX, y: atY } = road.at(at);
    const tries: (Sign & { cost: number })[] = [];
    for (let x = left - margin + width / 2; x <= right + margin - width / 2; x += STEP) {
      for (let y = top - margin + height / 2; y <= bottom + margin - height / 2; y += STEP) {
        const covered = samples.filter((spot) => inside(spot, x, y, width / 2 + ROAD, height / 2 + ROAD)).length;
        const crossed = found.some((other) => inside(other, x, y, width + 8, height + 8)) ? 1000 : 0;
        // How far the corner is from the edge of the sign.
        const away = Math.hypot(
          Math.max(0, Math.abs(x - atX) - width / 2),
          Math.max(0, Math.abs(y - atY) - height / 2),
        );
        tries.push({ x, y, atX, atY, cost: 30 * covered + crossed + away });
      }
    }
    if (!tries.length) tries.push({ x: atX, y: atY, atX, atY, cost: 0 });
    const best = tries.reduce((one, other) => (other.cost < one.cost ? other : one));
    found.push({ x: best.x, y: best.y, atX, atY });
  }
  return found;
}

const inside = (spot: { x: number; y: number }, x: number, y: number, width: number, height: number): boolean =>
  Math.abs(spot.x - x) < width && Math.abs(spot.y - y) < height;
