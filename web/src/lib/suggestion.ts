/** How strong the drivers of the house should be, by how the last races of this browser against them ended. */

import { number, struct, word } from "./guards";
import { storedList } from "./stored";

export interface Outcome {
  game: string;
  title: string;
  level: string;
  place: number;
  seats: number;
}

const KEY = "paddock-outcomes";
const MOST = 200;
/** So many races at a level are looked at, and so many of them must have been won, or lost, for another level. */
const LOOKED_AT = 3;
const ENOUGH = 2;
const isOutcome = struct({ game: word, title: word, level: word, place: number, seats: number });

export const outcomes = (): Outcome[] => storedList(KEY, isOutcome);

/** Keep how a race ended, once. */
export function noteOutcome(outcome: Outcome): void {
  const others = outcomes().filter((each) => each.game !== outcome.game);
  try {
    localStorage.setItem(KEY, JSON.stringify([outcome, ...others].slice(0, MOST)));
  } catch {
    // A browser that stores nothing gets no suggestions.
  }
}

/** The level to race against next: one up after two wins in three races, one down after two last places. */
export function suggestedLevel(title: string, levels: string[], known: Outcome[] = outcomes()): string {
  const usual = levels[Math.floor(levels.length / 2)] ?? "";
  const mine = known.filter((each) => each.title === title && levels.includes(each.level));
  const level = mine[0]?.level ?? usual;
  const lately = mine.slice(0, LOOKED_AT).filter((each) => each.level === level);
  const at = levels.indexOf(level);
  if (lately.filter((each) => each.place === 1).length >= ENOUGH) return levels[at + 1] ?? level;
  if (lately.filter((each) => each.place === each.seats).length >= ENOUGH) return levels[at - 1] ?? level;
  return level;
}
