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

test('at most three pages are fetched in parallel, and a list without a total is read to its end', async () => {
  const rows = Array.from({ length: 1700 }, (_, at) => ({ id: String(at), name: `Role ${at}` }));
  let [under, most] = [0, 0];
  const { client } = createDoubles({
    sysRole: {
      page: async (input) => {
        under += 1;
        most = Math.max(most, under);
        await new Promise((resolve) => setTimeout(resolve));
        under -= 1;
        return { ...pageOf(rows, input), total: 1000, totalCapped: true };
      },
    },
  });
  const read = await readAll(client, resource, SEARCH, { signal: new AbortController().signal, onProgress: () => {} });
  expect(read.rows.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  expect(read.more).toBe(false);
  expect(most).toBe(3);
});
