/** The games that have a board of their own; all others are played with the plain one. */

import type { Component } from "svelte";
import type { Some, SomeClient } from "../lib/game";
import type { Guard } from "../lib/guards";
import type { Types } from "../lib/wire";

const CLIENTS: Record<string, () => Promise<{ client: SomeClient }>> = {
  "quick-grand-prix": () => import("./quick-grand-prix"),
  "grand-prix": () => import("./grand-prix"),
  "moto-grand-prix": () => import("./moto-grand-prix"),
  "great-race": () => import("./great-race"),
  "formula-1-tgp": () => import("./formula-1-tgp"),
};

export async function clientFor(title: string): Promise<SomeClient> {
  const load = CLIENTS[title] ?? (() => import("./plain"));
  return (await load()).client;
}

/** What the shelf and the set-up page draw of a game, kept apart so that the lobby does not load whole boards. */
export interface ShopWindow<G extends Types> {
  /** How what the server tells of the title is read. */
  guard: Guard<G["window"]>;
  Picture: Component;
  /** Draws one choice of an option (a circuit, a team); null where words say it all. */
  ChoicePicture: Component<{ components: G["window"]; option: string; choice: string }> | null;
  /** A place of the players' own, of the options `track` and `track_name`, instead of one of the choices. */
  OwnPlace?: Component<{ track: string; name: string; change: (track: string, name: string) => void }>;
  /** The colour that a seat's team goes by, where its own word is none. */
  colourOf?: (components: G["window"], team: string) => string | undefined;
  /** A page that belongs to the game, such as a workshop for its tracks. */
  page?: { href: string; name: string };
}

export type SomeWindow = ShopWindow<Some>;

const WINDOWS: Record<string, () => Promise<{ shopWindow: SomeWindow }>> = {
  "quick-grand-prix": () => import("./quick-grand-prix/window"),
  "grand-prix": () => import("./grand-prix/window"),
  "moto-grand-prix": () => import("./moto-grand-prix/window"),
  "great-race": () => import("./great-race/window"),
  "formula-1-tgp": () => import("./formula-1-tgp/window"),
};

export async function windowFor(title: string): Promise<SomeWindow | null> {
  return (await WINDOWS[title]?.())?.shopWindow ?? null;
}
