/** How the race went, for its chart and its story: the place of each seat's best car, step by step. */

import type { ReplayFrame } from "./messages";

/** By seat; each with as many places as there are steps. */
export type Places = number[][];

/** What the places of a race come to. */
export interface Course {
  /** Who led longest, for which share of the race, and since when. */
  leader: { seat: number; share: number; at: number } | null;
  /** The most places that somebody gained at once. */
  climb: { seat: number; from: number; to: number; at: number; when: string } | null;
  /** Since when the winner was in the lead for good; null: from the start, or not before the end. */
  turning: { seat: number; at: number; when: string } | null;
}

/** The most steps that a chart shows: more would be a blur. */
const STEPS = 60;

export function placesOf(frames: ReplayFrame[], seats: number): Places {
  const told = raced(frames);
  const every = Math.max(1, (told.length - 1) / (STEPS - 1));
  const shown = Array.from(
    { length: Math.min(STEPS, told.length) },
    (_, step) => told[Math.round(step * every)] ?? told.at(-1)!,
  );
  return Array.from({ length: seats }, (_, seat) => shown.map((frame) => rank(frame, seat, seats)));
}

/** `winner`: the seat that won. */
export function courseOf(frames: ReplayFrame[], seats: number, winner: number): Course {
  const told = raced(frames);
  const ranks = told.map((frame) => Array.from({ length: seats }, (_, seat) => rank(frame, seat, seats)));
  const first = ranks.map((row) => row.indexOf(1));
  const when = chapters(frames);
  const counts = Array.from({ length: seats }, (_, seat) => first.filter((each) => each === seat).length);
  const longest = counts.indexOf(Math.max(...counts));
  const course: Course = { leader: null, climb: null, turning: null };
  if (told.length < 3) return course;
  const since = first.indexOf(longest);
  course.leader = { seat: longest, share: counts[longest]! / told.length, at: told[since]!.version };
  for (let step = 1; step < told.length; step++)
    for (let seat = 0; seat < seats; seat++) {
      const [from, to] = [ranks[step - 1]![seat]!, ranks[step]![seat]!];
      if (from - to > (course.climb ? course.climb.from - course.climb.to : 0))
        course.climb = { seat, from, to, at: told[step]!.version, when: when.get(told[step]!.version) ?? "" };
    }
  const lost = first.findLastIndex((each) => each !== winner);
  const decided = told[lost + 1];
  if (lost >= 0 && decided)
    course.turning = { seat: winner, at: decided.version, when: when.get(decided.version) ?? "" };
  return course;
}

/** The frames in which cars are on their way: those that have more rows than there are teams, or laps to tell. */
function raced(frames: ReplayFrame[]): ReplayFrame[] {
  const racing = frames.filter((frame) => frame.tower.some((row) => row.lap > 0));
  return racing.length ? racing : frames.filter((frame) => frame.tower.length);
}

/** The chapter that each version is in. */
function chapters(frames: ReplayFrame[]): Map<number, string> {
  let chapter = "";
  return new Map(
    frames.map((frame) => {
      chapter = (frame.events.findLast((event) => event.chapter)?.chapter ?? chapter).replace(/\.$/, "");
      return [frame.version, chapter];
    }),
  );
}

/** The rank of a seat among all seats, by the best car of each. */
function rank(frame: ReplayFrame, seat: number, seats: number): number {
  const best = Array.from({ length: seats }, (_, each) =>
    Math.min(Infinity, ...frame.tower.flatMap((row) => (row.seat === each ? [row.place] : []))),
  );
  return 1 + best.filter((place) => place < best[seat]!).length;
}
