// Overhead of the logs per call: the call's own row and the rows of its changes, against the same call without them. On a real PostgreSQL.
// Covers two calls that write and one that only reads: calls declared with `log: null` write nothing at all.
import type { Driver } from '../apps/server/src/db/port.ts';
import { openTestDriver } from '../apps/server/src/testing/database.ts';
import { createWorld, type Tenant } from './lib/bills-world.ts';
import { medians } from './lib/medians.ts';
import { unlogged } from './lib/unlogged.ts';
import type { BenchResult } from './list.ts';

const BILLS = 100;

export async function run(quick: boolean): Promise<BenchResult[]> {
  const { driver: postgres, close } = await openTestDriver('postgres');
  const { driver, logs } = unlogged(postgres);
  try {
    const world = await createWorld(driver);
    const tenant = await world.tenant(BILLS, 'admin');
    await world.vacuum();
    const results: BenchResult[] = [];
    for (const { name, rows, limit, call } of await callsOf(tenant)) {
      logs(true);
      const before = await rowsOfLogs(postgres);
      await call();
      const written = (await rowsOfLogs(postgres)) - before;
      if (written !== rows) throw new Error(`${name} should write ${rows} rows into the logs, and wrote ${written}.`);
      const callWith = async (on: boolean): Promise<void> => {
        logs(on);
        await call();
      };
      const { logged, bare } = await medians({ logged: () => callWith(true), bare: () => callWith(false) }, quick ? 60 : 600);
      console.log(`logs: ${name} ${logged.toFixed(2)} ms with its ${rows} log rows, ${bare.toFixed(2)} ms without (PostgreSQL)`);
      results.push({ name: `logs: ${name}, with its ${rows} log rows against without`, ratio: logged / bare, limit });
    }
    return results;
  } finally {
    await close();
  }
}

interface Call {
  name: string;
  /** Rows in both logs together. */
  rows: number;
  limit: number;
  call: () => Promise<unknown>;
}

async function callsOf(tenant: Tenant): Promise<Call[]> {
  // A different text each time, since an equal one is no change and writes no row.
  let times = 0;
  const text = (): string => `Text ${(times += 1)}`;
  const added = JSON.parse(await tenant.call('/api/sysPos/add', { name: text(), code: 'position' })) as { result: string }; // Checked to be 200.
  const page = JSON.parse(await tenant.page()) as { result: { items: { id: string; carrierCode: string }[] } }; // Likewise.
  // Changed many times: without a version each change is accepted.
  const bill = {
    ...page.result.items[0],
    version: null,
    referenceType: 'BL',
    serviceType: 'CY/CY',
    customerService: 'Amy',
    polCode: 'CNSHA',
  };
  const position = { id: added.result, code: 'position' };
  const person = await personOf(tenant, position.id);
  return [
    // The smallest change: three statements.
    { name: 'changing a position', rows: 2, limit: 1.3, call: () => tenant.call('/api/sysPos/update', { ...position, name: text() }) },
    // Opens its own transactions: its log row is in the last of them.
    { name: 'changing a person', rows: 2, limit: 1.3, call: () => tenant.call('/api/sysUser/update', { ...person, realName: text() }) },
    { name: 'changing a bill', rows: 2, limit: 1.3, call: () => tenant.call('/api/oceanBill/update', { ...bill, remark: text() }) },
    { name: 'reading a page', rows: 0, limit: 1.1, call: () => tenant.page() },
  ];
}

/** Input of a user of the tenant, as the form sends it. */
async function personOf(tenant: Tenant, posId: string): Promise<object> {
  type Page = { result: { items: { id: string; code?: string; orgId?: string }[] } };
  const first = async (path: string, fits: (item: Page['result']['items'][number]) => boolean) =>
    (JSON.parse(await tenant.call(path, {})) as Page).result.items.find(fits); // Checked to be 200.
  const viewer = await first('/api/sysRole/page', ({ code }) => code === 'viewer');
  const orgId = (await first('/api/sysUser/page', () => true))?.orgId;
  const form = { realName: 'Ada', phone: '13900000001', birthday: '1990-01-01', roleIdList: [viewer?.id], orgId, posId };
  const made = JSON.parse(await tenant.call('/api/sysUser/add', { ...form, account: 'bench.person' })) as { result: string }; // Likewise.
  return { ...form, id: made.result };
}

async function rowsOfLogs(driver: Driver): Promise<number> {
  const connection = await driver.connect();
  try {
    const text = 'select (select count(*) from audit_log)::int + (select count(*) from diff_log)::int as n';
    const [row] = await connection.query(text, [], { arrays: false, before: '' });
    return Number(row?.['n']);
  } finally {
    connection.release();
  }
}
