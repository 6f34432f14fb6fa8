/** Formula 1 TGP's moments. */

import type { Moments } from "../../lib/moments";
import type { Game } from "./types";

export const MOMENTS: Moments<Game> = {
  "race-begins": "start",
  "turn-begins": ({ turn, turns }) => (turn === turns ? "last-lap" : "turn"),
  plays: "card",
  "engine-turned": "card",
  "driver-turned": "card",
  "start-rolled": "die",
  "event-rolled": "die",
  "wet-event-rolled": "die",
  "attempt-rolled": "die",
  qualifies: "die",
  passes: "overtake",
  touches: "contact",
  spins: "contact",
  retires: "crash",
  "tyre-bursts": "crash",
  "has-trouble": "trouble",
  "breaks-wing": "trouble",
  "one-compound": "trouble",
  "no-event-roll": "trouble",
  "comes-in": "pit",
  finishes: "flag",
  "wins-title": "win",
  "shares-title": "win",
};
