/** The strategy of each car over the turns of this race, as the log tells it. */

import type { EventTold } from "../../lib/messages";

export interface Moment {
  turn: number;
  fuel: number;
  tread: number;
  tyre: string;
  /** Whether it has just been in the pits: the line is drawn anew from here. */
  stop: boolean;
}

/** For each driver the markers at the start and after every turn; a stop adds a moment of its own. */
export function strategies(log: EventTold[]): Record<string, Moment[]> {
  let found: Record<string, Moment[]> = {};
  let turn = 0;
  for (const { kind, values } of log) {
    const driver = String(values.driver ?? "");
    const last = found[driver]?.at(-1);
    const now = (change: Partial<Moment>) => {
      const moment = { turn, fuel: 0, tread: 0, tyre: "", ...last, stop: false, ...change };
      (found[driver] ??= []).push({ ...moment, turn });
    };
    if (kind === "race-begins") {
      found = {};
      turn = 0;
    } else if (kind === "turn-begins") turn = Number(values.turn);
    else if (kind === "reveals") now({ fuel: Number(values.fuel) });
    else if (kind === "fits") {
      if (last && last.turn === turn) Object.assign(last, { tyre: String(values.tyre), tread: Number(values.value) });
      else now({ tyre: String(values.tyre), tread: Number(values.value) });
    } else if (kind === "wears") now({ fuel: Number(values.fuel), tread: Number(values.tread) });
    else if (kind === "refuels") now({ fuel: Number(values.fuel), stop: true });
  }
  return found;
}
