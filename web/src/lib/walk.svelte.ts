/** A walk through a game: any step forwards or backwards, from chapter to chapter, or by itself as fast as one likes. */

import type { GameClient, Setting, Some } from "./game";
import type { EventTold, Replay, ReplayFrame } from "./messages";
import { ANNOUNCED, momentOf } from "./moments";
import { Playback } from "./playback.svelte";
import { pace } from "./settings.svelte";
import { read } from "./guards";
import type { Types } from "./wire";

export interface ChapterMark {
  title: string;
  index: number;
  /** Whether it is a moment of the race inside of a chapter: a new leader, a retirement, the flag. */
  moment: boolean;
}

/** How fast a walk may go by itself: so many times as fast as the watcher's pace. */
export const SPEEDS = [0.5, 1, 2, 4];

const PAUSE = 700;

export type SomeWalk = Walk<Some, Some>;

export class Walk<G extends Types, Scene> {
  index = $state(0);
  playing = $state(false);
  readonly playback: Playback<G, Scene>;
  /** Where chapters begin, and the moments in them, in the order of the race. */
  readonly marks: ChapterMark[];
  readonly chapters: ChapterMark[];
  speed = $state(1);
  /** Everything told, with the index of its frame. */
  readonly events: EventTold[];

  frame = $derived.by<ReplayFrame>(() => this.replay.frames[this.index]!);

  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly replay: Replay,
    private client: GameClient<G, Scene>,
    private setting: Setting<G>,
  ) {
    this.playback = new Playback(client, setting, () => pace() / this.speed, false);
    this.events = replay.frames.flatMap((frame) => frame.events);
    this.marks = replay.frames.flatMap((frame, index) => frame.events.flatMap((event) => this.marked(event, index)));
    this.chapters = this.marks.filter((mark) => !mark.moment);
    this.to(0);
  }

  private marked(event: EventTold, index: number): ChapterMark[] {
    if (event.chapter) return [{ title: event.chapter, index, moment: false }];
    const moment = momentOf(this.client.moments, event);
    return moment && ANNOUNCED.has(moment) ? [{ title: event.text, index, moment: true }] : [];
  }

  get length(): number {
    return this.replay.frames.length;
  }

  /** The last version it knows. */
  get end(): number {
    return this.replay.frames.at(-1)?.version ?? -1;
  }

  get facts(): G["facts"] {
    return read(this.client.wire.facts, this.frame.facts);
  }

  /** The last mark that we have passed; -1: none. */
  get mark(): number {
    return this.marks.findLastIndex((mark) => mark.index <= this.index);
  }

  to(index: number): void {
    this.pause();
    this.index = Math.max(0, Math.min(this.length - 1, index));
    this.playback.cut(this.frame.facts, this.setting);
  }

  toVersion(version: number): void {
    const index = this.replay.frames.findIndex((frame) => frame.version >= version);
    this.to(index < 0 ? this.length - 1 : index);
  }

  /** One step on, with its animation. */
  forward(): void {
    if (this.index >= this.length - 1) return;
    this.index += 1;
    this.playback.play(this.frame.events, this.frame.facts, this.setting);
  }

  back(): void {
    this.to(this.index - 1);
  }

  nextChapter(step: 1 | -1): void {
    const target =
      step > 0
        ? this.chapters.find((chapter) => chapter.index > this.index)
        : this.chapters.findLast((chapter) => chapter.index < this.index);
    this.to(target?.index ?? (step > 0 ? this.length - 1 : 0));
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.run();
  }

  run(): void {
    if (this.index >= this.length - 1) this.to(0);
    this.playing = true;
    this.step();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  stop(): void {
    this.pause();
    this.playback.stop();
  }

  private step(): void {
    if (!this.playing) return;
    if (!this.playback.running) {
      if (this.index >= this.length - 1) {
        this.playing = false;
        return;
      }
      this.forward();
    }
    this.timer = setTimeout(() => this.step(), this.playback.running ? 60 : (PAUSE * (pace() || 0.4)) / this.speed);
  }
}
