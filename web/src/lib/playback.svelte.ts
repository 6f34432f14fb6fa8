/** Showing what happened, one event after the other, at the pace its watcher likes. */

import type { Facts, GameClient, Setting, Some } from "./game";
import type { EventTold } from "./messages";
import { pace } from "./settings.svelte";
import { read } from "./guards";
import { isTold, type Told, type Types } from "./wire";

/** The longest a reel may take, in milliseconds. */
export const REEL = 6000;
/** The longest the events of one answer may take at normal pace. */
const LONGEST = 12_000;
/** Shorter than this cannot be followed: such events are shown together. */
const SHORTEST = 90;

export type SomePlayback = Playback<Some, Some>;

export class Playback<G extends Types, Scene> {
  scene = $state.raw<Scene | null>(null);
  /** The event on stage, for the caption and the board. */
  event = $state.raw<Told<G> | null>(null);
  running = $state(false);
  /** The number of the last event the log may show; later ones are still to come. */
  shown = $state(Infinity);
  /** How many events the reel "since your last turn" has; 0: no reel runs. */
  reel = $state(0);
  /** How much longer or shorter than normal the present events take. */
  stretch = $state(1);

  private queue: EventTold[] = [];
  private last: G["facts"] | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private client: GameClient<G, Scene>,
    private setting: Setting<G>,
  ) {}

  /** Show these facts at once. */
  cut(facts: Facts, setting: Setting<G> = this.setting): void {
    this.setting = setting;
    clearTimeout(this.timer);
    this.queue = [];
    this.last = this.known(facts);
    this.scene = this.client.sceneOf(this.last, setting, null);
    this.finish();
  }

  /** Play events on the present scene, then show the facts they led to. */
  play(events: EventTold[], facts: Facts, setting: Setting<G> = this.setting, reel = false): void {
    this.setting = setting;
    this.last = this.known(facts);
    this.queue.push(...events);
    if (pace() === 0 || document.hidden) {
      this.rush();
      return;
    }
    this.reel = reel ? this.queue.length : this.reel;
    const natural = this.queue.reduce((sum, event) => sum + this.beat(event), 0);
    const longest = reel ? REEL : LONGEST * pace();
    this.stretch = natural > 0 ? Math.min(pace(), longest / natural) : pace();
    if (!this.running) {
      this.running = true;
      this.shown = this.queue.length ? this.queue[0]!.number - 1 : Infinity;
      this.next();
    }
  }

  /** Enough: show how it ended. */
  skip = (): void => {
    if (this.running) this.rush();
  };

  stop(): void {
    clearTimeout(this.timer);
    this.queue = [];
  }

  private rush(): void {
    clearTimeout(this.timer);
    for (const event of this.queue) this.follow(event);
    this.queue = [];
    this.settle();
  }

  private next(): void {
    let wait = 0;
    while (this.queue.length && wait < SHORTEST) {
      const event = this.queue.shift()!;
      this.follow(event);
      this.shown = event.number;
      this.event = isTold(this.client.wire, event) ? event : null;
      wait += this.beat(event) * this.stretch;
    }
    if (this.queue.length || wait > 0) {
      this.timer = setTimeout(() => (this.queue.length ? this.next() : this.settle()), wait);
    } else {
      this.settle();
    }
  }

  private known(facts: Facts): G["facts"] {
    return read(this.client.wire.facts, facts);
  }

  private beat(event: EventTold): number {
    return isTold(this.client.wire, event) ? this.client.beat(event) : 0;
  }

  private follow(event: EventTold): void {
    if (this.scene === null || !isTold(this.client.wire, event)) return;
    this.scene = this.client.after(this.scene, event, this.setting);
  }

  private settle(): void {
    if (this.last) this.scene = this.client.sceneOf(this.last, this.setting, this.scene);
    this.finish();
  }

  private finish(): void {
    this.running = false;
    this.event = null;
    this.shown = Infinity;
    this.reel = 0;
    this.stretch = pace();
  }
}
