/** Grand Prix at the browser's table. */

import type { GameClient } from "../../lib/game";
import Board from "./Board.svelte";
import Dash from "./Dash.svelte";
import Hand from "./Hand.svelte";
import RaceHead from "./RaceHead.svelte";
import { plateOf, tableOf } from "./components";
import { t } from "../../lib/texts/say.svelte";
import { after, beat, carsInOrder, endsOf, isDraw, isStep, type Scene, sceneOf } from "./scene";
import { MOMENTS } from "./moments";
import { NEWS } from "./news";
import Tray from "./Tray.svelte";
import { type Game, WIRE } from "./types";

export const client: GameClient<Game, Scene> = {
  wire: WIRE,
  Board,
  Tray,
  Head: RaceHead,
  Rest: Hand,
  Dash,
  sceneOf,
  after,
  beat,
  moments: MOMENTS,
  verdicts: [
    "finishes",
    "takes-position",
    "is-disqualified",
    "retires",
    "is-eliminated",
    "is-retired",
    "crashes-out",
    "is-taken-off",
  ],
  news: NEWS,
  order: carsInOrder,
  steps: {
    are: (event) => isStep(event) || isDraw(event),
    say: (run) => (isDraw(run[0]!) ? t.gp.drawn(run.length) : t.gp.moved(endsOf(run))),
  },
  whereIs(car, scene) {
    if (scene.gone.includes(car)) return t.gp.out;
    if (scene.pitLane.includes(car)) return t.gp.inPits;
    return scene.spots[car] ? t.gp.where(scene.spots[car], scene.laps[car] ?? 0) : "";
  },
  plate: (car, setting) => plateOf(tableOf(setting).car.get(car)),
  get keys() {
    return t.gp.keys;
  },
};
