/** What things of Formula 1 TGP are called, and the plates of its cars. */

import { type CarName, carName } from "../../lib/board/livery";
import { spoken } from "../../lib/texts/say.svelte";
import type { CircuitFace, Components } from "./types";

/** Something printed; some things have a name in the language of the rulebook beside ours. */
interface Printed {
  name: string;
  polish?: string;
}

/** What it is called in the reader's language. */
export const called = (each: Printed | undefined): string =>
  each ? (spoken() === "pl" && each.polish ? capital(each.polish) : each.name) : "";

const capital = (words: string): string => words.charAt(0).toLocaleUpperCase("pl") + words.slice(1);

export const country = (circuit: CircuitFace): string => (spoken() === "pl" ? circuit.polish : circuit.country);

/** The three letters that a driver goes by on a timing screen. */
export function shortly(name: string): string {
  return (name.split(" ").at(-1) ?? name).slice(0, 3).toLocaleUpperCase("pl");
}

/** Every car of the season has a number of its own: a team's two are neighbours. */
export function plate(car: string, box: Components): CarName {
  const index = box.cars.findIndex((each) => each.id === car);
  return { ...carName(car), letter: String(index + 1) };
}

/** What a parameter of a corner, or an effect of development, adds: `+2`. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : `−${Math.abs(value)}`);
