/** Quick Grand Prix at the browser's table. */

import type { GameClient } from "../../lib/game";
import Board from "./Board.svelte";
import { after, beat, carsInOrder, type Scene, sceneOf, tableOf } from "./scene";
import Tray from "./Tray.svelte";
import { type Game, WIRE } from "./types";

export const client: GameClient<Game, Scene> = {
  wire: WIRE,
  Board,
  Tray,
  sceneOf,
  after: (scene, event, setting) => after(scene, event, tableOf(setting)),
  beat,
  order: carsInOrder,
  keys: [
    ["1 2 3 4", "speed of the first car"],
    ["5 6 7 8", "speed of the second car"],
    ["P  K", "pit stop of the first, of the second car"],
  ],
};
