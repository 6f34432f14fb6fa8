/** What one page hands to the next: a record that was opened, or a position to play on from. */

import type { Replay } from "./messages";

export const carried = $state<{ replay: Replay | null; record: string; move: number }>({
  replay: null,
  record: "",
  move: -1,
});
