/** The event roll of a car: it stays until its team has read what came of it. */

import type { News } from "../../lib/game";
import type { Scene } from "./scene";
import type { Game } from "./types";

const ROLLS = ["event-rolled", "wet-event-rolled"];
/** The rules of events, mechanical trouble and collisions: what follows from a roll is told with them. */
const OF_EVENTS = /^TGP-(75|91|96|100)$/;

export const NEWS: News<Game, Scene> = {
  concerns: (event, seats, scene) => {
    const car = scene.carOf[String(event.values.driver)];
    return ROLLS.includes(event.kind) && scene.cars.some((each) => each.id === car && seats.includes(each.seat));
  },
  about: () => "event-roll",
  follows: (events) => {
    const end = events.findIndex((event) => !OF_EVENTS.test(event.rule));
    return events.slice(0, end < 0 ? undefined : end).slice(0, 5);
  },
};
