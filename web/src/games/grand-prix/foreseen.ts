/** What the server foresees of a choice: where the car can end and who moves with it, or where a stop brings it. */

import type { Facts } from "../../lib/game";
import type { Question } from "../../lib/messages";

/** One way to an end: the answers that lead there, and every car that moves, from where to where. */
export interface Way {
  steps: string[];
  spots: Record<string, [from: string, to: string]>;
  calls: number;
  place: number;
}

export interface End {
  space: string;
  ways: Way[];
  /** How many ways there are, of which `ways` are the plainest. */
  count: number;
}

export interface Move {
  action: string;
  car: string;
  /** The car's place now. */
  place: number;
  wear: string;
  ends: End[];
  /** How many cars would move with each car the card can be played for. */
  linked?: Record<string, number>;
}

export interface Stop {
  car: string;
  spots: Record<string, [string, string]>;
  place: number;
  after: number;
  back: number;
  markers: number;
}

export function moveOf(ghost: Facts | null): Move | null {
  return ghost && Array.isArray(ghost.ends) ? (ghost as unknown as Move) : null;
}

export function stopOf(ghost: Facts | null): Stop | null {
  return ghost && "back" in ghost && "spots" in ghost ? (ghost as unknown as Stop) : null;
}

/** The questions of a move that is under way. */
const ON_THE_WAY = ["step", "push", "link", "late-brake", "drop-in"];

export function isMoving(question: Question | null): boolean {
  return question !== null && ON_THE_WAY.includes(question.kind);
}

/** The option that plays a card for a car. */
export function playOf(question: Question | null, card: string, car: string) {
  return question?.options.find(
    (option) => option.verb === "play" && option.values.card === card && option.values.car === car,
  );
}
