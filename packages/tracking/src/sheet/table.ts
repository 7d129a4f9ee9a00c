import { groupBy } from '../journey/group-by.js';

const SEPARATORS = ['\t', ',', ';', '，', '；'] as const;

/** How the rows of a sheet are separated: the separator that fits most lines, and the cells that its rows usually have. */
interface Separation {
  separator: string;
  cells: number;
}

/**
 * The separator that most of the first lines have equally often, outside of quotes: names and remarks have commas too, but not the same
 * number of them in each line. A tab is no punctuation, so half of the lines are enough for it, however uneven they are.
 */
function separationOf(text: string): Separation {
  const head = withoutQuoted(text.slice(0, 20_000).replace('\uFEFF', '')).split(/\r?\n/u, 20);
  const ranked = SEPARATORS.map((separator) => ({ separator, ...evennessOf(head.map((line) => line.split(separator).slice(1))) }));
  const [tab] = ranked;
  const separated = head.filter((line) => SEPARATORS.some((separator) => line.includes(separator)));
  const tabbed = separated.filter((line) => line.includes('\t')).length;
  if (tab && tabbed > 0 && tabbed * 2 >= separated.length) return { separator: tab.separator, cells: tab.each + 1 };
  const [best] = ranked.slice(1).sort((a, b) => b.lines - a.lines || b.tight - a.tight || b.count - a.count);
  return { separator: best?.separator ?? ',', cells: (best?.each ?? 0) + 1 };
}

/**
 * Separator of one line: its own where it has none of the sheet's, or where it has tabs and does not fit with the sheet's, if it then has as
 * many cells as the other rows.
 */
function separatorIn(line: string, { separator, cells }: Separation): string {
  const countOf = (one: string): number => plain.split(one).length;
  const plain = line.includes('"') ? withoutQuoted(line) : line;
  const own = countOf(separator);
  if (cells === 1 || own === cells) return separator;
  return SEPARATORS.find((other) => (own === 1 || other === '\t') && countOf(other) === cells) ?? separator;
}

/**
 * @param parts texts behind each separator, by line
 * @returns how many lines have the commonest number of separators, that number, how many of these separators have no blank behind them, as
 * most have that are no punctuation, and how many there are
 */
function evennessOf(parts: readonly (readonly string[])[]): { lines: number; each: number; tight: number; count: number } {
  const lengths = groupBy(
    parts.filter(({ length }) => length > 0),
    ({ length }) => length,
  );
  const [even = []] = [...lengths.values()].sort((a, b) => b.length - a.length);
  const behind = even.flat();
  return {
    lines: even.length,
    each: even[0]?.length ?? 0,
    tight: behind.filter((part) => !part.startsWith(' ')).length,
    count: behind.length,
  };
}

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
 * Rows of a text copied from a sheet or of a CSV file, separated by tabs, commas or semicolons; a row may have another separator than the
 * others. Quoted cells may have separators and line breaks. Empty rows are left out. Numbers stay texts. Linear in the length of the text.
 *
 * @throws RangeError with more than `mostCells` cells
 */
export function tableOf(text: string, mostCells = Number.POSITIVE_INFINITY): TableRow[] {
  const sheet = separationOf(text);
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
  const separatorFrom = (start: number): string => separatorIn(source.slice(start, source.indexOf('\n', start)), sheet);
  let separator = separatorFrom(position);
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
      separator = separatorFrom(end + 1);
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
