import { createDoubles } from '@seaberry/api-client/doubles';
import readXlsxFile from 'read-excel-file/node';
import { expect, test } from 'vitest';

import { pageOf } from '../../testing/pages.ts';
import type { Resource } from '../resource.types.ts';
import { readAll } from './read-all.ts';
import { csvOf, fileOf } from './table-file.ts';

const TABLE = [
  ['Name', 'Number'],
  ['A, "B"', '00012345678901234567'],
  ['=1+1', '-12'],
  ['@SUM(A1)', '+49 40 1'],
];

test('CSV is quoted where necessary, without executable formulas', () => {
  expect(csvOf(TABLE)).toBe('\uFEFFName,Number\r\n"A, ""B""",00012345678901234567\r\n\'=1+1,-12\r\n\'@SUM(A1),\'+49 40 1\r\n');
});

test('every cell of an XLSX is text', async () => {
  const [sheet] = await readXlsxFile(Buffer.from(await (await fileOf(TABLE, 'xlsx')).arrayBuffer()));
  expect(sheet?.data).toEqual(TABLE);
});

const resource: Resource = {
  key: '/roles',
  texts: 'people.positions',
  controller: 'sysRole',
  list: 'page',
  paging: 'server',
  rowName: () => '',
  columns: [{ id: 'name' }],
};
const SEARCH = { filters: {}, page: 3, pageSize: 20, sort: null };

test('all matching pages are read from the first one on', async () => {
  const rows = Array.from({ length: 450 }, (_, at) => ({ id: String(at), name: `Role ${at}` }));
  const asked: unknown[] = [];
  const { client } = createDoubles({
    sysRole: {
      page: (input) => {
        asked.push(input.page);
        return pageOf(rows, input);
      },
    },
  });
  const progress: number[] = [];
  const read = await readAll(client, resource, SEARCH, { signal: new AbortController().signal, onProgress: (done) => progress.push(done) });
  expect(read.rows.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  expect(read.more).toBe(false);
  expect(asked).toEqual([1, 2, 3]);
  expect(progress.at(-1)).toBe(1);
});

/** Reads a list that another user changes after its first page. @returns the ids that were read, whether the change was reported, and all ids before it */
async function readWhile(change: (rows: { id: string; name: string }[]) => { id: string; name: string }[]) {
  let rows = Array.from({ length: 900 }, (_, at) => ({ id: String(at), name: `Role ${at}` }));
  const whole = rows.map(({ id }) => id);
  let pages = 0;
  const { client } = createDoubles({
    sysRole: {
      page: (input) => {
        const answer = pageOf(rows, input);
        pages += 1;
        if (pages === 1) rows = change(rows);
        return answer;
      },
    },
  });
  const read = await readAll(client, resource, SEARCH, { signal: new AbortController().signal, onProgress: () => {} });
  return { ids: read.rows.map(({ id }) => String(id)), changed: read.changed, whole };
}

const numbers = (ids: readonly string[]): string[] => ids.toSorted((a, b) => Number(a) - Number(b));

test('a list that changes while it is read has each of its rows once, and is reported as changed', async () => {
  const deleted = await readWhile((rows) => rows.slice(30));
  expect(numbers(deleted.ids)).toEqual(deleted.whole);
  expect(deleted.changed).toBe(true);
  const added = await readWhile((rows) => [{ id: '1000', name: 'New' }, ...rows]);
  expect(numbers(added.ids)).toEqual([...added.whole, '1000']);
  expect(added.changed).toBe(true);
  const moved = await readWhile((rows) => [...rows.slice(500, 501), ...rows.slice(0, 500), ...rows.slice(501)]);
  expect(numbers(moved.ids)).toEqual(moved.whole);
  expect(moved.changed).toBe(true);
  expect((await readWhile((rows) => rows)).changed).toBe(false);
});

test('at most three pages are fetched in parallel, and a list without a total is read to its end', async () => {
  const rows = Array.from({ length: 1700 }, (_, at) => ({ id: String(at), name: `Role ${at}` }));
  let [running, most] = [0, 0];
  const { client } = createDoubles({
    sysRole: {
      page: async (input) => {
        running += 1;
        most = Math.max(most, running);
        await new Promise((resolve) => setTimeout(resolve));
        running -= 1;
        return { ...pageOf(rows, input), total: 1000, totalCapped: true };
      },
    },
  });
  const read = await readAll(client, resource, SEARCH, { signal: new AbortController().signal, onProgress: () => {} });
  expect(read.rows.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  expect(read.more).toBe(false);
  expect(most).toBe(3);
});
