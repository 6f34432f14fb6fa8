/** Quick Grand Prix at the browser's table. */

import type { GameClient } from "../../lib/game";
import Board from "./Board.svelte";
import { after, beat, carsInOrder, type Scene, sceneOf, tableOf } from "./scene";
import Tray from "./Tray.svelte";

export const client: GameClient = {
  Board,
  Tray,
  sceneOf: (facts, setting, before) => sceneOf(facts, setting, before as Scene | null),
  after: (scene, event, setting) => after(scene as Scene, event, tableOf(setting)),
  beat,
  order: (scene) => carsInOrder(scene as Scene),
  keys: [
    ["1 2 3 4", "speed of the first car"],
    ["5 6 7 8", "speed of the second car"],
    ["P  K", "pit stop of the first, of the second car"],
  ],
};
