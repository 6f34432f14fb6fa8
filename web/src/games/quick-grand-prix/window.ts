/** Quick Grand Prix in the shop window. */

import type { ShopWindow } from "..";
import ChoicePicture from "./ChoicePicture.svelte";
import Picture from "./Picture.svelte";
import { type Game, WIRE } from "./types";

export const shopWindow: ShopWindow<Game> = { guard: WIRE.window, Picture, ChoicePicture };
