/** The seats this browser may answer for: their secrets, kept here and nowhere else, and the games they belong to. */

import { list, number, struct, word } from "./guards";
import { isSeatKey, type SeatKey } from "./messages";
import { storedList } from "./stored";

export interface KnownGame {
  game: string;
  title: string;
  name: string;
  keys: SeatKey[];
  /** The last version the owner has seen, for the reel after coming back. */
  seen: number;
  at: number;
}

const KEY = "paddock-games";
const HIDDEN = "paddock-hidden-games";
const isKnownGame = struct({
  game: word,
  title: word,
  name: word,
  keys: list(isSeatKey),
  seen: number,
  at: number,
});

export function knownGames(): KnownGame[] {
  return storedList(KEY, isKnownGame);
}

function write(games: KnownGame[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(games.slice(0, 200)));
  } catch {
    // Without storage the keys last as long as the page.
  }
}

export function known(game: string): KnownGame | undefined {
  return knownGames().find((each) => each.game === game);
}

/** Remember a game, or what is new about it; the one touched last stands first. */
export function remember(game: string, change: Partial<KnownGame>): KnownGame {
  const before = known(game) ?? { game, title: "", name: "", keys: [], seen: -1, at: 0 };
  const keys = [...(change.keys ?? []), ...before.keys];
  const entry = {
    ...before,
    ...change,
    keys: keys.filter((key, index) => keys.findIndex((other) => other.seat === key.seat) === index),
    at: Date.now(),
  };
  write([entry, ...knownGames().filter((each) => each.game !== game)]);
  return entry;
}

/** Finished games that their owner does not want to see in the list any more. Their keys stay. */
export function hiddenGames(): string[] {
  return storedList(HIDDEN, word);
}

export function hide(game: string): void {
  try {
    localStorage.setItem(HIDDEN, JSON.stringify([game, ...hiddenGames()].slice(0, 200)));
  } catch {
    // Without storage it is in the list again when the page is opened anew.
  }
}

/** A link that carries a seat to another device: the secret stands after `#`, which browsers never send. */
export function deviceLink(game: string, keys: SeatKey[], origin: string): string {
  const words = keys.map((key) => `${key.seat}.${key.secret}`).join("+");
  return `${origin}/game/${encodeURIComponent(game)}#keys=${words}`;
}

export function keysFromHash(hash: string): SeatKey[] {
  const found = /(?:^|&)keys=([^&]+)/.exec(hash);
  if (!found) return [];
  return found[1]!.split("+").flatMap((word) => {
    const cut = word.indexOf(".");
    const seat = Number(word.slice(0, cut));
    return cut > 0 && Number.isInteger(seat) && seat >= 0 ? [{ seat, secret: word.slice(cut + 1) }] : [];
  });
}
