import type { Input } from '@seaberry/api-client/schemas';
import readXlsxFile from 'read-excel-file/node';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeCompany, type Company } from '../../testing/company.ts';
import { startTestServer, type Account, type TestServer } from '../../testing/server.ts';
import { sweepExports } from './jobs.ts';
import { MAX_FILES } from './service.ts';

type Start = Input<'sysExport', 'start'>;
interface Mine {
  id: string;
  state: string;
  done: number;
  total: number | null;
  size: number | null;
  fault: string | null;
}

let server: TestServer;
let company: Company;
let admin: Account;

/** Number of transactions still to be committed before the simulated kill. */
let left = Number.POSITIVE_INFINITY;
/** SQL of another user, after the first page of a file has been stored. */
let meanwhile: string | null = null;
const NOW = '2026-11-22T08:00:00.000Z';

beforeAll(async () => {
  server = await startTestServer({ config: { rateLimit: { signedIn: 100_000, anonymous: 100_000 } }, now: NOW });
  company = await makeCompany(server);
  const { driver } = server.test;
  const connect = driver.connect.bind(driver);
  driver.connect = async () => {
    if (left <= 0) throw new Error('The process was killed.');
    const connection = await connect();
    if (meanwhile !== null && (await connection.script("select 1 from export_file where state = 'running' and done > 0")).length > 0) {
      const sql = meanwhile;
      meanwhile = null;
      await connection.script(sql);
    }
    return {
      ...connection,
      async script(text) {
        const rows = await connection.script(text);
        if (text.endsWith('COMMIT')) left -= 1;
        return rows;
      },
    };
  };
});
afterAll(() => server.close());
beforeEach(async () => {
  admin = await server.person({ tenantId: company.tenantId, roles: ['admin'] });
});

const sql = <T extends Record<string, unknown>>(text: string, params: unknown[] = []): Promise<T[]> =>
  server.deps.db.transaction('system', () => server.deps.db.sql<T>(text, params));

/** Custom roles of a company, named `Role 1` and so on. */
async function companyWithRoles(count: number): Promise<Account> {
  const tenantId = await server.tenant(`Roles ${uuid().slice(-6)}`);
  await sql(
    `insert into role (id, tenant_id, code, name, data_scope, enabled, order_no, create_time, update_time)
     select gen_random_uuid(), $1, 'r' || n, 'Role ' || n, 4, n % 2 = 0, n, $3::timestamptz + n * interval '1 ms', $3 from generate_series(1, $2) n`,
    [tenantId, count, '2026-01-01T00:00:00.000Z'],
  );
  return server.person({ tenantId, roles: ['admin'] });
}

const roles = (more: Partial<Start> = {}): Start => ({
  controller: 'sysRole',
  call: 'page',
  // Excludes the built-in roles by name.
  input: { name: 'Role ', field: 'orderNo', order: 'ascending' },
  columns: [
    { key: 'name', heading: 'Name', kind: 'text' },
    { key: 'status', heading: 'Status', kind: 'text', labels: { 1: 'Enabled', 2: 'Disabled' } },
    { key: 'orderNo', heading: 'Order', kind: 'number' },
    { key: 'createTime', heading: 'Created', kind: 'instant' },
  ],
  format: 'csv',
  timeZone: 'Asia/Shanghai',
  title: 'Roles',
  ...more,
});

async function start(as: Account, input: Start): Promise<string> {
  const { envelope } = await server.call('sysExport', 'start', input, { as });
  expect(envelope?.code, envelope?.message).toBe(200);
  const result = envelope?.result as { id: string };
  return result.id;
}
const mine = async (as: Account): Promise<Mine[]> => (await server.call('sysExport', 'mine', undefined, { as })).envelope?.result as Mine[];
const download = (as: Account, id: string) => server.call('sysExport', 'download', { id }, { as });
const textOf = async (as: Account, id: string): Promise<string> => (await download(as, id)).response.text();
const partsOf = (id: string) =>
  sql<{ number: number; length: number }>('select number, length(content) as length from export_part where file_id = $1 order by number', [
    id,
  ]);

/** Continues an hour later, in another process. */
async function goOn(id: string): Promise<void> {
  left = Number.POSITIVE_INFINITY;
  await sql("update export_file set create_time = create_time - interval '1 hour' where id = $1", [id]);
  await sweepExports(server.deps);
  await server.drainJobs();
}

/** The whole of a list as CSV. */
async function exported(as: Account, input: Start): Promise<string[]> {
  const id = await start(as, input);
  await server.drainJobs();
  return (await textOf(as, id)).trimEnd().split('\r\n');
}

describe('an export file', () => {
  it('has the requested headings, labels and time zone', async () => {
    const as = await companyWithRoles(2);
    const id = await start(as, roles());
    expect(await mine(as)).toMatchObject([{ id, state: 'waiting', done: 0, size: null }]);
    await server.drainJobs();
    const { response } = await download(as, id);
    expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('Content-Disposition')).toContain("filename*=UTF-8''Roles%202026-11-22.csv");
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)).toBe(
      '\uFEFFName,Status,Order,Created\r\nRole 1,Disabled,1,2026-01-01 08:00:00+08:00\r\nRole 2,Enabled,2,2026-01-01 08:00:00+08:00\r\n',
    );
    expect(await mine(as)).toMatchObject([{ state: 'ready', done: 2, total: 2, size: bytes.length, fault: null }]);
  });

  it('is a workbook with real numbers and times', async () => {
    const as = await companyWithRoles(1);
    const id = await start(as, roles({ format: 'xlsx' }));
    await server.drainJobs();
    const [sheet] = await readXlsxFile(Buffer.from(await (await download(as, id)).response.arrayBuffer()));
    expect(sheet?.data.slice(0, 2).map((row) => row.slice(0, 3))).toEqual([
      ['Name', 'Status', 'Order'],
      ['Role 1', 'Disabled', 1],
    ]);
    expect(sheet?.data[1]?.[3]).toBeInstanceOf(Date);
  });

  it('contains the filtered rows in their order', async () => {
    const as = await companyWithRoles(12);
    const lines = await exported(as, roles({ input: { name: 'Role 1', field: 'orderNo', order: 'descending' } }));
    expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(['Role 12', 'Role 11', 'Role 10', 'Role 1']);
  });

  it('contains no executable formula', async () => {
    const as = await companyWithRoles(1);
    await sql("update role set name = '=1+1;＝2 Role 1' where tenant_id = $1", [as.tenantId]);
    expect((await exported(as, roles()))[1]).toMatch(/^"'=1\+1;'＝2 Role 1",/u);
  });

  it('with 12,000 rows is made and sent in parts of the usual size', async () => {
    const [few, many] = [await companyWithRoles(1500), await companyWithRoles(12_000)];
    const largest = async (as: Account): Promise<number> => {
      const id = await start(as, roles({ format: 'xlsx' }));
      await server.drainJobs();
      return Math.max(...(await partsOf(id)).map(({ length }) => length));
    };
    expect((await largest(many)) / (await largest(few))).toBeLessThan(1.2);
    const [file] = await mine(many);
    expect(file).toMatchObject({ state: 'ready', done: 12_000, total: null });
    const { response } = await download(many, String(file?.id));
    let [longest, size] = [0, 0];
    for await (const chunk of response.body ?? []) {
      longest = Math.max(longest, chunk.length);
      size += chunk.length;
    }
    expect(size).toBe(file?.size);
    expect(longest / size).toBeLessThan(0.1);
    const [sheet] = await readXlsxFile(Buffer.from(await (await download(many, String(file?.id))).response.arrayBuffer()));
    expect(new Set(sheet?.data.slice(1).map(([name]) => name)).size).toBe(12_000);
  }, 120_000);
});

describe('export permissions', () => {
  const message = async (as: Account, input: Start): Promise<string> =>
    String((await server.call('sysExport', 'start', input, { as })).envelope?.message);

  it('are those of the list', async () => {
    const viewer = await server.person({ tenantId: company.tenantId, roles: ['viewer'] });
    const { envelope } = await server.call('sysExport', 'start', roles(), { as: viewer });
    expect(envelope?.code).toBe(403);
    // The list of companies requires the platform permission.
    expect((await server.call('sysExport', 'start', roles({ controller: 'sysTenant' }), { as: admin })).envelope?.code).toBe(403);
  });

  it('of ocean bills also include the code of their export', async () => {
    const bills = roles({ controller: 'oceanBill', input: {}, columns: [{ key: 'referenceNo', heading: 'No.', kind: 'text' }] });
    const reader = await company.person('sales', await company.role('all', { codes: ['oceanBill:page'] }));
    expect((await server.call('sysExport', 'start', bills, { as: reader })).envelope?.code).toBe(403);
    const exporter = await company.person('sales', await company.role('all', { codes: ['oceanBill:page', 'oceanBill:export'] }));
    expect((await server.call('sysExport', 'start', bills, { as: exporter })).envelope?.code).toBe(200);
  });

  it.each([
    ['a call that is no list', { call: 'add' }],
    ['a list that declares no export', { controller: 'sysPos', call: 'list' }],
    ['a call that there is not', { controller: 'toString', call: 'constructor' }],
    ['a filter that the list refuses', { input: { name: 1 } }],
    ['a zone that there is not', { timeZone: 'Europe/Atlantis' }],
  ])('reject %s', async (_, more) => {
    expect(await message(admin, roles(more))).toMatch(/^\{"(call|input|timeZone)":/u);
  });

  it('that were revoked before the job runs end it without a file', async () => {
    const role = await company.role('all', { codes: ['sysRole:page'] });
    const as = await company.person('sales', role);
    const id = await start(as, roles());
    await sql('delete from user_role where user_id = $1', [as.id]);
    await server.drainJobs();
    expect(await mine(as)).toMatchObject([{ id, state: 'failed', fault: 'forbidden' }]);
    expect(await partsOf(id)).toEqual([]);
  });

  it('of a user who was disabled end it too', async () => {
    const id = await start(admin, roles());
    await sql('update app_user set enabled = false where id = $1', [admin.id]);
    await server.drainJobs();
    expect(await sql('select state, fault from export_file where id = $1', [id])).toEqual([{ state: 'failed', fault: 'forbidden' }]);
  });
});

describe('exported rows', () => {
  it('are limited to the company', async () => {
    await companyWithRoles(3);
    const as = await companyWithRoles(2);
    expect(await exported(as, roles())).toHaveLength(3);
  });

  it('are limited to the data range', async () => {
    const people = roles({ controller: 'sysUser', input: {}, columns: [{ key: 'account', heading: 'Account', kind: 'text' }] });
    const as = await company.person('ops', await company.role('personal', { codes: ['sysUser:page'] }));
    expect(await exported(as, people)).toEqual(['Account', as.account]);
  });

  it('are in the file once when they are deleted and sorted elsewhere meanwhile', async () => {
    const as = await companyWithRoles(1800);
    const whole = await exported(as, roles());
    const rank = (from: number, to: number) =>
      `update role set order_no = ${to} where tenant_id = '${as.tenantId}' and order_no = ${from};`;
    meanwhile = `${rank(10, 1500)}${rank(1400, 0)}delete from role where tenant_id = '${as.tenantId}' and order_no between 20 and 40;`;
    const lines = await exported(as, roles());
    expect(meanwhile).toBeNull();
    const names = (all: readonly string[]): string[] => all.map((line) => line.split(',')[0] ?? '').toSorted();
    expect(names(lines)).toEqual(names(whole));
  });

  it('make no file when there are none', async () => {
    const as = await companyWithRoles(1);
    const id = await start(as, roles({ input: { name: 'nothing is called so' } }));
    await server.drainJobs();
    expect(await mine(as)).toMatchObject([{ id, state: 'failed', fault: 'nothingToExport' }]);
  });
});

describe('a file of another user', () => {
  it('is reported as unknown, also to an administrator of the same company', async () => {
    const as = await companyWithRoles(1);
    const other = await server.person({ tenantId: as.tenantId, roles: ['admin'] });
    const id = await start(as, roles());
    await server.drainJobs();
    expect(await mine(other)).toEqual([]);
    for (const call of ['download', 'remove', 'retry'] as const) {
      expect((await server.call('sysExport', call, { id }, { as: other })).envelope?.message).toMatch(/^\[D1002\]/u);
    }
    expect(await mine(as)).toMatchObject([{ id, state: 'ready' }]);
  });
});

describe('a killed export process', () => {
  it.each([3, 5, 6])('leaves no incomplete file after %i transactions, and another one continues', async (commits) => {
    const as = await companyWithRoles(1800);
    const whole = await exported(as, roles());
    const id = await start(as, roles());
    left = commits;
    await server.drainJobs().catch(() => {});
    left = Number.POSITIVE_INFINITY;
    expect((await download(as, id)).envelope?.message).toMatch(/^\[D1002\]/u);
    await goOn(id);
    expect((await textOf(as, id)).trimEnd().split('\r\n')).toEqual(whole);
  });

  it('fails the export after repeated kills, and allows a retry', async () => {
    const as = await companyWithRoles(1);
    const id = await start(as, roles());
    await sql('update export_file set attempts = 5 where id = $1', [id]);
    await server.drainJobs();
    expect(await mine(as)).toMatchObject([{ state: 'failed', fault: 'exportBroken' }]);
    expect((await server.call('sysExport', 'retry', { id }, { as })).envelope?.code).toBe(200);
    await server.drainJobs();
    expect(await mine(as)).toMatchObject([{ state: 'ready', fault: null }]);
  });
});

describe('removal of an export file', () => {
  it('stops its export', async () => {
    const as = await companyWithRoles(1800);
    const id = await start(as, roles());
    left = 5;
    await server.drainJobs().catch(() => {});
    left = Number.POSITIVE_INFINITY;
    expect((await partsOf(id)).length).toBeGreaterThan(0);
    await server.call('sysExport', 'remove', { id }, { as });
    await goOn(id);
    expect(await mine(as)).toEqual([]);
    expect(await partsOf(id)).toEqual([]);
  });

  it('happens after a day', async () => {
    const as = await companyWithRoles(1);
    const id = await start(as, roles());
    await server.drainJobs();
    expect(await mine(as)).toMatchObject([{ expireTime: '2026-11-23T08:00:00.000Z' }]);
    await sql('update export_file set expires_at = $2 where id = $1', [id, NOW]);
    expect(await mine(as)).toEqual([]);
    expect((await download(as, id)).envelope?.message).toMatch(/^\[D1002\]/u);
    await sql("update export_file set expires_at = $2::timestamptz - interval '1 s' where id = $1", [id, NOW]);
    await sweepExports(server.deps);
    expect(await partsOf(id)).toEqual([]);
    expect(await sql('select id from export_file where id = $1', [id])).toEqual([]);
  });
});

it('a user can have only a few files at a time', async () => {
  const as = await companyWithRoles(1);
  const answers = await Promise.all(Array.from({ length: MAX_FILES + 3 }, () => server.call('sysExport', 'start', roles(), { as })));
  expect(answers.filter(({ envelope }) => envelope?.code === 200)).toHaveLength(MAX_FILES);
  expect(answers.map(({ envelope }) => envelope?.message)).toContain(
    '[exportsKept] You already have 5 exported files. Remove one of them first.',
  );
});
