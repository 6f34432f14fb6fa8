/** Quick Grand Prix's moments. */

import type { Moments } from "../../lib/moments";
import type { Game } from "./types";

/** A race has so many sections. */
const SECTIONS = 6;

export const MOMENTS: Moments<Game> = {
  "race-begins": "start",
  "section-begins": ({ section }) => (section === SECTIONS ? "last-lap" : "turn"),
  "turned-up": "card",
  reveals: "card",
  passes: "overtake",
  "passes-gap": "overtake",
  "passes-with-drs": "overtake",
  "drops-back": "contact",
  "goes-wide": "contact",
  "is-damaged": "trouble",
  pits: "pit",
  finishes: "flag",
  "wins-title": "win",
  "shares-title": "win",
};
