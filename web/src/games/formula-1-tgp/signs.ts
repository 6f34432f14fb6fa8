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

export function signsOf(road: Road, corners: { at: number }[], width: number, height: number, margin: number): Sign[] {
  const samples = Array.from({ length: SAMPLES }, (_, index) => road.at(index / SAMPLES));
  const { x: left, y: top } = road.bounds;
  const [right, bottom] = [left + road.bounds.width, top + road.bounds.height];
  const found: Sign[] = [];
  for (const { at } of corners) {
    const { x: atX, y: atY } = road.at(at);
    const tries: (Sign & { cost: number })[] = [];
    for (const far of [1, 1.4, 1.9, 2.6]) {
      for (let turn = 0; turn < 16; turn++) {
        const angle = (turn * Math.PI) / 8;
        const x = clamp(
          atX + Math.cos(angle) * (width / 2 + ROAD) * far,
          left - margin + width / 2,
          right + margin - width / 2,
        );
        const y = clamp(
          atY + Math.sin(angle) * (height / 2 + ROAD) * far,
          top - margin + height / 2,
          bottom + margin - height / 2,
        );
        const covered = samples.filter((spot) => inside(spot, x, y, width / 2 + ROAD, height / 2 + ROAD)).length;
        const crossed = found.some((other) => inside(other, x, y, width + 8, height + 8)) ? 50 : 0;
        tries.push({ x, y, atX, atY, cost: 10 * covered + crossed + Math.hypot(x - atX, y - atY) / 40 });
      }
    }
    const best = tries.reduce((one, other) => (other.cost < one.cost ? other : one));
    found.push({ x: best.x, y: best.y, atX, atY });
  }
  return found;
}

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

const inside = (spot: { x: number; y: number }, x: number, y: number, width: number, height: number): boolean =>
  Math.abs(spot.x - x) < width && Math.abs(spot.y - y) < height;
