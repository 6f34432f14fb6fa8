/** Formula 1 TGP in the shop window. */

import type { ShopWindow } from "..";
import ChoicePicture from "./ChoicePicture.svelte";
import Picture from "./Picture.svelte";

export const shopWindow: ShopWindow = { Picture, ChoicePicture };
