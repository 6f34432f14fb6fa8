/** Tiles as words, as the file of a circuit has them: `R1L=3` is a left-hander with a difficulty marker. */

export interface Word {
  name: string;
  /** L, R, or nothing for a straight. */
  side: string;
  /** `*` a corner that counts as straight, `+` a straight that counts as corner. */
  marker: string;
  /** 1 to 3; 0: no marker. */
  difficulty: number;
  /** `^` uphill, `v` downhill, `_` flat from here on. */
  slope: string;
}

const WORD = /^(START|[LR]\d)([LR]?)([*+]?)(?:=([123]))?([\^v_]?)$/;

export function read(word: string): Word | null {
  const found = WORD.exec(word);
  if (!found) return null;
  const [, name = "", side = "", marker = "", difficulty = "0", slope = ""] = found;
  return { name, side, marker, difficulty: Number(difficulty), slope };
}

export function write({ name, side, marker, difficulty, slope }: Word): string {
  return `${name}${side}${marker}${difficulty ? `=${difficulty}` : ""}${slope}`;
}

export const isCorner = (word: Word): boolean => (word.side !== "") !== (word.marker !== "");

/** The words of a text; lines that begin with # are remarks. */
export function words(text: string): string[] {
  return text
    .split("\n")
    .filter((line) => !line.trimStart().startsWith("#"))
    .flatMap((line) => line.split(/[\s.]+/))
    .filter(Boolean);
}

/** The part of an address after `#` that carries a track. */
export const toHash = (track: string[]): string => track.map(encodeURIComponent).join(".");
export const fromHash = (hash: string): string[] => words(hash);

/** A file that people may read and change, and `paddock track` too. */
export function toFile(track: string[]): string {
  const lines = ["# A circuit for MotoGrandPrix, laid with Paddock's track builder."];
  for (let at = 0; at < track.length; at += 16) lines.push(track.slice(at, at + 16).join(" "));
  return `${lines.join("\n")}\n`;
}
