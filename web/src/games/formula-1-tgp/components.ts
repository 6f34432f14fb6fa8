/** What things of Formula 1 TGP are called, and the plates of its cars. */

import { type CarName, carName } from "../../lib/board/livery";
import { spoken } from "../../lib/texts/say.svelte";
import type { Components } from "./types";

/** What something printed is called, where nothing stands before it. */
export const called = (each: { name: string } | undefined): string =>
  each ? each.name.charAt(0).toLocaleUpperCase(spoken()) + each.name.slice(1) : "";

/** The three letters that a driver goes by on a timing screen. */
export function shortly(name: string): string {
  return (name.split(" ").at(-1) ?? name).slice(0, 3).toLocaleUpperCase("pl");
}

/** Every car of the season has a number of its own: a team's two are neighbours. A team has its colours alone. */
export function plate(car: string, box: Components): CarName {
  const index = box.cars.findIndex((each) => each.id === car);
  return index < 0 ? carName(car) : { ...carName(car), letter: String(index + 1) };
}

/** What a parameter of a corner, or an effect of development, adds: `+2`. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : `−${Math.abs(value)}`);
