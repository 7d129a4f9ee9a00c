import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { analyzeChanged, defineStatistics, STATISTICS, VACUUM } from './statistics.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const estimated = async (): Promise<number> =>
  Number(
    (await server.deps.db.asOwner(`select reltuples::int as rows from pg_class where oid = 'public.diff_log'::regclass`)).rows[0]?.['rows'],
  );

it('statistics are updated for a table that has grown and not for an unchanged one', async () => {
  const { db } = server.deps;
  await analyzeChanged(db);
  await db.asOwner(
    `insert into diff_log (id, call, kind, table_name, create_time)
     select gen_random_uuid(), 'sysUser.add', 'insert', 'app_user', now() from generate_series(1, 3000)`,
  );
  expect(await analyzeChanged(db)).toContain('public.diff_log');
  expect(await estimated()).toBeGreaterThanOrEqual(3000);
  expect(await analyzeChanged(db)).not.toContain('public.diff_log');
});

it('statistics are updated in the embedded database only', async () => {
  const made: Record<string, () => Promise<unknown>> = {};
  const queue = {
    ...server.deps.queue,
    define: ((name: string, _: unknown, run: () => Promise<unknown>) => void (made[name] = run)) as typeof server.deps.queue.define,
    schedule: () => {},
  };
  defineStatistics({ db: { ...server.deps.db, kind: 'postgres' }, queue });
  expect(made).toEqual({});
  defineStatistics({ db: { ...server.deps.db, kind: 'pglite', asOwner: server.deps.db.asOwner.bind(server.deps.db) }, queue });
  await made[STATISTICS]?.();
  await made[VACUUM]?.();
  expect(Object.keys(made)).toEqual([STATISTICS, VACUUM]);
});
