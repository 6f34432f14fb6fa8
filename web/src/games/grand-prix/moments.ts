/** Grand Prix's moments. */

import type { Moments } from "../../lib/moments";
import type { Game } from "./types";

export const MOMENTS: Moments<Game> = {
  "starts-dry": "start",
  "starts-wet": "start",
  "turn-begins": "turn",
  "lap-begins": ({ lap, laps }) => (lap === laps ? "last-lap" : "turn"),
  plays: "card",
  "plays-npc": "card",
  "plays-team-npc": "card",
  "event-drawn": "card",
  overtakes: "overtake",
  "brakes-late": "overtake",
  "takes-lead": "lead",
  collide: "contact",
  "rub-wheels": "contact",
  "spins-off": "contact",
  "spins-around": "contact",
  "strikes-barrier": "contact",
  "hit-hard": "contact",
  "crashes-out": "crash",
  crash: "crash",
  retires: "crash",
  "is-eliminated": "crash",
  "engine-suffers": "trouble",
  "wing-is-damaged": "trouble",
  "is-disqualified": "trouble",
  pits: "pit",
  "npc-pits": "pit",
  "chequered-flag": "flag",
  wins: "win",
};
