/** Hosts who cheat with the dice, caught by the player's own page. Their twins of tests/core/test_cheating_hosts.py. */

import { beforeEach, describe, expect, it, vi } from "vitest";
import { DiceKeeper } from "../src/lib/diceKeeper.svelte";
import { sealOf, sha256 } from "../src/lib/fairness";
import { deceitIn, keep, type Kept, keptOf } from "../src/lib/kept";
import type { GameInfo, Proof } from "../src/lib/messages";
import { misfitOf } from "../src/lib/recordHead";
import { tableMessage } from "./socket";

const [ANN, BOB, EVE] = ["a1".repeat(32), "b0".repeat(32), "e5".repeat(32)];
const SECRET = "00112233445566778899aabbccddeeff";
const COMMITMENT = "a8faed6abbf35c12a4b26e40f6feb19d736d90045c83b9f9a31f638d323e6811";
const TABLE = "table-1";
const seal = (seat: number, words: string, commitment = COMMITMENT) => sealOf(TABLE, seat, commitment, words);

const stored = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
});
beforeEach(() => stored.clear());

async function honest(): Promise<Proof> {
  return {
    table: TABLE,
    commitment: COMMITMENT,
    secret: SECRET,
    seals: [await seal(0, ANN), await seal(1, BOB)],
    words: [ANN, BOB],
    begun: "",
    digest: "",
    moves: 2,
    dice: 1,
    verified: true,
    sentence: "",
    draws: [{ move: 2, text: "die 4", weights: [1, 1], index: 0, counter: 0 }],
  };
}

async function annKept(change: Partial<Kept> = {}): Promise<Kept> {
  const seals = (await honest()).seals;
  const base = { table: TABLE, commitment: COMMITMENT, words: { 0: ANN }, seals, sealed: [0], opened: [0] };
  return { ...base, counted: [0, 1], ...change };
}

describe("what this browser has kept, held against a race", () => {
  it("fits an honest one", async () => {
    expect(await deceitIn(await honest(), await annKept())).toBeNull();
  });

  it.each<[string, (proof: Proof) => Promise<Partial<Proof>>, Partial<Kept>, string]>([
    ["the record of another table", async () => ({ table: "table-2" }), {}, "table"],
    ["a record of the old kind", async () => ({ table: "", seals: ["", ""] }), {}, "table"],
    ["a secret drawn later", async () => ({ commitment: "00".repeat(32) }), {}, "commitment"],
    ["another's words replaced", async ({ seals }) => ({ seals: [seals[0]!, await seal(1, EVE)] }), {}, "seals"],
    ["another's words added", async ({ seals }) => ({ seals: [...seals, "ab"] }), { seals: ["", "", ""] }, "seals"],
    ["my words replaced", async ({ seals }) => ({ seals: [await seal(0, EVE), seals[1]!] }), { seals: [] }, "own-seal"],
    ["my seal dropped", async ({ seals }) => ({ seals: ["", seals[1]!] }), { seals: [] }, "own-seal"],
    ["my words changed behind the seal", async () => ({ words: [EVE, BOB] }), {}, "own-words"],
    ["my words left out", async () => ({ words: ["", BOB] }), { counted: null }, "left-out"],
    ["another's words left out", async () => ({ words: [ANN, ""] }), {}, "counted"],
  ])("does not fit %s", async (_, cheat, told, found) => {
    const proof = await honest();
    expect(await deceitIn({ ...proof, ...(await cheat(proof)) }, await annKept(told))).toBe(found);
  });

  it("blames nobody for a seal that came too late", async () => {
    const proof = await honest();
    const late = { ...proof, seals: ["", proof.seals[1]!], words: ["", BOB] };
    const kept = await annKept({ seals: late.seals, sealed: [], opened: [], counted: [1] });
    expect(await deceitIn(late, kept)).toBeNull();
  });
});

describe("the text of a record", () => {
  async function written(proof: Proof, more: string[] = []): Promise<[string, Proof]> {
    const head = [
      "Paddock record 1",
      "game: pig",
      "rules: 1",
      `table: ${proof.table}`,
      "player ann: Ann",
      "player bob: Bob",
    ];
    const dice = [`commitment: ${proof.commitment}`, `seal ann: ${proof.seals[0]}`, `seal bob: ${proof.seals[1]}`];
    const words = [`words ann: ${proof.words[0]}`, `words bob: ${proof.words[1]}`, "moves:", "ann roll", "* die 4"];
    const text = [...head, ...dice, ...words, ...more, "result: ann 1 (9)", `secret: ${proof.secret}`, ""].join("\n");
    const digest = await sha256(new TextEncoder().encode(text));
    return [`${text}digest: ${digest}\n`, { ...proof, digest }];
  }

  it("bears an honest proof out", async () => {
    expect(await misfitOf(...(await written(await honest())))).toBeNull();
  });

  it("is not that of another proof", async () => {
    const [text, proof] = await written(await honest());
    expect(await misfitOf(text, { ...proof, words: [ANN, EVE] })).toBe("another");
    expect(await misfitOf(text, { ...proof, begun: "from a position" })).toBe("another");
    expect(await misfitOf(text.replace("ann roll", "ann hold"), proof)).toBe("digest");
  });

  it("holds only words that were sealed, and all dice that were shown", async () => {
    expect(await misfitOf(...(await written({ ...(await honest()), words: [ANN, EVE] })))).toBe("words");
    expect(await misfitOf(...(await written(await honest(), ["* die 6"])))).toBe("draws");
  });

  it("says where the same dice came again, and a proof that picks its numbers is found out", async () => {
    const [first, again] = [2, 5].map((move) => ({ move, text: "die 4", weights: [1, 1], index: 0, counter: 0 }));
    const moves = ["ann rewind", "ann roll", "* die 4"];
    const twice = { ...(await honest()), draws: [first!, again!] };
    expect(await misfitOf(...(await written(twice, moves)))).toBeNull();
    const picked = { ...twice, draws: [first!, { ...again!, counter: 1 }] };
    expect(await misfitOf(...(await written(picked, moves)))).toBe("draws");
    const anew = moves.map((line) => line.replace("rewind", "take-back"));
    expect(await misfitOf(...(await written(picked, anew)))).toBeNull();
    expect(await misfitOf(...(await written(twice, anew)))).toBe("draws");
  });
});

// ── While the table fills ──

function info(change: Partial<GameInfo>, seals: string[] = ["", ""], opened: boolean[] = [false, false]): GameInfo {
  const seats = seals.map((each, seat) => ({
    ...{
      seat,
      title: "Red",
      name: "Ann",
      kind: "human",
      level: "",
      style: "",
      here: true,
      left: false,
      awaited: false,
    },
    seal: each,
    opened: opened[seat]!,
  }));
  const game = { ...tableMessage(0).info, game: TABLE, status: "waiting", commitment: COMMITMENT, seats };
  return { ...game, ...change };
}

function keeper(): { sent: Record<string, unknown>[]; dice: DiceKeeper } {
  const sent: Record<string, unknown>[] = [];
  const dice = new DiceKeeper(async (wish) => Boolean(sent.push({ ...wish })));
  return { sent, dice };
}

describe("this browser at a table", () => {
  it("keeps the commitment, then seals; keeps the seals, then opens; and notes whose words count", async () => {
    const { sent, dice } = keeper();
    await dice.follow(info({}), [0]);
    const words = keptOf(TABLE)!.words[0]!;
    expect(sent).toEqual([{ type: "seal", seat: 0, seal: await seal(0, words) }]);
    expect(keptOf(TABLE)).toMatchObject({ commitment: COMMITMENT, sealed: [0], seals: [] });
    const seals = [await seal(0, words), await seal(1, BOB)];
    await dice.follow(info({ sealed: true }, seals), [0]);
    expect(sent.slice(1)).toEqual([{ type: "open", seat: 0, words }]);
    expect(keptOf(TABLE)).toMatchObject({ seals, opened: [0], counted: null });
    await dice.follow(info({ status: "running", sealed: true }, seals, [true, true]), [0]);
    expect(keptOf(TABLE)!.counted).toEqual([0, 1]);
    expect(dice.deceit).toBeNull();
  });

  it("counts nobody's words while a race is paused that has not begun", async () => {
    const { dice } = keeper();
    await dice.follow(info({}), [0]);
    const seals = [await seal(0, keptOf(TABLE)!.words[0]!), await seal(1, BOB)];
    await dice.follow(info({ status: "pinned", sealed: true }, seals), [0]);
    expect(keptOf(TABLE)!.counted).toBeNull();
    await dice.follow(info({ status: "running", sealed: true }, seals, [true, true]), [0]);
    expect(keptOf(TABLE)!.counted).toEqual([0, 1]);
  });

  it("seals for all its seats, each with words of its own, and says nothing twice", async () => {
    const { sent, dice } = keeper();
    await Promise.all([dice.follow(info({}), [0, 1]), dice.follow(info({}), [0, 1])]);
    const { words } = keptOf(TABLE)!;
    expect(words[0]).not.toBe(words[1]);
    expect(sent).toHaveLength(2);
  });

  it("seals the same words again after the page was loaded anew", async () => {
    const [first, second] = [keeper(), keeper()];
    await first.dice.follow(info({}), [0]);
    await second.dice.follow(info({}), [0]);
    expect(second.sent).toEqual(first.sent);
  });

  it("tries again with the next table what the server could not save", async () => {
    const sent: unknown[] = [];
    const dice = new DiceKeeper(async (wish) => sent.push(wish) > 1);
    await dice.follow(info({}), [0]);
    expect(keptOf(TABLE)!.sealed).toEqual([]);
    await dice.follow(info({}), [0]);
    await dice.follow(info({}), [0]);
    expect(sent).toHaveLength(2);
    expect(keptOf(TABLE)!.sealed).toEqual([0]);
  });

  it("opens nothing before all have sealed", async () => {
    const { sent, dice } = keeper();
    await dice.follow(info({}), [0]);
    const own = await seal(0, keptOf(TABLE)!.words[0]!);
    await dice.follow(info({}, [own, ""]), [0]);
    expect(sent.map((each) => each.type)).toEqual(["seal"]);
  });

  it("opens nothing to a server that has changed its commitment", async () => {
    const { sent, dice } = keeper();
    await dice.follow(info({}), [0]);
    const own = await seal(0, keptOf(TABLE)!.words[0]!);
    await dice.follow(info({ sealed: true, commitment: "00".repeat(32) }, [own, ""]), [0]);
    expect(dice.deceit).toBe("commitment");
    expect(sent.map((each) => each.type)).toEqual(["seal"]);
  });

  it("opens nothing where another seal stands at its seat, or none", async () => {
    for (const other of [EVE, ""]) {
      stored.clear();
      const { sent, dice } = keeper();
      await dice.follow(info({}), [0]);
      await dice.follow(info({ sealed: true }, [other, "ab"]), [0]);
      expect(dice.deceit).toBe("own-seal");
      expect(sent.map((each) => each.type)).toEqual(["seal"]);
    }
  });

  it("opens nothing when the closed seals have changed", async () => {
    keep(await annKept({ opened: [], counted: null }));
    const { sent, dice } = keeper();
    await dice.follow(info({ sealed: true }, [await seal(0, ANN), await seal(1, EVE)]), [0]);
    expect(dice.deceit).toBe("seals");
    expect(sent).toEqual([]);
  });

  it("adds nothing without a seat, nor to a race that has begun", async () => {
    const { sent, dice } = keeper();
    await dice.follow(info({}), []);
    await dice.follow(info({ status: "running" }), [0]);
    expect(sent).toEqual([]);
    expect(keptOf(TABLE)).toBeUndefined();
  });
});
