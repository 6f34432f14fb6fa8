/**
 * A track of lanes and sectors being edited: what is changed here, the server checks and draws. Every change can be
 * undone.
 */

import { api } from "../../lib/api";
import { sentenceOf } from "../../lib/errors";
import type { LaneTrack, LaneTrackDrawn } from "../../lib/messages";
import { evened, nudged } from "./outline";

/** Letters are typed faster than a server needs to be asked. */
const PAUSE = 150;

export class Editing {
  track = $state.raw<LaneTrack | null>(null);
  drawn = $state.raw<LaneTrackDrawn | null>(null);
  /** The sectors that are changed together: from the first to the last selected. */
  first = $state(0);
  last = $state(0);
  /** What went wrong with a file. */
  trouble = $state("");
  private past = $state.raw<LaneTrack[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  get sectors(): number[] {
    return Array.from({ length: this.last - this.first + 1 }, (_, step) => this.first + step);
  }

  // ── Opening and checking ──

  async open(text: string): Promise<void> {
    const number = ++this.asked;
    try {
      const drawn = await api.readLaneTrack(text);
      if (number !== this.asked) return;
      this.past = [];
      this.track = drawn.track;
      this.drawn = drawn;
      this.select(0);
      this.trouble = "";
    } catch (error) {
      this.trouble = sentenceOf(error);
    }
  }

  private check(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.ask(), PAUSE);
  }

  private async ask(): Promise<void> {
    const track = this.track;
    if (!track) return;
    const number = ++this.asked;
    try {
      const drawn = await api.checkLaneTrack(track);
      // An answer to an older question is nobody's any more. What cannot be drawn keeps its last picture.
      if (number !== this.asked) return;
      this.drawn = Object.keys(drawn.drawing).length ? drawn : { ...drawn, drawing: this.drawn?.drawing ?? {} };
      this.trouble = "";
    } catch (error) {
      this.trouble = sentenceOf(error);
    }
  }

  /** The file of the track as it stands, the last letter typed included; empty while it cannot be raced. */
  async file(): Promise<string> {
    clearTimeout(this.timer);
    await this.ask();
    return this.drawn?.text ?? "";
  }

  // ── Changing ──

  /** A change; `kept`: the track before it can be come back to. */
  change(changes: Partial<LaneTrack>, kept = true): void {
    if (!this.track) return;
    if (kept) this.past = [...this.past.slice(-99), this.track];
    this.track = { ...this.track, ...changes };
    this.check();
  }

  undo(): void {
    const before = this.past.at(-1);
    if (!before) return;
    this.past = this.past.slice(0, -1);
    this.track = before;
    this.select(Math.min(this.first, before.lanes.length - 1), Math.min(this.last, before.lanes.length - 1));
    this.check();
  }

  select(first: number, last = first): void {
    this.first = Math.min(first, last);
    this.last = Math.max(first, last);
  }

  /** Begin the selection here; it never grows backwards over sectors that nobody named. */
  selectFrom(first: number): void {
    this.select(first, Math.max(first, this.last));
  }

  selectTo(last: number): void {
    this.select(Math.min(this.first, last), last);
  }

  setLanes(lanes: number): void {
    const here = new Set(this.sectors);
    this.change({ lanes: this.track!.lanes.map((count, sector) => (here.has(sector) ? lanes : count)) });
  }

  setInside(side: string): void {
    const here = new Set(this.sectors);
    this.change({ inside: this.track!.inside.map((value, sector) => (here.has(sector) ? side : value)) });
  }

  /** One more sector behind the last selected one, like it. */
  insert(): void {
    const { lanes, inside, centre, corners } = this.track!;
    const at = this.last + 1;
    const [a, b] = [centre[this.last]!, centre[at % centre.length]!];
    const middle = [(a[0]! + b[0]!) / 2, (a[1]! + b[1]!) / 2];
    const moved = (sector: number) => (sector >= at ? sector + 1 : sector);
    this.change({
      lanes: lanes.toSpliced(at, 0, lanes[this.last]!),
      inside: inside.toSpliced(at, 0, inside[this.last]!),
      centre: evened(centre.toSpliced(at, 0, middle)),
      corners: corners?.map((corner) => ({
        ...corner,
        first: moved(corner.first),
        last: moved(corner.last),
      })),
    });
    this.select(at);
  }

  remove(): void {
    const { lanes, inside, centre, corners } = this.track!;
    const count = this.sectors.length;
    if (lanes.length - count < 3) return;
    const moved = (sector: number) => (sector > this.last ? sector - count : Math.min(sector, this.first));
    this.change({
      lanes: lanes.toSpliced(this.first, count),
      inside: inside.toSpliced(this.first, count),
      centre: evened(centre.toSpliced(this.first, count)),
      corners: corners?.map((corner) => ({
        ...corner,
        first: moved(corner.first),
        last: moved(corner.last),
      })),
    });
    this.select(Math.min(this.first, this.track!.lanes.length - 1));
  }

  /** Pull the middle of a sector somewhere else; its neighbours come along. */
  pull(sector: number, to: [number, number], kept: boolean): void {
    this.change({ centre: nudged(this.track!.centre, sector, to) }, kept);
  }

  even(): void {
    this.change({ centre: evened(this.track!.centre) });
  }

  /** The same track in a mirror: right-handers become left-handers, and the pit lane lies on the other side. */
  mirror(): void {
    const hands: Record<string, string> = { left: "right", right: "left" };
    this.change({
      centre: this.track!.centre.map(([x, y]) => [-x!, y!]),
      corners: this.track!.corners?.map((corner) => ({ ...corner, hand: hands[corner.hand] ?? corner.hand })),
    });
  }
}
