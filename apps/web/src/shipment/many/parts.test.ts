import { expect, test } from 'vitest';

import { sendInParts, withinBerries } from './parts.ts';

const NUMBERS = Array.from({ length: 5000 }, (_, at) => `ABC${at}`);

/** A server with enough berries, which tracks each number once. */
function server() {
  const tracked = new Set<string>();
  const calls: number[] = [];
  const call = (numbers: string[]) => {
    calls.push(numbers.length);
    const rows = numbers.map((referenceNo, index) => ({ index, referenceNo, status: tracked.has(referenceNo) ? 'duplicate' : 'created' }));
    for (const number of numbers) tracked.add(number);
    const created = rows.filter(({ status }) => status === 'created').length;
    return Promise.resolve({ rows, created, charged: created, balance: 9000 - tracked.size });
  };
  return { tracked, calls, call };
}

test('5,000 rows are sent in ten parts, with one outcome in their order', async () => {
  const { call, calls } = server();
  const progress: number[] = [];
  const { outcome, sent, failure } = await sendInParts({ rows: NUMBERS, call, onSent: (rows) => progress.push(rows) });
  expect(calls).toEqual(Array.from({ length: 10 }, () => 500));
  expect(progress).toEqual([500, 1000, 1500, 2000, 2500, 3000, 3500, 4000, 4500, 5000]);
  expect({ sent, failure, created: outcome?.created, charged: outcome?.charged, balance: outcome?.balance }).toEqual({
    sent: 5000,
    failure: null,
    created: 5000,
    charged: 5000,
    balance: 4000,
  });
  expect(outcome?.rows.map(({ index, referenceNo }) => referenceNo === NUMBERS[index])).toEqual(NUMBERS.map(() => true));
});

test('a part whose response is lost ends the sending, and sending its rows again charges nothing twice', async () => {
  const { call, tracked } = server();
  let parts = 0;
  const lossy = async (rows: string[]) => {
    const answer = await call(rows);
    if (++parts === 3) throw new Error('The connection was lost.');
    return answer;
  };
  const first = await sendInParts({ rows: NUMBERS, call: lossy });
  expect([first.sent, first.outcome?.created, first.failure?.error]).toEqual([1000, 1000, new Error('The connection was lost.')]);
  const again = await sendInParts({ rows: NUMBERS.slice(first.sent), call });
  expect([again.sent, again.outcome?.charged, again.failure]).toEqual([4000, 3500, null]);
  expect(tracked.size).toBe(5000);
});

test('cancelling ends it after the part on its way and keeps its outcome', async () => {
  const { call, tracked } = server();
  const result = await sendInParts({ rows: NUMBERS, call, isCancelled: () => tracked.size >= 1500 });
  expect([result.sent, result.outcome?.created, result.failure]).toEqual([1500, 1500, null]);
});

test('a dry run in parts counts a number of an earlier part as tracked, and takes no berry for it', () => {
  const rows = ['ABC1', 'ABC2', 'ABC1', 'ABC3'].map((referenceNo, index) => ({ index, referenceNo, status: 'created' }));
  const categories = withinBerries({ rows, created: 4, charged: 4, balance: 0 }, 3);
  expect(categories.map(({ status }) => status)).toEqual(['created', 'created', 'duplicate', 'created']);
});

test('a dry run in parts knows the berries that the parts before would take', () => {
  const rows = ['created', 'duplicate', 'created', 'invalid', 'created'].map((status, index) => ({
    index,
    referenceNo: `ABC${index}`,
    status,
  }));
  const categories = withinBerries({ rows, created: 3, charged: 3, balance: 0 }, 2);
  expect(categories.map(({ status }) => status)).toEqual(['created', 'duplicate', 'created', 'invalid', 'noBerries']);
});
