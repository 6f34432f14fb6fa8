/** The colours of the country: each kind of terrain has its own in the palette, and its symbol says it once more. */

interface Paint {
  ground: string;
  mark: string;
}

/** A terrain that nobody has painted looks plain. */
export const terrain = (id: string): Paint => ({
  ground: `var(--ground-${id}, var(--ground-plain))`,
  mark: `var(--ground-${id}-mark, var(--ground-plain-mark))`,
});
