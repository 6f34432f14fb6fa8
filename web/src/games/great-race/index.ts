/** The Great Race at the browser's table. */

import type { GameClient } from "../../lib/game";
import { t } from "../../lib/texts/say.svelte";
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
  plate: (crew, setting) => plate(crew, boxOf(setting)),
  get keys() {
    return t.great.keys;
  },
};
