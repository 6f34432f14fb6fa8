/** MotoGrandPrix at the browser's table. */

import type { GameClient } from "../../lib/game";
import Board from "./Board.svelte";
import { plate } from "./components";
import { after, beat, order, type Scene, sceneOf } from "./scene";
import Tray from "./Tray.svelte";
import { type Game, WIRE } from "./types";

export const client: GameClient<Game, Scene> = {
  wire: WIRE,
  Board,
  Tray,
  sceneOf,
  after: (scene, event, setting) => after(scene, event, setting.components),
  beat,
  order: (scene, setting) => order(scene, setting.components),
  plate: (bike, setting) => plate(bike, setting.components),
  keys: [
    ["1 … 9", "the nearest place, the next nearest …, each by its cheapest way"],
    ["Arrows", "one row or one lane further, among the places on offer"],
  ],
};
