const SEPARATORS = ['\t', ',', ';', '，', '；'] as const;

/** The separator with the most columns in the first lines. A tab always wins, since names and remarks have commas. */
function separatorOf(text: string): string {
  const head = text.slice(0, 20_000).split(/\r?\n/u, 20);
  if (head.some((line) => line.includes('\t'))) return '\t';
  const counts = SEPARATORS.map((separator) => head.reduce((sum, line) => sum + line.split(separator).length - 1, 0));
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',';
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
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  const endRow = (): void => {
    if (cells.some(Boolean)) rows.push({ line: from, cells });
    cells = [];
  };
  // Every line break ends a cell, so that the last one of the text needs no case of its own.
  const source = `${text}\n`;
  while (at < source.length) {
    const quoted = source[at] === '"' ? quotedCell(source, at) : null;
    const end = quoted?.end ?? endOfCell(source, at, separator);
    const cell = quoted?.cell ?? source.slice(at, end);
    cells.push(cell.trim());
    count += 1;
    if (count > mostCells) throw new RangeError('@seaberry/tracking: the table has too many cells.');
    line += quoted?.breaks ?? 0;
    if (source[end] === '\n') {
      endRow();
      line += 1;
      from = line;
    }
    at = end + 1;
  }
  return rows;
}

function endOfCell(text: string, from: number, separator: string): number {
  let at = from;
  while (text[at] !== '\n' && text[at] !== separator) at += 1;
  return at;
}

/** A cell in quotes; null when its quote does not end right before a separator or a line break: then the quote is part of the text. */
function quotedCell(text: string, from: number): { cell: string; end: number; breaks: number } | null {
  let cell = '';
  let at = from + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote < 0 || quote - from > LONGEST) return null;
    cell += text.slice(at, quote);
    if (text[quote + 1] !== '"') {
      const end = text[quote + 1] === '\r' ? quote + 2 : quote + 1;
      const ended = text[end] === '\n' || SEPARATORS.some((separator) => separator === text[end]);
      return ended ? { cell, end, breaks: cell.split('\n').length - 1 } : null;
    }
    cell += '"';
    at = quote + 2;
  }
}

/** Longest quoted cell; a text with many opening quotes would be read again and again otherwise. */
const LONGEST = 10_000;
