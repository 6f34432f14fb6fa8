/** A pit plan: when each car comes in, with how much fuel and on which tyres it goes out again. */

import type { Plan, Step } from "../../lib/standing.svelte";
import type { Car, Scene } from "./scene";

export interface PitPlan {
  /** The car stops after so many more turns; null: its owner wants to be asked. */
  after: number | null;
  fuel: number;
  tyre: string;
}

/** What must stay as it is for a car to stay out as planned. The weather comes first: a planned stop goes by it alone. */
export const stayKey = (scene: Scene, car: Car): string =>
  [weather(scene), car.tyre, car.tread > 0 ? "grip" : "worn", car.wing ? "wing" : ""].join(" ");

export const weather = (scene: Scene): string => (scene.wet ? "wet" : "dry");

/** How many turns at most a car can be planned to stay out: as long as it has fuel, and there are turns to come. */
export const mostTurns = (scene: Scene, car: Car, turns: number): number =>
  Math.max(0, Math.min(car.fuel, turns - scene.turn - 1));

const service = ({ fuel, tyre }: PitPlan): string => `service ${fuel} ${tyre}`;

/** The answer for the car that is asked about now, and what is to follow it at once. */
export function answerOf(plan: PitPlan): { action: string; then: string[] } {
  return plan.after === 0 ? { action: "stop", then: [service(plan)] } : { action: "stay-out", then: [] };
}

/** What is to be answered for a car later. `first`: in how many turns it will be asked about next. */
export function planOf(scene: Scene, car: Car, plan: PitPlan, first: number): Plan {
  const steps: Step[] = [];
  if (plan.after !== null && plan.after >= first) {
    const stays = plan.after - first;
    if (stays) steps.push({ kind: "stop", action: "stay-out", key: stayKey(scene, car), times: stays });
    steps.push({ kind: "stop", action: "stop", key: weather(scene), times: 1 });
    steps.push({ kind: "service", action: service(plan), key: weather(scene), times: 1 });
  }
  return { about: car.id, steps };
}
