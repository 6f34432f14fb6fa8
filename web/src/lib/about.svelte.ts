/**
 * What is this? Whatever a table shows says in `data-about` what it is; what that means is told by the server once for
 * each game (`about-…` in its catalogues) and shown by `shell/About.svelte`, to eyes and to screen readers alike.
 */

import { api } from "./api";
import type { AboutThing } from "./messages";

/** The value of `data-about`: a thing by its name, and what is to be filled into its words. */
export function about(thing: string, values: Record<string, string | number> = {}): string {
  const filled = Object.entries(values).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return [thing, ...filled].join("&");
}

/** The words for something that says what it is; null: nobody has explained it. */
export function explained(things: Record<string, AboutThing>, value: string): AboutThing | null {
  const [name = "", ...given] = value.split("&");
  const thing = things[name];
  if (!thing) return null;
  const values = new URLSearchParams(given.join("&"));
  return { ...thing, text: thing.text.replaceAll(/\{(\w+)\}/g, (_, place: string) => values.get(place) ?? "–") };
}

/** What everything on the tables of a game is, once it has been told. */
export class Explanations {
  things = $state.raw<Record<string, AboutThing>>({});
  private title = "";

  /** Without them the table is played all the same. */
  load(title: string): void {
    if (!title || title === this.title) return;
    this.title = title;
    api.about(title).then(
      (things) => (this.things = things),
      () => (this.title = ""),
    );
  }
}

export const explanations = new Explanations();
