/**
 * Movement by hand-written Web Animations: things have a place on the board, and glide there when it changes. A thing
 * that overtakes lifts off, slides past the others, and settles; others just close up.
 */

export interface Place {
  x: number;
  y: number;
  /** Whether it lifts off on its way. */
  lift: boolean;
  /** Milliseconds; 0: it is there at once. */
  duration: number;
}

/** A Svelte action: keeps an absolutely positioned element at its place. */
export function glide(node: HTMLElement | SVGElement, place: Place) {
  let last = place;
  let running: Animation | null = null;
  put(node, place);
  return {
    update(next: Place) {
      const moved = next.x !== last.x || next.y !== last.y;
      last = next;
      if (!moved) return;
      const from = running?.playState === "running" ? getComputedStyle(node).transform : node.style.transform;
      running?.cancel();
      put(node, next);
      if (next.duration > 0) running = slide(node, from, next);
    },
    destroy() {
      running?.cancel();
    },
  };
}

function put(node: HTMLElement | SVGElement, place: Place): void {
  node.style.transform = translate(place.x, place.y);
}

function translate(x: number, y: number): string {
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
}

function slide(node: HTMLElement | SVGElement, from: string, to: Place): Animation {
  const there = translate(to.x, to.y);
  if (!to.lift) {
    return node.animate([{ transform: from }, { transform: there }], {
      duration: to.duration,
      easing: "cubic-bezier(0.3, 0, 0.2, 1)",
    });
  }
  const up = " translateY(-14px) scale(1.07)";
  return node.animate(
    [
      { transform: from, zIndex: 5, easing: "ease-out" },
      { transform: from + up, zIndex: 5, offset: 0.22, easing: "cubic-bezier(0.45, 0, 0.25, 1)" },
      { transform: there + up, zIndex: 5, offset: 0.78, easing: "ease-in" },
      { transform: there, zIndex: 5 },
    ],
    { duration: to.duration },
  );
}

/** A Svelte action: a card that has just been turned over turns into sight; 0 milliseconds: it is simply there. */
export function turnOver(node: HTMLElement, duration: number): void {
  if (duration <= 0) return;
  node.animate([{ transform: "rotateY(90deg)" }, { transform: "none" }], { duration, easing: "ease-out" });
}

/**
 * Drive an element along an SVG path from one length to another, nose first. The element is an HTML one lying over the
 * drawing, so that the browser moves a finished picture instead of painting the car anew in every frame; `scale` is how
 * many pixels one unit of the drawing has.
 */
export function drive(
  node: HTMLElement,
  path: SVGPathElement,
  from: number,
  to: number,
  timing: { duration: number; iterations?: number; scale?: number },
): Animation {
  const total = path.getTotalLength();
  const steps = Math.max(8, Math.round(Math.abs(to - from) / 12));
  const places = Array.from({ length: steps + 1 }, (_, step) =>
    onPath(path, total, from + ((to - from) * step) / steps, timing.scale ?? 1),
  );
  return node.animate(unwound(places), {
    duration: timing.duration,
    iterations: timing.iterations ?? 1,
    fill: "forwards",
    easing: "linear",
  });
}

export interface Heading {
  x: number;
  y: number;
  degrees: number;
}

function onPath(path: SVGPathElement, total: number, length: number, scale: number): Heading {
  const at = ((length % total) + total) % total;
  const here = path.getPointAtLength(at);
  const ahead = path.getPointAtLength((at + 1) % total);
  const degrees = (Math.atan2(ahead.y - here.y, ahead.x - here.x) * 180) / Math.PI;
  return { x: here.x * scale, y: here.y * scale, degrees };
}

/** Keyframes that never turn the long way round: 179° is followed by 181°, not by -179°. */
export function unwound(places: Heading[]): Keyframe[] {
  let last = places[0]?.degrees ?? 0;
  return places.map(({ x, y, degrees }) => {
    last = degrees + 360 * Math.round((last - degrees) / 360);
    return { transform: `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) rotate(${last.toFixed(1)}deg)` };
  });
}
