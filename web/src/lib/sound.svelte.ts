/**
 * The sounds of a race, made here: no files. Nothing is heard before the person has acted on the page, and nothing at
 * all with the volume at 0.
 */

import type { Moment } from "./moments";
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

/** From the first touch or key on, there may be sound: browsers and manners want it so. */
export function awaitFirstAct(): void {
  const begin = () => {
    removeEventListener("pointerdown", begin);
    removeEventListener("keydown", begin);
    if (typeof AudioContext === "function") context ??= new AudioContext();
  };
  addEventListener("pointerdown", begin);
  addEventListener("keydown", begin);
}

/** How a moment sounds, in the order in which its parts begin. */
const SOUNDS: Record<Moment, (play: Desk) => void> = {
  start: (play) => {
    for (const at of [0, 0.18, 0.36]) play.tone(440, { at, lasts: 0.1 });
    play.tone(880, { at: 0.6, lasts: 0.35 });
  },
  turn: (play) => play.tone(330, { lasts: 0.08, loud: 0.4 }),
  card: (play) => play.noise({ lasts: 0.12, from: 2400, to: 900, loud: 0.5 }),
  die: (play) => {
    for (const at of [0, 0.07, 0.12, 0.21]) play.noise({ at, lasts: 0.03, from: 3200, to: 1800 });
  },
  overtake: (play) => play.engine(120, 260, 0.5),
  lead: (play) => {
    play.engine(140, 320, 0.6);
    play.noise({ at: 0.1, lasts: 0.8, from: 900, to: 1400, loud: 0.5 });
  },
  contact: (play) => play.noise({ lasts: 0.35, from: 2800, to: 1500, loud: 0.7 }),
  crash: (play) => {
    play.noise({ lasts: 0.25, from: 3000, to: 1200 });
    play.noise({ at: 0.2, lasts: 0.5, from: 500, to: 80 });
  },
  pit: (play) => {
    for (const at of [0, 0.12, 0.24]) play.noise({ at, lasts: 0.08, from: 1600, to: 2600, loud: 0.6 });
  },
  trouble: (play) => play.tone(196, { lasts: 0.3, falls: 0.7 }),
  "last-lap": (play) => {
    for (const at of [0, 0.15]) play.tone(1046, { at, lasts: 0.3, loud: 0.6 });
  },
  flag: (play) => {
    [523, 659, 784].forEach((pitch, index) => play.tone(pitch, { at: index * 0.12, lasts: 0.22 }));
  },
  win: (play) => {
    [523, 659, 784, 1046].forEach((pitch, index) =>
      play.tone(pitch, { at: index * 0.14, lasts: index < 3 ? 0.2 : 0.5 }),
    );
  },
};

/** Let a moment be heard, if somebody wants to hear it. */
export function hear(moment: Moment | null): void {
  if (!moment || !context || settings.volume <= 0 || document.hidden) return;
  SOUNDS[moment](new Desk(context, settings.volume / 100));
}

interface Shape {
  /** Seconds until it begins. */
  at?: number;
  lasts: number;
  /** From 0 to 1. */
  loud?: number;
}

/** Where sounds are mixed: tones, noise through a filter, an engine. */
class Desk {
  private readonly out: GainNode;

  constructor(
    private readonly context: AudioContext,
    volume: number,
  ) {
    this.out = context.createGain();
    this.out.gain.value = 0.25 * volume;
    this.out.connect(context.destination);
  }

  /** A short clear tone; it falls to a part of its pitch where that is given. */
  tone(pitch: number, { at = 0, lasts, loud = 0.8, falls = 1 }: Shape & { falls?: number }): void {
    const begin = this.context.currentTime + at;
    const source = this.context.createOscillator();
    source.type = "triangle";
    source.frequency.setValueAtTime(pitch, begin);
    source.frequency.exponentialRampToValueAtTime(pitch * falls, begin + lasts);
    source.connect(this.fading(begin, lasts, loud));
    source.start(begin);
    source.stop(begin + lasts);
  }

  /** Noise through a band that moves: cards, dice, tyres, metal. */
  noise({ at = 0, lasts, from, to, loud = 0.8 }: Shape & { from: number; to: number }): void {
    const begin = this.context.currentTime + at;
    const length = Math.ceil(this.context.sampleRate * lasts);
    const buffer = this.context.createBuffer(1, length, this.context.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let index = 0; index < length; index++) samples[index] = Math.random() * 2 - 1;
    const source = this.context.createBufferSource();
    source.buffer = buffer;
    const band = this.context.createBiquadFilter();
    band.type = "bandpass";
    band.Q.value = 1.2;
    band.frequency.setValueAtTime(from, begin);
    band.frequency.exponentialRampToValueAtTime(to, begin + lasts);
    source.connect(band).connect(this.fading(begin, lasts, loud));
    source.start(begin);
  }

  /** An engine that revs from one pitch to another. */
  engine(from: number, to: number, lasts: number): void {
    const begin = this.context.currentTime;
    const source = this.context.createOscillator();
    source.type = "sawtooth";
    source.frequency.setValueAtTime(from, begin);
    source.frequency.linearRampToValueAtTime(to, begin + lasts);
    const muffled = this.context.createBiquadFilter();
    muffled.type = "lowpass";
    muffled.frequency.value = 900;
    source.connect(muffled).connect(this.fading(begin, lasts, 0.6));
    source.start(begin);
    source.stop(begin + lasts);
  }

  private fading(begin: number, lasts: number, loud: number): GainNode {
    const gain = this.context.createGain();
    gain.gain.setValueAtTime(0.0001, begin);
    gain.gain.exponentialRampToValueAtTime(loud, begin + Math.min(0.02, lasts / 4));
    gain.gain.exponentialRampToValueAtTime(0.0001, begin + lasts);
    gain.connect(this.out);
    return gain;
  }
}
