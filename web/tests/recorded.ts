/** A recorded game, read as the page reads it; and single events for tests. */

import type { Setting } from "../src/lib/game";
import { read } from "../src/lib/guards";
import type { EventTold, GameInfo } from "../src/lib/messages";
import { isTold, type Told, type Types, type Wire } from "../src/lib/wire";

/** Sentences may be left out of a recording. */
type Written = Omit<EventTold, "text" | "chapter"> & { text?: string; chapter?: string };

interface Recording {
  info: GameInfo;
  components: unknown;
  frames: { version: number; action?: string; facts: unknown; events: Written[] }[];
}

export interface Frame<G extends Types> {
  version: number;
  action: string;
  /** Null where they were left out of the recording. */
  facts: G["facts"] | null;
  events: Told<G>[];
}

export function recordedGame<G extends Types>(
  wire: Wire<G>,
  recording: Recording,
): { setting: Setting<G>; frames: Frame<G>[]; first: G["facts"] } {
  const frames = recording.frames.map(({ version, action = "", facts, events }): Frame<G> => {
    const known = events.map((event) => ({ text: "", chapter: "", ...event })).filter((event) => isTold(wire, event));
    if (known.length < events.length) throw new Error(`an event of version ${version} does not fit its type`);
    return { version, action, facts: wire.facts(facts) ? facts : null, events: known };
  });
  const components = read(wire.components, recording.components);
  const first = read(wire.facts, recording.frames[0]?.facts);
  return { setting: { info: recording.info, components }, frames, first };
}

/** Makes events of a game. */
export function teller<G extends Types>(wire: Wire<G>) {
  return <E extends keyof G["events"] & string>(kind: E, values: G["events"][E], seat = -1): Told<G> => {
    const event = { number: 7, version: 0, seat, kind, rule: "", values, text: "", chapter: "" };
    if (!isTold(wire, event)) throw new Error(`${kind} does not fit its type`);
    return event;
  };
}
