/** Formula 1 TGP at the browser's table. */

import type { GameClient } from "../../lib/game";
import { t } from "../../lib/texts/say.svelte";
import Board from "./Board.svelte";
import { boxOf, plate } from "./components";
import { after, beat, order, type Scene, sceneOf } from "./scene";
import Tray from "./Tray.svelte";

export const client: GameClient = {
  Board,
  Tray,
  sceneOf: (facts, setting, before) => sceneOf(facts, setting, before as Scene | null),
  after: (scene, event, setting) => after(scene as Scene, event, boxOf(setting)),
  beat,
  order: (scene) => order(scene as Scene),
  plate: (car, setting) => plate(car, boxOf(setting)),
  get keys() {
    return t.tgp.keys;
  },
};
