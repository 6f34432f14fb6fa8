/** What Formula 1 TGP is drawn from, as the server tells it; what things are called, and the plates of its cars. */

import { type CarName, carName } from "../../lib/board/livery";
import type { Setting } from "../../lib/game";
import { spoken } from "../../lib/texts/say.svelte";

export type Effects = Record<string, number>;

/** Something printed, with its name in the language of the rulebook beside ours. */
interface Printed {
  id: string;
  name: string;
  polish?: string;
}

export interface DriverFace extends Printed {
  speed: number;
  skill: number;
}

export interface EngineFace extends Printed {
  power: number;
  top: number;
  acceleration: number;
  reliability: number;
}

export interface StepFace extends Printed {
  parent: string;
  /** One entry: its effects. Two: settings A and B, of which one is chosen before every race. */
  settings: Effects[];
}

export interface FacilityFace extends Printed {
  steps: StepFace[];
}

export interface TacticFace extends Printed {
  copies: number;
  amount: number;
}

export interface CornerFace {
  id: string;
  name: string;
  need: number;
  parameters: string[];
  /** How much of the way round it stands. */
  at: number;
}

export interface BonusStep {
  value: number;
  points: number;
}

export interface CircuitFace {
  id: string;
  name: string;
  country: string;
  polish: string;
  turns: number;
  hard: number;
  pit: number;
  wet: number[];
  top_bonus: BonusStep[];
  acceleration_bonus: BonusStep[];
  corners: CornerFace[];
  outline: [number, number][];
}

export interface TableEffect {
  does: string;
  amount?: number;
}

export interface TableRow {
  to: number;
  effects: TableEffect[];
}

export interface CarFace {
  id: string;
  title: string;
  team: string;
  half: number;
  seat: number;
}

export interface Box {
  circuits: CircuitFace[];
  calendar: string[];
  drivers: DriverFace[];
  engines: EngineFace[];
  facilities: FacilityFace[];
  cards: TacticFace[];
  fuel_strip: { turns: number; qual: number; move: number }[];
  tyre_strip: { highest: number; worn: number; bursting: number; burst: number };
  speed_strip: number;
  first_event_window: number;
  start_track: { lanes: number; rows: number; slots: { row: number; lane: number }[] };
  tables: { dry_events: TableRow[]; wet_events: TableRow[] };
  season: {
    activation_points: number[];
    costs: Record<string, number>;
    most_crews: number;
    most_tests: number;
    rating_facilities: number[];
    rating_crews: number[];
    rating_test: number;
    points: number[];
  };
  cars: CarFace[];
}

export const boxOf = (setting: Setting): Box => setting.components as unknown as Box;

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
export function plate(car: string, box: Box): CarName {
  const index = box.cars.findIndex((each) => each.id === car);
  return { ...carName(car), letter: String(index + 1) };
}

/** What a parameter of a corner, or an effect of development, adds: `+2`. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : `−${Math.abs(value)}`);
