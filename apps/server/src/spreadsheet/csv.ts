import { offsetText, type Cell } from './cells.ts';

/** Signs that begin a formula; spreadsheets of East Asia also read the full-width ones. */
const FORMULA = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\t\r]/u;
/** The same behind what another program may take for the end of a cell. */
const INNER_FORMULA = /([;\t\r\n])(\s*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/gu;
const NUMBER = /^[+-]?\d+(?:[.,]\d+)*%?$/u;

/** Text that no spreadsheet runs as a formula: an apostrophe is put before each one. Numbers stay. */
export function harmless(text: string): string {
  if (NUMBER.test(text)) return text;
  const inner = text.replaceAll(INNER_FORMULA, "$1'$2");
  return FORMULA.test(inner) ? `'${inner}` : inner;
}

const quoted = (text: string): string => (/[",;\t\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

function textOf(cell: Cell): string {
  switch (cell.kind) {
    case 'empty':
      return '';
    case 'text':
      return quoted(harmless(cell.text));
    case 'date':
      return cell.day;
    case 'instant':
      return `${new Date(cell.local).toISOString().slice(0, 19).replace('T', ' ')}${offsetText(cell.offset)}`;
    default:
      return String(cell.value);
  }
}

const line = (cells: readonly Cell[]): string => `${cells.map(textOf).join(',')}\r\n`;

/** A byte-order mark, so that spreadsheets read it as UTF-8, and the line of headings. */
export const csvHead = (headings: readonly string[]): string => `\uFEFF${line(headings.map((text) => ({ kind: 'text', text })))}`;

/** Lines of RFC 4180. */
export const csvRows = (rows: readonly (readonly Cell[])[]): string => rows.map(line).join('');
