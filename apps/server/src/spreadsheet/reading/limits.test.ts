import { setImmediate as nextTurn } from 'node:timers/promises';
import writeXlsxFile from 'write-excel-file/node';
import { expect, it } from 'vitest';
import { localHeader, NOTHING_PACKED, pack, zipTail } from '../zip.ts';
import { readCellsApart, type ReadLimits } from './read-cells.ts';

const LIMITS: ReadLimits = { unpackedBytes: 48_000_000, rows: 1000, columns: 200, cells: 200_000, characters: 5_000_000, ms: 600_000 };

/** Turns of the event loop, in which a server could answer other requests. */
const TURNS = 500;

const utf8 = (text: string) => new TextEncoder().encode(text);
const never = new AbortController().signal;

/** A workbook whose sheet takes most of a second to read: 16 MB of blanks in 18 kB. */
async function blanks(): Promise<Buffer> {
  const parts: [string, string][] = [
    ['xl/worksheets/sheet1.xml', `<worksheet><sheetData>${' '.repeat(16_000_000)}</sheetData></worksheet>`],
    ['xl/workbook.xml', '<workbook><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>'],
    [
      'xl/_rels/workbook.xml.rels',
      '<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    ],
  ];
  const [[name, text] = ['', ''], ...rest] = parts;
  const first = await pack(NOTHING_PACKED, text, true);
  return Buffer.concat([localHeader(name, first.packed), first.bytes, await zipTail(name, first.packed, rest)]);
}

/** Each quote opens a cell that may end thousands of characters later. */
const quotes = (): Uint8Array => utf8('""",'.repeat(1_250_000));

it.each([
  ['a workbook of blanks', blanks],
  ['a text of quotes', quotes],
])('the server keeps answering while %s is read, and the reading ends with the request', async (_, make) => {
  const request = new AbortController();
  let ended = false;
  const reading = readCellsApart(await make(), 'a', LIMITS, request.signal).finally(() => {
    ended = true;
  });
  reading.catch(() => {});
  for (let turn = 0; turn < TURNS; turn += 1) await nextTurn();
  expect(ended).toBe(false);
  request.abort(new Error('The caller has gone.'));
  await expect(reading).rejects.toThrow('The caller has gone.');
});

it('a waiting file is dropped when its request ends, and those after it are read', async () => {
  const slowRequest = new AbortController();
  const left = new AbortController();
  const hostile = await blanks();
  const slow = ['a', 'b'].map((owner) => readCellsApart(hostile, owner, LIMITS, slowRequest.signal));
  const gone = readCellsApart(utf8('B/L no.\nA1234567'), 'c', LIMITS, left.signal);
  const next = readCellsApart(utf8('B/L no.\nA1234567'), 'c', LIMITS, never);
  left.abort(new Error('The caller has gone.'));
  await expect(gone).rejects.toThrow('The caller has gone.');
  slowRequest.abort(new Error('Stopped.'));
  expect((await Promise.allSettled(slow)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await next).toMatchObject({ rows: [{ line: 1 }, { line: 2, cells: ['A1234567'] }] });
});

it('slow files of one company delay no other company, and only a few of them may wait', async () => {
  const slowRequest = new AbortController();
  const hostile = await blanks();
  const slow = Array.from({ length: 12 }, () => readCellsApart(hostile, 'slow', LIMITS, slowRequest.signal));
  const refused = { problem: { code: 'tooManyRequests', params: {} } };
  // One is read, eight wait and three are refused before any is read.
  expect(await Promise.all(slow.slice(9))).toEqual([refused, refused, refused]);
  expect(await readCellsApart(utf8('B/L no.\nA1234567'), 'other', LIMITS)).toMatchObject({ rows: [{ line: 1 }, { line: 2 }] });
  slowRequest.abort(new Error('Stopped.'));
  // The other company did not wait for the slow files: some are still unread, however slowly its thread started.
  expect((await Promise.allSettled(slow)).filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0);
  expect(await readCellsApart(utf8('B/L no.\nA1234567'), 'slow', LIMITS)).toMatchObject({ rows: [{ line: 1 }, { line: 2 }] });
});

it('a fault of a file says which limit it passes, and in which row', async () => {
  const problem = async (bytes: Uint8Array, limits: object) => {
    const file = await readCellsApart(bytes, 'a', { ...LIMITS, ...limits });
    return 'rows' in file ? file.rows : file.problem;
  };
  const book = await writeXlsxFile([['B/L no.'], ['A1234567'], ['A2234567', 'x', 'y']]).toBuffer();
  expect(await problem(book, { columns: 2 })).toEqual({ code: 'fileColumns', params: { row: 3, limit: 2 } });
  expect(await problem(book, { cells: 4 })).toEqual({ code: 'fileCells', params: { row: 3, limit: 4 } });
  // In MB, rounded down.
  expect(await problem(book, { unpackedBytes: 1000 })).toEqual({ code: 'fileUnpacked', params: { limit: 0 } });
  expect(await problem(utf8('\nB/L no.\n\nA1234567,,x'), { columns: 2 })).toEqual({ code: 'fileColumns', params: { row: 4, limit: 2 } });
  // No thread starts within a millisecond.
  expect(await problem(book, { ms: 1 })).toEqual({ code: 'fileSlow', params: { seconds: 1 } });
});

it('a long text that many cells of a workbook refer to is refused, before its copies take memory', async () => {
  const long = 'x'.repeat(30_000);
  const book = await writeXlsxFile(Array.from({ length: 300 }, () => [long])).toBuffer();
  expect(book.length).toBeLessThan(100_000);
  expect(await readCellsApart(book, 'a', LIMITS)).toEqual({ problem: { code: 'fileMemory', params: {} } });
});

it('empty cells after the last filled one are no columns', async () => {
  const row = (number: string) => `${number}${','.repeat(10_000)}`;
  const file = await readCellsApart(
    utf8([row('B/L no.'), ...Array.from({ length: 300 }, (_, at) => row(`A${1_000_000 + at}`))].join('\n')),
    'a',
    LIMITS,
  );
  expect('rows' in file && file.rows.map(({ cells }) => cells.length)).toEqual(Array.from({ length: 301 }, () => 1));
});
