import { describe, expect, it } from "vitest";
import {
  around,
  fit,
  kept,
  nearer,
  NEAREST,
  pieceOf,
  pinched,
  pulled,
  spread,
  under,
  type Bounds,
  type Look,
} from "../src/lib/board/camera";

const track: Bounds = { x: -100, y: 0, width: 400, height: 200 };
const desktop = { width: 800, height: 600 };
const phone = { width: 360, height: 300 };

describe("looking at a drawing", () => {
  it("fits the whole drawing into a screen of another shape, in the middle", () => {
    expect(pieceOf(fit(track), track, desktop)).toEqual({ x: -100, y: -50, width: 400, height: 300 });
    const seen = pieceOf(fit(track), track, phone);
    expect(seen.width).toBe(400);
    expect(seen.height / seen.width).toBeCloseTo(phone.height / phone.width);
    expect(seen.y + seen.height / 2).toBe(100);
  });

  it("shows a part with the shape of the screen when it is nearer", () => {
    expect(pieceOf({ x: 0, y: 50, zoom: 2 }, track, desktop)).toEqual({ x: -100, y: -25, width: 200, height: 150 });
  });

  it("keeps what is under the mouse under the mouse while zooming", () => {
    const look: Look = { x: 100, y: 100, zoom: 3 };
    const mouse = { x: 500, y: 250 };
    const before = under(mouse, look, track, desktop);
    const after = under(mouse, nearer(look, 1.5, mouse, track, desktop), track, desktop);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
  });

  it("never goes farther than the whole nor nearer than makes sense", () => {
    expect(nearer(fit(track), 0.1, { x: 0, y: 0 }, track, desktop)).toEqual(fit(track));
    expect(nearer(fit(track), 1000, { x: 400, y: 300 }, track, desktop).zoom).toBe(NEAREST);
  });

  it("does not let the drawing be pulled out of sight", () => {
    const look: Look = { x: 100, y: 100, zoom: 4 };
    const pulledFar = pulled(look, { x: 100000, y: 100000 }, track, desktop);
    expect(pieceOf(pulledFar, track, desktop)).toMatchObject({ x: -100, y: 0 });
    expect(pulled(fit(track), { x: 500, y: 500 }, track, desktop)).toEqual(fit(track));
  });

  it("pulls the drawing along with the mouse, pixel by pixel", () => {
    const look: Look = { x: 100, y: 100, zoom: 4 };
    const held = under({ x: 300, y: 300 }, look, track, desktop);
    const there = under({ x: 330, y: 290 }, pulled(look, { x: 30, y: -10 }, track, desktop), track, desktop);
    expect(there.x).toBeCloseTo(held.x);
    expect(there.y).toBeCloseTo(held.y);
  });

  it("keeps what is under two fingers under them", () => {
    const look: Look = { x: 100, y: 100, zoom: 2.5 };
    const before = [
      { x: 300, y: 300 },
      { x: 400, y: 300 },
    ] as [{ x: number; y: number }, { x: number; y: number }];
    const after = [
      { x: 290, y: 310 },
      { x: 440, y: 310 },
    ] as typeof before;
    const next = pinched(look, before, after, track, desktop);
    expect(next.zoom).toBeCloseTo(3.75);
    for (const finger of [0, 1] as const) {
      const was = under(before[finger], look, track, desktop);
      const is = under(after[finger], next, track, desktop);
      expect(is.x).toBeCloseTo(was.x);
      expect(is.y).toBeCloseTo(was.y);
    }
  });

  it("stays where it is when the window changes its size, unless that would show the void", () => {
    const look: Look = { x: 100, y: 100, zoom: 6 };
    expect(kept(look, track, phone)).toEqual(look);
    expect(kept({ x: 290, y: 100, zoom: 6 }, track, desktop).x).toBeLessThan(290);
  });

  it("brings all points into sight with their margin, and no nearer than is wanted", () => {
    const points = [
      { x: 0, y: 50 },
      { x: 80, y: 70 },
    ];
    const look = around({ points, margin: 20 }, { most: 100, least: 0 }, track, desktop);
    expect(look).toMatchObject({ x: 40, y: 60 });
    expect(pieceOf(look, track, desktop).width).toBeCloseTo(100);
    expect(around({ points, margin: 20 }, { most: 4, least: 0 }, track, desktop).zoom).toBeCloseTo(2);
    expect(around({ points, margin: 20 }, { most: 0.1, least: 0 }, track, desktop).zoom).toBe(1);
  });

  it("keeps the first point of a sight in view where not all of it fits, however large the margin", () => {
    const near = { most: 4, least: 3 };
    const points = [
      { x: 0, y: 100 },
      { x: 280, y: 100 },
    ];
    for (const margin of [20, 500]) {
      const look = around({ points, margin }, near, track, phone);
      const seen = pieceOf(look, track, phone);
      expect(phone.width / seen.width).toBeCloseTo(near.least);
      expect(seen.x).toBeLessThanOrEqual(0);
      expect(seen.x + seen.width).toBeGreaterThan(0);
    }
    expect(around({ points: [points[0]!], margin: 500 }, near, track, phone)).toMatchObject({ x: 0, y: 100 });
  });

  it("shows the same place inside of what floats over its edges, and more under them", () => {
    const insets = { left: 50, top: 20, right: 10, bottom: 30 };
    const free = { width: desktop.width - 60, height: desktop.height - 50 };
    const piece = pieceOf({ x: 100, y: 100, zoom: 2 }, track, free);
    const all = spread(piece, insets, free);
    const perPixel = piece.width / free.width;
    expect(all.width / perPixel).toBeCloseTo(desktop.width);
    expect(all.height / perPixel).toBeCloseTo(desktop.height);
    expect((piece.x - all.x) / perPixel).toBeCloseTo(insets.left);
    expect((piece.y - all.y) / perPixel).toBeCloseTo(insets.top);
  });

  it("survives a screen that has no size yet", () => {
    expect(
      around({ points: [{ x: 0, y: 0 }], margin: 20 }, { most: 4, least: 0 }, track, { width: 0, height: 0 }).zoom,
    ).toBe(1);
    const seen = pieceOf(kept(fit(track), track, { width: 0, height: 0 }), track, { width: 0, height: 0 });
    expect(Object.values(seen).every(Number.isFinite)).toBe(true);
  });
});
