/** The event card of a turn: it stays until whoever plays has read what it does, to whom, and why. */

import type { News } from "../../lib/game";
import { tableOf } from "./components";
import type { Scene } from "./scene";
import type { Game } from "./types";

/** The rules by which an event is resolved: its consequences are told with them. */
const OF_EVENTS = /^GP-8\./;

export const NEWS: News<Game, Scene> = {
  concerns: (event, seats) => event.kind === "event-drawn" && seats.length > 0,
  about: (event, setting) => {
    const name = tableOf(setting).event.get(String(event.values.event))?.name ?? "";
    return `event-${name.toLowerCase().replaceAll(/[^a-z]+/g, "-")}`;
  },
  follows: (events) => {
    const end = events.findIndex((event) => !OF_EVENTS.test(event.rule));
    return events.slice(0, end < 0 ? undefined : end).slice(0, 5);
  },
};
