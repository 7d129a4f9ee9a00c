import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { sealLogs, verifyLogs } from '../modules/log/seals/service.ts';
import { defineLogRetention, LOG_RETENTION, LOG_SEALS, removeOldLogs } from './log-retention.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ config: { logRetentionDays: 30 } });
});
afterAll(() => server.close());

const sql = (text: string, params: unknown[] = []) => server.deps.db.transaction('system', () => server.deps.db.sql(text, params));
const daysAgo = (days: number): string => new Date(server.deps.clock.wallNow() - days * 86_400_000).toISOString();

async function write(count: number, at: string): Promise<void> {
  await sql(
    `insert into audit_log (id, kind, call, outcome, correlation_id, duration_ms, create_time)
     select gen_random_uuid(), (array['operation', 'visit', 'exception'])[1 + n % 3], 'sysUser.add', 'ok', '-', 1, $1 from generate_series(1, $2::int) n`,
    [at, count],
  );
  await sql(
    `insert into diff_log (id, call, kind, table_name, create_time)
     select gen_random_uuid(), 'sysUser.add', 'insert', 'app_user', $1 from generate_series(1, $2::int)`,
    [at, count],
  );
}
const left = async (): Promise<unknown> =>
  (await sql('select (select count(*)::int from audit_log) as calls, (select count(*)::int from diff_log) as changes'))[0];

it('rows of every log are removed after their retention, and not before', async () => {
  await write(503, daysAgo(31));
  await sealLogs(server.deps.db, daysAgo(31));
  await write(7, daysAgo(29));
  expect(await removeOldLogs(server.deps)).toBe(2 * 503);
  expect(await left()).toEqual({ calls: 7, changes: 7 });
  expect(await removeOldLogs(server.deps)).toBe(0);
  const removals = await sql("select log, rows, reason, account from log_seal where kind = 'removed' order by number");
  expect(removals).toHaveLength(4);
  expect(removals).toContainEqual({ log: 'difference', rows: 503, reason: 'retention', account: null });
  expect((await verifyLogs(server.deps.db)).fault).toBeNull();
});

it('log rows are sealed every five minutes, and old ones removed daily', () => {
  const crons: string[] = [];
  const queue = { ...server.deps.queue, define: () => {}, schedule: (name: string, cron: string) => void crons.push(`${name} ${cron}`) };
  defineLogRetention({ ...server.deps, queue });
  expect(crons).toEqual([expect.stringMatching(new RegExp(`^${LOG_RETENTION} \\d+ \\d+ \\* \\* \\*$`, 'u')), `${LOG_SEALS} */5 * * * *`]);
});
