/**
 * Circuits as curves. A circuit with an outline is drawn through its points; for one without (somebody's own content
 * pack) a plan is made up from what the rules know of it: a low safety limit is a tight corner, a high one a fast sweep.
 */

import type { CircuitFace } from "./types";

export interface Point {
  x: number;
  y: number;
}

/** The points of a circuit's closed curve, in a box of 100 × 60. */
export function outline(circuit: CircuitFace): Point[] {
  if (circuit.outline.length > 2) return circuit.outline.map(([x, y]) => ({ x, y }));
  return madeUp(circuit.id, circuit.limits);
}

function madeUp(id: string, limits: number[]): Point[] {
  const slowest = Math.min(...limits);
  const span = Math.max(1, Math.max(...limits) - slowest);
  return limits.flatMap((limit, section) =>
    [0, 1, 2].map((step) => {
      const fast = (limit - slowest) / span;
      // Slow sections are bitten out of the oval by their middle point; fast ones are left wide.
      const bite = step === 1 ? (1 - fast) * (0.2 + 0.35 * whim(id, section)) : 0.1 * whim(id, 31 * section + step);
      const angle = 2 * Math.PI * ((section + step / 3) / limits.length) + Math.PI * 0.75;
      return { x: 50 + 43 * (1 - bite) * Math.cos(angle), y: 30 + 23 * (1 - bite) * Math.sin(angle) };
    }),
  );
}

/** A number between 0 and 1 that depends on the circuit's name only, so that each has a shape of its own. */
function whim(id: string, salt: number): number {
  let hash = 2166136261 ^ salt;
  for (const letter of id) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** The smooth closed curve through the points (Catmull-Rom), as an SVG path. */
export function curve(points: Point[]): string {
  const at = (index: number) => points[(index + points.length) % points.length]!;
  let path = `M${round(at(0).x)} ${round(at(0).y)}`;
  for (let index = 0; index < points.length; index++) {
    const [c1, c2, to] = controls(at(index - 1), at(index), at(index + 1), at(index + 2));
    path += `C${round(c1.x)} ${round(c1.y)} ${round(c2.x)} ${round(c2.y)} ${round(to.x)} ${round(to.y)}`;
  }
  return `${path}Z`;
}

function controls(before: Point, from: Point, to: Point, after: Point): [Point, Point, Point] {
  return [
    { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 },
    { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 },
    to,
  ];
}

const FINE = 12;

/** The point at a fraction of the curve's length. */
export function pointAt(points: Point[], fraction: number): Point {
  const fine = sampled(points);
  const steps = fine.map((point, index) => distance(point, fine[(index + 1) % fine.length]!));
  let left = fraction * steps.reduce((sum, step) => sum + step, 0);
  let index = 0;
  while (index < steps.length - 1 && left > steps[index]!) left -= steps[index++]!;
  const [from, to] = [fine[index]!, fine[(index + 1) % fine.length]!];
  const part = steps[index] ? left / steps[index]! : 0;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

function sampled(points: Point[]): Point[] {
  const at = (index: number) => points[(index + points.length) % points.length]!;
  return points.flatMap((from, index) => {
    const [c1, c2, to] = controls(at(index - 1), from, at(index + 1), at(index + 2));
    return Array.from({ length: FINE }, (_, step) => bezier(from, c1, c2, to, step / FINE));
  });
}

function bezier(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const mix = (p: number, q: number, r: number, s: number) =>
    (1 - t) ** 3 * p + 3 * (1 - t) ** 2 * t * q + 3 * (1 - t) * t ** 2 * r + t ** 3 * s;
  return { x: mix(a.x, b.x, c.x, d.x), y: mix(a.y, b.y, c.y, d.y) };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Where a section's number is written: beside its middle, off the road. */
export function labelPoint(points: Point[], section: number, sections: number): Point {
  const middle = pointAt(points, (section + 0.5) / sections);
  const ahead = pointAt(points, (section + 0.52) / sections);
  const length = distance(middle, ahead) || 1;
  const normal = { x: -(ahead.y - middle.y) / length, y: (ahead.x - middle.x) / length };
  const centre = { x: 50, y: 30 };
  const inward = (centre.x - middle.x) * normal.x + (centre.y - middle.y) * normal.y > 0 ? 1 : -1;
  return { x: round(middle.x - inward * 7 * normal.x), y: round(middle.y - inward * 7 * normal.y) };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
