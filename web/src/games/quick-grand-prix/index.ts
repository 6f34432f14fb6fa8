/** Quick Grand Prix at the browser's table. */

import type { GameClient } from "../../lib/game";
import { t } from "../../lib/texts/say.svelte";
import Board from "./Board.svelte";
import CircuitHead from "./CircuitHead.svelte";
import Rest from "./Rest.svelte";
import { after, beat, carsInOrder, type Scene, sceneOf, tableOf } from "./scene";
import { MOMENTS } from "./moments";
import Tray from "./Tray.svelte";
import { type Game, WIRE } from "./types";

export const client: GameClient<Game, Scene> = {
  wire: WIRE,
  Board,
  Tray,
  Head: CircuitHead,
  Rest,
  sceneOf,
  after: (scene, event, setting) => after(scene, event, tableOf(setting)),
  beat,
  moments: MOMENTS,
  verdicts: ["finishes"],
  interludes: ["race-begins"],
  order: carsInOrder,
  whereIs(car, { line }) {
    if (line.includes(`gap-${car}`)) return t.qgp.inPits;
    const slot = line.indexOf(car);
    return slot < 0 ? "" : t.qgp.slot(slot + 1, line.length, line.indexOf("SL") + 1);
  },
  get keys() {
    return t.qgp.keys;
  },
};
