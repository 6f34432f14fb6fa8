/** The arithmetic of looking at a drawing that is larger than the screen: where one looks, and how near. */

import type { Insets } from "./frame.svelte";

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** A piece of the drawing, in its own units: what an SVG calls a view box. */
export interface Bounds extends Point, Size {}

/** A place worth looking at, by name. */
export interface Spot extends Point {
  id: string;
  name: string;
}

/** What is worth looking at just now: all these points, with a margin around them, the first one above all. */
export interface Sight {
  points: Point[];
  margin: number;
  /** What it is about: on another occasion a camera that was pulled away comes back. */
  occasion?: string;
}

/** What the eye is on, and how near: 1 shows the whole drawing. */
export interface Look extends Point {
  zoom: number;
}

export const NEAREST = 12;

/** Everything, in the middle. */
export function fit(bounds: Bounds): Look {
  return { x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2, zoom: 1 };
}

/** How many pixels a unit of the drawing has at most and at least while something is looked at. */
export interface Nearness {
  most: number;
  least: number;
}

/**
 * A look at a sight: as near as shows all of it, within what is near enough to see and far enough to know where one is.
 * Where not all of it can be seen, its first point is, and as much as there is room for of the rest.
 */
export function around(sight: Sight, near: Nearness, bounds: Bounds, screen: Size): Look {
  const { points, margin } = sight;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  // Behind another tab of a phone a board has no size at all.
  if (screen.width <= 0 || screen.height <= 0) return { ...middle, zoom: 1 };
  const fits = Math.min(screen.width / (right - left + margin), screen.height / (bottom - top + margin));
  const scale = Math.min(near.most, Math.max(near.least, fits));
  const wide = Math.max(0, screen.width / scale - margin) / 2;
  const high = Math.max(0, screen.height / scale - margin) / 2;
  return {
    x: Math.min(points[0]!.x + wide, Math.max(points[0]!.x - wide, middle.x)),
    y: Math.min(points[0]!.y + high, Math.max(points[0]!.y - high, middle.y)),
    zoom: Math.max(1, scale * unitsPerPixel(1, bounds, screen)),
  };
}

/** The piece of the drawing that a look shows on a screen of this size; it has the shape of the screen. */
export function pieceOf(look: Look, bounds: Bounds, screen: Size): Bounds {
  const perPixel = unitsPerPixel(look.zoom, bounds, screen);
  const width = screen.width * perPixel;
  const height = screen.height * perPixel;
  return { x: look.x - width / 2, y: look.y - height / 2, width, height };
}

/** The same piece with what lies under the things that float over the screen's edges. */
export function spread(piece: Bounds, insets: Insets, screen: Size): Bounds {
  const perPixel = screen.width > 0 ? piece.width / screen.width : 1;
  return {
    x: piece.x - insets.left * perPixel,
    y: piece.y - insets.top * perPixel,
    width: piece.width + (insets.left + insets.right) * perPixel,
    height: piece.height + (insets.top + insets.bottom) * perPixel,
  };
}

/** How many units of the drawing one pixel covers. */
export function unitsPerPixel(zoom: number, bounds: Bounds, screen: Size): number {
  if (screen.width <= 0 || screen.height <= 0) return 1 / zoom;
  return Math.max(bounds.width / screen.width, bounds.height / screen.height) / zoom;
}

/** The same look, so that neither nothing but void is seen nor anything nearer than makes sense. */
export function kept(look: Look, bounds: Bounds, screen: Size): Look {
  const zoom = Math.min(NEAREST, Math.max(1, look.zoom));
  const piece = pieceOf({ ...look, zoom }, bounds, screen);
  return {
    x: within(look.x, bounds.x, bounds.width, piece.width),
    y: within(look.y, bounds.y, bounds.height, piece.height),
    zoom,
  };
}

/** Where the middle of a piece may be so that the piece stays in the whole; one that is wider stands in the middle. */
function within(middle: number, start: number, whole: number, piece: number): number {
  if (piece >= whole) return start + whole / 2;
  return Math.min(start + whole - piece / 2, Math.max(start + piece / 2, middle));
}

/** The point of the drawing under a pixel of the screen. */
export function under(pixel: Point, look: Look, bounds: Bounds, screen: Size): Point {
  const piece = pieceOf(look, bounds, screen);
  const perPixel = unitsPerPixel(look.zoom, bounds, screen);
  return { x: piece.x + pixel.x * perPixel, y: piece.y + pixel.y * perPixel };
}

/** The drawing pulled along by so many pixels. */
export function pulled(look: Look, by: Point, bounds: Bounds, screen: Size): Look {
  const perPixel = unitsPerPixel(look.zoom, bounds, screen);
  return kept({ ...look, x: look.x - by.x * perPixel, y: look.y - by.y * perPixel }, bounds, screen);
}

/** So many times nearer; what is under the pixel stays under it. */
export function nearer(look: Look, times: number, at: Point, bounds: Bounds, screen: Size): Look {
  const zoom = Math.min(NEAREST, Math.max(1, look.zoom * times));
  const point = under(at, look, bounds, screen);
  const perPixel = unitsPerPixel(zoom, bounds, screen);
  const x = point.x + (screen.width / 2 - at.x) * perPixel;
  const y = point.y + (screen.height / 2 - at.y) * perPixel;
  return kept({ x, y, zoom }, bounds, screen);
}

/** Two fingers: what was under them before is under them after. */
export function pinched(look: Look, before: [Point, Point], after: [Point, Point], bounds: Bounds, screen: Size): Look {
  const from = between(...before);
  const to = between(...after);
  const spread = distance(...before);
  const closer = nearer(look, spread > 0 ? distance(...after) / spread : 1, from, bounds, screen);
  return pulled(closer, { x: to.x - from.x, y: to.y - from.y }, bounds, screen);
}

const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
