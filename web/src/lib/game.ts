/** What a game brings to the shell: how its table is drawn, chosen from, and set in motion. It brings no rules. */

import type { Plan, Standable } from "./standing.svelte";
import type { Component } from "svelte";
import type { CarName, Livery } from "./board/livery";
import type { ByKind, Moments } from "./moments";
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
  /** Choose and never commit, with the answers that are to follow it: a whole move, and what that is called. */
  pick: (action: string, then?: string[], words?: string) => void;
  /** What the pointer or the focus is on: its preview is shown, the choice stays. */
  consider: (action: string) => void;
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
  /** Choose, with the answers that are to follow, what the whole is called, whether its end is to be foreseen, and what is
   * to be answered later by itself. */
  choose: (action: string, then?: string[], words?: string, whole?: boolean, plans?: Plan[]) => void;
  /** What the pointer or the focus is on: its preview is shown, the choice stays. */
  consider: (action: string) => void;
  why: (action: string) => void;
}

/** What is told of a race besides the board, in the bar or beside the tower. */
export interface ScenePart<G extends Types, Scene> {
  setting: Setting<G>;
  scene: Scene;
  facts: G["facts"];
}

export interface RestProps<G extends Types, Scene> extends ScenePart<G, Scene> {
  /** The seat before the screen. */
  seat: number;
}

export interface DashProps<G extends Types, Scene> extends ScenePart<G, Scene> {
  /** The car of the tower's row, and whose it is. */
  car: string;
  seat: number;
  /** The seats that have answered what is asked of several at once. */
  answered: number[];
}

export interface News<G extends Types, Scene> {
  /** Whether an event is news to one of these seats. */
  concerns(event: EventTold, seats: number[], scene: Scene): boolean;
  /** The explanation of what it does, by its name in the catalogue; empty: there is none. */
  about(event: EventTold, setting: Setting<G>): string;
  /** What comes of it, among the events after it. */
  follows(events: EventTold[]): EventTold[];
}

export interface GameClient<G extends Types, Scene> {
  /** How what the server tells of this game is read. */
  wire: Wire<G>;
  Board: Component<BoardProps<G, Scene>>;
  Tray: Component<TrayProps<G, Scene>>;
  /** The race in one line, for the bar: where, lap, turn, weather. */
  Head?: Component<ScenePart<G, Scene>>;
  /** What lies in the tray while nothing is asked: one's own cards and dashboard. */
  Rest?: Component<RestProps<G, Scene>>;
  /** A player's dashboard, opened by a row of the tower. */
  Dash?: Component<DashProps<G, Scene>>;
  /** What the board draws for these facts. */
  sceneOf(facts: G["facts"], setting: Setting<G>, before: Scene | null): Scene;
  /** What it draws after an event: the picture only, the truth comes with the next facts. */
  after(scene: Scene, event: Told<G>, setting: Setting<G>): Scene;
  /** How long an event is shown at normal speed, in milliseconds. */
  beat(event: Told<G>): number;
  /** Which events are moments of a race: they are announced, heard and told afterwards. */
  moments: Moments<G> & ByKind;
  /** The events that say what came of a car: what it scored, or why it scored nothing. */
  verdicts: (keyof G["events"] & string)[];
  /** The car that such an event is about, where it does not name it. */
  carOf?(event: EventTold, scene: Scene): string;
  /** Whether a car was not in the race at all. */
  isAbsent?(car: string, scene: Scene): boolean;
  /** What stands on the podium, drawn round 0, 0 and about 40 units long; else a racing car. */
  vehicle?: Component<{ paint: Livery; second?: boolean }>;
  /** The events that stay until they are read, by whom they concern. */
  news?: News<G, Scene>;
  /** Whether a question may be answered again by itself, and by what. */
  standable?(question: Asked<G>, scene: Scene): Standable | null;
  /** The events before which people look at the standings, when a race of the season has been run. */
  interludes?: string[];
  /** The cars in race order, while events are shown: the tower follows it. */
  order?(scene: Scene, setting: Setting<G>): string[];
  /** Where a car of the tower is, in words; empty where there is nothing to say. */
  whereIs(car: string, scene: Scene, setting: Setting<G>): string;
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
