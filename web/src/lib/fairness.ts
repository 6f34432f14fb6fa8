/**
 * The provable dice, made again in the browser: the commitment is SHA-256 of the secret, number n is HMAC-SHA-256 under
 * the secret of the players' words, the counter and the attempt, each with its length before it.
 */

import type { Draw, Proof } from "./messages";

export interface Check {
  /** Whether the fingerprint published before the race belongs to the secret. */
  matches: boolean;
  /** How many dice and cards were made again from the secret, up to the first that is not what was told. */
  made: number;
  /** The first that the secret does not give, or that the replay tells otherwise; null: there is none. */
  wrong: Draw | null;
}

/** What a player shows of its words before they are opened: a hash for one table, one seat and one commitment. */
export async function sealOf(table: string, seat: number, commitment: string, words: string): Promise<string> {
  return sha256(message(["paddock seal", table, String(seat), commitment, words]));
}

/** 256 random bits, as hexadecimal. */
export function randomWords(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(32)).buffer);
}

export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return toHex(await crypto.subtle.digest("SHA-256", bytes));
}

/** Make everything again that chance gave; `told` is what the replay says of each line of the record. */
export async function check(proof: Proof, told: ReadonlyMap<number, string> = new Map()): Promise<Check> {
  const secret = fromHex(proof.secret);
  const matches = (await sha256(secret)) === proof.commitment;
  let made = 0;
  for (const draw of proof.draws) {
    const index = await pick(secret, proof.words, draw.counter, draw.weights);
    if (index !== draw.index || (told.get(draw.move) ?? draw.text) !== draw.text) return { matches, made, wrong: draw };
    made += 1;
  }
  return { matches, made, wrong: null };
}

const RANGE = 1n << 256n;

/** Which of several weighted outcomes number `counter` means; the few numbers that would favour the first ones are not
 * used, and the next attempt is. */
export async function pick(
  secret: Uint8Array<ArrayBuffer>,
  words: string[],
  counter: number,
  weights: number[],
): Promise<number> {
  const total = BigInt(weights.reduce((sum, weight) => sum + weight, 0));
  if (total <= 0n) return -1;
  for (let attempt = 0; ; attempt++) {
    const found = BigInt(`0x${await number(secret, words, counter, attempt)}`);
    if (found >= RANGE - (RANGE % total)) continue;
    let left = found % total;
    return weights.findIndex((weight) => (left -= BigInt(weight)) < 0n);
  }
}

/** One of the numbers behind the dice, as hexadecimal. */
export async function number(
  secret: Uint8Array<ArrayBuffer>,
  words: string[],
  counter: number,
  attempt: number,
): Promise<string> {
  const key = await crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return toHex(await crypto.subtle.sign("HMAC", key, message([...words, String(counter), String(attempt)])));
}

export function message(parts: string[]): Uint8Array<ArrayBuffer> {
  const encoded = parts.map((part) => new TextEncoder().encode(part));
  const whole = new Uint8Array(encoded.reduce((sum, part) => sum + 4 + part.length, 0));
  const view = new DataView(whole.buffer);
  let at = 0;
  for (const part of encoded) {
    view.setUint32(at, part.length);
    whole.set(part, at + 4);
    at += 4 + part.length;
  }
  return whole;
}

export function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function toHex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
