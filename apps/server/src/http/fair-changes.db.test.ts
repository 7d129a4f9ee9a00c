import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type Account, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const bill = { carrierCode: 'COSU', serviceType: 'CY/CY', customerService: 'Amy', polCode: 'CNSHA' };

// An unknown version, and a company without berries: each change is refused, after it got its turn.
it.each([
  [
    'new bills',
    400,
    (as: Account, n: number) => server.call('oceanBill', 'add', { ...bill, referenceNo: `COSU${6_200_000_000 + n}` }, { as }),
  ],
  ['new names', 409, (as: Account) => server.call('company', 'update', { version: 99, name: 'Amy' }, { as })],
])('%s of one company that wait for each other keep no other company from reading', async (_name, refusal, change) => {
  const [amy, ben] = [await server.person(), await server.person()];
  const { db } = server.deps;
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  let locked = (): void => {};
  const begun = new Promise<void>((resolve) => (locked = resolve));
  const holder = db.transaction('system', async () => {
    await db.sql('select from tenant where id = $1 for update', [amy.tenantId]);
    locked();
    await held;
  });
  await begun;
  const adds = Array.from({ length: 30 }, async (_, n) => {
    const { envelope } = await change(amy, n);
    return envelope?.code;
  });
  const read = server.call('oceanBill', 'page', {}, { as: ben }).then(({ envelope }) => envelope?.code);
  expect(await Promise.race([read.then((code) => `read: ${code}`), ...adds.map((add) => add.then((code) => `added: ${code}`))])).toBe(
    'read: 200',
  );
  release();
  await holder;
  expect(new Set(await Promise.all(adds))).toEqual(new Set([refusal]));
});

it.each([
  ['consumptionLog', 'berry_ledger'],
  ['sysLogVis', 'audit_log'],
] as const)('lists of %s that wait for each other keep no other company from reading', async (controller, table) => {
  const [amy, ben] = [await server.person({ roles: ['platform'] }), await server.person()];
  const { db } = server.deps;
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  let locked = (): void => {};
  const begun = new Promise<void>((resolve) => (locked = resolve));
  const holder = db.transaction('system', async () => {
    // As the owner: the server itself may not lock a log.
    await db.sql('reset role');
    await db.sql(`lock table ${table} in access exclusive mode`);
    locked();
    await held;
  });
  await begun;
  const lists = Array.from({ length: 30 }, async () => {
    const { envelope } = await server.call(controller, 'page', {}, { as: amy });
    return envelope?.code;
  });
  const read = server.call('oceanBill', 'page', {}, { as: ben }).then(({ envelope }) => envelope?.code);
  const first = await Promise.race([read.then((code) => `read: ${code}`), ...lists.map((list) => list.then((code) => `listed: ${code}`))]);
  release();
  await holder;
  expect(first).toBe('read: 200');
  expect(new Set(await Promise.all(lists))).toEqual(new Set([200]));
});
