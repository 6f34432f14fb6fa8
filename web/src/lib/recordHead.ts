/** What a record says of its dice, read from its text: a server may show one thing and hand out another. */

import { sealOf, sha256 } from "./fairness";
import type { Proof } from "./messages";

/** Why the text of a record does not bear its proof out. */
export type Misfit = "another" | "digest" | "words" | "draws";

/** The first thing in which a record is not what its proof says, or not right in itself; null: nothing. */
export async function misfitOf(text: string, proof: Proof): Promise<Misfit | null> {
  const lines = text.split("\n");
  const moves = lines.indexOf("moves:");
  const facts = new Map(lines.filter((_, at) => at < moves || lines[at]!.startsWith("secret:")).map(fact));
  const seats = [...facts.keys()].flatMap((name) => (name.startsWith("player ") ? [name.slice(7)] : []));
  const of = (what: string) => seats.map((seat) => facts.get(`${what} ${seat}`) ?? "");
  const same =
    (facts.get("table") ?? "") === proof.table &&
    facts.get("commitment") === proof.commitment &&
    facts.get("secret") === proof.secret &&
    (facts.get("begun") ?? "") === proof.begun &&
    String(of("seal")) === String(proof.seals) &&
    JSON.stringify(of("words")) === JSON.stringify(proof.words);
  if (!same) return "another";
  const end = text.lastIndexOf("digest: ");
  const digest = await sha256(new TextEncoder().encode(text.slice(0, end)));
  if (digest !== proof.digest || text.slice(end + 8).trim() !== digest) return "digest";
  for (const [seat, words] of proof.words.entries())
    if (proof.table && words && proof.seals[seat] !== (await sealOf(proof.table, seat, proof.commitment, words)))
      return "words";
  const played = lines.slice(moves + 1);
  const counters = countersIn(played);
  const given = played.flatMap((line, at) => (line.startsWith("* ") ? [`${at + 1} ${counters[at]} ${line}`] : []));
  const told = proof.draws.map((draw) => `${draw.move} ${draw.counter} * ${draw.text}`);
  return String(given) === String(told) ? null : "draws";
}

/** Before each move of a record, the number of the dice that comes next. It goes back where the same dice come again. */
function countersIn(moves: string[]): number[] {
  const seatOf = (at: number) => moves[at]!.split(" ")[0];
  const standing: number[] = [];
  const spent = [0];
  for (const [at, line] of moves.entries()) {
    const now = spent[at]!;
    if (!/ (undo|take-back|rewind)$/.test(line)) {
      standing.push(at);
      spent.push(now + (line.startsWith("* ") ? 1 : 0));
      continue;
    }
    let back = standing.pop();
    while (back !== undefined && seatOf(back) !== seatOf(at)) back = standing.pop();
    spent.push(line.endsWith(" rewind") && back !== undefined ? spent[back]! : now);
  }
  return spent;
}

function fact(line: string): [string, string] {
  const cut = line.indexOf(":");
  return [line.slice(0, cut).trim(), line.slice(cut + 1).trim()];
}
