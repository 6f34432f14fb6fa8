/** The commands of the text view: `p m l t u ?`, `g 3` for a preview, a number to choose, nothing to commit. */

export type TextCommand =
  | { kind: "positions" | "moves" | "last" | "time" | "undo" | "help" | "commit" }
  | { kind: "choose" | "ghost"; number: number }
  | { kind: "unknown"; text: string };

const WORDS = { p: "positions", m: "moves", l: "last", t: "time", u: "undo", "?": "help" } as const;

export function readCommand(text: string): TextCommand {
  const words = text.trim().toLowerCase();
  if (!words) return { kind: "commit" };
  if (words in WORDS) return { kind: WORDS[words as keyof typeof WORDS] };
  if (/^\d+$/.test(words)) return { kind: "choose", number: Number(words) };
  const ghost = /^g\s*(\d+)$/.exec(words);
  if (ghost) return { kind: "ghost", number: Number(ghost[1]) };
  return { kind: "unknown", text: text.trim() };
}
