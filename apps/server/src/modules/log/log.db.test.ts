import type { CallLogRow, DiffLogRow, VisitLogRow } from '@seaberry/api-client/schemas';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeCompany, type Company } from '../../testing/company.ts';
import { ERROR } from '../../http/error-codes.ts';
import { REAL_NAME, startTestServer, type Account, type TestServer } from '../../testing/server.ts';

let server: TestServer;
let company: Company;
let root: Account;
let amy: Account;
let ben: Account;
let stranger: Account;
beforeAll(async () => {
  server = await startTestServer();
  company = await makeCompany(server);
  root = await server.person({ roles: ['platform'] });
  amy = await server.person({ tenantId: company.tenantId });
  ben = await company.person('sales', await company.role('department'));
  stranger = await server.person();
});
afterAll(() => server.close());

type Log = 'sysLogVis' | 'sysLogOp' | 'sysLogEx' | 'sysLogDiff';
const sql = (text: string, params: unknown[] = []) => server.deps.db.transaction('system', () => server.deps.db.sql(text, params));

const tablesOf = (text: string | null | undefined) => JSON.parse(String(text)) as { columns: { columnName: string; value: unknown }[] }[];

/** A row of a log, with defaults for everything but kind and call. */
interface WrittenRow {
  kind: 'operation' | 'visit' | 'exception';
  call: string;
  outcome?: string;
  who?: Account | null;
  at?: string;
  ms?: number;
  ip?: string;
  agent?: string | null;
  input?: unknown;
  exception?: string | null;
}
async function write({
  kind,
  call,
  outcome = 'ok',
  who = amy,
  at = '2020-05-05T10:00:00Z',
  ms = 5,
  ip = '10.0.0.1',
  agent = null,
  input = null,
  exception = null,
}: WrittenRow) {
  const id = uuid();
  await sql(
    `insert into audit_log (id, tenant_id, user_id, account, real_name, kind, call, outcome, input, ip, user_agent, correlation_id, duration_ms, message, exception, create_time)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9::jsonb, $10, $11, 'trace-1', $12, $13, $13, $14)`,
    [
      id,
      who?.tenantId ?? null,
      who?.id ?? null,
      who?.account ?? 'nobody',
      who ? REAL_NAME : null,
      kind,
      call,
      outcome,
      JSON.stringify(input),
      ip,
      agent,
      ms,
      exception,
      at,
    ],
  );
  return id;
}
const pageOf = async (log: Log, input: object, as: Account) => (await server.call(log, 'page', input, { as })).envelope;
/** Ids of the rows that `write` made, which are of 2020. This excludes the rows that the calls of these tests cause. */
const ids = async (log: Log, input: object = {}, as = amy): Promise<string[]> => {
  const given = { startTime: '2020-01-01T00:00:00Z', endTime: '2020-12-31T00:00:00Z', ...input };
  const answer = (await pageOf(log, given, as))?.result as unknown as { items: { id: string }[] };
  return answer.items.map(({ id }) => id);
};
const first = async <Row>(log: Log, input: object, as = amy): Promise<Row | undefined> => {
  const result = (await pageOf(log, input, as))?.result as unknown as { items: Row[] };
  return result.items[0];
};

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';

describe('a log row', () => {
  it('of a visit shows user, address, browser and outcome', async () => {
    const id = await write({ kind: 'visit', call: 'sysAuth.login', agent: FIREFOX, ms: 42, ip: '203.0.113.7' });
    const row = await first<VisitLogRow>('sysLogVis', { remoteIp: '113.7' });
    expect(row).toEqual({
      id,
      controllerName: 'sysAuth',
      actionName: 'login',
      displayTitle: 'Sign-in',
      logLevel: 2,
      status: '200',
      remoteIp: '203.0.113.7',
      location: null,
      longitude: null,
      latitude: null,
      browser: 'Firefox 128',
      os: 'Linux',
      elapsed: 42,
      logDateTime: '2020-05-05T10:00:00.000Z',
      account: amy.account,
      realName: REAL_NAME,
    });
    const refused = await write({ kind: 'visit', call: 'sysAuth.login', outcome: ERROR.signInFailed });
    expect(await ids('sysLogVis', { status: 'd1000' })).toEqual([refused]);
    expect(await first<VisitLogRow>('sysLogVis', { status: 'd1000' })).toMatchObject({ logLevel: 3 });
    expect(await ids('sysLogVis', { status: '200' })).toEqual([id]);
  });

  it('of an operation shows the call and, in its detail, the input without secrets', async () => {
    const { envelope, headers } = await server.call('sysRole', 'add', { name: 'Night shift', code: 'night' }, { as: amy });
    expect(envelope?.code).toBe(200);
    const row = await first<CallLogRow>('sysLogOp', { actionName: 'ADD', controllerName: 'sysrole' });
    expect(row).toMatchObject({
      controllerName: 'sysRole',
      actionName: 'add',
      displayTitle: 'Roles · Add',
      httpMethod: 'POST',
      requestUrl: '/api/sysRole/add',
      logLevel: 2,
      eventId: null,
      threadId: null,
      status: '200',
      requestParam: null,
      account: amy.account,
    });
    const { envelope: detail } = await server.call('sysLogOp', 'detail', { id: String(row?.id) }, { as: amy });
    const read = detail?.result as unknown as CallLogRow;
    expect(JSON.parse(String(read.requestParam))).toMatchObject({ name: 'Night shift' });
    expect(read.traceId).toBe(headers.get('X-Correlation-Id'));
  });

  it('of an internal error has the whole stack in its detail, and a call of an earlier version has no title or path', async () => {
    const trace = `Error: sunk\n${'    at somewhere\n'.repeat(60)}`;
    const id = await write({ kind: 'exception', call: 'sysGone.sink', outcome: 'internal', exception: trace, input: { deep: 1 } });
    const row = await first<CallLogRow>('sysLogEx', { status: 'internal' });
    expect(row).toMatchObject({
      id,
      controllerName: 'sysGone',
      actionName: 'sink',
      displayTitle: null,
      httpMethod: null,
      requestUrl: null,
    });
    expect(row).toMatchObject({ logLevel: 4 });
    expect(row?.exception).toHaveLength(300);
    const { envelope } = await server.call('sysLogEx', 'detail', { id }, { as: amy });
    expect(envelope?.result).toMatchObject({ exception: trace, message: trace, requestParam: '{"deep":1}', traceId: 'trace-1' });
  });

  it('of a difference shows old value, new value and the changing call', async () => {
    const { envelope } = await server.call('company', 'update', { name: 'Renamed', abbreviation: null, number: null }, { as: amy });
    expect(envelope?.code).toBe(200);
    // The newest change: the root organization is renamed too, but before the company.
    const row = await first<DiffLogRow>('sysLogDiff', { diffType: 'UPDATE', actionName: 'company.' });
    expect(row).toMatchObject({
      diffType: 'update',
      businessData: 'Company · Renamed',
      actionName: 'company.update',
      displayTitle: expect.stringContaining('·'),
      account: amy.account,
      realName: REAL_NAME,
      sql: null,
      parameters: null,
    });
    const table = { tableName: 'tenant', tableDescription: 'Company' };
    expect(tablesOf(row?.afterData)).toEqual([
      { ...table, columns: [{ columnName: 'name', columnDescription: 'Company', value: 'Renamed' }] },
    ]);
    expect(tablesOf(row?.beforeData)).toMatchObject([{ ...table, columns: [{ columnName: 'name' }] }]);
    const { envelope: detail } = await server.call('sysLogDiff', 'detail', { id: String(row?.id) }, { as: amy });
    expect(detail?.result).toEqual(row);
  });
});

describe('a log page', () => {
  it('of differences keeps the order of changes within one call, also within a millisecond', async () => {
    const steps = Array.from({ length: 40 }, (_, index) => `Step ${index}`);
    const changes = steps.map((name) => `update tenant set name = '${name}' where id = '${company.tenantId}';`);
    await sql(`do $$ begin perform set_config('seaberry.call', 'company.steps', true); ${changes.join(' ')} end $$`);
    const answer = (await pageOf('sysLogDiff', { actionName: 'company.steps', pageSize: 100 }, root))?.result;
    const { items } = answer as unknown as { items: DiffLogRow[] };
    // Rows with equal times are ordered by id, so the ids must have the order of the changes.
    const order = items.map(({ id }) => id);
    expect(order).toEqual(order.toSorted().toReversed());
    expect(items.map(({ afterData }) => tablesOf(afterData)[0]?.columns[0]?.value)).toEqual(steps.toReversed());
  });

  it('can be filtered by times, user, duration, call and address, and sorted by its columns', async () => {
    const early = await write({ kind: 'operation', call: 'sysPos.add', at: '2020-03-01T00:30:00+08:00', ms: 900, ip: '198.51.100.1' });
    const late = await write({
      kind: 'operation',
      call: 'sysPos.delete',
      at: '2020-03-02T12:00:00Z',
      ms: 20,
      outcome: ERROR.positionInUse,
      who: ben,
    });
    const within = (startTime: string, endTime: string) => ids('sysLogOp', { startTime, endTime });
    expect(await within('2020-02-29T16:30:00Z', '2020-02-29T16:30:00Z')).toEqual([early]);
    expect(await within('2020-03-01T00:30:00+08:00', '2020-03-02T13:00:00+01:00')).toEqual([late, early]);
    expect(await within('2020-02-29T16:30:00.001Z', '2020-03-31T00:00:00Z')).toEqual([late]);
    expect(await ids('sysLogOp', { account: ben.account })).toEqual([late]);
    expect(await ids('sysLogOp', { elapsed: 900 })).toEqual([early]);
    expect(await ids('sysLogOp', { actionName: 'delete' })).toEqual([late]);
    expect(await ids('sysLogOp', { controllerName: '%' })).toEqual([]);
    expect(await ids('sysLogOp', { remoteIp: '198.51' })).toEqual([early]);
    expect(await ids('sysLogOp', { status: ERROR.positionInUse })).toEqual([late]);
    for (const field of ['logDateTime', 'account', 'realName', 'remoteIp', 'status', 'controllerName', 'actionName'])
      expect((await ids('sysLogOp', { field })).length, field).toBe(2);
    expect(await ids('sysLogOp', { field: 'elapsed', order: 'descending' })).toEqual([early, late]);
    expect(await ids('sysLogOp', { field: 'elapsed', order: 'ascending' })).toEqual([late, early]);
  });

  it('rejects invalid dates and unsortable fields', async () => {
    for (const log of ['sysLogVis', 'sysLogOp', 'sysLogEx', 'sysLogDiff'] as const) {
      const dates = await pageOf(log, { startTime: '2020-02-31', endTime: 'tomorrow' }, amy);
      expect(JSON.parse(String(dates?.message))).toEqual({ startTime: ['This is not a date.'], endTime: ['This is not a date.'] });
      for (const field of ['input', 'create_time desc; drop table audit_log', 'constructor']) {
        expect(JSON.parse(String((await pageOf(log, { field }, amy))?.message))).toEqual({ field: ['This is not valid.'] });
      }
    }
  });

  it('of the newest visits has short rows, at most two hundred', async () => {
    await sql(
      `insert into audit_log (id, tenant_id, user_id, real_name, kind, call, outcome, correlation_id, duration_ms, create_time)
       select gen_random_uuid(), $1, $2, '${REAL_NAME}', 'visit', 'sysAuth.logout', 'ok', '-', 1, '2019-01-01'::timestamptz from generate_series(1, 210)`,
      [amy.tenantId, amy.id],
    );
    const { envelope } = await server.call('sysLogVis', 'list', undefined, { as: amy });
    const rows = envelope?.result as unknown as unknown[];
    expect(rows).toHaveLength(200);
    expect(rows[0]).toEqual({
      location: null,
      longitude: null,
      latitude: null,
      realName: REAL_NAME,
      logDateTime: expect.stringMatching(/Z$/u),
    });
  });
});

describe('access to log rows', () => {
  const AT = '2020-08-08T08:00:00Z';
  const idsSeenBy = async (log: Log, as: Account) => (await ids(log, { startTime: AT, endTime: AT }, as)).toSorted();

  it("is limited by the reader's data range: a department, the company, or all companies for platform administrators", async () => {
    for (const [log, kind] of [
      ['sysLogVis', 'visit'],
      ['sysLogOp', 'operation'],
      ['sysLogEx', 'exception'],
    ] as const) {
      const writeFor = (who: Account | null) => write({ kind, call: 'sysAuth.logout', at: AT, who });
      const [amys, bens, strangers, anonymous] = [await writeFor(amy), await writeFor(ben), await writeFor(stranger), await writeFor(null)];
      expect(await idsSeenBy(log, amy)).toEqual([amys, bens].toSorted());
      expect(await idsSeenBy(log, ben)).toEqual([bens]);
      expect(await idsSeenBy(log, stranger)).toEqual([strangers]);
      expect(await idsSeenBy(log, root)).toEqual([amys, bens, strangers, anonymous].toSorted());
    }
  });

  it('is limited for details too: rows outside the range are unknown', async () => {
    const id = await write({ kind: 'operation', call: 'sysPos.add', who: amy });
    const detail = (log: 'sysLogOp' | 'sysLogEx' | 'sysLogDiff', given: string, as: Account) =>
      server.call(log, 'detail', { id: given }, { as }).then(({ envelope }) => envelope);
    expect((await detail('sysLogOp', id, amy))?.code).toBe(200);
    expect((await detail('sysLogOp', id, root))?.code).toBe(200);
    for (const as of [ben, stranger]) expect((await detail('sysLogOp', id, as))?.message).toContain(`[${ERROR.notFound}]`);
    expect((await detail('sysLogEx', id, amy))?.message).toContain(`[${ERROR.notFound}]`);
    for (const log of ['sysLogOp', 'sysLogEx', 'sysLogDiff'] as const)
      expect((await detail(log, "x' or true --", amy))?.message).toContain(`[${ERROR.notFound}]`);
  });

  it('is limited for differences', async () => {
    const rows = await sql('select id, account from diff_log where account = $1', [amy.account]);
    expect(rows.length).toBeGreaterThan(0);
    const totalFor = async (as: Account): Promise<number> => {
      const result = (await pageOf('sysLogDiff', { account: amy.account }, as))?.result as unknown as { total: number };
      return result.total;
    };
    expect(await totalFor(amy)).toBe(rows.length);
    expect(await totalFor(root)).toBe(rows.length);
    expect(await totalFor(ben)).toBe(0);
    expect(await totalFor(stranger)).toBe(0);
  });

  it('requires the permission code', async () => {
    const viewer = await server.person({ tenantId: company.tenantId, roles: ['viewer'] });
    for (const log of ['sysLogVis', 'sysLogOp', 'sysLogEx', 'sysLogDiff'] as const) expect((await pageOf(log, {}, viewer))?.code).toBe(403);
  });
});

describe('verifying a log', () => {
  const verify = async () => (await server.call('sysLogOp', 'verify', undefined, { as: root })).envelope?.result;
  const seals = async () => (await sql("select number, hash from log_seal where kind = 'rows' order by number")).map((row) => ({ ...row }));

  it('seals new rows first, and stops at its time limit', async () => {
    const before = await seals();
    const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    expect(await verify()).toMatchObject({ finished: false, rows: 0 });
    limit.mockRestore();
    expect(await seals()).toEqual(before);
    expect(await verify()).toMatchObject({ finished: true, fault: null });
  });

  it('writes the hash of the last seal to the log of the process', async () => {
    await write({ kind: 'operation', call: 'sysPos.add' });
    await verify();
    const [last] = (await seals()).slice(-1);
    expect(server.logLines.findLast((line) => line.includes('The logs have been sealed.'))).toContain(String(last?.['hash']));
  });
});

describe('clearing a log', () => {
  const clear = async (log: Log, as: Account) => (await server.call(log, 'clear', undefined, { as })).envelope;
  /** Calls in the rows of a log that are left. */
  const callsLeft = async (kind: string) => (await sql('select call from audit_log where kind = $1', [kind])).map(({ call }) => call);

  it('requires a platform administrator', async () => {
    const impostor = await server.person({ tenantId: company.tenantId, roles: ['platform'] });
    await sql('update app_user set account_type = 888 where id = $1', [impostor.id]);
    for (const as of [amy, impostor]) {
      for (const log of ['sysLogVis', 'sysLogOp', 'sysLogEx', 'sysLogDiff'] as const) {
        expect((await clear(log, as))?.code).toBe(403);
        for (const call of ['export', 'verify'] as const)
          expect((await server.call(log, call, undefined, { as })).envelope?.code).toBe(403);
      }
    }
    expect((await callsLeft('visit')).length).toBeGreaterThan(0);
  });

  it('removes the rows of all companies from one log, and is in the operation log itself', async () => {
    const exported = async (log: Log) => (await server.call(log, 'export', undefined, { as: root })).response.text();
    const operations = await callsLeft('operation');
    for (const [log, kind] of [
      ['sysLogVis', 'visit'],
      ['sysLogEx', 'exception'],
    ] as const) {
      await exported(log);
      expect(await clear(log, root)).toMatchObject({ code: 200, result: null });
      expect(await callsLeft(kind)).toEqual([]);
    }
    expect((await callsLeft('operation')).length).toBe(operations.length + 4);
    await exported('sysLogDiff');
    expect(await clear('sysLogDiff', root)).toMatchObject({ code: 200 });
    expect(await sql('select 1 from diff_log')).toEqual([]);
    await exported('sysLogOp');
    expect(await clear('sysLogOp', root)).toMatchObject({ code: 200 });
    expect(new Set(await callsLeft('operation'))).toEqual(new Set(['sysLogOp.clear', 'sysLogOp.export']));
  });
});
