import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPlans, type Plans } from './pglite-plans.ts';

let pg: PGlite;
let plans: Plans;
let now = 0;
beforeAll(async () => {
  pg = await PGlite.create();
  plans = createPlans(pg, () => now);
});
afterAll(() => pg.close());

const run = (text: string, ...params: unknown[]) => plans.run({ text, params, arrays: false, before: '' });
const kept = async (): Promise<unknown[]> =>
  (await pg.query<{ name: string }>('select name from pg_prepared_statements order by prepare_time')).rows.map(({ name }) => name);

it('prepares a statement again after a minute, since its table may have grown', async () => {
  await run('select 1');
  await run('select 1');
  expect(await kept()).toEqual(['plan_1']);
  now += 60_001;
  expect((await run('select 1'))?.rows).toEqual([{ '?column?': 1 }]);
  expect(await kept()).toEqual(['plan_2']);
});

it('leaves statements that PREPARE does not take, and values that have no literal, to the driver', async () => {
  expect(await run('lock table pg_class')).toBeNull();
  expect(await run('select $1::text[]', ['a'])).toBeNull();
  expect(await run('select $1::text', 'a\u0000b')).toBeNull();
});

it('keeps at most a hundred prepared statements, the newest', async () => {
  for (let n = 0; n < 150; n += 1) expect((await run(`select ${n} as n`))?.rows).toEqual([{ n }]);
  expect(await kept()).toHaveLength(100);
  expect((await run('select 0 as n'))?.rows).toEqual([{ n: 0 }]);
});
