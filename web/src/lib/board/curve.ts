/** Smooth lines through points. */

export type At = [x: number, y: number];

const round = (value: number): string => String(Math.round(value * 10) / 10);
const write = ([x, y]: At): string => `${round(x)} ${round(y)}`;

/** A closed line with its corners worn down: each point moves towards the middle of its neighbours. */
export function worn(points: At[], times = 1): At[] {
  if (times === 0) return points;
  const moved = points.map(([x, y], index): At => {
    const before = points[(index + points.length - 1) % points.length]!;
    const after = points[(index + 1) % points.length]!;
    return [(before[0] + 2 * x + after[0]) / 4, (before[1] + 2 * y + after[1]) / 4];
  });
  return worn(moved, times - 1);
}

/** A curve through all points (Catmull-Rom, as Bézier pieces); a closed one comes back to its first. */
export function curve(points: At[], closed: boolean): string {
  const count = points.length;
  if (count < 2) return "";
  const at = (index: number): At =>
    closed ? points[(index + count) % count]! : points[Math.min(count - 1, Math.max(0, index))]!;
  const pieces = Array.from({ length: closed ? count : count - 1 }, (_, index) => {
    const [before, from, to, beyond] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const leave: At = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const reach: At = [to[0] - (beyond[0] - from[0]) / 6, to[1] - (beyond[1] - from[1]) / 6];
    return `C${write(leave)} ${write(reach)} ${write(to)}`;
  });
  return `M${write(points[0]!)}${pieces.join("")}${closed ? "Z" : ""}`;
}
