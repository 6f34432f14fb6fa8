/** The Great Race at the browser's table. */

import type { GameClient } from "../../lib/game";
import { t } from "../../lib/texts/say.svelte";
import Board from "./Board.svelte";
import Dash from "./Dash.svelte";
import Phases from "./Phases.svelte";
import Rest from "./Rest.svelte";
import { boardOf, plate, titleOf } from "./components";
import { after, beat, crewOf, order, type Scene, sceneOf } from "./scene";
import { MOMENTS } from "./moments";
import { standable } from "./standing";
import Tray from "./Tray.svelte";
import Vehicle from "./Vehicle.svelte";
import { type Game, WIRE } from "./types";

export const client: GameClient<Game, Scene> = {
  wire: WIRE,
  Board,
  Tray,
  Head: Phases,
  Rest,
  Dash,
  sceneOf,
  after: (scene, event, setting) => after(scene, event, setting.components),
  beat,
  moments: MOMENTS,
  verdicts: ["earns", "did-not-arrive"],
  vehicle: Vehicle,
  standable,
  order,
  whereIs: (id, scene, setting) => titleOf(boardOf(setting.components), crewOf(scene, id)?.space ?? ""),
  plate: (crew, setting) => plate(crew, setting.components),
  get keys() {
    return t.great.keys;
  },
};
