/** What a bid can cost a team: what it may spend, and what it would have to give back. */

import { NONE } from "../../lib/wire";
import type { Scene } from "./scene";
import type { Components } from "./types";

/** What a team can bid: its points, and the one that it has paid for turning the card over, which counts. */
export function purseOf(scene: Scene, seat: number): number {
  const team = scene.teams[seat];
  if (!team) return 0;
  return team.activation + (scene.lot?.drawer === team.id ? 1 : 0);
}

/** The cards of a kind that a team has. */
export function cardsOf(scene: Scene, box: Components, seat: number, kind: "engine" | "driver"): string[] {
  const named = (all: { id: string; name: string }[], id: string) => all.find((each) => each.id === id)?.name ?? id;
  if (kind === "engine") {
    const engine = scene.teams[seat]?.engine ?? NONE;
    return engine === NONE ? [] : [named(box.engines, engine)];
  }
  return scene.cars
    .filter((car) => car.seat === seat && car.driver !== NONE)
    .map((car) => named(box.drivers, car.driver));
}

/** The cards of which one must go back if the team wins another of the kind (TGP-19); none: there is room for it. */
export function inTheWay(scene: Scene, box: Components, seat: number, kind: "engine" | "driver"): string[] {
  const cards = cardsOf(scene, box, seat, kind);
  return cards.length < (kind === "engine" ? 1 : 2) ? [] : cards;
}
