/** Moments of a race: how an event is announced, how it sounds, and whether the story of the race tells it. */

import type { Types } from "./wire";

export type Moment =
  | "start"
  | "turn"
  | "card"
  | "die"
  | "overtake"
  | "lead"
  | "contact"
  | "crash"
  | "pit"
  | "trouble"
  | "last-lap"
  | "flag"
  | "win";

/** For each kind of event that is a moment, which one, or what decides it. */
export type Moments<G extends Types> = { [E in keyof G["events"]]?: Moment | ((values: G["events"][E]) => Moment) };

/** The same for events of whatever game. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type ByKind = Partial<Record<string, Moment | ((values: any) => Moment)>>;

/** The moments that are announced over the board, not only told in the log. */
export const ANNOUNCED: ReadonlySet<Moment> = new Set(["start", "lead", "crash", "last-lap", "flag", "win"]);

export function momentOf(moments: ByKind, event: { kind: PropertyKey; values: unknown } | null): Moment | null {
  const found = event && moments[String(event.kind)];
  return (typeof found === "function" ? found(event!.values) : found) ?? null;
}
