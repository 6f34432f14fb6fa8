/** What lies in the box, by name; and a choice of speed as its slug writes it. */

import type { Components, SpeedCardFace } from "./types";

export type End = "slow" | "fast";

export interface Choice {
  card: string;
  end: End;
}

/** A choice of speed is a card and its end, `S3-fast`; a pit stop is none. */
export function readSpeed(slug: string | undefined): Choice | null {
  const cut = slug?.lastIndexOf("-") ?? -1;
  if (!slug || cut < 0) return null;
  const end = slug.slice(cut + 1);
  return end === "slow" || end === "fast" ? { card: slug.slice(0, cut), end } : null;
}

export function cardFace(box: Components, id: string | undefined): SpeedCardFace | null {
  return box.cards.find((card) => card.id === id) ?? null;
}
