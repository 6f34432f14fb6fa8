/** Picking speeds for two cars out of the offered pairs. Which pairs there are is the server's business. */

import type { Offer } from "./props";

type Drive = Offer<"drive">;

export type Pick = "a" | "b";
export type Picks = Record<Pick, string>;

const other = (letter: Pick): Pick => (letter === "a" ? "b" : "a");

export function find(options: Drive[], picks: Picks): Drive | undefined {
  return options.find((option) => option.values.a === picks.a && option.values.b === picks.b);
}

/** Whether a speed goes together with what the other car has, if it has anything. */
export function offered(options: Drive[], picks: Picks, letter: Pick, speed: string): boolean {
  const wanted = { ...picks, [letter]: speed };
  return options.some(
    (option) =>
      option.values[letter] === speed &&
      (!wanted[other(letter)] || option.values[other(letter)] === wanted[other(letter)]),
  );
}

/**
 * Give a car a speed. Where that cannot go together with the other car's, the other one makes room: it takes what this
 * car had, or the same end of a card that is left. The pair that clashed is told, so that the server can say why.
 */
export function withPick(
  options: Drive[],
  picks: Picks,
  letter: Pick,
  speed: string,
): { picks: Picks; action: string; clash: string } {
  const wanted = { ...picks, [letter]: speed };
  if (offered(options, picks, letter, speed)) {
    return { picks: wanted, action: find(options, wanted)?.action ?? "", clash: "" };
  }
  const clash = `drive ${wanted.a} ${wanted.b}`;
  const rest = options.filter((option) => option.values[letter] === speed && option.values[other(letter)] !== "pit");
  const end = picks[other(letter)].split("-").at(-1);
  const made =
    rest.find((option) => option.values[other(letter)] === picks[letter]) ??
    rest.find((option) => option.values[other(letter)].endsWith(`-${end}`)) ??
    rest[0];
  if (!made) return { picks: { ...wanted, [other(letter)]: "" }, action: "", clash };
  return { picks: { ...made.values }, action: made.action, clash };
}

export interface Figures {
  total: number;
  /** How far over the safety limit. */
  over: number;
}

/** What a speed comes to for a car, in the server's figures; null where it has sent none. */
export function figuresOf(options: Drive[], letter: Pick, speed: string): Figures | null {
  if (speed === "pit") return null;
  const figures = options.find((option) => option.values[letter] === speed)?.figures;
  const total = figures?.[`total-${letter}`];
  const over = figures?.[`over-${letter}`];
  return typeof total === "number" ? { total, over: typeof over === "number" ? over : 0 } : null;
}
