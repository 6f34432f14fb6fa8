/** Where a race is held, in the words of its title: a circuit, a calendar, a board, or a circuit of the players' own. */

import type { GameInfo, TitleInfo } from "./messages";

const VENUES = ["calendar", "circuit", "track", "board"];
/** How many circuits of a calendar are named. */
const NAMED = 3;

/** What a game string says of its options; what it leaves out is as usual. */
export function optionsIn(game_string: string): Map<string, string> {
  return new Map([...game_string.matchAll(/(\w+)=([^,()]+)/g)].map(([, name, value]) => [name!, value!]));
}

export function venueOf(info: GameInfo, title: TitleInfo | undefined, own: string): string {
  const chosen = optionsIn(info.game_string);
  const venues = title?.options.filter((option) => VENUES.includes(option.name)) ?? [];
  if (venues.some((option) => !option.choices.length && chosen.has(option.name)))
    return chosen.get("track_name") ?? own;
  const venue = venues.find((option) => option.choices.length);
  if (!venue) return info.pack_name;
  const places = chosen.get(venue.name)?.split("+") ?? [venue.default].flat().map(String);
  const named = places.map((place) => venue.choice_titles[venue.choices.indexOf(place)] ?? (info.pack_name || place));
  return named.slice(0, NAMED).join(", ") + (named.length > NAMED ? " …" : "");
}
