import { describe, expect, it } from "vitest";
import {
  after,
  beat,
  carsInOrder,
  circled,
  type Scene,
  sceneOf,
  SL,
  tableOf,
} from "../src/games/quick-grand-prix/scene";
import type { Setting } from "../src/lib/game";
import type { EventTold, Replay } from "../src/lib/messages";
import recorded from "./fixtures/quick-grand-prix.json";

const replay = recorded as unknown as Replay;
const setting: Setting = { info: replay.info, components: replay.components };
const table = tableOf(setting);

const event = (kind: string, values: Record<string, unknown>): EventTold => ({
  number: 0,
  version: 0,
  seat: -1,
  kind,
  rule: "",
  values,
  text: "",
  chapter: "",
});

function racing(line: string[], more: Partial<Scene> = {}): Scene {
  return { ...sceneOf(replay.frames[0]!.facts, setting, null), stage: "race", line, ...more };
}

function told(scene: Scene, ...events: [string, Record<string, unknown>][]): Scene {
  return events.reduce((now, [kind, values]) => after(now, event(kind, values), table), scene);
}

describe("a recorded season", () => {
  it("is carried by its events to the very line the server tells", () => {
    let scene = sceneOf(replay.frames[0]!.facts, setting, null);
    let compared = 0;
    for (const frame of replay.frames.slice(1)) {
      for (const each of frame.events) scene = after(scene, each, table);
      const truth = sceneOf(frame.facts, setting, scene);
      if (truth.stage === "race" && scene.stage === "race") {
        // Gaps close when the next section begins; only the facts know that.
        expect(carsInOrder(scene), `version ${frame.version}`).toEqual(carsInOrder(truth));
        expect(scene.damaged.toSorted(), `version ${frame.version}`).toEqual(truth.damaged.toSorted());
        expect(scene.totals, `version ${frame.version}`).toEqual(truth.totals);
        compared++;
      }
      scene = truth;
    }
    expect(compared).toBeGreaterThan(40);
  });

  it("gives every event that changes the picture time to be seen", () => {
    const kinds = new Set(replay.frames.flatMap((frame) => frame.events.map((each) => each.kind)));
    const silent = [...kinds].filter((kind) => beat(event(kind, {})) === 0);
    expect(silent.toSorted()).toEqual(["left-over", "sees", "sl-in-front", "starts-last"]);
  });

  it("circles a car that went wide in the right race and section", () => {
    const log = replay.frames.flatMap((frame) => frame.events);
    const wide = log.filter((each) => each.kind === "goes-wide").length;
    expect(circled(log, 0).size + circled(log, 1).size).toBe(wide);
    expect([...circled(log, 0)].every((word) => /^\w+-[ab] [0-5]$/.test(word))).toBe(true);
  });
});

describe("a scene", () => {
  it("lets a car pass the SL card and then a car", () => {
    const scene = told(
      racing(["red-a", SL, "blue-a"]),
      ["passes-gap", { car: "blue-a", other: SL }],
      ["passes", { car: "blue-a", other: "red-a" }],
    );
    expect(scene.line).toEqual(["blue-a", "red-a", SL]);
    expect(scene.passed["blue-a"]).toBe(2);
  });

  it("drops wide cars back only when all checks are made, rearmost first", () => {
    const wide = told(
      racing([SL, "red-a", "blue-a", "green-a", "yellow-a"]),
      ["goes-wide", { car: "red-a", sum: 9, difficulty: 6, back: 1 }],
      ["goes-wide", { car: "blue-a", sum: 9, difficulty: 6, back: 1 }],
    );
    expect(wide.line).toEqual([SL, "red-a", "blue-a", "green-a", "yellow-a"]);
    expect(told(wide, ["is-damaged", { car: "blue-a" }]).line).toEqual([SL, "green-a", "red-a", "blue-a", "yellow-a"]);
  });

  it("shows a car in the pits beside its gap and puts it back into the one it returns to", () => {
    const pitted = told(racing([SL, "red-a", "blue-a", "green-a"]), ["pits", { car: "blue-a" }]);
    expect(pitted.line).toEqual([SL, "red-a", "gap-blue-a", "green-a"]);
    expect(carsInOrder(pitted)).toEqual(["red-a", "blue-a", "green-a"]);
    const passed = told(pitted, ["passes-gap", { car: "green-a", other: "gap-blue-a" }]);
    expect(told(passed, ["returns-last", { car: "blue-a" }]).line).toEqual([SL, "red-a", "green-a", "blue-a"]);
  });

  it("remembers the order at the start of the section while the next one is chosen", () => {
    const started = racing([SL, "red-a", "blue-a"], { start: ["red-a", "blue-a"] });
    const moved = told(
      started,
      ["drives", { car: "red-a", speed: "S1-slow", total: 4 }],
      ["drives", { car: "blue-a", speed: "S2-fast", total: 6 }],
      ["passes", { car: "blue-a", other: "red-a" }],
    );
    expect(moved.start).toEqual(["red-a", "blue-a"]);
    expect(moved.line).toEqual([SL, "blue-a", "red-a"]);
  });
});
