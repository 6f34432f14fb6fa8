/** The rides on offer, by the place where they end: each place once, its cheapest way first. */

import type { Offer, Question } from "./props";
import { LANES } from "./scene";

type Ride = Offer<"ride">;

export interface Outcome {
  place: string;
  rows: number;
  lane: number;
  /** The row of the circuit. */
  row: number;
  /** The ways to get there, the cheapest first. */
  ways: Ride[];
}

const figure = (option: Ride, name: string): number => option.figures[name] ?? 0;

/** What a way costs, for the order in which ways are offered: points of dials first, then what it risks. */
export function price(option: Ride): number {
  const points = figure(option, "engine") + figure(option, "front") + figure(option, "rear");
  return 10 * points + 5 * figure(option, "redline") + 3 * figure(option, "grip");
}

/** Whether it risks something: an engine test, a wheelie, a sideslip. */
export const isRisky = (option: Ride): boolean => figure(option, "redline") > 0 || figure(option, "grip") > 0;

export function outcomes(question: Question | null): Outcome[] {
  const found = new Map<string, Outcome>();
  for (const option of question?.options ?? []) {
    if (option.verb !== "ride") continue;
    const place = option.values.to;
    const known = found.get(place);
    if (known) {
      known.ways.push(option);
      continue;
    }
    const [rows = "", lane = ""] = place.split("-");
    found.set(place, {
      place,
      rows: Number(rows),
      lane: LANES.indexOf(lane),
      row: figure(option, "row"),
      ways: [option],
    });
  }
  const all = [...found.values()];
  for (const outcome of all) outcome.ways.sort((a, b) => price(a) - price(b));
  return all.sort((a, b) => a.rows - b.rows || a.lane - b.lane);
}

/** A place ahead that no ride leads to, and the ride that "why not?" asks about: as far as the cheapest one, but there. */
export interface Barred {
  place: string;
  row: number;
  lane: number;
  action: string;
}

/** The places up to the furthest one on offer that are not on offer themselves. */
export function barred(all: Outcome[], length: number): Barred[] {
  const [first] = all;
  if (!first) return [];
  const cheapest = all.reduce((best, each) => (price(each.ways[0]!) < price(best.ways[0]!) ? each : best)).ways[0]!;
  const start = first.row - first.rows + length;
  const found: Barred[] = [];
  for (let rows = 1; rows <= all.at(-1)!.rows; rows++)
    for (const [lane, word] of LANES.entries()) {
      const place = `${rows}-${word}`;
      if (all.some((each) => each.place === place)) continue;
      const { flip, pay } = cheapest.values;
      found.push({ place, lane, row: (start + rows) % length, action: `ride ${place} ${flip} ${pay}` });
    }
  return found;
}

export const outcomeOf = (all: Outcome[], action: string): Outcome | undefined =>
  all.find((outcome) => outcome.ways.some((way) => way.action === action));

/** The dice of a way in words: `5 + 5`. */
export const sum = (option: Ride): string =>
  [figure(option, "first"), figure(option, "second")].filter((face) => face > 0).join(" + ");

/** What a way costs in short: `E2 R1`; empty: nothing. */
export function costs(option: Ride): string {
  const parts: [string, number][] = [
    ["E", figure(option, "engine")],
    ["R", figure(option, "rear")],
    ["F", figure(option, "front")],
  ];
  return parts
    .filter(([, points]) => points > 0)
    .map(([letter, points]) => `${letter}${points}`)
    .join(" ");
}

/** The ride that flips this die and nothing else, whether it is offered or not: what "why not?" asks about. */
export function flipOffered(question: Question, flips: string[]): boolean {
  return question.options.some((option) => option.verb === "ride" && flips.includes(option.values.flip));
}
