/**
 * Liveries: each team has two colours and a stripe pattern of its own, so that twelve teams can be told apart without
 * seeing colour; the second car of a team has a white nose. Games name their teams; what they look like stands here.
 */

export interface Livery {
  id: string;
  /** Most of the car. */
  main: string;
  /** Wings, helmet and stripes. */
  second: string;
  pattern: Pattern;
  /** What can be read on the main colour. */
  ink: string;
}

export const PATTERNS = [
  "spine",
  "chevrons",
  "hoops",
  "sash",
  "checks",
  "dots",
  "halves",
  "pinstripes",
  "zigzag",
  "quarters",
  "cross",
  "plain",
] as const;
export type Pattern = (typeof PATTERNS)[number];

const PAINT: Record<string, [main: string, second: string, pattern: Pattern, ink: string]> = {
  red: ["#d2281b", "#ffe9d6", "spine", "#ffffff"],
  green: ["#0c7a4b", "#c8f169", "chevrons", "#ffffff"],
  yellow: ["#f7c325", "#22242b", "hoops", "#1c1f26"],
  blue: ["#1f4fc0", "#cfe9ff", "halves", "#ffffff"],
  orange: ["#f0761a", "#1b2a52", "checks", "#1c1f26"],
  purple: ["#6c3bb0", "#f3c9ff", "dots", "#ffffff"],
  white: ["#eef0f2", "#c1121f", "sash", "#1c1f26"],
  black: ["#23262e", "#d9b65a", "pinstripes", "#ffffff"],
  pink: ["#ef7fa9", "#5b1036", "zigzag", "#1c1f26"],
  teal: ["#0f8b8d", "#ffd9b0", "quarters", "#ffffff"],
  silver: ["#a9b1bc", "#0f5f4a", "plain", "#1c1f26"],
  lime: ["#a6d62b", "#2c3d06", "cross", "#1c1f26"],
};

export const TEAMS = Object.keys(PAINT);

/** Cars that nobody drives for. */
const NPC: Livery = { id: "npc", main: "#dcd8cd", second: "#6d727c", pattern: "plain", ink: "#1c1f26" };

/** All that can be worn. */
export const liveries = (): Livery[] => [...TEAMS.map((team) => livery(team)), NPC];

/** Teams that go by other words for their colours. */
const ALSO: Record<string, string> = {
  vermilion: "red",
  cobalt: "blue",
  viridian: "green",
  amber: "yellow",
  slate: "silver",
  violet: "purple",
  ivory: "white",
  bronze: "orange",
  rose: "pink",
  onyx: "black",
};

/** The livery of a team by its word; a team nobody has painted yet gets one by its number. */
export function livery(team: string, number = 0): Livery {
  if (team === NPC.id) return NPC;
  const word = ALSO[team] ?? team;
  const id = word in PAINT ? word : (TEAMS[number % TEAMS.length] as string);
  const [main, second, pattern, ink] = PAINT[id]!;
  return { id, main, second, pattern, ink };
}

export interface CarName {
  team: string;
  letter: string;
  livery: Livery;
  /** Whether it is the team's second car, which has the white nose. */
  second: boolean;
}

/** A car's slug is its team and its letter or number: `red-a`, `teal-2`. */
export function carName(slug: string): CarName {
  const cut = slug.lastIndexOf("-");
  const team = cut < 0 ? slug : slug.slice(0, cut);
  const letter = cut < 0 ? "" : slug.slice(cut + 1).toUpperCase();
  return { team, letter, livery: livery(team), second: letter === "B" || letter === "2" };
}
