import { describe, expect, it } from "vitest";
import { curve, labelPoint, outline, pointAt } from "../src/games/quick-grand-prix/circuit";

const square = [
  { x: 20, y: 10 },
  { x: 80, y: 10 },
  { x: 80, y: 50 },
  { x: 20, y: 50 },
];
const circuit = { id: "home", name: "Home", limits: [5, 8, 7, 5, 8, 6], drs: [2], difficulty: 7, character: "" };

describe("a circuit", () => {
  it("is a closed curve through its points", () => {
    const path = curve(square);
    expect(path.startsWith("M20 10C")).toBe(true);
    expect(path.endsWith("20 10Z")).toBe(true);
    expect(path.match(/C/g)).toHaveLength(4);
  });

  it("has its start at the first point and comes back to it", () => {
    expect(pointAt(square, 0)).toEqual({ x: 20, y: 10 });
    const end = pointAt(square, 1);
    expect(Math.hypot(end.x - 20, end.y - 10)).toBeLessThan(1);
  });

  it("without an outline gets a plan of its own that fits the box and is always the same", () => {
    const points = outline({ ...circuit, outline: [] });
    expect(points).toHaveLength(18);
    expect(points.every(({ x, y }) => x >= 0 && x <= 100 && y >= 0 && y <= 60)).toBe(true);
    expect(outline({ ...circuit, outline: [] })).toEqual(points);
    expect(outline({ ...circuit, id: "away", outline: [] })).not.toEqual(points);
  });

  it("writes limits off the road", () => {
    const label = labelPoint(square, 0, 6);
    expect(Math.hypot(label.x - pointAt(square, 1 / 12).x, label.y - pointAt(square, 1 / 12).y)).toBeCloseTo(7, 0);
  });
});
