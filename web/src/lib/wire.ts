/**
 * What the server tells of a game, as each game's `types.ts` has it: typed once its guards have let it through.
 */

import type { Guard, Guards } from "./guards";
import type { EventTold, OptionOffer, Question } from "./messages";

/** Nothing there: no card, no car, nobody. */
export const NONE = ".";
export type NONE = typeof NONE;
/** Something is there, but who looks may not know what. */
export const UNKNOWN = "?";
export type UNKNOWN = typeof UNKNOWN;

// ── A game ──

/** What each game's `types.ts` has as `Game`. */
export interface Types {
  facts: object;
  kind: string;
  verbs: object;
  events: object;
  components: object;
  /** Of the title: what the shelf and the set-up page draw. */
  window: object;
  foreseen: object;
}

/** The guards of all of it. */
export interface Wire<G extends Types> {
  facts: Guard<G["facts"]>;
  changes: Guard<Partial<G["facts"]>>;
  kinds: Guard<G["kind"]>;
  verbs: { [V in keyof G["verbs"]]: Guard<G["verbs"][V]> } & Guards;
  events: { [E in keyof G["events"]]: Guard<G["events"][E]> } & Guards;
  components: Guard<G["components"]>;
  window: Guard<G["window"]>;
  foreseen: Guard<G["foreseen"]>;
}

/** An event of this game; without kinds, any of them. */
export type Told<G extends Types, E extends keyof G["events"] = keyof G["events"]> = {
  [K in E]: Omit<EventTold, "kind" | "values"> & { kind: K; values: G["events"][K] };
}[E];

/** An option of this game; without verbs, any of them. */
export type Offer<G extends Types, V extends keyof G["verbs"] = keyof G["verbs"]> = {
  [K in V]: Omit<OptionOffer, "verb" | "values"> & { verb: K; values: G["verbs"][K] };
}[V];

/** A question of this game. */
export type Asked<G extends Types> = Omit<Question, "kind" | "options"> & { kind: G["kind"]; options: Offer<G>[] };

export function isTold<G extends Types, E extends { kind: string; values: unknown }>(
  wire: Wire<G>,
  event: E,
): event is E & Told<G> {
  return wire.events[event.kind]?.(event.values) ?? false;
}

export function isAsked<G extends Types>(wire: Wire<G>, question: Question): question is Question & Asked<G> {
  return wire.kinds(question.kind) && question.options.every((each) => wire.verbs[each.verb]?.(each.values) ?? false);
}

type NameIn<T> = T extends T ? keyof T & string : never;

/** An argument by name, of an option or event that need not have it. */
export function argument<O extends { values: object }>(of: O, name: NameIn<O["values"]>): string | undefined {
  const value: unknown = Reflect.get(of.values, name);
  return value === undefined ? undefined : String(value);
}

// ── What events do to a picture ──

/** What an event with these values changes. `number` tells it from all others. */
export type Step<Scene, Values, Table> = (scene: Scene, values: Values, table: Table, number: number) => Partial<Scene>;

/** For each kind of event what it changes; most change nothing. */
export type Steps<G extends Types, Scene, Table> = {
  [E in keyof G["events"]]?: Step<Scene, G["events"][E], Table>;
};

/** The picture after an event. */
export function stepped<G extends Types, Scene, Table, E extends keyof G["events"]>(
  steps: Steps<G, Scene, Table>,
  scene: Scene,
  event: Told<G, E>,
  table: Table,
): Scene {
  const step = steps[event.kind];
  return step ? { ...scene, ...step(scene, event.values, table, event.number) } : scene;
}
