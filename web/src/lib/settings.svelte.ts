/** What this browser's owner prefers; kept in the browser. */

import { flag, number, oneOf, partial, word } from "./guards";
import { stored } from "./stored";
import { preferred } from "./texts/say.svelte";

const SPEEDS = ["off", "fast", "normal", "slow"] as const;
const THEMES = ["system", "light", "dark"] as const;
export type Speed = (typeof SPEEDS)[number];
export type Theme = (typeof THEMES)[number];
export const isSpeed = oneOf(...SPEEDS);
export const isTheme = oneOf(...THEMES);

interface Settings {
  name: string;
  theme: Theme;
  speed: Speed;
  textView: boolean;
  language: string;
  /** Hot-seat: whether to hide the screen whenever it changes hands. */
  curtain: boolean;
  /** Whether single keys, letters and digits, mean something. */
  singleKeys: boolean;
  /** Whether cards that befall a race stay until they have been read. */
  readCards: boolean;
  /** Whether a question that has one answer is answered without asking, also before others. */
  spare: boolean;
  /** How loud a race is, from 0 to 100. */
  volume: number;
  /** Whether a guided race has been offered to this newcomer. */
  offered: boolean;
}

const KEY = "paddock-settings";
const STANDARD: Settings = {
  name: "",
  theme: "system",
  speed: "normal",
  textView: false,
  language: preferred(typeof navigator === "undefined" ? [] : (navigator.languages ?? [])),
  curtain: true,
  singleKeys: true,
  readCards: true,
  spare: true,
  volume: 40,
  offered: false,
};

const FIELDS = {
  name: word,
  theme: isTheme,
  speed: isSpeed,
  textView: flag,
  language: word,
  curtain: flag,
  singleKeys: flag,
  readCards: flag,
  spare: flag,
  volume: number,
  offered: flag,
};

function read(): Settings {
  return { ...STANDARD, ...stored(KEY, partial(FIELDS)) };
}

export const settings = $state(read());

export function prefer(change: Partial<Settings>): void {
  Object.assign(settings, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
  showTheme();
}

export function showTheme(): void {
  const root = document.documentElement;
  if (settings.theme === "system") delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
}

const still = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;

/** How much longer or shorter than normal things take; 0: nothing moves. */
export function pace(): number {
  if (still?.matches) return 0;
  return { off: 0, fast: 0.5, normal: 1, slow: 1.8 }[settings.speed];
}

export function isDark(): boolean {
  return (
    settings.theme === "dark" || (settings.theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches)
  );
}
