import { describe, expect, it } from "vitest";
import { check, fromHex, number, pick, randomWords, sealOf } from "../src/lib/fairness";

// Made by paddock.core.fairness, which these numbers must agree with.
const SECRET = "00112233445566778899aabbccddeeff";
const COMMITMENT = "a8faed6abbf35c12a4b26e40f6feb19d736d90045c83b9f9a31f638d323e6811";
const WORDS = ["Ann's wörds", ""];

/** What its dice gave for these weights, one after the other. */
const DRAWN = [
  { weights: [1, 1, 1, 1, 1, 1], index: 0 },
  { weights: [1, 2, 3], index: 1 },
  { weights: [5, 1, 1, 1], index: 0 },
  { weights: [1], index: 0 },
  { weights: [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3], index: 2 },
  { weights: [1, 1, 1, 1, 1, 1], index: 0 },
];

const proof = {
  table: "",
  seals: ["", ""],
  begun: "",
  digest: "",
  commitment: COMMITMENT,
  secret: SECRET,
  words: WORDS,
  moves: 9,
  dice: 4,
  verified: true,
  sentence: "",
  draws: [],
};

describe("provable dice in the browser", () => {
  it("come out as on the server", async () => {
    const secret = fromHex(SECRET);
    expect(await number(secret, WORDS, 0, 0)).toBe("94c17a6f899cac5783dd45d13d822c529ce42542da7904057bd2167649cff0ce");
    expect(await number(secret, WORDS, 0, 1)).toBe("089064d531b4611b1ca61eef9ea783e93971c5fa2f8c362d1fd956ce1b62e8b0");
    expect(await number(secret, WORDS, 3, 0)).toBe("2e1b020958bf2a9b00da66c69a3c7f296446b5c6bbccae4c44c787ad565f4a58");
  });

  it("are sealed as on the server", async () => {
    const seal = await sealOf("table-1", 1, COMMITMENT, "b0b0");
    expect(seal).toBe("d146f52537532dd09e57bbb9927c169569cd6f881f250e27b5228db96725f442");
    expect(await sealOf("table-1", 0, COMMITMENT, "b0b0")).not.toBe(seal);
    expect(randomWords()).toMatch(/^[0-9a-f]{64}$/);
    expect(randomWords()).not.toBe(randomWords());
  });

  it("belong to the commitment, and to no other", async () => {
    expect((await check(proof)).matches).toBe(true);
    expect((await check({ ...proof, secret: SECRET.replace("ff", "fe") })).matches).toBe(false);
  });

  it("are turned into the same outcomes as on the server, whatever the weights", async () => {
    const secret = fromHex(SECRET);
    for (const [counter, { weights, index }] of DRAWN.entries()) {
      expect(await pick(secret, WORDS, counter, weights)).toBe(index);
    }
  });

  it("are all made again, and the first one that was changed is found", async () => {
    const draws = DRAWN.map((each, number) => ({
      ...each,
      counter: number,
      move: number + 1,
      text: `roll ${each.index}`,
    }));
    const whole = { ...proof, draws };
    const told = new Map(draws.map((draw) => [draw.move, draw.text]));
    expect(await check(whole, told)).toEqual({ matches: true, made: draws.length, wrong: null });
    const loaded = draws.map((draw, place) => (place === 2 ? { ...draw, index: (draw.index + 1) % 4 } : draw));
    expect(await check({ ...whole, draws: loaded })).toMatchObject({ made: 2, wrong: { move: 3 } });
    expect(await check(whole, new Map([[2, "roll 99"]]))).toMatchObject({ made: 1, wrong: { move: 2 } });
  });
});
