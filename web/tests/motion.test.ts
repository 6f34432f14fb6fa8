import { describe, expect, it } from "vitest";
import { unwound } from "../src/lib/board/motion";

describe("driving along a path", () => {
  it("never turns the long way round", () => {
    const turned = unwound([170, 179, -179, -170, 175].map((degrees) => ({ x: 0, y: 0, degrees })));
    expect(turned.map((frame) => /rotate\((.*)deg\)/.exec(String(frame.transform))![1])).toEqual([
      "170.0",
      "179.0",
      "181.0",
      "190.0",
      "175.0",
    ]);
  });

  it("keeps the place as it is", () => {
    expect(unwound([{ x: 1.234, y: -5, degrees: 0 }])[0]!.transform).toBe("translate(1.23px, -5.00px) rotate(0.0deg)");
  });
});
