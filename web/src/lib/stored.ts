/** What this browser keeps for itself: read by a guard, because somebody else may have written it. */

import { anything, type Guard, list } from "./guards";

/** What is kept under a key; null: nothing that can be used. */
export function stored<T>(key: string, guard: Guard<T>): T | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    return guard(value) ? value : null;
  } catch {
    return null;
  }
}

/** The entries of a list that can be used. */
export function storedList<T>(key: string, guard: Guard<T>): T[] {
  return (stored(key, list(anything)) ?? []).filter(guard);
}
