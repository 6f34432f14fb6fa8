import { describe, expect, it } from "vitest";
import { stands, trees, turn } from "../src/lib/board/scenery";

/** A round track of radius 300. */
const road = Array.from({ length: 60 }, (_, index) => {
  const angle = (2 * Math.PI * index) / 60;
  return { x: 300 * Math.cos(angle), y: 300 * Math.sin(angle), degrees: (360 * index) / 60 + 90 };
});
const bounds = { x: -350, y: -350, width: 700, height: 700 };
/** Two straights. */
const oval = Array.from({ length: 40 }, (_, index) =>
  index < 20 ? { x: index * 40, y: 0, degrees: 0 } : { x: (39 - index) * 40, y: 500, degrees: 180 },
);

describe("what stands beside a track", () => {
  it("keeps clear of the road, and is always the same", () => {
    const wood = trees(road, bounds, 80);
    expect(wood.length).toBeGreaterThan(20);
    for (const tree of wood)
      for (const point of road) expect(Math.hypot(tree.x - point.x, tree.y - point.y)).toBeGreaterThan(80);
    expect(trees(road, bounds, 80)).toEqual(wood);
  });

  it("has grandstands along straights only, none on the other", () => {
    expect(stands(road, 80, 90)).toEqual([]);
    const found = stands(oval, 80, 90);
    expect(found.length).toBeGreaterThan(1);
    for (const one of found)
      for (const other of found)
        if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(90);
  });

  it("turns the short way", () => {
    expect(turn(170, -170)).toBe(20);
    expect(turn(-170, 170)).toBe(-20);
  });
});
