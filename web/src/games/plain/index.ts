/** The plain table: any game can be played on it before it has a board of its own. */

import type { Facts, GameClient } from "../../lib/game";
import { isRecord, oneOf, word } from "../../lib/guards";
import Board from "./Board.svelte";
import Tray from "./Tray.svelte";

/** Nothing is known of it but that facts have names. */
export interface Game {
  facts: Facts;
  kind: string;
  verbs: Record<never, never>;
  events: Record<never, never>;
  components: Facts;
  window: Facts;
  foreseen: never;
}

export const client: GameClient<Game, Facts> = {
  wire: {
    facts: isRecord,
    changes: isRecord,
    kinds: word,
    verbs: {},
    events: {},
    components: isRecord,
    window: isRecord,
    foreseen: oneOf(),
  },
  Board,
  Tray,
  sceneOf: (facts) => facts,
  after: (scene) => scene,
  beat: () => 0,
  moments: {},
  verdicts: [],
  whereIs: () => "",
  keys: [],
};
