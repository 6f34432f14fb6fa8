/** The way in for another device: the address by which the house is reached in its network. */

import { api } from "./api";
import type { WayIn } from "./messages";

let told = $state.raw<WayIn | null>(null);
let asked: Promise<void> | null = null;

/** Ask the house once; without an answer everything goes by the address in the address bar. */
function ask(): void {
  asked ??= api.wayIn().then(
    (found) => void (told = found),
    () => {},
  );
}

/** Whether an address bar shows an address that only its own machine understands. */
export const isOwnMachine = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host);

export const wayIn = {
  /** What the house says about itself; null: nothing yet. */
  get told(): WayIn | null {
    if (isOwnMachine(location.hostname)) ask();
    return told;
  },
  /** The beginning of every address that is given to somebody else. */
  get origin(): string {
    return this.told?.addresses[0] ?? location.origin;
  },
  /** Whether another device can use that address. */
  get isOpen(): boolean {
    return !isOwnMachine(location.hostname) || Boolean(this.told?.addresses.length);
  },
};
