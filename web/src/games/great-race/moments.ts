/** The Great Race's moments. */

import type { Moments } from "../../lib/moments";
import type { Game } from "./types";

export const MOMENTS: Moments<Game> = {
  "sets-out": "start",
  "round-begins": "turn",
  plays: "card",
  "tile-drawn": "card",
  "goes-first": "lead",
  "faces-danger": "contact",
  "breaks-down": "crash",
  "is-crippled": "crash",
  "turns-back": "trouble",
  "last-round": "last-lap",
  arrives: "flag",
  wins: "win",
};
