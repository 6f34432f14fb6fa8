/** Showing what happened, one event after the other, at the pace its watcher likes. */

import type { Facts, GameClient, Setting, Some } from "./game";
import type { EventTold } from "./messages";
import { ANNOUNCED, type Moment, momentOf } from "./moments";
import { pace } from "./settings.svelte";
import { read } from "./guards";
import { isTold, type Told, type Types } from "./wire";

/** The longest a reel may take, in milliseconds. */
export const REEL = 6000;
/** The longest the events of one answer may take at normal pace; those of a bot's whole move, with nobody else in it. */
export const LONGEST = 6000;
export const BOT_MOVE = 1600;
/** The longest a run of single steps may take, however many there are: it is one motion. */
const MOTION = 1000;
/** Shorter than this cannot be followed: such events are shown together. */
const SHORTEST = 90;

export type SomePlayback = Playback<Some, Some>;

export class Playback<G extends Types, Scene> {
  scene = $state.raw<Scene | null>(null);
  /** The event on stage, for the caption and the board. */
  event = $state.raw<Told<G> | null>(null);
  /** The moment of the race that it is, and the sentence that tells it. */
  moment = $state.raw<{ moment: Moment; text: string } | null>(null);
  running = $state(false);
  /** The number of the last event the log may show; later ones are still to come. */
  shown = $state(Infinity);
  /** How many events the reel "since your last turn" has; 0: no reel runs. */
  reel = $state(0);
  /** How much longer or shorter than normal the present events take. */
  stretch = $state(1);
  /** The event that begins another race of a season: it waits until people want to go on. */
  held = $state.raw<EventTold | null>(null);
  /** The news that stays until it is read, and what comes of it. */
  reading = $state.raw<{ event: EventTold; follows: EventTold[] } | null>(null);
  /** Whether an event is news that whoever looks wants to read. */
  isNews: (event: EventTold) => boolean = () => false;
  /** Told of every moment of the race that is shown, when it is. */
  onmoment: (moment: Moment) => void = () => {};
  /** Told when nothing is left to be shown. */
  onsettled: () => void = () => {};

  private queue: EventTold[] = [];
  private raced = false;
  /** Who leads, as of the last time somebody could have known. */
  private leader = "";
  private last: G["facts"] | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private client: GameClient<G, Scene>,
    private setting: Setting<G>,
    /** How much longer or shorter than normal things take; 0: nothing moves. */
    private tempo: () => number = pace,
    /** Whether it waits for its watcher between the races of a season. */
    private waits = true,
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
  play(
    events: EventTold[],
    facts: Facts,
    setting: Setting<G> = this.setting,
    { reel = false, most = LONGEST }: { reel?: boolean; most?: number } = {},
  ): void {
    this.setting = setting;
    this.last = this.known(facts);
    this.queue.push(...events);
    if (this.held || this.reading) return;
    if (this.tempo() === 0 || document.hidden) {
      this.rush();
      return;
    }
    this.reel = reel ? this.queue.length : this.reel;
    const natural = this.natural();
    const longest = reel ? REEL : most * this.tempo();
    this.stretch = natural > 0 ? Math.min(this.tempo(), longest / natural) : this.tempo();
    if (!this.running) {
      this.running = true;
      this.shown = this.queue.length ? this.queue[0]!.number - 1 : Infinity;
      this.next();
    }
  }

  /** Enough: show how it ended. */
  skip = (): void => {
    if (this.running) this.rush(true);
  };

  /** Read: on to what comes of it, or to the next race. */
  goOn = (): void => {
    if (!this.held && !this.reading) return;
    if (this.held) this.raced = false;
    this.held = this.reading = null;
    if (this.tempo() === 0) this.rush();
    else this.next();
  };

  stop(): void {
    clearTimeout(this.timer);
    this.reading = null;
    this.queue = [];
  }

  /** Everything at once; but news is read also by whom nothing moves for, unless they have had enough. */
  private rush(enough = false): void {
    clearTimeout(this.timer);
    this.reading = null;
    while (this.queue.length) {
      if (this.holds(this.queue[0]!)) return;
      const event = this.queue.shift()!;
      this.follow(event);
      if (!enough && this.stays(event)) return;
    }
    this.settle();
  }

  /** Whether this event is news: then it stays until it is read. */
  private stays(event: EventTold): boolean {
    if (this.reel || !isTold(this.client.wire, event) || !this.isNews(event)) return false;
    this.running = true;
    this.shown = event.number;
    this.event = event;
    this.reading = { event, follows: this.client.news?.follows(this.queue) ?? [] };
    return true;
  }

  /** Whether this event begins another race of a season; then it waits. */
  private holds(event: EventTold): boolean {
    if (!this.waits || !this.raced || !this.client.interludes?.includes(event.kind)) return false;
    this.running = true;
    this.shown = event.number - 1;
    this.held = event;
    return true;
  }

  /** Milliseconds that what is queued takes at normal pace; a run of single steps is one motion. */
  private natural(): number {
    let [sum, run] = [0, 0];
    for (const event of this.queue) {
      const beat = this.beat(event);
      run = this.client.steps?.are(event) ? run + beat : 0;
      sum += run > MOTION ? Math.max(0, MOTION - (run - beat)) : beat;
    }
    return sum;
  }

  private next(): void {
    let wait = 0;
    this.moment = null;
    while (this.queue.length && wait < SHORTEST) {
      if (this.holds(this.queue[0]!)) return;
      const event = this.queue.shift()!;
      this.follow(event);
      this.shown = event.number;
      this.event = isTold(this.client.wire, event) ? event : null;
      if (this.stays(event)) return;
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
    if (this.scene !== null && isTold(this.client.wire, event))
      this.scene = this.client.after(this.scene, event, this.setting);
    const moment = this.weigh(momentOf(this.client.moments, event));
    this.raced ||= moment === "flag";
    if (!moment) return;
    this.onmoment(moment);
    // Of several that are shown together, the one that is announced counts.
    if (!this.moment || !ANNOUNCED.has(this.moment.moment)) this.moment = { moment, text: event.text };
  }

  /** An overtake after which somebody else is first is a change of the lead, also where no event says so. */
  private weigh(moment: Moment | null): Moment | null {
    if (moment !== "overtake" && moment !== "turn" && moment !== "start") return moment;
    const first = (this.scene !== null && this.client.order?.(this.scene, this.setting)[0]) || "";
    const taken = moment === "overtake" && this.leader !== "" && first !== "" && first !== this.leader;
    this.leader = first;
    return taken ? "lead" : moment;
  }

  private settle(): void {
    if (this.last) this.scene = this.client.sceneOf(this.last, this.setting, this.scene);
    this.finish();
  }

  private finish(): void {
    this.running = false;
    this.held = this.reading = null;
    this.event = null;
    this.moment = null;
    this.shown = Infinity;
    this.reel = 0;
    this.stretch = this.tempo();
    this.onsettled();
  }
}
