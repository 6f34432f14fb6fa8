/** Formula 1 TGP at the browser's table. */

import type { GameClient } from "../../lib/game";
import { t } from "../../lib/texts/say.svelte";
import Board from "./Board.svelte";
import Dash from "./Dash.svelte";
import Head from "./Head.svelte";
import Rest from "./Rest.svelte";
import { plate } from "./components";
import { shareOf, SPACES } from "./outline";
import { after, beat, order, type Scene, sceneOf } from "./scene";
import { MOMENTS } from "./moments";
import { NEWS } from "./news";
import { standable } from "./standing";
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
  verdicts: ["finishes", "retires", "one-compound", "no-event-roll"],
  isAbsent: (id, scene) => scene.cars.some((car) => car.id === id && car.status === "absent"),
  carOf: (event, scene) => scene.carOf[String(event.values.driver)] ?? "",
  news: NEWS,
  standable,
  interludes: ["phase-begins"],
  order,
  whereIs(id, scene) {
    const car = scene.stage === "race" ? scene.cars.find((each) => each.id === id) : undefined;
    return car?.status === "running" ? t.tgp.where(shareOf(car.place) * SPACES, SPACES) : "";
  },
  plate: (car, setting) => plate(car, setting.components),
  get keys() {
    return t.tgp.keys;
  },
};
