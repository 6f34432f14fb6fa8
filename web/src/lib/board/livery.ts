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

/** The pattern of each team; its colours are in the palette under the same name. */
const WORN: Record<string, Pattern> = {
  red: "spine",
  green: "chevrons",
  yellow: "hoops",
  blue: "halves",
  orange: "checks",
  purple: "dots",
  white: "sash",
  black: "pinstripes",
  pink: "zigzag",
  teal: "quarters",
  silver: "plain",
  lime: "cross",
};

/** A livery of the palette. */
export function painted(id: string, pattern: Pattern): Livery {
  const main = `--livery-${id}`;
  return { id, pattern, main: `var(${main})`, second: `var(${main}-second)`, ink: `var(${main}-ink)` };
}

export const TEAMS = Object.keys(WORN);

/** Cars that nobody drives for. */
const NPC = painted("npc", "plain");

/** The same two colours the other way round: for somebody else who drives for the same team. */
export const inverted = ({ id, main, second, pattern }: Livery): Livery => ({
  id: `${id}-inverted`,
  main: second,
  second: main,
  pattern,
  ink: main,
});

/** All that can be worn. */
export const liveries = (): Livery[] => [...TEAMS.flatMap((team) => [livery(team), inverted(livery(team))]), NPC];

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
  const id = word in WORN ? word : TEAMS[number % TEAMS.length]!;
  return painted(id, WORN[id]!);
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

/** The plate of a seat: its number in the colour of its team; `colour` is the word for it where the team's own is none. */
export function seatPlate(team: string, seat: number, colour?: string): CarName {
  const plate = carName(team);
  return { ...plate, letter: String(seat + 1), livery: livery(colour ?? plate.team, seat), second: false };
}
