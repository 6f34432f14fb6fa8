/** What lies in the box, as the server tells it: speed cards, cars and circuits. */

export interface SpeedCardFace {
  id: string;
  slow: number;
  fast: number;
  die: number;
  /** The place in qualifying. */
  qualifying: number;
  /** Whether it sends a car to the back of the grid. */
  back: boolean;
}

/** One side of a car's card. */
export interface CarSide {
  power: number;
  limit: number;
}

export interface CarFace extends CarSide {
  id: string;
  title: string;
  team: string;
  letter: string;
  seat: number;
}

export interface CircuitFace {
  id: string;
  name: string;
  limits: number[];
  /** The DRS sections, counted from 1. */
  drs: number[];
  difficulty: number;
  character: string;
  /** Points of a closed curve in a box of 100 × 60; the sections share it evenly. May be empty. */
  outline: [number, number][];
}

export interface Box {
  cards: SpeedCardFace[];
  cars: CarFace[];
  damaged: CarSide;
  circuits: CircuitFace[];
  points: number[];
  calendar: string[];
  laps: number;
  /** How many sections a circuit has. */
  sections: number;
}

export type End = "slow" | "fast";

export interface Choice {
  card: string;
  end: End;
}

/** A choice of speed is a card and its end, `S3-fast`; a pit stop is none. */
export function readSpeed(slug: string | undefined): Choice | null {
  const cut = slug?.lastIndexOf("-") ?? -1;
  if (!slug || cut < 0) return null;
  const end = slug.slice(cut + 1);
  return end === "slow" || end === "fast" ? { card: slug.slice(0, cut), end } : null;
}

export function cardFace(box: Box, id: string | undefined): SpeedCardFace | null {
  return box.cards.find((card) => card.id === id) ?? null;
}
