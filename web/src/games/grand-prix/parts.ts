/** What both views of the track are given. */

import type { Table } from "./components";
import type { End, Move, Way } from "./foreseen";
import type { Scene } from "./scene";

export interface BoardParts {
  table: Table;
  scene: Scene;
  seat: number;
  move: Move | null;
  end: End | undefined;
  way: Way | undefined;
  ghosts: Record<string, [from: string, to: string]>;
  pickable: Record<string, number>;
  picked: string;
  pickCar: (car: string) => void;
  pickEnd: (space: string) => void;
  /** Why a car cannot be picked. */
  whyNot: (car: string) => void;
  pace: number;
  /** Whether the leader is in the last lap. */
  last: boolean;
  /** Whether cars show the keys that pick them. */
  keyed: boolean;
}
