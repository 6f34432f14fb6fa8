/**
 * Dragging a thing onto its place, with mouse or finger. An extra: whatever can be dragged can be tapped too. A place
 * says who it is by `data-place`; while something is carried that may land there, it is marked by `data-lands`.
 */

export interface Cargo {
  /** The places where it may land. */
  places: string[];
  land: (place: string) => void;
}

/** A pointer that moved less than this was a tap. */
const TAP = 8;

/** A Svelte action: makes an element draggable onto its places. */
export function drag(node: HTMLElement, cargo: Cargo) {
  let carried = cargo;
  let stop: (() => void) | null = null;

  function down(event: PointerEvent): void {
    if (event.button !== 0 || !carried.places.length || stop) return;
    const start = { x: event.clientX, y: event.clientY };
    let shadow: HTMLElement | null = null;
    const places = carried.places.flatMap((place) => [
      ...document.querySelectorAll<HTMLElement>(`[data-place="${CSS.escape(place)}"]`),
    ]);

    const move = (moved: PointerEvent): void => {
      if (moved.pointerId !== event.pointerId) return;
      const by = { x: moved.clientX - start.x, y: moved.clientY - start.y };
      if (!shadow) {
        if (Math.hypot(by.x, by.y) < TAP) return;
        shadow = shadowOf(node);
        for (const place of places) place.dataset.lands = "";
      }
      shadow.style.transform = `translate(${by.x}px, ${by.y}px) rotate(-3deg)`;
      const under = placeUnder(moved, places);
      for (const place of places) place.dataset.lands = place === under ? "here" : "";
    };
    const up = (ended: PointerEvent): void => {
      if (ended.pointerId !== event.pointerId) return;
      const under = shadow && ended.type === "pointerup" ? placeUnder(ended, places) : undefined;
      if (shadow) swallowClick();
      stop?.();
      if (under) carried.land(under.dataset.place ?? "");
    };
    const cancel = (pressed: KeyboardEvent): void => {
      if (pressed.key === "Escape") stop?.();
    };
    const keep = (begun: Event): void => begun.preventDefault();
    stop = () => {
      shadow?.remove();
      for (const place of places) delete place.dataset.lands;
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
      removeEventListener("keydown", cancel, true);
      removeEventListener("selectstart", keep);
      stop = null;
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", up);
    addEventListener("keydown", cancel, true);
    addEventListener("selectstart", keep);
  }

  function take(next: Cargo): void {
    carried = next;
    node.classList.toggle("draggable", next.places.length > 0);
  }

  take(cargo);
  node.addEventListener("pointerdown", down);
  return {
    update: take,
    destroy() {
      stop?.();
      node.removeEventListener("pointerdown", down);
    },
  };
}

function placeUnder(event: PointerEvent, places: HTMLElement[]): HTMLElement | undefined {
  const under = document.elementsFromPoint(event.clientX, event.clientY);
  return places.find((place) => under.includes(place));
}

/** What is seen to be carried: a copy that lies over everything and catches nothing. */
function shadowOf(node: HTMLElement): HTMLElement {
  const box = node.getBoundingClientRect();
  const copy = document.importNode(node, true);
  copy.removeAttribute("id");
  copy.removeAttribute("aria-keyshortcuts");
  copy.setAttribute("aria-hidden", "true");
  copy.inert = true;
  copy.classList.add("carried");
  Object.assign(copy.style, {
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  document.body.append(copy);
  return copy;
}

/** The click that ends a drag is nobody's; where none follows, the next one is somebody's again. */
function swallowClick(): void {
  const swallow = (event: MouseEvent): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, true), 0);
}
