/** Small promises of the house: keys are kept, keys can be switched off, notes find their place, editors select what was said. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Editing } from "../src/games/grand-prix/editing.svelte";
import { CLOCKS } from "../src/lib/clocks";
import { withNotes } from "../src/lib/events";
import { hiddenGames, hide, known, remember } from "../src/lib/keyring";
import { isOurs } from "../src/lib/keys";
import type { EventTold, NoteTold } from "../src/lib/messages";
import { prefer } from "../src/lib/settings.svelte";

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal("document", { querySelector: () => null, documentElement: { dataset: {} } });
  vi.stubGlobal("HTMLElement", class {});
});
afterEach(() => vi.unstubAllGlobals());

describe("my games", () => {
  it("can be hidden, and keep their keys", () => {
    remember("g1", { keys: [{ seat: 0, secret: "s" }], title: "pig", name: "Pig" });
    hide("g1");
    expect(hiddenGames()).toEqual(["g1"]);
    expect(known("g1")?.keys).toEqual([{ seat: 0, secret: "s" }]);
  });
});

describe("single keys", () => {
  const press = (key: string) => ({ key, target: null }) as KeyboardEvent;
  it("mean something, unless they are switched off", () => {
    expect(isOurs(press("w"))).toBe(true);
    prefer({ singleKeys: false });
    expect([isOurs(press("w")), isOurs(press("3")), isOurs(press("Enter"))]).toEqual([false, false, true]);
    prefer({ singleKeys: true });
  });
});

describe("notes of the house", () => {
  const event = (number: number, version: number): EventTold => ({
    ...{ number, version, seat: -1, kind: "rolled", rule: "", values: {}, chapter: "" },
    text: `event ${number}`,
  });
  const note = (number: number, version: number): NoteTold => ({
    ...{ number, version, seat: 0, kind: "time-out" },
    text: `note ${number}`,
  });
  it("stand in the log after what had happened by then, each under a number of its own", () => {
    const log = withNotes([event(0, 1), event(1, 3), event(2, 6)], [note(0, 4), note(1, 4), note(2, 9)]);
    expect(log.map((line) => line.text)).toEqual(["event 0", "event 1", "note 0", "note 1", "event 2", "note 2"]);
    expect(new Set(log.map((line) => line.number)).size).toBe(6);
  });
});

describe("the clocks that are offered", () => {
  it("begin with something usual that the house takes", () => {
    for (const { usual, most } of Object.values(CLOCKS)) expect(usual).toBeLessThanOrEqual(most);
    expect(CLOCKS.days).toMatchObject({ seconds: 86400, usual: 2, most: 30 });
  });
});

describe("the selection of the track editor", () => {
  it("begins where it is said to begin, and takes no sector that nobody named", () => {
    const editing = new Editing();
    editing.selectFrom(66);
    expect(editing.sectors).toEqual([66]);
    editing.selectTo(68);
    expect(editing.sectors).toEqual([66, 67, 68]);
    editing.selectTo(5);
    expect(editing.sectors[0]).toBe(5);
    expect(editing.last).toBe(5);
  });
});
