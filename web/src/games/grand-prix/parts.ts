/** What both views of the track are given. */

import type { Table } from "./components";
import type { End, MoveForeseen, Way } from "./types";
import type { Scene } from "./scene";

export interface BoardParts {
  table: Table;
  scene: Scene;
  seat: number;
  /** What is foreseen of a move, and which of its ends and ways is picked. */
  move: MoveForeseen | null;
  end: End | undefined;
  way: Way | undefined;
  /** Where cars would come to, with or without a move. */
  ghosts: Record<string, [from: string, to: string]>;
  /** Cars that can be picked now, and how many cars would move with each; 0: not known. */
  pickable: Record<string, number>;
  picked: string;
  pickCar: (car: string) => void;
  pickEnd: (space: string) => void;
  /** Whether an end was touched, and not only foreseen first: then a second touch plays it. */
  isTouched: (space: string) => boolean;
  /** Why a car cannot be picked. */
  whyNot: (car: string) => void;
  /** The cars that are moving just now, while it is shown. */
  moving: string[];
  /** Milliseconds for one space; 0: nothing moves. */
  pace: number;
  /** Whether the leader is in the last lap. */
  last: boolean;
  /** Whether cars show the keys that pick them. */
  keyed: boolean;
}
