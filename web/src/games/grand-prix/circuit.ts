/** The loop's outlines from its spaces: both edges of the road, where it bends, and the pit lane's. */

import type { At } from "../../lib/board/curve";
import { type RoadPoint, turn } from "../../lib/board/scenery";
import type { TrackFace } from "./types";

/** A space is drawn from its inner edge (start, middle, end) back along its outer edge (end, middle, start). */
const corner = (shape: number[], index: number): At => [shape[2 * index]!, shape[2 * index + 1]!];

export interface Circuit {
  /** The edges of the road, two points a sector. */
  inner: At[];
  outer: At[];
  /** The far edge of the pit lane, from the middle of the infield's side. */
  pit: { near: At[]; far: At[] };
  /** The middle of the road in every sector. */
  road: RoadPoint[];
  /** Runs of sectors in which the road bends, each from its first to its last. */
  bends: [first: number, last: number][];
  lanes: string[][];
}

/** From how many degrees a sector on it is a bend. */
const BEND = 5;

export function circuitOf(track: TrackFace): Circuit {
  const of = (sector: number, lane: string) => track.cells.find((cell) => cell.id === `${sector}${lane}`);
  const sectors = Array.from({ length: track.length }, (_, sector) => sector);
  const lanes = sectors.map((sector) => ["a", "b", "c", "d", "e"].filter((lane) => of(sector, lane)));
  const first = sectors.map((sector) => of(sector, "a")!);
  const last = sectors.map((sector) => of(sector, lanes[sector]!.at(-1)!)!);
  const pits = sectors.flatMap((sector) => of(sector, "p") ?? []);
  const road = sectors.map((sector) => ({
    x: (first[sector]!.at[0] + last[sector]!.at[0]) / 2,
    y: (first[sector]!.at[1] + last[sector]!.at[1]) / 2,
    degrees: first[sector]!.heading,
  }));
  const bent = sectors.map((sector) => {
    const next = road[(sector + 1) % track.length]!;
    return Math.abs(turn(road[sector]!.degrees, next.degrees)) > BEND;
  });
  const bends: [number, number][] = [];
  for (const sector of sectors) {
    if (!bent[sector]) continue;
    const run = bends.at(-1);
    if (run && run[1] === sector - 1) run[1] = sector;
    else bends.push([sector, sector]);
  }
  return {
    inner: first.flatMap(({ shape }) => [corner(shape, 0), corner(shape, 1)]),
    outer: last.flatMap(({ shape }) => [corner(shape, 5), corner(shape, 4)]),
    pit: {
      near: pits.flatMap(({ shape }) => [corner(shape, 0), corner(shape, 1)]),
      far: pits.flatMap(({ shape }) => [corner(shape, 5), corner(shape, 4)]),
    },
    road,
    bends,
    lanes,
  };
}

/** The piece of an edge along some sectors, and half a sector more at both ends. */
export function along(edge: At[], [first, last]: [number, number]): At[] {
  const count = edge.length;
  return Array.from({ length: 2 * (last - first) + 5 }, (_, step) => edge[(2 * first - 1 + step + count) % count]!);
}
