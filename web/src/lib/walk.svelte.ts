/** A walk through a game: any step forwards or backwards, or from chapter to chapter. */

import type { GameClient, Setting, Some } from "./game";
import type { EventTold, Replay, ReplayFrame } from "./messages";
import { Playback } from "./playback.svelte";
import { pace } from "./settings.svelte";
import { read } from "./guards";
import type { Types } from "./wire";

export interface ChapterMark {
  title: string;
  index: number;
}

const PAUSE = 700;

export type SomeWalk = Walk<Some, Some>;

export class Walk<G extends Types, Scene> {
  index = $state(0);
  playing = $state(false);
  readonly playback: Playback<G, Scene>;
  readonly chapters: ChapterMark[];
  /** Everything told, with the index of its frame. */
  readonly events: EventTold[];

  frame = $derived.by<ReplayFrame>(() => this.replay.frames[this.index]!);

  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly replay: Replay,
    private client: GameClient<G, Scene>,
    private setting: Setting<G>,
  ) {
    this.playback = new Playback(client, setting);
    this.events = replay.frames.flatMap((frame) => frame.events);
    this.chapters = replay.frames.flatMap((frame, index) =>
      frame.events.filter((event) => event.chapter).map((event) => ({ title: event.chapter, index })),
    );
    this.to(0);
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

  /** The chapter we are in. */
  get chapter(): number {
    return this.chapters.findLastIndex((chapter) => chapter.index <= this.index);
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
    this.timer = setTimeout(() => this.step(), this.playback.running ? 60 : PAUSE * (pace() || 0.4));
  }
}
