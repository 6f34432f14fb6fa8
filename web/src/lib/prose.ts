/** The little Markdown that rule texts use: paragraphs, lists, tables, emphasis, and rule ids as links. */

export type Span = { kind: "text" | "strong" | "emphasis" | "code" | "rule"; text: string };
export type Block =
  | { kind: "paragraph"; spans: Span[] }
  | { kind: "list"; items: Span[][] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] };

const MARKS = /(\*\*[^*]+\*\*|\*[^*\s][^*]*\*|`[^`]+`)/;

/** `isRule` says which words are ids of rules that can be looked up. */
export function spansOf(text: string, isRule: (word: string) => boolean): Span[] {
  return text.split(MARKS).flatMap((part): Span[] => {
    if (!part) return [];
    if (part.startsWith("**") && part.length > 4) return [{ kind: "strong", text: part.slice(2, -2) }];
    if (part.startsWith("`") && part.length > 2) return [{ kind: "code", text: part.slice(1, -1) }];
    if (part.startsWith("*") && part.endsWith("*") && part.length > 2)
      return [{ kind: "emphasis", text: part.slice(1, -1) }];
    return part
      .split(/\b([A-Z][A-Z0-9]*-[A-Z0-9]+(?:\.\d+)*[a-z]?)\b/)
      .filter(Boolean)
      .map((word) => ({ kind: isRule(word) ? "rule" : "text", text: word }));
  });
}

export function blocksOf(text: string, isRule: (word: string) => boolean = () => false): Block[] {
  const blocks: Block[] = [];
  const spans = (words: string) => spansOf(words, isRule);
  for (const chunk of text.trim().split(/\n\s*\n/)) {
    const lines = chunk.split("\n").map((line) => line.trimEnd());
    if (lines.every((line) => line.startsWith("|"))) {
      const rows = lines.filter((line) => !/^\|[\s:|-]+\|$/.test(line)).map(cells);
      const [head = [], ...rest] = rows;
      blocks.push({ kind: "table", head: head.map(spans), rows: rest.map((row) => row.map(spans)) });
    } else if (/^\s*([-*]|\d+\.)\s/.test(lines[0] ?? "")) {
      blocks.push({ kind: "list", items: items(lines).map(spans) });
    } else if (chunk.trim()) {
      blocks.push({ kind: "paragraph", spans: spans(lines.map((line) => line.trim()).join(" ")) });
    }
  }
  return blocks;
}

function cells(line: string): string[] {
  return line
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => cell.trim());
}

function items(lines: string[]): string[] {
  const found: string[] = [];
  for (const line of lines) {
    const item = /^\s*(?:[-*]|\d+\.)\s+(.*)$/.exec(line);
    if (item) found.push(item[1]!);
    else if (found.length) found[found.length - 1] += ` ${line.trim()}`;
  }
  return found;
}
