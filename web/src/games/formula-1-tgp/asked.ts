/** Which car a question is about. */

import { NONE } from "../../lib/wire";
import type { Question } from "./props";
import type { Scene } from "./scene";

export function actingCar(question: Question | null, scene: Scene): string | null {
  if (!question) return null;
  const told = question.options.find((option) => option.figures.car !== undefined)?.figures.car;
  if (told !== undefined) return scene.cars[told]?.id ?? null;
  if (question.kind === "sheet") {
    // The left half is written first; its sheet lies on the table, for its owner to see, when the right one is asked.
    const own = scene.cars.filter((car) => car.seat === question.seat && car.status === "running");
    return (own.find((car) => car.pledged === NONE) ?? own.at(-1))?.id ?? null;
  }
  return null;
}
