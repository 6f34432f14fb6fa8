/** The Great Race in the shop window. */

import type { ShopWindow } from "..";
import { t } from "../../lib/texts/say.svelte";
import ChoicePicture from "./ChoicePicture.svelte";
import Picture from "./Picture.svelte";

export const shopWindow: ShopWindow = {
  Picture,
  ChoicePicture,
  get page() {
    return { href: "/boards", name: t.boards.title };
  },
};
