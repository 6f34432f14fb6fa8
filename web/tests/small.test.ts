import { describe, expect, it } from "vitest";
import { delay } from "../src/lib/backoff";
import { carName, livery, TEAMS } from "../src/lib/board/livery";
import { clockText } from "../src/lib/clock";
import { keysFromHash } from "../src/lib/keyring";
import { addressIn } from "../src/lib/links";
import { blocksOf, spansOf } from "../src/lib/prose";
import { readCommand } from "../src/lib/textcommands";
import { seatPlate } from "../src/lib/seatPlate";
import { en } from "../src/lib/texts/en";
import type { SomeClient, SomeSetting } from "../src/lib/game";
import type { SeatInfo, TowerRow } from "../src/lib/messages";
import { readSpeed } from "../src/games/quick-grand-prix/components";

describe("the badges of a table's seats", () => {
  const seat = (number: number, title: string) => ({ seat: number, title }) as SeatInfo;
  const row = (number: number, car: string) => ({ seat: number, car }) as TowerRow;

  it("differ also for crews that are called after no colour", () => {
    const nobody = { client: null, setting: null, table: null };
    const worn = ["Belgian", "British", "French", "German"].map((title, index) =>
      seatPlate(nobody, seat(index, title)),
    );
    expect(new Set(worn.map(({ livery }) => livery.id)).size).toBe(4);
  });

  it("are as the tower shows the one car of a seat, and the colours of several", () => {
    const client = { plate: (car: string) => ({ ...carName(car), letter: "7" }) } as unknown as SomeClient;
    const table = { tower: [row(0, "red-1"), row(1, "teal-1"), row(1, "teal-2")] };
    const at = { client, setting: {} as SomeSetting, table };
    expect(seatPlate(at, seat(0, "Anna"))).toMatchObject({ team: "red", letter: "7" });
    expect(seatPlate(at, seat(1, "Marek"))).toMatchObject({ team: "teal", letter: "", second: false });
  });
});

describe("small words", () => {
  it("have their singular", () => {
    expect(en.great.hand(1, 1)).toBe("1 of 1 card");
    expect(en.great.cards(1)).toBe("1 card");
    expect(en.great.hand(1, 4)).toBe("1 of 4 cards");
  });

  it("call a die and a vehicle what it is", () => {
    expect(en.tgp.die3).toBe("d3");
    expect(en.camera.follow).not.toContain("car");
  });
});

describe("waiting before another attempt", () => {
  it("doubles, has a limit, and spreads clients over half of it", () => {
    expect(delay(0, 0)).toBe(250);
    expect(delay(0, 0.999)).toBeLessThanOrEqual(500);
    expect(delay(3, 0.5)).toBe(3000);
    expect(delay(50, 0.999)).toBeLessThanOrEqual(15_000);
    expect(delay(50, 0)).toBe(7500);
  });
});

describe("clocks", () => {
  it.each([
    [0, "0:00"],
    [41.2, "0:42"],
    [725, "12:05"],
    [3600 * 3 + 60 * 20, "3 h 20"],
    [86400 * 2 + 3600 * 4, "2 d 4 h"],
  ])("%d seconds are shown as %s", (seconds, text) => expect(clockText(seconds)).toBe(text));
});

describe("the address a friend has sent", () => {
  it.each([
    ["https://house.example/game/romBSRxQLI6A6v6n", "/game/romBSRxQLI6A6v6n"],
    ["Come: https://house.example/game/romBSRxQLI6A6v6n#keys=1.abc now!", "/game/romBSRxQLI6A6v6n#keys=1.abc"],
    ["(https://house.example/game/romBSRxQLI6A6v6n).", "/game/romBSRxQLI6A6v6n"],
    ["https://house.example/season/iawnnTI3_cOKw-l0", "/season/iawnnTI3_cOKw-l0"],
    [" romBSRxQLI6A6v6n ", "/game/romBSRxQLI6A6v6n"],
    ["https://house.example/", ""],
    ["come!", ""],
  ])("%s leads to %s", (sent, address) => expect(addressIn(sent)).toBe(address));
});

describe("liveries", () => {
  it("give each team a pattern of its own", () => {
    expect(TEAMS.length).toBeGreaterThanOrEqual(11);
    expect(new Set(TEAMS.map((team) => livery(team).pattern)).size).toBe(TEAMS.length);
  });

  it("know the second car of a team", () => {
    expect(carName("red-a")).toMatchObject({ team: "red", letter: "A", second: false });
    expect(carName("teal-2")).toMatchObject({ team: "teal", letter: "2", second: true });
    expect(carName("unheard-of-b").livery.main).toMatch(/^var/);
  });
});

describe("a link to another device", () => {
  it("carries seats and their secrets", () => {
    expect(keysFromHash("keys=0.abc-_x+3.def")).toEqual([
      { seat: 0, secret: "abc-_x" },
      { seat: 3, secret: "def" },
    ]);
  });
  it("is nothing when it is something else", () => {
    expect(keysFromHash("QGP-31")).toEqual([]);
    expect(keysFromHash("keys=x.y+.z+-1.q")).toEqual([]);
  });
});

describe("rule texts", () => {
  const isRule = (word: string) => word === "QGP-31" || word === "R-2";

  it("have emphasis and rules that can be followed", () => {
    expect(spansOf("A **fast** car passes (R-2); `SL` *never* R-99.", isRule)).toEqual([
      { kind: "text", text: "A " },
      { kind: "strong", text: "fast" },
      { kind: "text", text: " car passes (" },
      { kind: "rule", text: "R-2" },
      { kind: "text", text: "); " },
      { kind: "code", text: "SL" },
      { kind: "text", text: " " },
      { kind: "emphasis", text: "never" },
      { kind: "text", text: " " },
      { kind: "text", text: "R-99" },
      { kind: "text", text: "." },
    ]);
  });

  it("have paragraphs, lists and tables", () => {
    const kinds = blocksOf("One\ntwo.\n\n- a\n- b\n  goes on\n\n| x | y |\n|---|---|\n| 1 | 2 |").map(
      (block) => block.kind,
    );
    expect(kinds).toEqual(["paragraph", "list", "table"]);
  });

  it("stay text, whatever stands in them", () => {
    const [block] = blocksOf("<img src=x onerror=alert(1)>");
    expect(block).toEqual({ kind: "paragraph", spans: [{ kind: "text", text: "<img src=x onerror=alert(1)>" }] });
  });
});

describe("commands of the text view", () => {
  it.each([
    ["p", { kind: "positions" }],
    [" M ", { kind: "moves" }],
    ["12", { kind: "choose", number: 12 }],
    ["g 3", { kind: "ghost", number: 3 }],
    ["G3", { kind: "ghost", number: 3 }],
    ["", { kind: "commit" }],
    ["fly", { kind: "unknown", text: "fly" }],
  ])("%j", (text, command) => expect(readCommand(text)).toEqual(command));
});

describe("a choice of speed", () => {
  it("is a card and an end, or a stop", () => {
    expect(readSpeed("S3-fast")).toEqual({ card: "S3", end: "fast" });
    expect(readSpeed("my-card-slow")).toEqual({ card: "my-card", end: "slow" });
    expect(readSpeed("pit")).toBeNull();
    expect(readSpeed(".")).toBeNull();
  });
});
