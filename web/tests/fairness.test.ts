import { describe, expect, it } from "vitest";
import { check, fromHex, number } from "../src/lib/fairness";

// Made by paddock.core.fairness, which these numbers must agree with.
const SECRET = "00112233445566778899aabbccddeeff";
const COMMITMENT = "a8faed6abbf35c12a4b26e40f6feb19d736d90045c83b9f9a31f638d323e6811";
const WORDS = ["Ann's wörds", ""];

const proof = { commitment: COMMITMENT, secret: SECRET, words: WORDS, moves: 9, dice: 4, verified: true, sentence: "" };

describe("provable dice in the browser", () => {
  it("come out as on the server", async () => {
    const secret = fromHex(SECRET);
    expect(await number(secret, WORDS, 0, 0)).toBe("94c17a6f899cac5783dd45d13d822c529ce42542da7904057bd2167649cff0ce");
    expect(await number(secret, WORDS, 0, 1)).toBe("089064d531b4611b1ca61eef9ea783e93971c5fa2f8c362d1fd956ce1b62e8b0");
    expect(await number(secret, WORDS, 3, 0)).toBe("2e1b020958bf2a9b00da66c69a3c7f296446b5c6bbccae4c44c787ad565f4a58");
  });

  it("belong to the commitment, and to no other", async () => {
    expect((await check(proof)).matches).toBe(true);
    expect((await check(proof)).numbers).toHaveLength(4);
    expect((await check({ ...proof, secret: SECRET.replace("ff", "fe") })).matches).toBe(false);
  });
});
