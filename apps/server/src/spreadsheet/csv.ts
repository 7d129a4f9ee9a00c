import { csvCell } from '@seaberry/tracking/rules';
import { offsetText, type Cell } from './cells.ts';

function textOf(cell: Cell): string {
  switch (cell.kind) {
    case 'empty':
      return '';
    case 'text':
      return csvCell(cell.text);
    case 'date':
      return cell.day;
    case 'instant':
      return `${new Date(cell.localMs).toISOString().slice(0, 19).replace('T', ' ')}${offsetText(cell.offset)}`;
    default:
      return String(cell.value);
  }
}

const line = (cells: readonly Cell[]): string => `${cells.map(textOf).join(',')}\r\n`;

/** Byte-order mark, so that spreadsheets read UTF-8, and the header line. */
export const csvHead = (headings: readonly string[]): string => `\uFEFF${line(headings.map((text) => ({ kind: 'text', text })))}`;

/** Lines of RFC 4180. */
export const csvRows = (rows: readonly (readonly Cell[])[]): string => rows.map(line).join('');
