/** What MotoGrandPrix is drawn from, as the server tells it; and the paint of its bikes. */

import type { Bounds } from "../../lib/board/camera";
import { type CarName, type Livery, livery } from "../../lib/board/livery";
import type { Setting } from "../../lib/game";

/** x, y and heading in degrees, clockwise from the right. */
export type Place = [x: number, y: number, degrees: number];

export interface TileFace {
  word: string;
  outline: string;
  kerb: string;
  middle: Place;
  difficulty: number;
  slope: number;
}

export interface RowFace {
  cells: [Place, Place, Place];
  difficulty: number;
  slope: number;
  /** The lane of the racing line. */
  line: number;
  /** Which way the tile bends: 1 left, -1 right, 0 straight. */
  side: number;
}

export interface CornerSign {
  number: number;
  difficulty: number;
  tile: number;
  x: number;
  y: number;
}

/** A track as it is drawn, closed or not. */
export interface TrackPicture {
  bounds: Bounds;
  tiles: TileFace[];
  rows: RowFace[];
  corners: CornerSign[];
  start: [[number, number], [number, number]];
  grid: number;
}

export interface Circuit extends TrackPicture {
  name: string;
  /** The corner of each row; 0: a straight. */
  corner: number[];
  /** Of each row: 1 braking point, 2 cornering point, 3 both. */
  points: number[];
}

export interface BikeFace {
  id: string;
  title: string;
  team: string;
  seat: number;
  code: string;
}

/** A game's components. */
export interface Box {
  circuit: Circuit;
  bikes: BikeFace[];
  level: "basic" | "standard" | "expert";
  laps: number;
  dial: number;
  slopes: boolean;
}

/** A circuit in the list of the set-up page. */
export interface CircuitCard {
  id: string;
  name: string;
  level: string;
  positions: number;
  laps: number;
  boxes: number;
  track: string;
  bounds: Bounds;
  road: string;
  bends: { path: string; difficulty: number }[];
  start: [number, number];
}

export const boxOf = (setting: Setting): Box => setting.components as unknown as Box;

/** The house's paints have other words for two of the colours, and none for the twelfth. */
const PAINT: Record<string, string> = { grey: "silver", turquoise: "teal" };
export const BROWN: Livery = { id: "brown", main: "#7a4a24", second: "#f6dfa8", pattern: "plain", ink: "#ffffff" };

export const paintOf = (team: string): Livery => (team === BROWN.id ? BROWN : livery(PAINT[team] ?? team));

export function plate(bike: string, box: Box): CarName {
  const face = box.bikes.find((each) => each.id === bike);
  const team = face?.team ?? "";
  return { team, letter: face?.code ?? "", livery: paintOf(team), second: bike.endsWith("-2") };
}
