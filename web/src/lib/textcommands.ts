/** The commands of the text view: `p m l t u ?`, `g 3` for a preview, a number to choose, nothing to commit. */

export type TextCommand =
  { kind: Plain | "commit" } | { kind: "choose" | "ghost"; number: number } | { kind: "unknown"; text: string };

type Plain = "positions" | "moves" | "last" | "time" | "undo" | "help";

const WORDS = new Map<string, Plain>([
  ["p", "positions"],
  ["m", "moves"],
  ["l", "last"],
  ["t", "time"],
  ["u", "undo"],
  ["?", "help"],
]);

export function readCommand(text: string): TextCommand {
  const words = text.trim().toLowerCase();
  if (!words) return { kind: "commit" };
  const plain = WORDS.get(words);
  if (plain) return { kind: plain };
  if (/^\d+$/.test(words)) return { kind: "choose", number: Number(words) };
  const ghost = /^g\s*(\d+)$/.exec(words);
  if (ghost) return { kind: "ghost", number: Number(ghost[1]) };
  return { kind: "unknown", text: text.trim() };
}
