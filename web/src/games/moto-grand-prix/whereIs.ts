/** Where a bike is, in words. */

import { t } from "../../lib/texts/say.svelte";
import type { Setting } from "./props";
import { OFF, rowOf, type Scene } from "./scene";

export function whereIs(id: string, scene: Scene, { components: box }: Setting): string {
  const bike = scene.bikes[id];
  if (!bike || bike.lane === OFF) return "";
  const row = rowOf(bike.distance, box);
  return t.moto.at(row, t.moto.lanes[bike.lane]!, box.circuit.corner[row] ?? 0);
}
