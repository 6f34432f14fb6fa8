/** The championships this browser has looked at; of those it has made, the secret that opens their races. */

import { struct, word } from "./guards";
import { storedList } from "./stored";

export interface KnownSeason {
  season: string;
  name: string;
  secret: string;
}

const KEY = "paddock-seasons";
const isKnownSeason = struct({ season: word, name: word, secret: word });

export function knownSeasons(): KnownSeason[] {
  return storedList(KEY, isKnownSeason);
}

export function secretOf(season: string): string {
  return knownSeasons().find((each) => each.season === season)?.secret ?? "";
}

/** Remember one, or its name; a secret that is known stays known. */
export function rememberSeason(season: string, name: string, secret = secretOf(season)): void {
  const others = knownSeasons().filter((each) => each.season !== season);
  try {
    localStorage.setItem(KEY, JSON.stringify([{ season, name, secret }, ...others].slice(0, 50)));
  } catch {
    // Without storage it can still be looked at.
  }
}
