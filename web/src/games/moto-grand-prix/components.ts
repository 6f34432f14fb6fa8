/** Where things are drawn, and the paint of the bikes. */

import { type CarName, inverted, type Livery, livery, painted } from "../../lib/board/livery";
import type { Components } from "./types";

/** x, y and heading in degrees, clockwise from the right. */
export type Place = [x: number, y: number, degrees: number];

/** The house's paints have other words for two of the colours, and none for the twelfth. */
const PAINT: Record<string, string> = { grey: "silver", turquoise: "teal" };
export const BROWN = painted("brown", "plain");

export const paintOf = (team: string): Livery => (team === BROWN.id ? BROWN : livery(PAINT[team] ?? team));

/** What a bike wears: the second of a team has a white nose, and the colours the other way round if somebody else rides. */
export function plate(bike: string, box: Components): CarName {
  const face = box.bikes.find((each) => each.id === bike);
  const team = face?.team ?? "";
  const second = bike.endsWith("-2");
  const first = box.bikes.find((each) => each.team === team && each.id !== bike);
  const paint = paintOf(team);
  const isOther = second && first !== undefined && first.seat !== face?.seat && paint !== BROWN;
  return { team, letter: face?.code ?? "", livery: isOther ? inverted(paint) : paint, second };
}
