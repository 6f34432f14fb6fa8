/** MotoGrandPrix's moments. */

import type { Moments } from "../../lib/moments";
import type { Game } from "./types";

export const MOMENTS: Moments<Game> = {
  "race-day": "start",
  "turn-begins": "turn",
  rolls: "die",
  "rolls-one": "die",
  overtakes: "overtake",
  "has-contact": "contact",
  "drops-out": "crash",
  "engine-breaks": "crash",
  "loses-grip": "trouble",
  sideslips: "trouble",
  "engine-suffers": "trouble",
  "last-lap": "last-lap",
  finishes: "flag",
  wins: "win",
};
