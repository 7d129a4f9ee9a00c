import { groupBy } from '../journey/group-by.js';

const SEPARATORS = ['\t', ',', ';', '，', '；'] as const;

/**
 * The separator that most of the first lines have equally often, outside of quotes: names and remarks have commas too, but not the same
 * number of them in each line. A tab always wins.
 */
function separatorOf(text: string): string {
  const head = withoutQuoted(text.slice(0, 20_000).replace('\uFEFF', '')).split(/\r?\n/u, 20);
  if (head.some((line) => line.includes('\t'))) return '\t';
  const ranked = SEPARATORS.map((separator) => ({ separator, ...evennessOf(head.map((line) => line.split(separator).slice(1))) }));
  ranked.sort((a, b) => b.lines - a.lines || b.tight - a.tight || b.count - a.count);
  return ranked[0]?.separator ?? ',';
}

/**
 * @param parts texts behind each separator, by line
 * @returns how many lines have the commonest number of separators, how many of these separators have no blank behind them, as most have
 * that are no punctuation, and how many there are
 */
function evennessOf(parts: readonly (readonly string[])[]): { lines: number; tight: number; count: number } {
  const lengths = groupBy(
    parts.filter(({ length }) => length > 0),
    ({ length }) => length,
  );
  const [even = []] = [...lengths.values()].sort((a, b) => b.length - a.length);
  const behind = even.flat();
  return { lines: even.length, tight: behind.filter((part) => !part.startsWith(' ')).length, count: behind.length };
}

/** A text with empty cells in place of those in quotes. */
function withoutQuoted(text: string): string {
  const source = `${text}\n`;
  let rest = '';
  let position = 0;
  while (position < source.length) {
    const before = source[position - 1] ?? '\n';
    const starts = source[position] === '"' && (before === '\n' || SEPARATORS.some((separator) => separator === before));
    position = (starts ? quotedCell(source, position)?.end : undefined) ?? position;
    rest += source[position] ?? '';
    position += 1;
  }
  return rest;
}

/** A row with its line in the text, from 1. */
export interface TableRow {
  line: number;
  cells: readonly string[];
}

/**
 * Rows of a text copied from a sheet or of a CSV file, separated by tabs, commas or semicolons. Quoted cells may have separators and line
 * breaks. Empty rows are left out. Numbers stay texts. Linear in the length of the text.
 *
 * @throws RangeError with more than `mostCells` cells
 */
export function tableOf(text: string, mostCells = Number.POSITIVE_INFINITY): TableRow[] {
  const separator = separatorOf(text);
  const rows: TableRow[] = [];
  let cells: string[] = [];
  let line = 1;
  let from = 1;
  let count = 0;
  let position = text.startsWith('\uFEFF') ? 1 : 0;
  const endRow = (): void => {
    if (cells.some(Boolean)) rows.push({ line: from, cells });
    cells = [];
  };
  // Every line break ends a cell, so that the last one of the text needs no case of its own.
  const source = `${text}\n`;
  while (position < source.length) {
    const quoted = source[position] === '"' ? quotedCell(source, position) : null;
    const end = quoted?.end ?? endOfCell(source, position, separator);
    const cell = quoted?.cell ?? source.slice(position, end);
    cells.push(cell.trim());
    count += 1;
    if (count > mostCells) throw new RangeError('@seaberry/tracking: the table has too many cells.');
    line += quoted?.breaks ?? 0;
    if (source[end] === '\n') {
      endRow();
      line += 1;
      from = line;
    }
    position = end + 1;
  }
  return rows;
}

function endOfCell(text: string, from: number, separator: string): number {
  let position = from;
  while (text[position] !== '\n' && text[position] !== separator) position += 1;
  return position;
}

/** A cell in quotes; null when its quote does not end right before a separator or a line break: then the quote is part of the text. */
function quotedCell(text: string, from: number): { cell: string; end: number; breaks: number } | null {
  let cell = '';
  let position = from + 1;
  for (;;) {
    const quote = text.indexOf('"', position);
    if (quote < 0 || quote - from > LONGEST) return null;
    cell += text.slice(position, quote);
    if (text[quote + 1] !== '"') {
      const end = text[quote + 1] === '\r' ? quote + 2 : quote + 1;
      const ended = text[end] === '\n' || SEPARATORS.some((separator) => separator === text[end]);
      return ended ? { cell, end, breaks: cell.split('\n').length - 1 } : null;
    }
    cell += '"';
    position = quote + 2;
  }
}

/** Longest quoted cell; a text with many opening quotes would be read again and again otherwise. */
const LONGEST = 10_000;
