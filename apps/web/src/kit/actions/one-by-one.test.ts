import { expect, test } from 'vitest';

import { oneByOne } from './one-by-one.ts';

const rows = [{ id: '1' }, { id: '2' }, { id: '3' }];

test('a rejected row does not stop the others', async () => {
  const counts: number[] = [];
  const refuse = new Error('no');
  const outcome = await oneByOne(
    rows,
    async ({ id }) => (id === '2' ? Promise.reject(refuse) : id),
    (count) => counts.push(count),
  );
  expect(outcome).toEqual({ done: [rows[0], rows[2]], failed: [{ row: rows[1], error: refuse }] });
  expect(counts).toEqual([1, 2, 3]);
});

test('the next call waits for the previous one', async () => {
  let running = 0;
  await oneByOne(rows, async () => {
    running += 1;
    expect(running).toBe(1);
    await Promise.resolve();
    running -= 1;
  });
});

test('a single rejected row rejects', async () => {
  await expect(oneByOne([{ id: '1' }], () => Promise.reject(new Error('no')))).rejects.toThrow('no');
});
