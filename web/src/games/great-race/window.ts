/** The Great Race in the shop window. */

import type { ShopWindow } from "..";
import { t } from "../../lib/texts/say.svelte";
import ChoicePicture from "./ChoicePicture.svelte";
import Picture from "./Picture.svelte";
import { type Game, WIRE } from "./types";

export const shopWindow: ShopWindow<Game> = {
  guard: WIRE.window,
  Picture,
  ChoicePicture,
  colourOf: (components, team) => components.crews.find((crew) => crew.id === team)?.colour,
  get page() {
    return { href: "/boards", name: t.boards.title };
  },
};
