import readXlsxFile from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { cellOf, type Cell, type ExportColumn } from './cells.ts';
import { csvHead, csvRows } from './csv.ts';
import { BOOK_PARTS, SHEET_PATH, SHEET_TAIL, sheetHead, sheetRows } from './xlsx.ts';
import { localHeader, NOTHING_PACKED, pack, zipTail } from './zip.ts';

const text = (value: string): Cell => ({ kind: 'text', text: value });
const column = (more: Partial<ExportColumn>): ExportColumn => ({ key: 'a', heading: 'A', kind: 'text', ...more });

/** A workbook whose sheet is compressed in several pieces, one for each group of rows, as large exports are. */
async function workbook(headings: readonly string[], groups: readonly (readonly (readonly Cell[])[])[]): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let packed = NOTHING_PACKED;
  for (const piece of [
    sheetHead(headings, groups[0] ?? []),
    ...groups.map((rows, at) => sheetRows(rows, groups.slice(0, at).flat().length)),
    SHEET_TAIL,
  ]) {
    const next = await pack(packed, piece, piece === SHEET_TAIL);
    pieces.push(next.bytes);
    packed = next.packed;
  }
  return Buffer.concat([localHeader(SHEET_PATH, packed), ...pieces, await zipTail(SHEET_PATH, packed, BOOK_PARTS)]);
}

describe('CSV', () => {
  it('begins with a byte-order mark and quotes separators', () => {
    expect(csvHead(['Name', 'No.']) + csvRows([[text('A, "B"'), text('1;2')]])).toBe('\uFEFFName,No.\r\n"A, ""B""","1;2"\r\n');
  });
});

it('a column that rows do not have is empty, whatever its name', () => {
  const names = ['toString', 'constructor', '__proto__', 'b'];
  expect(names.map((key) => cellOf({ a: 1 }, column({ key }), 'UTC').kind)).toEqual(names.map(() => 'empty'));
});

describe('XLSX', () => {
  it('keeps texts, numbers, days and times of several pieces', async () => {
    const instant: Cell = cellOf({ a: '2026-11-21T09:00:00.000Z' }, column({ kind: 'instant' }), 'Asia/Shanghai');
    const book = await workbook(
      ['Name', 'Count', 'Day', 'Time'],
      [
        [[text('00012345678901234567'), { kind: 'number', value: 7.5 }, { kind: 'date', day: '2026-02-28' }, instant]],
        [[text('=1+1 <&>'), { kind: 'empty' }]],
      ],
    );
    const [sheet] = await readXlsxFile(book);
    // A workbook has times as fractions of a day, which are not exact to the millisecond, and without a zone: 09:00 UTC is 17:00 in
    // Shanghai.
    const read = sheet?.data.map((cells) =>
      cells.map((one) => (one instanceof Date ? new Date(Math.round(one.getTime() / 1000) * 1000) : one)),
    );
    expect(read).toEqual([
      ['Name', 'Count', 'Day', 'Time'],
      ['00012345678901234567', 7.5, new Date('2026-02-28T00:00:00Z'), new Date('2026-11-21T17:00:00Z')],
      ['=1+1 <&>', null, null, null],
    ]);
  });
});

describe('a spreadsheet cell', () => {
  it('has the label of its value, and those of all values of a list', () => {
    const labels = { 1: 'Enabled', late: 'Late' };
    expect(cellOf({ a: 1 }, column({ kind: 'number', labels }), 'UTC')).toEqual(text('Enabled'));
    expect(cellOf({ a: ['late', 'other'] }, column({ labels }), 'UTC')).toEqual(text('Late, other'));
  });

  it('has its time in the zone of its place, else in that of the user', () => {
    const row = { a: '2026-07-01T12:00:00Z', zone: 'America/New_York' };
    expect(cellOf(row, column({ kind: 'instant', zoneOf: 'zone' }), 'UTC')).toMatchObject({ kind: 'instant', offset: -240 });
    expect(cellOf(row, column({ kind: 'instant' }), 'Asia/Kolkata')).toMatchObject({ kind: 'instant', offset: 330 });
  });

  it('is text when the value does not fit the kind of its column', () => {
    expect(cellOf({ a: 'soon' }, column({ kind: 'instant' }), 'UTC')).toEqual(text('soon'));
    expect(cellOf({ a: '12' }, column({ kind: 'number' }), 'UTC')).toEqual(text('12'));
    expect(cellOf({ a: { b: 1 } }, column({}), 'UTC')).toEqual(text('{"b":1}'));
  });
});
