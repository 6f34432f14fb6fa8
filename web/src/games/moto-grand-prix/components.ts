/** Where things are drawn, and the paint of the bikes. */

import { type CarName, type Livery, livery, painted } from "../../lib/board/livery";
import type { Components } from "./types";

/** x, y and heading in degrees, clockwise from the right. */
export type Place = [x: number, y: number, degrees: number];

/** The house's paints have other words for two of the colours, and none for the twelfth. */
const PAINT: Record<string, string> = { grey: "silver", turquoise: "teal" };
export const BROWN = painted("brown", "plain");

export const paintOf = (team: string): Livery => (team === BROWN.id ? BROWN : livery(PAINT[team] ?? team));

export function plate(bike: string, box: Components): CarName {
  const face = box.bikes.find((each) => each.id === bike);
  const team = face?.team ?? "";
  return { team, letter: face?.code ?? "", livery: paintOf(team), second: bike.endsWith("-2") };
}
