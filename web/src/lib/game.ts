/** What a game brings to the shell: how its table is drawn, chosen from, and set in motion. It brings no rules. */

import type { Component } from "svelte";
import type { CarName } from "./board/livery";
import type { EventTold, GameInfo } from "./messages";
import type { Asked, Told, Types, Wire } from "./wire";

/** Facts as they come, of whatever game. */
export type Facts = Record<string, unknown>;

/** What does not change while a game is played. */
export interface Setting<G extends Types> {
  info: GameInfo;
  /** What is drawn and never changes: cards, cars, circuits. */
  components: G["components"];
}

export interface BoardProps<G extends Types, Scene> {
  setting: Setting<G>;
  scene: Scene;
  /** What the seat before the screen may know. */
  facts: G["facts"];
  /** The seat before the screen; -1: a spectator. */
  seat: number;
  question: Asked<G> | null;
  /** What the game foresees of the chosen action, as far as the seat can know. */
  ghost: G["foreseen"] | null;
  /** The facts that it would change for certain, where the game says nothing of its own. */
  changes: Partial<G["facts"]> | null;
  /** The event being shown just now. */
  event: Told<G> | null;
  /** The seats that have answered what is asked of several at once. */
  answered: number[];
  /** What has been told so far. */
  log: Told<G>[];
  chosen: string;
  /** Choose; choosing the same again commits it. */
  choose: (action: string) => void;
  /** Choose and never commit, with the answers that are to follow it: a whole move. */
  pick: (action: string, then?: string[]) => void;
  why: (action: string) => void;
  /** How much longer or shorter than normal things take; 0: nothing moves. */
  pace: number;
}

export interface TrayProps<G extends Types, Scene> {
  setting: Setting<G>;
  scene: Scene;
  facts: G["facts"];
  seat: number;
  question: Asked<G>;
  /** What the chosen action would lead to, as in `BoardProps`. */
  ghost: G["foreseen"] | null;
  changes: Partial<G["facts"]> | null;
  chosen: string;
  choose: (action: string, then?: string[]) => void;
  /** What the pointer or the focus is on: its preview is shown, the choice stays. */
  consider: (action: string) => void;
  why: (action: string) => void;
}

export interface GameClient<G extends Types, Scene> {
  /** How what the server tells of this game is read. */
  wire: Wire<G>;
  Board: Component<BoardProps<G, Scene>>;
  Tray: Component<TrayProps<G, Scene>>;
  /** What the board draws for these facts. */
  sceneOf(facts: G["facts"], setting: Setting<G>, before: Scene | null): Scene;
  /** What it draws after an event: the picture only, the truth comes with the next facts. */
  after(scene: Scene, event: Told<G>, setting: Setting<G>): Scene;
  /** How long an event is shown at normal speed, in milliseconds. */
  beat(event: Told<G>): number;
  /** The cars in race order, while events are shown: the tower follows it. */
  order?(scene: Scene, setting: Setting<G>): string[];
  /** What stands on a car's small plate in the tower, where its slug does not say it. */
  plate?(car: string, setting: Setting<G>): CarName;
  /** Events of which many follow each other, such as single steps of a move: the log shows a run of them as one line. */
  steps?: { are(event: EventTold): boolean; say(run: EventTold[]): string };
  /** Keys of its own, for the overlay that lists them. */
  keys: [string, string][];
}

/**
 * Some game: the shell need not know which. It hands a client only scenes, facts and events that the very client has made,
 * or that its guards have let through.
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Some = any;
export type SomeClient = GameClient<Some, Some>;
export type SomeSetting = Setting<Some>;
