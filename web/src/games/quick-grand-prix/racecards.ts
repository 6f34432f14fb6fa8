/** The race cards of the season, and who stands where after each race: written down as it is told. */

import type { Event } from "./props";

/** What stands in the total-speed column of a car that stops. */
export const PIT = -1;

/** A car's line of the race card. */
export interface CardLine {
  /** From 1; 0: not formed yet. */
  grid: number;
  /** The total of each section, PIT for a stop. */
  totals: number[];
  /** The sections, from 0, in which it was the fastest over the safety limit. */
  circled: number[];
  /** The extra point of the house rule for whoever leads after the third section. */
  bonus: number;
  /** From 1; 0: still racing. */
  place: number;
  points: number;
}

/** A team after a race. */
export interface Standing {
  /** What its two cars scored in this race. */
  points: number;
  /** All its points of the season. */
  season: number;
  place: number;
}

export interface RaceCard {
  circuit: string;
  cars: Map<string, CardLine>;
  /** By team; empty before the race is over. */
  teams: Map<string, Standing>;
}

const blank = (): CardLine => ({ grid: 0, totals: [], circled: [], bonus: 0, place: 0, points: 0 });

/** A card for each race that has begun. */
export function raceCards(log: Event[]): RaceCard[] {
  const cards: RaceCard[] = [];
  for (const event of log) {
    if (event.kind === "race-begins") cards.push({ circuit: event.values.circuit, cars: new Map(), teams: new Map() });
    const card = cards.at(-1);
    if (card) writeDown(card, event);
  }
  return cards;
}

function writeDown(card: RaceCard, event: Event): void {
  if (event.kind === "scores") {
    const { seat, points, season, place } = event.values;
    card.teams.set(seat, { points, season, place });
    return;
  }
  if (!("car" in event.values)) return;
  const line = card.cars.get(event.values.car) ?? blank();
  card.cars.set(event.values.car, line);
  if (event.kind === "lines-up") line.grid = event.values.place;
  if (event.kind === "drives") line.totals.push(event.values.total);
  if (event.kind === "pits") line.totals.push(PIT);
  if (event.kind === "fastest") line.circled.push(line.totals.length - 1);
  if (event.kind === "leads-at-three") line.bonus = 1;
  if (event.kind === "finishes") {
    line.place = event.values.place;
    line.points = event.values.points;
  }
}

/** The card to look at: that of the present race, or of the one before until the grid is formed. */
export function openCard(cards: RaceCard[]): number {
  const begun = cards.findLastIndex((card) => [...card.cars.values()].some((line) => line.grid > 0));
  return begun < 0 ? cards.length - 1 : begun;
}
