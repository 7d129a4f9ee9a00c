import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCompany, type Company } from '../testing/company.ts';
import { startTestServer, type Account, type TestServer } from '../testing/server.ts';

/** Data ranges (product specification §3 "Role"): visibility of bills, users and log rows in every call. */

let server: TestServer;
let company: Company;
const WIDTHS = ['all', 'departmentAndBelow', 'department', 'personal', 'custom'] as const;
type Width = (typeof WIDTHS)[number];
const userOf = {} as Record<Width, Account>;
/** Bill by creator. */
const bills = {} as Record<'root' | 'sales' | 'salesEast' | 'ops' | Width, string>;
const adders = {} as Record<'root' | 'sales' | 'salesEast' | 'ops', Account>;

let number = 6_000_000_000;
const bill = () => ({
  referenceNo: `COSU${(number += 1)}`,
  customer: `Customer of ${number}`,
  carrierCode: 'COSU',
  serviceType: 'CY/CY',
  customerService: 'Amy',
  polCode: 'CNSHA',
});

async function track(person: Account): Promise<string> {
  const { id } = await result<{ id: string }>(server.call('oceanBill', 'add', bill(), { as: person }));
  return id;
}

beforeAll(async () => {
  server = await startTestServer({ config: { rateLimit: { signedIn: 100_000, anonymous: 100_000 } } });
  company = await makeCompany(server);
  const adding = await company.role('personal', { codes: ['oceanBill:add', 'oceanBill:page'] });
  for (const org of ['root', 'sales', 'salesEast', 'ops'] as const) {
    adders[org] = await company.person(org, adding);
    bills[org] = await track(adders[org]);
  }
  for (const width of WIDTHS) {
    userOf[width] = await company.person('sales', await company.role(width, { orgs: width === 'custom' ? [company.orgs.ops] : [] }));
    bills[width] = await track(userOf[width]);
  }
});
afterAll(() => server.close());

/** The readers belong to Sales themselves, so their own bills are Sales bills. */
const OF_SALES = ['sales', ...WIDTHS] as const;
const SEEN: Record<Width, readonly (keyof typeof bills)[]> = {
  all: ['root', 'salesEast', 'ops', ...OF_SALES],
  departmentAndBelow: ['salesEast', ...OF_SALES],
  department: OF_SALES,
  personal: ['personal'],
  custom: ['ops', 'custom'],
};

const result = async <T>(promise: ReturnType<TestServer['call']>): Promise<T> => (await promise).envelope?.result as T;
const idsOf = (width: Width): string[] => SEEN[width].map((key) => bills[key]).toSorted();

describe.each(WIDTHS)('a range of %s', (width) => {
  it('lists, counts and finds its bills, and no others', async () => {
    const as = userOf[width];
    const page = await result<{ total: number; items: { id: string; customer: string }[] }>(
      server.call('oceanBill', 'page', { pageSize: 100 }, { as }),
    );
    expect(page.items.map(({ id }) => id).toSorted()).toEqual(idsOf(width));
    expect(page.total).toBe(SEEN[width].length);
    const found = await result<{ total: number; items: unknown[] }>(server.call('oceanBill', 'page', { keyword: 'COSU' }, { as }));
    expect([found.total, found.items.length]).toEqual([SEEN[width].length, SEEN[width].length]);
    const counts = await result<{ all: number }>(server.call('oceanBill', 'statusCount', {}, { as }));
    expect(counts.all).toBe(SEEN[width].length);
    const customers = await result<{ value: string }[]>(server.call('oceanBill', 'suggest', { field: 'customer' }, { as }));
    expect(customers.map(({ value }) => value)).toEqual(page.items.map(({ customer }) => customer).toSorted());
  });

  it('exports its bills only', async () => {
    const { response } = await server.call('oceanBill', 'export', { format: 'csv', columns: ['referenceNo'] }, { as: userOf[width] });
    expect((await response.text()).trim().split('\n')).toHaveLength(SEEN[width].length + 1);
  });

  it('returns the same response for a bill outside of it as for an unknown one', async () => {
    const outside = (Object.keys(bills) as (keyof typeof bills)[]).filter((key) => !SEEN[width].includes(key));
    const gone = await server.call('oceanBill', 'detail', { id: '00000000-0000-7000-8000-00000000dead' }, { as: userOf[width] });
    for (const key of outside) {
      for (const call of ['detail', 'route', 'events', 'notifications', 'recognitionRecords', 'activity', 'comment'] as const) {
        const answer = await server.call('oceanBill', call, { id: bills[key], text: 'a' } as never, { as: userOf[width] });
        expect(answer.envelope?.message, `${call} of ${key}`).toBe(gone.envelope?.message);
      }
      await server.call('oceanBill', 'delete', { ids: [bills[key]] }, { as: userOf[width] });
      await server.call('oceanBill', 'resubscribe', { ids: [bills[key]] }, { as: userOf[width] });
    }
    const { db } = server.deps;
    const [left] = await db.transaction('system', () =>
      db.sql<{ n: number }>('select count(*)::int as n from ocean_bill where tenant_id = $1 and deleted_at is null', [company.tenantId]),
    );
    expect(left?.n).toBe(Object.keys(bills).length);
  });

  it('lists its users, and always the caller', async () => {
    const as = userOf[width];
    const page = await result<{ items: { id: string }[] }>(server.call('sysUser', 'page', { pageSize: 100 }, { as }));
    const people = page.items.map(({ id }) => id);
    expect(people).toContain(as.id);
    // The five readers and `sales` are in Sales, `salesEast` is below it, `root` and `ops` are elsewhere.
    const expected = { all: 9, departmentAndBelow: 7, department: 6, personal: 1, custom: 2 }[width];
    expect(people).toHaveLength(expected);
  });

  it('restricts the logs to its users', async () => {
    const as = userOf[width];
    const page = await result<{ items: { account: string; actionName: string }[] }>(
      server.call('sysLogOp', 'page', { pageSize: 200, actionName: 'add' }, { as }),
    );
    const accounts = new Set(page.items.map(({ account }) => account));
    expect(accounts.has(as.account)).toBe(true);
    expect(accounts.size).toBe({ all: 9, departmentAndBelow: 7, department: 6, personal: 1, custom: 2 }[width]);
  });
});

it('a stream gets hints only of bills in the range of its user', async () => {
  const streams = await Promise.all(
    WIDTHS.map(async (width) => {
      const reader = (await server.call('live', 'stream', undefined, { as: userOf[width] })).response.body?.getReader();
      if (!reader) throw new Error('There is no stream.');
      await reader.read();
      return { width, reader };
    }),
  );
  const keys = Object.keys(bills) as (keyof typeof bills)[];
  for (const key of keys) await server.call('oceanBill', 'comment', { id: bills[key], text: 'a' }, { as: userOf.all });
  await server.call('oceanBill', 'handle', { ids: [bills.ops, bills.root, 'unknown'] }, { as: userOf.all });
  const { db, live } = server.deps;
  const { tenantId } = company;
  await db.transaction({ tenantId }, () => live.publish({ tenantId, topic: 'ledger' }));
  for (const { width, reader } of streams) {
    let text = '';
    while (!text.includes('ledger')) text += new TextDecoder().decode((await reader.read()).value);
    await reader.cancel();
    const hinted = [...text.matchAll(/"oceanBill","id":"?([\w-]+)/gu)].map(([, id]) => String(id));
    // A change of several bills sends one hint without an id, to everyone who sees at least one of them.
    const seesSeveral = width === 'all' || width === 'custom';
    expect(hinted.toSorted(), width).toEqual([...idsOf(width), ...(seesSeveral ? ['null'] : [])].toSorted());
  }
});

it('a bill can be given to exactly those people who have it in their own range', async () => {
  for (const key of Object.keys(bills) as (keyof typeof bills)[]) {
    const people = await result<{ id: string }[]>(server.call('oceanBill', 'people', { ids: [bills[key]] }, { as: userOf.all }));
    const holders = WIDTHS.filter((width) => SEEN[width].includes(key)).map((width) => userOf[width].id);
    expect(people.map(({ id }) => id).toSorted(), key).toEqual(holders.toSorted());
  }
  const assign = (width: Width, ids: string[]) =>
    server.call('oceanBill', 'assign', { ids, ownerId: userOf[width].id }, { as: userOf.all }).then(({ envelope }) => envelope?.code);
  expect(await assign('personal', [bills.personal])).toBe(200);
  expect(await assign('personal', [bills.personal, bills.ops])).toBe(400);
  expect(await assign('custom', [bills.ops])).toBe(200);
});

it('a number that another department tracks is a duplicate, without further details', async () => {
  const { db } = server.deps;
  const [ops] = await db.transaction('system', () =>
    db.sql<{ reference_no: string }>('select reference_no from ocean_bill where id = $1', [bills.ops]),
  );
  const sameNumber = { ...bill(), referenceNo: String(ops?.reference_no) };
  const { envelope } = await server.call('oceanBill', 'addBatch', { rows: [sameNumber] }, { as: userOf.personal });
  expect(envelope?.result).toMatchObject({ created: 0, charged: 0, rows: [{ status: 'duplicate', id: null }] });
  const alone = await server.call('oceanBill', 'add', sameNumber, { as: userOf.personal });
  expect(alone.envelope?.message).toBe('{"referenceNo":["This is tracked already."]}');
});

it('a user of several roles sees the union of their ranges', async () => {
  const both = await company.person('ops', await company.role('department'), await company.role('custom', { orgs: [company.orgs.root] }));
  const page = await result<{ items: { id: string }[] }>(server.call('oceanBill', 'page', { pageSize: 100 }, { as: both }));
  expect(page.items.map(({ id }) => id).toSorted()).toEqual([bills.ops, bills.root].toSorted());
});

it("affiliated organizations count like the user's own", async () => {
  const { db } = server.deps;
  const person = await company.person('ops', await company.role('department'));
  await db.transaction('system', () =>
    db.sql('insert into user_org (tenant_id, user_id, org_id) values ($1, $2, $3)', [company.tenantId, person.id, company.orgs.root]),
  );
  const page = await result<{ items: { id: string }[] }>(server.call('oceanBill', 'page', { pageSize: 100 }, { as: person }));
  expect(page.items.map(({ id }) => id).toSorted()).toEqual([bills.ops, bills.root].toSorted());
});

it('a role that loses its range restricts open sessions at once', async () => {
  const admin = await server.person({ tenantId: company.tenantId, roles: ['admin'] });
  const role = await company.role('all');
  const person = await company.person('ops', role);
  const seen = async () => (await result<{ total: number }>(server.call('oceanBill', 'page', { pageSize: 100 }, { as: person }))).total;
  expect(await seen()).toBe(Object.keys(bills).length);
  const { envelope } = await server.call('sysRole', 'grantDataScope', { id: role, dataScope: 4 }, { as: admin });
  expect(envelope?.code).toBe(200);
  expect(await seen()).toBe(0);
});
