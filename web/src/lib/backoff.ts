/** How long to wait before trying again: longer each time, and not everybody at the same moment. */

const FIRST = 500;
const LONGEST = 15_000;

/** Milliseconds before attempt `attempt` (from 0). `chance` in [0, 1) spreads the clients of a restarted server. */
export function delay(attempt: number, chance: number): number {
  const full = Math.min(LONGEST, FIRST * 2 ** attempt);
  return Math.round(full / 2 + (full / 2) * chance);
}
