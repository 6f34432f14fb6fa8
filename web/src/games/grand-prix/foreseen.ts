/** What the server foresees of a choice, and which questions belong to a move that is under way. */

import type { Offer, Question } from "./props";
import type { Foreseen, MoveForeseen, StopForeseen } from "./types";

export const moveOf = (ghost: Foreseen | null): MoveForeseen | null => (ghost?.foresees === "move" ? ghost : null);

export const stopOf = (ghost: Foreseen | null): StopForeseen | null => (ghost?.foresees === "stop" ? ghost : null);

/** The questions of a move that is under way. */
const ON_THE_WAY: Question["kind"][] = ["step", "push", "link", "late-brake", "drop-in"];

export function isMoving(question: Question | null): boolean {
  return question !== null && ON_THE_WAY.includes(question.kind);
}

/** The option that plays a card for a car. */
export function playOf(question: Question | null, card: string, car: string): Offer<"play"> | undefined {
  return question?.options
    .filter((option) => option.verb === "play")
    .find((option) => option.values.card === card && option.values.car === car);
}
