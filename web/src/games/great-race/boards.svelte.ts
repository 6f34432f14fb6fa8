/** A board while it is edited: its sheet, what the server says of it, and what can be done to it. */

import { api } from "../../lib/api";
import { sentenceOf } from "../../lib/errors";
import type { BoardCity, BoardDrawn, BoardLine, BoardSheet } from "../../lib/messages";

export const TOOLS = ["open", "risk", "none", "city", "move", "line"] as const;
export type Tool = (typeof TOOLS)[number];

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnpqrstuvwyz"];
const GROUND: Partial<Record<Tool, string>> = { open: "o", risk: "x", none: "." };
const MOST_BACK = 100;

export class BoardEditing {
  sheet = $state.raw<BoardSheet | null>(null);
  drawn = $state.raw<BoardDrawn | null>(null);
  trouble = $state("");
  /** Whether the server is still looking at the last change. */
  busy = $state(false);
  /** Whether the drawing is that of an earlier sheet, because this one cannot be drawn. */
  isOld = $derived(Boolean(this.drawn?.problem));
  tool = $state<Tool>("open");
  /** The letter of the city that has been taken, to be moved or joined; empty: none. */
  taken = $state("");
  private before = $state.raw<BoardSheet[]>([]);
  private asked = 0;

  cities = $derived(this.sheet?.cities ?? []);
  lines = $derived(this.sheet?.lines ?? []);
  canUndo = $derived(this.before.length > 0);

  async open(text: string): Promise<void> {
    const number = ++this.asked;
    try {
      const drawn = await api.readBoard(text);
      if (number !== this.asked) return;
      this.drawn = drawn;
      this.sheet = drawn.board;
      this.before = [];
      this.taken = "";
      this.trouble = "";
    } catch (error) {
      this.trouble = sentenceOf(error);
    }
  }

  /** Change the sheet, and hear what the server says of it; only the last answer counts. */
  change(next: Partial<BoardSheet>): void {
    if (!this.sheet) return;
    this.before = [...this.before, this.sheet].slice(-MOST_BACK);
    void this.show({ ...this.sheet, ...next });
  }

  undo(): void {
    const last = this.before.at(-1);
    if (!last) return;
    this.before = this.before.slice(0, -1);
    this.taken = "";
    void this.show(last);
  }

  private async show(sheet: BoardSheet): Promise<void> {
    this.sheet = sheet;
    const number = ++this.asked;
    this.busy = true;
    try {
      const drawn = await api.checkBoard(sheet);
      if (number !== this.asked) return;
      // While it cannot be drawn, the last drawing stays.
      this.drawn = drawn.problem ? { ...drawn, drawing: this.drawn?.drawing ?? {} } : drawn;
      this.trouble = "";
    } catch (error) {
      if (number === this.asked) this.trouble = sentenceOf(error);
    } finally {
      if (number === this.asked) this.busy = false;
    }
  }

  /** The file of the board as it stands; empty while it cannot be raced on. */
  async file(): Promise<string> {
    if (this.sheet) await this.show(this.sheet);
    return this.drawn?.text ?? "";
  }

  // ── The map ──

  at(row: number, column: number): string {
    return this.sheet?.map[row]?.[column] ?? ".";
  }
  cityOf(letter: string): BoardCity | undefined {
    return this.cities.find((city) => city.letter === letter);
  }

  /** Touch a place of the grid with the tool in hand. */
  touch(row: number, column: number): void {
    if (!this.sheet) return;
    const here = this.at(row, column);
    const isCity = this.cityOf(here) !== undefined;
    const ground = GROUND[this.tool];
    if (ground) this.change({ ...without(this.sheet, here), map: put(this.sheet.map, row, column, ground) });
    else if (this.tool === "city" && !isCity) {
      const letter = LETTERS.find((each) => !this.cityOf(each));
      if (!letter) return;
      const city: BoardCity = { letter, name: `${letter} ${row + 1}`, cards: 2 };
      this.change({ map: put(this.sheet.map, row, column, letter), cities: [...this.cities, city] });
    } else if (this.tool === "move" || this.tool === "line") {
      if (isCity && (!this.taken || this.tool === "move")) this.taken = here === this.taken ? "" : here;
      else if (this.taken && this.tool === "move") this.moveTo(row, column);
      else if (this.taken && isCity && here !== this.taken) {
        const line: BoardLine = { mode: "sea", from: this.taken, to: here, price: 100 };
        this.taken = "";
        this.change({ lines: [...this.lines, line] });
      } else this.taken = "";
    }
  }

  private moveTo(row: number, column: number): void {
    const map = this.sheet!.map;
    const from = map.findIndex((line) => line.includes(this.taken));
    const left = map[from]!.indexOf(this.taken);
    const letter = this.taken;
    this.taken = "";
    this.change({ map: put(put(map, from, left, this.at(row, column)), row, column, letter) });
  }

  addRow(): void {
    if (this.sheet) this.change({ map: [...this.sheet.map, ".".repeat(this.sheet.map[0]?.length ?? 1)] });
  }
  addColumn(): void {
    if (this.sheet) this.change({ map: this.sheet.map.map((row) => `${row}.`) });
  }

  // ── Cities and lines ──

  setCity(letter: string, next: Partial<BoardCity>): void {
    this.change({ cities: this.cities.map((city) => (city.letter === letter ? { ...city, ...next } : city)) });
  }
  setIsland(letter: string, isOne: boolean): void {
    const others = (this.sheet?.islands ?? []).filter((each) => each !== letter);
    this.change({ islands: isOne ? [...others, letter] : others });
  }
  setLine(index: number, next: Partial<BoardLine>): void {
    this.change({ lines: this.lines.map((line, each) => (each === index ? { ...line, ...next } : line)) });
  }
  dropLine(index: number): void {
    this.change({ lines: this.lines.toSpliced(index, 1) });
  }
}

export function put(map: string[], row: number, column: number, letter: string): string[] {
  return map.map((line, index) => (index === row ? line.slice(0, column) + letter + line.slice(column + 1) : line));
}

/** The sheet without a city and what hangs on it; a letter that is no city changes nothing. */
export function without(sheet: BoardSheet, letter: string): Partial<BoardSheet> {
  return {
    cities: sheet.cities.filter((city) => city.letter !== letter),
    lines: sheet.lines.filter((line) => line.from !== letter && line.to !== letter),
    islands: (sheet.islands ?? []).filter((each) => each !== letter),
  };
}
