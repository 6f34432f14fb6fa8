/** MotoGrandPrix at the browser's table. */

import type { GameClient } from "../../lib/game";
import Board from "./Board.svelte";
import { boxOf, plate } from "./components";
import { after, beat, order, type Scene, sceneOf } from "./scene";
import Tray from "./Tray.svelte";

export const client: GameClient = {
  Board,
  Tray,
  sceneOf: (facts, setting) => sceneOf(facts, setting),
  after: (scene, event, setting) => after(scene as Scene, event, boxOf(setting)),
  beat,
  order: (scene) => order(scene as Scene),
  plate: (bike, setting) => plate(bike, boxOf(setting)),
  keys: [
    ["1 … 9", "the nearest place, the next nearest …, each by its cheapest way"],
    ["Arrows", "one row or one lane further, among the places on offer"],
  ],
};
