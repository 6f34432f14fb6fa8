/** The championships this browser has looked at; of those it has made, the secret that opens their races. */

export interface KnownSeason {
  season: string;
  name: string;
  secret: string;
}

const KEY = "paddock-seasons";

export function knownSeasons(): KnownSeason[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as KnownSeason[];
  } catch {
    return [];
  }
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
