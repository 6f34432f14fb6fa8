/** The plain table: any game can be played on it before it has a board of its own. */

import type { GameClient } from "../../lib/game";
import OptionList from "../../shell/OptionList.svelte";
import Board from "./Board.svelte";

export const client: GameClient = {
  Board,
  Tray: OptionList,
  sceneOf: (facts) => facts,
  after: (scene) => scene,
  beat: () => 250,
  keys: [],
};
