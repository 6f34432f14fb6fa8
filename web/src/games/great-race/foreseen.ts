/** What the chosen thing would leave on my dashboard. */

import type { Facts, Foreseen } from "./types";

export type Gauge = "fuel" | "engine" | "chassis" | "cash";

/** A gauge, or the purse, afterwards: as the game foresees it, or as a fact that would change; null: as it is. */
export function gaugeAfter(
  gauge: Gauge,
  seat: number,
  ghost: Foreseen | null,
  changes: Partial<Facts> | null,
): number | null {
  const told: unknown = Object.entries(ghost ?? {}).find(([name]) => name === gauge)?.[1];
  return typeof told === "number" ? told : (changes?.[gauge]?.[seat] ?? null);
}
