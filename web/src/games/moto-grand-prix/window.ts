/** MotoGrandPrix in the shop window. */

import type { ShopWindow } from "..";
import { t } from "../../lib/texts/say.svelte";
import ChoicePicture from "./ChoicePicture.svelte";
import OwnCircuit from "./OwnCircuit.svelte";
import Picture from "./Picture.svelte";
import { type Game, WIRE } from "./types";

export const shopWindow: ShopWindow<Game> = {
  guard: WIRE.window,
  Picture,
  ChoicePicture,
  OwnPlace: OwnCircuit,
  get page() {
    return { href: "/builder", name: t.builder.title };
  },
};
