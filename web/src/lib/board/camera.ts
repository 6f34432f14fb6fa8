/** The arithmetic of looking at a drawing that is larger than the screen: where one looks, and how near. */

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
  /** How near it wants to be looked at while it is followed; without it, as near as one is, or nearer. */
  zoom?: number;
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

/** A look at all these points with a margin around them, at most so near that a unit has `nearest` pixels. */
export function around(points: Point[], margin: number, nearest: number, bounds: Bounds, screen: Size): Look {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  // Behind another tab of a phone a board has no size at all.
  if (screen.width <= 0 || screen.height <= 0) return { ...middle, zoom: 1 };
  const wanted = Math.min(nearest, screen.width / (right - left + margin), screen.height / (bottom - top + margin));
  return { ...middle, zoom: Math.max(1, wanted * unitsPerPixel(1, bounds, screen)) };
}

/** The piece of the drawing that a look shows on a screen of this size; it has the shape of the screen. */
export function pieceOf(look: Look, bounds: Bounds, screen: Size): Bounds {
  const perPixel = unitsPerPixel(look.zoom, bounds, screen);
  const width = screen.width * perPixel;
  const height = screen.height * perPixel;
  return { x: look.x - width / 2, y: look.y - height / 2, width, height };
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
