/** Questions of Formula 1 TGP that come again and again: a card nobody wants to play, and cars that stop as planned. */

import type { Standable } from "../../lib/standing.svelte";
import { actingCar } from "./asked";
import { stayKey, weather } from "./pitPlan";
import type { Question } from "./props";
import type { Scene } from "./scene";

/** Windows for tactic cards. */
const WINDOWS: Question["kind"][] = ["shut-door", "slipstream", "lucky", "saving"];

export function standable(question: Question, scene: Scene): Standable | null {
  const of = (verb: string) => question.options.find((option) => option.verb === verb)?.action;
  if (WINDOWS.includes(question.kind)) {
    const action = of("no-card");
    // Another card in the hand is another choice.
    const hand = [...(scene.teams[question.seat]?.hand ?? [])].sort();
    return action === undefined ? null : { action, about: "", key: hand.join(" "), most: null };
  }
  // A stop and its service are planned in their own tray: a plan is known here again when its question comes.
  const car = scene.cars.find((each) => each.id === actingCar(question, scene));
  const answer = { stop: of("stay-out") ?? of("stop"), service: question.default }[question.kind as string];
  if (!car || answer === undefined) return null;
  const key = question.kind === "stop" ? stayKey(scene, car) : weather(scene);
  return { action: answer, about: car.id, key, most: 0 };
}
