/**
 * A track being laid. Every change is one step that can be taken back; the server draws and judges each of them. It knows
 * tiles as words only: where they lie, whether they close and what is good about them is told by the server.
 */

import { api, Refusal } from "../api";
import type { TrackDrawn, Trial } from "../messages";
import { sentenceOf } from "../errors";
import { isCorner, read, toHash, type Word, write } from "./words";

export const START = ["START"];

export class Building {
  track = $state.raw<string[]>(START);
  drawn = $state.raw<TrackDrawn | null>(null);
  boxes = $state(1);
  level = $state("standard");
  /** The tile that is looked at, and behind which the next one is laid; -1: the end of the track. */
  selected = $state(-1);
  problem = $state("");
  /** Which work the problem came from: it is told where the work was asked for. Empty: the track itself. */
  failed = $state("");
  busy = $state("");
  trial = $state.raw<Trial | null>(null);
  past = $state.raw<string[][]>([]);
  future = $state.raw<string[][]>([]);

  private asked = 0;

  get tile(): Word | null {
    return this.selected >= 0 ? read(this.track[this.selected] ?? "") : null;
  }

  // ── Changes ──

  /** Another track; the one before can be had back. */
  set(track: string[], selected = -1): void {
    this.past = [...this.past, this.track];
    this.future = [];
    this.show(track, selected);
  }

  private show(track: string[], selected = -1): void {
    this.track = track;
    this.selected = selected;
    this.trial = null;
    void this.check();
  }

  undo = (): void => {
    const last = this.past.at(-1);
    if (!last) return;
    this.past = this.past.slice(0, -1);
    this.future = [...this.future, this.track];
    this.show(last);
  };

  redo = (): void => {
    const next = this.future.at(-1);
    if (!next) return;
    this.future = this.future.slice(0, -1);
    this.past = [...this.past, this.track];
    this.show(next);
  };

  /** Lay a tile behind this one; without one, behind the one looked at, or at the end. */
  lay(word: string, behind = this.selected): void {
    const at = behind >= 0 ? behind + 1 : this.track.length;
    const track = [...this.track];
    track.splice(at, 0, this.withMarker(word, track[at - 1] ?? ""));
    this.set(track, behind >= 0 ? at : -1);
  }

  /** A corner that begins gets a marker, a harder one if it is tight: it is easily changed, and never forgotten. */
  private withMarker(word: string, before: string): string {
    const tile = read(word);
    const last = read(before);
    if (!tile || !isCorner(tile) || tile.difficulty || (last && isCorner(last) && last.side === tile.side)) return word;
    const degrees = this.drawn?.stock.find((each) => each.name === tile.name)?.degrees ?? 0;
    return write({ ...tile, difficulty: degrees > 30 ? 2 : 1 });
  }

  change(next: Partial<Word>): void {
    const tile = this.tile;
    if (!tile) return;
    const changed = { ...tile, ...next };
    if (!isCorner(changed)) changed.difficulty = 0;
    const track = [...this.track];
    track[this.selected] = write(changed);
    this.set(track, this.selected);
  }

  /** The other way: a left-hander becomes a right-hander. */
  turn = (): void => {
    const tile = this.tile;
    if (tile?.side) this.change({ side: tile.side === "L" ? "R" : "L" });
  };

  remove = (): void => {
    const at = this.selected >= 0 ? this.selected : this.track.length - 1;
    if (at < 1) return;
    const track = this.track.filter((_, index) => index !== at);
    this.set(track, this.selected >= 0 ? Math.min(at, track.length - 1) : -1);
  };

  select(index: number): void {
    this.selected = index === this.selected ? -1 : index;
  }

  reverse(): void {
    if (this.drawn?.reversed) this.set(this.drawn.reversed.split(" "));
  }

  // ── What the server says ──

  private get text() {
    return { track: this.track.join(" "), boxes: this.boxes, level: this.level };
  }

  async check(): Promise<void> {
    const asked = ++this.asked;
    try {
      const drawn = await api.checkTrack(this.text);
      if (asked !== this.asked) return;
      this.drawn = drawn;
      this.problem = this.failed = "";
    } catch (error) {
      if (asked !== this.asked) return;
      this.problem = sentenceOf(error);
      this.failed = "";
    }
  }

  /** Something that takes a while; one at a time. */
  private async work(name: string, work: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = name;
    this.problem = this.failed = "";
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.problem = error.message;
      this.failed = name;
    } finally {
      this.busy = "";
    }
  }

  close = (): Promise<void> =>
    this.work("close", async () => {
      const closed = await api.closeTrack(this.text);
      // It may have taken tiles of one more box.
      this.boxes = Math.max(this.boxes, closed.boxes);
      this.set(closed.track.split(" "));
    });

  generate = (positions: number, hard: number): Promise<void> =>
    this.work("generate", async () => {
      const made = await api.generateTrack({ positions, hard, boxes: this.boxes });
      this.set(made.track.split(" "));
    });

  race = (): Promise<void> =>
    this.work("race", async () => {
      const asked = this.asked;
      const trial = await api.raceTrack(this.text);
      if (asked === this.asked) this.trial = trial;
    });

  // ── Sharing ──

  get link(): string {
    return `${location.origin}/builder#${toHash(this.track)}`;
  }
}
