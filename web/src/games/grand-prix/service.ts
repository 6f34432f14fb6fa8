/** A pit stop as one checklist: the work that is ticked, as the answers that do it one after the other and end the stop. */

import type { Offer, Question } from "./props";

export interface Work {
  /** The tyres to fit; empty: those that are on. */
  tyre: string;
  /** How many markers of each kind to take off. */
  repairs: Record<string, number>;
}

export const GO = "go";

const of = <V extends Offer["verb"]>(question: Question, verb: V) =>
  question.options.filter((option): option is Offer & Offer<V> => option.verb === verb);

/** The kinds of wear that can be repaired, and the tyres that can be fitted. */
export const repairable = (question: Question): string[] => of(question, "repair").map((option) => option.values.wear);
export const fitting = (question: Question): string[] => of(question, "fit").map((option) => option.values.tyre);

/** All answers of the stop: tyres, repairs, and out of the box. */
export function answersOf(work: Work): string[] {
  const repairs = Object.entries(work.repairs).flatMap(([wear, count]) =>
    Array.from({ length: count }, () => `repair ${wear}`),
  );
  return [...(work.tyre ? [`fit ${work.tyre}`] : []), ...repairs, GO];
}
