/**
 * The free rectangle of a table: its board fills the window, and tower, prompt and tray float over the board's edges. A
 * camera shows what matters inside of what they leave free. Elsewhere nothing covers a board.
 */

import { getContext, setContext } from "svelte";

/** How far something reaches over the board from each of its edges, in pixels. */
export interface Insets {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export class Frame {
  insets = $state.raw<Insets>({ left: 0, top: 0, right: 0, bottom: 0 });
  /** Whether a camera follows the race from the beginning for those who only watch, too. */
  watched = false;
}

const KEY = Symbol("frame");

/** For the page that lets things float over the board below it. */
export function setFrame(): Frame {
  return setContext(KEY, new Frame());
}

/** For whatever draws inside of one. */
export function frame(): Frame {
  return getContext<Frame | undefined>(KEY) ?? new Frame();
}
