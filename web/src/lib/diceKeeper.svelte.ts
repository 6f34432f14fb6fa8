/**
 * The dice are nobody's: this browser adds random words of its own to those of each race, for every seat it has. It
 * keeps the commitment before it seals, and everybody's seals before it opens; if the server then says something else,
 * it opens nothing and says so.
 */

import type { Wish } from "./connection.svelte";
import { randomWords, sealOf } from "./fairness";
import { type Deceit, keep, type Kept, keptOf } from "./kept";
import type { GameInfo } from "./messages";

/** Whether this browser can seal: its cryptography is there only on https or localhost. */
export const canSeal = (): boolean => typeof crypto !== "undefined" && crypto.subtle !== undefined;

export class DiceKeeper {
  /** What the server says otherwise than it did; null: nothing. */
  deceit = $state<Deceit | null>(null);
  private sent = new Set<string>();

  constructor(
    /** Sends a command; resolves with whether it was carried out. */
    private readonly send: (wish: Wish) => Promise<boolean>,
  ) {}

  /** Do what is to be done for these seats now that the server tells this of the game. */
  async follow(info: GameInfo, seats: number[]): Promise<void> {
    if (!canSeal() || !seats.length || this.deceit) return;
    const kept = keptOf(info.game) ?? begin(info);
    if (!kept) return;
    if (kept.commitment !== info.commitment) {
      this.deceit = "commitment";
    } else if (info.status === "running" || info.status === "over") {
      if (kept.counted === null)
        keep({ ...kept, counted: info.seats.flatMap((seat) => (seat.opened ? [seat.seat] : [])) });
    } else if (info.status !== "waiting") {
      // Paused before it has begun: nothing is to be done until it goes on.
    } else if (info.sealed) {
      await this.open(info, kept);
    } else {
      await this.seal(info, kept, seats);
    }
  }

  private async seal(info: GameInfo, kept: Kept, seats: number[]): Promise<void> {
    const words = { ...kept.words };
    for (const seat of seats) {
      const told = info.seats[seat];
      if (!told || told.kind === "free") delete words[seat];
      else if (!told.seal) words[seat] ??= randomWords();
    }
    // Nothing is sealed that has not been kept: another tab, or this page loaded anew, must know the same words.
    if (!keep({ ...kept, words })) return;
    for (const seat of seats) {
      const own = words[seat];
      if (!own || info.seats[seat]!.seal) continue;
      const seal = await sealOf(info.game, seat, info.commitment, own);
      await this.once({ type: "seal", seat, seal }, info.game, "sealed");
    }
  }

  private async open(info: GameInfo, kept: Kept): Promise<void> {
    const seals = info.seats.map((seat) => seat.seal);
    if (kept.seals.length && String(kept.seals) !== String(seals)) {
      this.deceit = "seals";
      return;
    }
    if (!keep({ ...kept, seals })) return;
    for (const [name, words] of Object.entries(kept.words)) {
      const seat = Number(name);
      const isOurs = seals[seat] === (await sealOf(info.game, seat, info.commitment, words));
      if (!isOurs && (seals[seat] || kept.sealed.includes(seat))) {
        this.deceit = "own-seal";
        return;
      }
      if (isOurs && !info.seats[seat]!.opened) await this.once({ type: "open", seat, words }, info.game, "opened");
    }
  }

  /** Send a command if it was not sent before, and keep that the server has acknowledged it. */
  private async once(wish: Extract<Wish, { type: "seal" | "open" }>, game: string, done: "sealed" | "opened") {
    const name = `${wish.type} ${wish.type === "seal" ? wish.seal : wish.words}`;
    if (this.sent.has(name)) return;
    this.sent.add(name);
    if (!(await this.send(wish))) {
      this.sent.delete(name); // perhaps it could not be saved: the next table will tell
      return;
    }
    const kept = keptOf(game);
    if (kept) keep({ ...kept, [done]: [...new Set([...kept[done], wish.seat])].sort((a, b) => a - b) });
  }
}

/** What is kept first of a race that has not begun; null: it has, so there is nothing to add any more. */
function begin(info: GameInfo): Kept | null {
  if (info.status !== "waiting" || info.sealed) return null;
  const { game: table, commitment } = info;
  return { table, commitment, words: {}, seals: [], sealed: [], opened: [], counted: null };
}
