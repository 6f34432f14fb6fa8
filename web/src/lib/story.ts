/** The story of a race in five lines, in the order in which it happened, of what was told and of how places changed. */

import type { EventTold } from "./messages";
import { type ByKind, type Moment, momentOf } from "./moments";
import type { Course } from "./places";

/** The longest a story is. */
export const LINES = 5;

/** How the lines that no event tells are said. */
export interface StoryWords {
  led: (name: string, percent: number) => string;
  ledAll: (name: string) => string;
  climbed: (name: string, from: number, to: number, when: string) => string;
  turned: (name: string, when: string) => string;
}

interface Line {
  /** The version of the table after which it is told, and the number of its event; -1: before all of them. */
  at: number;
  number: number;
  text: string;
}

/** How much a moment is worth telling, the most first. What is not named is not told. */
const TOLD: Moment[] = ["win", "lead", "crash", "trouble", "contact", "overtake", "start"];
/** The least that somebody must have gained at once for that to be a line. */
const CLIMB = 2;

/** `nameOf` says who a seat is; without a course the events alone tell the story. */
export function storyOf(
  events: EventTold[],
  moments: ByKind,
  course: Course | null = null,
  nameOf: (seat: number) => string = String,
  words?: StoryWords,
): string[] {
  const lines = course && words ? coursed(course, nameOf, words) : [];
  const told = events.filter((event) => event.seat < 0 && event.text);
  const texts = new Set(lines.map((line) => line.text));
  for (const event of best(told, moments, LINES - lines.length)) {
    if (!texts.has(event.text)) lines.push({ at: event.version, number: event.number, text: event.text });
    texts.add(event.text);
  }
  return lines.sort((a, b) => a.at - b.at || a.number - b.number).map((line) => line.text);
}

/** What the places tell: who led, the best move, and when it was decided. */
function coursed({ leader, climb, turning }: Course, nameOf: (seat: number) => string, words: StoryWords): Line[] {
  const lines: Line[] = [];
  if (leader) {
    const name = nameOf(leader.seat);
    const text = leader.share >= 1 ? words.ledAll(name) : words.led(name, Math.round(100 * leader.share));
    lines.push({ at: leader.at, number: -1, text });
  }
  if (climb && climb.from - climb.to >= CLIMB)
    lines.push({ at: climb.at, number: -1, text: words.climbed(nameOf(climb.seat), climb.from, climb.to, climb.when) });
  if (turning) lines.push({ at: turning.at, number: -1, text: words.turned(nameOf(turning.seat), turning.when) });
  return lines;
}

/** The best moments, so many of them. Of one kind of moment the last is told first: it is the one that counted. */
function best(told: EventTold[], moments: ByKind, most: number): EventTold[] {
  const byRank = TOLD.map((moment) => told.filter((event) => momentOf(moments, event) === moment).toReversed());
  const chosen = new Set<EventTold>();
  for (let round = 0; chosen.size < most && byRank.some((found) => found.length > round); round++) {
    for (const found of byRank) {
      const event = found[round];
      if (event && chosen.size < most) chosen.add(event);
    }
  }
  return [...chosen];
}
