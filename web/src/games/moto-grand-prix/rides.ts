/** The rides on offer, by the place where they end: each place once, its cheapest way first. */

import type { OptionOffer, Question } from "../../lib/messages";
import { LANES } from "./scene";

export interface Outcome {
  place: string;
  rows: number;
  lane: number;
  /** The row of the circuit. */
  row: number;
  /** The ways to get there, the cheapest first. */
  ways: OptionOffer[];
}

const figure = (option: OptionOffer, name: string): number => option.figures[name] ?? 0;

/** What a way costs, for the order in which ways are offered: points of dials first, then what it risks. */
export function price(option: OptionOffer): number {
  const points = figure(option, "engine") + figure(option, "front") + figure(option, "rear");
  return 10 * points + 5 * figure(option, "redline") + 3 * figure(option, "grip");
}

/** Whether it risks something: an engine test, a wheelie, a sideslip. */
export const isRisky = (option: OptionOffer): boolean => figure(option, "redline") > 0 || figure(option, "grip") > 0;

export function outcomes(question: Question | null): Outcome[] {
  const found = new Map<string, Outcome>();
  for (const option of question?.options ?? []) {
    const place = option.values.to;
    if (option.verb !== "ride" || !place) continue;
    const known = found.get(place);
    if (known) {
      known.ways.push(option);
      continue;
    }
    const [rows, lane] = place.split("-") as [string, string];
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

export const outcomeOf = (all: Outcome[], action: string): Outcome | undefined =>
  all.find((outcome) => outcome.ways.some((way) => way.action === action));

/** The dice of a way in words: `5 + 5`. */
export const sum = (option: OptionOffer): string =>
  [figure(option, "first"), figure(option, "second")].filter((face) => face > 0).join(" + ");

/** What a way costs in short: `E2 R1`; empty: nothing. */
export function costs(option: OptionOffer): string {
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
  return question.options.some((option) => flips.includes(option.values.flip ?? ""));
}
