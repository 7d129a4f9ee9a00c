import { offsetText, type Cell } from './cells.ts';

/** Row limit of the format, header included. */
export const SHEET_ROWS = 1_048_576;
/** Maximum text length of a cell in UTF-16 units, by the format. */
const MAX_CHARACTERS = 32_767;
const DAY_MS = 86_400_000;
/** Days from 1899-12-30, the epoch of spreadsheets, to 1970. */
const EPOCH_DAYS = 25_569;
/** A larger number loses digits in a spreadsheet. */
const MAX_NUMBER = 1e15;

/**
 * Minutes between two offsets from UTC. A time in a spreadsheet has no zone, so each offset has a number format that writes it, such as
 * `UTC+08:00`.
 */
const OFFSET_STEP = 15;
const FIRST_OFFSET = -12 * 60;
const LAST_OFFSET = 14 * 60;
const OFFSETS = Array.from({ length: (LAST_OFFSET - FIRST_OFFSET) / OFFSET_STEP + 1 }, (_, index) => FIRST_OFFSET + index * OFFSET_STEP);

/** Positions in `<cellXfs>` of `STYLES`, in the same order; from `FIRST_INSTANT` on one format for each of `OFFSETS`. */
const STYLE = { heading: 1, text: 2, date: 3, duration: 4, bytes: 5, percent: 6 } as const;
const FIRST_INSTANT = 7;
/** Ids of number formats that are built in (text, percent), and the first id for others, by the standard (ECMA-376). */
const BUILT_IN = { text: 49, percent: 9 } as const;
const FIRST_FORMAT = 164;

// Control characters that no XML holds.
// oxlint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/gu;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeXml = (text: string): string =>
  text
    .slice(0, MAX_CHARACTERS)
    .toWellFormed()
    .replaceAll(FORBIDDEN, '')
    .replaceAll(/[&<>"]/gu, (char) => ENTITIES[char] ?? '');

const textCell = (ref: string, text: string, style: number): string =>
  `<c r="${ref}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`;
const numberCell = (ref: string, value: number, style: number): string => `<c r="${ref}" s="${style}"><v>${value}</v></c>`;

function cellXml(cell: Cell, ref: string): string {
  switch (cell.kind) {
    case 'empty':
      return '';
    case 'text':
      return textCell(ref, cell.text, STYLE.text);
    case 'date': {
      const serial = Date.parse(`${cell.day}T00:00:00Z`) / DAY_MS + EPOCH_DAYS;
      // Spreadsheets have no dates before 1900.
      return serial >= 1 ? numberCell(ref, serial, STYLE.date) : textCell(ref, cell.day, STYLE.text);
    }
    case 'instant': {
      const serial = cell.localMs / DAY_MS + EPOCH_DAYS;
      const index = OFFSETS.indexOf(cell.offset);
      const text = `${new Date(cell.localMs).toISOString().slice(0, 19)}${offsetText(cell.offset)}`;
      return serial >= 1 && index >= 0 ? numberCell(ref, serial, FIRST_INSTANT + index) : textCell(ref, text, STYLE.text);
    }
    default:
      if (Math.abs(cell.value) >= MAX_NUMBER) return textCell(ref, String(cell.value), STYLE.text);
      return numberCell(ref, cell.value, cell.kind === 'number' ? 0 : STYLE[cell.kind]);
  }
}

/** `A`, `B` … `AA`. */
const columnName = (index: number): string =>
  (index < 26 ? '' : columnName(Math.floor(index / 26) - 1)) + String.fromCodePoint(65 + (index % 26));
const COLUMN_NAMES = Array.from({ length: 100 }, (_, index) => columnName(index));

/** @param number Of the row, from 1. */
const row = <T>(number: number, cells: readonly T[], write: (cell: T, ref: string) => string): string =>
  `<row r="${number}">${cells.map((cell, index) => write(cell, `${COLUMN_NAMES[index] ?? columnName(index)}${number}`)).join('')}</row>`;

const HEADER = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** Width in characters; a Chinese one counts twice. */
const widthOf = (text: string): number => Array.from(text).reduce((sum, char) => sum + (char > '\u2E80' ? 2 : 1), 0);

function widthOfCell(cell: Cell | undefined): number {
  if (cell?.kind === 'text') return widthOf(cell.text);
  return cell?.kind === 'instant' ? 26 : 10;
}

/** The sheet up to its first row of values; column widths follow the first rows. */
export function sheetHead(headings: readonly string[], first: readonly (readonly Cell[])[]): string {
  const widths = headings.map((text, index) =>
    Math.min(60, Math.max(widthOf(text), ...first.slice(0, 100).map((cells) => widthOfCell(cells[index]))) + 2),
  );
  const columns = widths.map((width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`).join('');
  const frozen =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';
  const heading = row(1, headings, (text, ref) => textCell(ref, text, STYLE.heading));
  return `${HEADER}<worksheet xmlns="${MAIN}">${frozen}<cols>${columns}</cols><sheetData>${heading}`;
}

/** @param before Number of value rows before these. */
export const sheetRows = (rows: readonly (readonly Cell[])[], before: number): string =>
  rows.map((cells, index) => row(before + index + 2, cells, cellXml)).join('');

export const SHEET_TAIL = '</sheetData></worksheet>';

export const SHEET_PATH = 'xl/worksheets/sheet1.xml';

const formats = ['yyyy\\-mm\\-dd', '0" ms"', '#,##0" B"', ...OFFSETS.map((offset) => `yyyy\\-mm\\-dd hh:mm:ss" UTC${offsetText(offset)}"`)];

const cellFormat = (format: number, more = ''): string =>
  `<xf numFmtId="${format}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"${more}/>`;

const STYLES = `${HEADER}<styleSheet xmlns="${MAIN}"><numFmts count="${formats.length}">${formats
  .map((code, index) => `<numFmt numFmtId="${FIRST_FORMAT + index}" formatCode="${escapeXml(code)}"/>`)
  .join(
    '',
  )}</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${FIRST_INSTANT + OFFSETS.length}">${[
  cellFormat(0),
  `<xf numFmtId="${BUILT_IN.text}" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`,
  cellFormat(BUILT_IN.text),
  cellFormat(FIRST_FORMAT),
  cellFormat(FIRST_FORMAT + 1),
  cellFormat(FIRST_FORMAT + 2),
  cellFormat(BUILT_IN.percent),
  ...OFFSETS.map((_, index) => cellFormat(FIRST_FORMAT + 3 + index)),
].join('')}</cellXfs></styleSheet>`;

/** Parts of the archive besides the sheet. */
export const BOOK_PARTS: readonly (readonly [path: string, text: string])[] = [
  [
    '[Content_Types].xml',
    `${HEADER}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/${SHEET_PATH}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`,
  ],
  [
    '_rels/.rels',
    `${HEADER}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ],
  [
    'xl/workbook.xml',
    `${HEADER}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ],
  [
    'xl/_rels/workbook.xml.rels',
    `${HEADER}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  ],
  ['xl/styles.xml', STYLES],
];
