/** What came of each car at the end: its points, and in words why it has them, or none. */

import type { EventTold } from "./messages";

export interface Verdict {
  /** All points that the car has brought. */
  points: number;
  /** What was said of it last. */
  text: string;
}

/**
 * By car. `kinds` are the events that tell it; an event is about the car that it names, or that `carOf` knows for it.
 * Over a season points add up, and the words are those of the last race.
 */
export function verdictsOf(
  events: EventTold[],
  kinds: readonly string[],
  carOf: (event: EventTold) => string = namedBy,
): Map<string, Verdict> {
  const found = new Map<string, Verdict>();
  for (const event of events) {
    const car = kinds.includes(event.kind) ? carOf(event) : "";
    if (!car) continue;
    const points = typeof event.values.points === "number" ? event.values.points : 0;
    found.set(car, { points: points + (found.get(car)?.points ?? 0), text: event.text });
  }
  return found;
}

/** The car that an event names, as most games name it. */
export function namedBy({ values }: EventTold): string {
  const named = values.car ?? values.bike ?? values.seat;
  return typeof named === "string" ? named : "";
}
