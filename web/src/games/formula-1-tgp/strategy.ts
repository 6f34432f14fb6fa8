/** The strategy of each car over the turns of this race, as the log tells it. */

import type { Event } from "./props";

export interface Moment {
  turn: number;
  fuel: number;
  tread: number;
  tyre: string;
  /** Whether it has just been in the pits: the line is drawn anew from here. */
  stop: boolean;
}

/** For each driver the markers at the start and after every turn; a stop adds a moment of its own. */
export function strategies(log: Event[]): Record<string, Moment[]> {
  let found: Record<string, Moment[]> = {};
  let turn = 0;
  const lastOf = (driver: string) => found[driver]?.at(-1);
  const add = (driver: string, change: Partial<Moment>) => {
    const moment = { fuel: 0, tread: 0, tyre: "", ...lastOf(driver), stop: false, ...change };
    (found[driver] ??= []).push({ ...moment, turn });
  };
  for (const event of log) {
    if (event.kind === "race-begins") {
      found = {};
      turn = 0;
    } else if (event.kind === "turn-begins") turn = event.values.turn;
    else if (event.kind === "reveals") add(event.values.driver, { fuel: event.values.fuel });
    else if (event.kind === "fits") {
      const { driver, tyre, value: tread } = event.values;
      const last = lastOf(driver);
      if (last?.turn === turn) Object.assign(last, { tyre, tread });
      else add(driver, { tyre, tread });
    } else if (event.kind === "wears") add(event.values.driver, { fuel: event.values.fuel, tread: event.values.tread });
    else if (event.kind === "refuels") add(event.values.driver, { fuel: event.values.fuel, stop: true });
  }
  return found;
}
