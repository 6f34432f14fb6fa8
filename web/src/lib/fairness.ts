/**
 * The provable dice, made again in the browser: the commitment is SHA-256 of the secret, number n is HMAC-SHA-256 under
 * the secret of the players' words, the counter and the attempt, each with its length before it.
 */

import type { Proof } from "./messages";

export interface Check {
  matches: boolean;
  /** The first numbers that the secret gives, as hexadecimal. */
  numbers: string[];
}

export async function check(proof: Proof, count = 6): Promise<Check> {
  const secret = fromHex(proof.secret);
  const digest = await crypto.subtle.digest("SHA-256", secret);
  const numbers: string[] = [];
  for (let counter = 0; counter < Math.min(count, proof.dice); counter++) {
    numbers.push(await number(secret, proof.words, counter, 0));
  }
  return { matches: toHex(digest) === proof.commitment, numbers };
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
