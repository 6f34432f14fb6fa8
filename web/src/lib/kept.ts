/**
 * What this browser keeps of a race, to be held against its record: the table, the commitment, everybody's seals, and
 * the words of its own seats. In the same form as `paddock verify --kept` reads it.
 */

import { sealOf } from "./fairness";
import { dict, either, list, nothing, number, struct, word } from "./guards";
import type { Proof } from "./messages";
import { storedList } from "./stored";

export interface Kept {
  table: string;
  commitment: string;
  /** Its own, by the number of the seat. */
  words: Record<string, string>;
  /** Of all seats, as the server told them when they were closed; empty: it has not told them. */
  seals: string[];
  /** Its own seats of which the server has acknowledged the seal, and the opened words. */
  sealed: number[];
  opened: number[];
  /** The seats whose words are in the dice, as the server told when the race began; null: it has not told. */
  counted: number[] | null;
}

const KEY = "paddock-dice";
const MOST = 200;
const isKept = struct({
  table: word,
  commitment: word,
  words: dict(word),
  seals: list(word),
  sealed: list(number),
  opened: list(number),
  counted: either(list(number), nothing),
});

const all = (): Kept[] => storedList(KEY, isKept);

export function keptOf(table: string): Kept | undefined {
  return all().find((each) => each.table === table);
}

/** Keep what is new about a race. Whether it has been kept: a browser may refuse to store anything. */
export function keep(kept: Kept): boolean {
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify([kept, ...all().filter((each) => each.table !== kept.table)].slice(0, MOST)),
    );
    return true;
  } catch {
    return false;
  }
}

/** Why a race is not the one that was kept. */
export type Deceit = "table" | "commitment" | "seals" | "own-seal" | "own-words" | "left-out" | "counted";

/** The first thing of a proof that is not as this browser has kept it; null: all is. */
export async function deceitIn(proof: Proof, kept: Kept): Promise<Deceit | null> {
  if (proof.table !== kept.table) return "table";
  if (proof.commitment !== kept.commitment) return "commitment";
  if (kept.seals.some((seal, seat) => proof.seals[seat] !== seal)) return "seals";
  for (const [name, words] of Object.entries(kept.words)) {
    const seat = Number(name);
    const [seal, opened] = [proof.seals[seat] ?? "", proof.words[seat] ?? ""];
    const own = await sealOf(kept.table, seat, kept.commitment, words);
    if (seal !== own && (seal || kept.sealed.includes(seat))) return "own-seal";
    if (opened && opened !== words) return "own-words";
    if (!opened && kept.opened.includes(seat)) return "left-out";
  }
  const counted = proof.words.flatMap((words, seat) => (words ? [seat] : []));
  return kept.counted && String(kept.counted) !== String(counted) ? "counted" : null;
}
