/** The log as a list: what the server tells replaces what we had from its first number on. */

import type { EventTold, NoteTold } from "./messages";

export function mergeEvents(had: EventTold[], told: EventTold[], first: number): EventTold[] {
  const kept = had.filter((event) => event.number < first);
  return [...kept, ...told.filter((event) => event.number >= first)];
}

/** The number of the last event whose predecessor is missing; 0: none is. */
export function gapIn(events: EventTold[]): number {
  return events.findLast((event, index) => event.number > (events[index - 1]?.number ?? -1) + 1)?.number ?? 0;
}

/** How many events two logs begin with in common; what follows in the older one was taken back. */
export function commonLength(had: EventTold[], now: EventTold[]): number {
  let length = 0;
  while (length < had.length && length < now.length && isSame(had[length]!, now[length]!)) length++;
  return length;
}

function isSame(one: EventTold, other: EventTold): boolean {
  return one.number === other.number && one.kind === other.kind && one.text === other.text;
}

/** The log with the house's own notes, each after what had happened by then. Notes are numbered below zero. */
export function withNotes(events: EventTold[], notes: NoteTold[]): EventTold[] {
  const all = [...events];
  for (const note of notes) {
    const place = all.findLastIndex((event) => event.version <= note.version) + 1;
    all.splice(place, 0, {
      number: -1 - note.number,
      version: note.version,
      seat: -1,
      kind: `note-${note.kind}`,
      rule: "",
      values: {},
      text: note.text,
      chapter: "",
    });
  }
  return all;
}

export interface Chapter {
  title: string;
  /** The version at which it begins. */
  version: number;
}

export function chaptersOf(events: EventTold[]): Chapter[] {
  return events.filter((event) => event.chapter).map((event) => ({ title: event.chapter, version: event.version }));
}
