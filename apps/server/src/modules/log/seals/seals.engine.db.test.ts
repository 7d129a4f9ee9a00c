import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type Account, type TestServer } from '../../../testing/server.ts';
import { sealHash, type Seal, type SealFault } from './rules.ts';
import { exportLogs, sealLogs, verifyLogs } from './service.ts';

const NOW = '2026-11-24T20:00:00.000Z';

let server: TestServer;
let root: Account;
beforeAll(async () => {
  server = await startTestServer();
  root = await server.person({ roles: ['platform'] });
});
afterAll(() => server.close());

/** Runs SQL as the owner of the tables, whom row-level security does not limit, only triggers. */
const owner = (text: string) => server.deps.db.asOwner(text);
const write = (count: number, kind = 'visit') =>
  owner(
    `insert into audit_log (id, kind, call, outcome, input, correlation_id, duration_ms, create_time)
     select gen_random_uuid(), '${kind}', 'sysAuth.login', 'ok', '{"a":1}', '-', n, '2026-01-01' from generate_series(1, ${count}) n`,
  );
const verdict = async () => (await verifyLogs(server.deps.db)).fault;

beforeEach(async () => {
  await write(10);
  // Uses up a position without a row, as an aborted transaction does.
  await owner("select nextval('audit_log_position_seq')");
  await write(10);
  await write(5, 'exception');
  await sealLogs(server.deps.db, NOW);
});

it('rows of the logs and their seals cannot be changed or removed, not even by the owner of the tables', async () => {
  const unrefused: string[] = [];
  for (const table of ['audit_log', 'diff_log', 'log_seal']) {
    for (const text of [`delete from ${table}`, `update ${table} set create_time = now()`, `truncate ${table}`]) {
      const outcome = await owner(text).then(() => 'done', String);
      if (!outcome.includes('are never changed')) unrefused.push(`${text}: ${outcome}`);
    }
  }
  expect(unrefused).toEqual([]);
});

it('verifying unchanged rows finds no fault, and a row is sealed once', async () => {
  const { seals, rows, last, fault } = await verifyLogs(server.deps.db);
  expect(fault).toBeNull();
  expect(last).toEqual({ number: seals, hash: expect.stringMatching(/^[0-9a-f]{64}$/u) });
  const { rows: counted } = await owner('select (select count(*) from audit_log) + (select count(*) from diff_log) as count');
  expect(rows).toBe(Number(counted[0]?.['count']));
  expect(await sealLogs(server.deps.db, NOW)).toBeNull();
});

it('an export has all rows with their seals, so that it can be verified alone', async () => {
  const wrong: number[] = [];
  let [former, rows, lines] = ['', 0, ''];
  for await (const text of exportLogs(server.deps.db)) {
    for (const line of text.trimEnd().split('\n')) {
      if (line.startsWith('[')) {
        lines += `${line}\n`;
        rows += 1;
        continue;
      }
      const { hash, ...seal } = JSON.parse(line) as Seal;
      if (createHash('sha256').update(lines).digest('hex') !== seal.rowsHash || sealHash(former, seal) !== hash) wrong.push(seal.number);
      [former, lines] = [hash, ''];
    }
  }
  expect(wrong).toEqual([]);
  expect(rows).toBe((await verifyLogs(server.deps.db)).rows);
});

describe('verifying finds', () => {
  const newest = async () => Number((await owner("select max(position) as last from audit_log where kind = 'visit'")).rows[0]?.['last']);
  /** The fault found after a manipulation, which is rolled back, so that later tests have an intact chain. */
  async function faultAfter(text: (last: number) => string) {
    const last = await newest();
    let found: Awaited<ReturnType<typeof verdict>> = null;
    const undo = new Error('undo');
    await server.deps.db
      .transaction('system', async () => {
        await server.deps.db.asOwner('alter table audit_log disable trigger user; alter table log_seal disable trigger user');
        await server.deps.db.asOwner('alter table audit_log alter position drop identity');
        await server.deps.db.asOwner(text(last));
        found = await verdict();
        throw undo;
      })
      .catch((error: unknown) => {
        if (error !== undo) throw error;
      });
    return found;
  }

  it.each<[string, (last: number) => string, SealFault]>([
    ['a changed row', (last) => `update audit_log set outcome = 'changed' where position = ${last - 3}`, 'changed'],
    ['a deleted row', (last) => `delete from audit_log where position = ${last - 3}`, 'deleted'],
    [
      'rows in another order',
      (
        last,
      ) => `update audit_log set position = -1 where position = ${last - 3}; update audit_log set position = ${last - 3} where position = ${last - 4};
        update audit_log set position = ${last - 4} where position = -1`,
      'changed',
    ],
    [
      'a row inserted in the middle',
      (last) => `insert into audit_log (id, kind, call, outcome, correlation_id, duration_ms, create_time, position)
        values (gen_random_uuid(), 'visit', 'x', 'ok', '-', 1, now(), ${last - 10})`,
      'inserted',
    ],
    ['a changed seal', () => 'update log_seal set rows = rows + 1 where number = 2', 'seal'],
    ['a missing seal', () => 'delete from log_seal where number = 2', 'seal'],
  ])('%s', async (_, text, reason) => {
    expect(await faultAfter(text)).toMatchObject({ reason });
    expect(await verdict()).toBeNull();
  });
});

it('the call that verifies a log returns the number of its rows; verifying stops when it is aborted', async () => {
  const { envelope } = await server.call('sysLogEx', 'verify', undefined, { as: root });
  const [counted] = (await owner("select count(*)::int as rows from audit_log where kind = 'exception'")).rows;
  expect(envelope).toMatchObject({ code: 200, result: { ...counted, since: '2026-01-01T00:00:00.000Z', finished: true, fault: null } });
  expect(await verifyLogs(server.deps.db, { signal: AbortSignal.abort() })).toMatchObject({ seals: 0, finished: false, fault: null });
});

describe('clearing a log', () => {
  const clear = async (as = root) => (await server.call('sysLogEx', 'clear', undefined, { as })).envelope;
  const exportLines = async (as = root) =>
    (await (await server.call('sysLogEx', 'export', undefined, { as })).response.text()).trimEnd().split('\n');
  const rowsLeft = async () => (await owner("select position from audit_log where kind = 'exception'")).rows.length;
  const refused = { code: 400, message: expect.stringContaining('[exportNeeded]') };

  it('is refused unless the same account has exported all rows within the last hour', async () => {
    const rows = await rowsLeft();
    expect(await clear()).toMatchObject(refused);
    const other = await server.person({ roles: ['platform'] });
    await exportLines(other);
    expect(await clear()).toMatchObject(refused);
    const { response } = await server.call('sysLogEx', 'export', undefined, { as: root });
    const reader = response.body?.getReader();
    await reader?.read();
    await reader?.cancel();
    expect(await clear()).toMatchObject(refused);
    server.setNow(new Date(Date.now() - 3_601_000).toISOString());
    await exportLines();
    server.setNow(new Date().toISOString());
    expect(await clear()).toMatchObject(refused);
    expect(await rowsLeft()).toBe(rows);
    expect(await verdict()).toBeNull();
  });

  it('removes only the exported rows, and adds a seal with who removed how many', async () => {
    const lines = await exportLines();
    const rows = lines.filter((line) => line.startsWith('['));
    const seals = lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line) as Seal);
    const hashOf = (some: readonly string[]) =>
      createHash('sha256')
        .update(`${some.join('\n')}\n`)
        .digest('hex');
    expect(rows).toHaveLength(await rowsLeft());
    expect(seals.at(-1)).toMatchObject({ kind: 'exported', account: root.account, rows: rows.length, rowsHash: hashOf(rows) });
    const first = seals[0]?.rows ?? 0;
    expect(hashOf(rows.slice(0, first))).toBe(seals[0]?.rowsHash);
    await write(3, 'exception');
    expect(await clear()).toMatchObject({ code: 200 });
    expect(await rowsLeft()).toBe(3);
    const { rows: removals } = await owner("select log, rows, reason, account from log_seal where kind = 'removed'");
    expect(removals).toEqual([{ log: 'exception', rows: rows.length, reason: 'cleared', account: root.account }]);
    expect(await clear()).toMatchObject(refused);
    expect(await verdict()).toBeNull();
  });
});
