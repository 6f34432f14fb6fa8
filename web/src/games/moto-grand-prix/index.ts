/** MotoGrandPrix at the browser's table. */

import type { GameClient } from "../../lib/game";
import { t } from "../../lib/texts/say.svelte";
import Bike from "./Bike.svelte";
import Board from "./Board.svelte";
import Dash from "./Dash.svelte";
import Head from "./Head.svelte";
import Rest from "./Rest.svelte";
import { plate } from "./components";
import { after, beat, order, type Scene, sceneOf } from "./scene";
import { whereIs } from "./whereIs";
import { MOMENTS } from "./moments";
import Tray from "./Tray.svelte";
import { type Game, WIRE } from "./types";

export const client: GameClient<Game, Scene> = {
  wire: WIRE,
  Board,
  Tray,
  Head,
  Rest,
  Dash,
  sceneOf,
  after: (scene, event, setting) => after(scene, event, setting.components),
  beat,
  moments: MOMENTS,
  verdicts: ["scores", "drops-out", "engine-breaks", "not-classified"],
  vehicle: Bike,
  order: (scene, setting) => order(scene, setting.components),
  whereIs,
  plate: (bike, setting) => plate(bike, setting.components),
  get keys() {
    return t.moto.keys;
  },
};
