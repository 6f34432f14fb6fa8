/** What a game brings to the shell: how its table is drawn, chosen from, and set in motion. It brings no rules. */

import type { Component } from "svelte";
import type { CarName } from "./board/livery";
import type { EventTold, GameInfo, Question } from "./messages";

export type Facts = Record<string, unknown>;

/** What does not change while a game is played. */
export interface Setting {
  info: GameInfo;
  /** What is drawn and never changes: cards, cars, circuits, as this game uses them. */
  components: Record<string, unknown>;
}

export interface BoardProps {
  setting: Setting;
  scene: unknown;
  /** What the seat before the screen may know. */
  facts: Facts;
  /** The seat before the screen; -1: a spectator. */
  seat: number;
  question: Question | null;
  /** The facts that the chosen action would lead to, as far as the seat can know. */
  ghost: Facts | null;
  /** The event being shown just now. */
  event: EventTold | null;
  /** The seats that have answered what is asked of several at once. */
  answered: number[];
  /** What has been told so far. */
  log: EventTold[];
  chosen: string;
  /** Choose; choosing the same again commits it. */
  choose: (action: string) => void;
  /** Choose and never commit, with the answers that are to follow it: a whole move. */
  pick: (action: string, then?: string[]) => void;
  why: (action: string) => void;
  /** How much longer or shorter than normal things take; 0: nothing moves. */
  pace: number;
}

export interface TrayProps {
  setting: Setting;
  scene: unknown;
  facts: Facts;
  seat: number;
  question: Question;
  /** What the chosen action would lead to, as in `BoardProps`. */
  ghost: Facts | null;
  chosen: string;
  choose: (action: string, then?: string[]) => void;
  /** What the pointer or the focus is on: its preview is shown, the choice stays. */
  consider: (action: string) => void;
  why: (action: string) => void;
}

export interface GameClient {
  Board: Component<BoardProps>;
  Tray: Component<TrayProps>;
  /** What the board draws for these facts. */
  sceneOf(facts: Facts, setting: Setting, before: unknown): unknown;
  /** What it draws after an event: the picture only, the truth comes with the next facts. */
  after(scene: unknown, event: EventTold, setting: Setting): unknown;
  /** How long an event is shown at normal speed, in milliseconds. */
  beat(event: EventTold): number;
  /** The cars in race order, while events are shown: the tower follows it. */
  order?(scene: unknown): string[];
  /** What stands on a car's small plate in the tower, where its slug does not say it. */
  plate?(car: string, setting: Setting): CarName;
  /** Events of which many follow each other, such as single steps of a move: the log shows a run of them as one line. */
  steps?: { are(event: EventTold): boolean; say(run: EventTold[]): string };
  /** Keys of its own, for the overlay that lists them. */
  keys: [string, string][];
}
