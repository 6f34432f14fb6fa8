/** What lies in the box by name: the spaces of the track, race cards, event cards, cars; and what cars look like. */

import { type CarName, livery } from "../../lib/board/livery";
import type { Setting } from "./props";
import type { CardFace, CarFace, Components, EventFace, Space } from "./types";

/** The box with its things by name. */
export interface Table {
  box: Components;
  cell: Map<string, Space>;
  card: Map<string, CardFace>;
  event: Map<string, EventFace>;
  car: Map<string, CarFace>;
  /** The number of lanes of each sector. */
  widths: number[];
}

const tables = new WeakMap<object, Table>();

export function tableOf(setting: Setting): Table {
  const known = tables.get(setting.components);
  if (known) return known;
  const box = setting.components;
  const named = <T extends { id: string }>(all: T[]) => new Map(all.map((each) => [each.id, each]));
  const widths = Array.from({ length: box.track.length }, () => 0);
  for (const cell of box.track.cells) if (cell.lane !== "p" && cell.lane !== "w") widths[cell.sector]!++;
  const table = {
    box,
    cell: named(box.track.cells),
    card: named(box.cards),
    event: named(box.events),
    car: named(box.cars),
    widths,
  };
  tables.set(setting.components, table);
  return table;
}

// ── What cars look like ──

export function plateOf(car: CarFace | undefined): CarName {
  const team = car?.player ? car.team : "npc";
  return { team, letter: String(car?.number ?? "?"), livery: livery(team), second: car?.second ?? false };
}

/** The key that picks a car: A for the first, V for the last. */
export function keyOf(table: Table, car: string): string {
  return String.fromCharCode(65 + table.box.cars.findIndex((each) => each.id === car));
}
