/** Grand Prix at the browser's table. */

import type { GameClient } from "../../lib/game";
import Board from "./Board.svelte";
import { plateOf, tableOf } from "./components";
import { t } from "../../lib/texts/say.svelte";
import { after, beat, carsInOrder, endsOf, isDraw, isStep, type Scene, sceneOf } from "./scene";
import Tray from "./Tray.svelte";
import { type Game, WIRE } from "./types";

export const client: GameClient<Game, Scene> = {
  wire: WIRE,
  Board,
  Tray,
  sceneOf,
  after,
  beat,
  order: carsInOrder,
  steps: {
    are: (event) => isStep(event) || isDraw(event),
    say: (run) => (isDraw(run[0]!) ? t.gp.drawn(run.length) : t.gp.moved(endsOf(run))),
  },
  plate: (car, setting) => plateOf(tableOf(setting).car.get(car)),
  keys: [
    ["1 … 9", "a card of the hand"],
    ["A … V", "once a card is chosen: the car it is played for"],
    ["← →", "another space to end on"],
    ["↑ ↓", "another way to the same space"],
  ],
};
