/** A bike on the drawing: it stands at its place, or rides there along the positions of its way, nose first. */

import { type Heading, unwound } from "../../lib/board/motion";
import type { Place } from "./components";

export interface Standing {
  place: Place;
  /** The way to it, position by position; empty: it is simply there. */
  way: Place[];
  /** Tells one ride from the next; 0: none. */
  ride: number;
  /** Milliseconds. */
  duration: number;
  /** Whether it turns with the track: what is to be read stays upright. */
  turns: boolean;
}

const heading = ([x, y, degrees]: Place, turns: boolean): Heading => ({ x, y, degrees: turns ? degrees : 0 });

function put(node: SVGElement, standing: Standing): void {
  node.style.transform = String(unwound([heading(standing.place, standing.turns)])[0]!.transform);
}

/** A Svelte action. */
export function stand(node: SVGElement, standing: Standing) {
  let last = standing;
  let running: Animation | null = null;
  put(node, standing);
  return {
    update(next: Standing) {
      const before = last;
      last = next;
      if (next.ride && next.ride !== before.ride && next.way.length && next.duration > 0) {
        running?.cancel();
        put(node, next);
        const places = [before.place, ...next.way].map((place) => heading(place, next.turns));
        running = node.animate(unwound(places), {
          duration: next.duration,
          easing: "cubic-bezier(0.45, 0.1, 0.35, 1)",
        });
      } else if (next.place.join() !== before.place.join()) {
        running?.cancel();
        put(node, next);
      }
    },
    destroy() {
      running?.cancel();
    },
  };
}
