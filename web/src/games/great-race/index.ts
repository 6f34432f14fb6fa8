/** The Great Race at the browser's table. */

import type { GameClient } from "../../lib/game";
import { t } from "../../lib/texts/say.svelte";
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
  order,
  plate: (crew, setting) => plate(crew, setting.components),
  get keys() {
    return t.great.keys;
  },
};
