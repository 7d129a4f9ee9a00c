import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBreakableDriver, type BreakableDriver } from './testing/database.ts';
import { startTestServer, type Account, type TestAnswer, type TestServer } from './testing/server.ts';
import { SOON } from './testing/soon.ts';
import { BILL } from './testing/tracking-world.ts';

const BERRIES = 1000;
let driver: BreakableDriver;
let server: TestServer;
let amy: Account;

beforeAll(async () => {
  driver = await openBreakableDriver('server');
  server = await startTestServer({ driver, config: { rateLimit: { signedIn: 1e9, anonymous: 1e9 } } });
  amy = await server.person({ tenantId: await server.tenant('Blue Harbor', BERRIES) });
});
afterAll(() => server.close());

/** Bill numbers of COSCO, one for each call. */
const numbers = (function* () {
  for (let number = 6_100_000_000; ; number += 1) yield `COSU${number}`;
})();

describe('while the database goes away and comes back under load', () => {
  it('nothing acknowledged is lost, nothing is charged twice, and callers are asked to try again', async () => {
    const acknowledged: string[] = [];
    const refused: TestAnswer[] = [];
    let over = false;
    const adder = async (): Promise<void> => {
      while (!over) {
        const referenceNo = numbers.next().value;
        const answer = await server.call('oceanBill', 'add', { ...BILL, referenceNo }, { as: amy });
        if (answer.envelope?.code === 200) acknowledged.push(referenceNo);
        else refused.push(answer);
      }
    };
    const adders = [adder(), adder(), adder(), adder()];
    await expect.poll(() => acknowledged.length, SOON).toBeGreaterThan(8);
    await driver.break();
    await expect.poll(() => refused.length, SOON).toBeGreaterThan(0);
    driver.mend();
    const before = acknowledged.length;
    await expect.poll(() => acknowledged.length, SOON).toBeGreaterThan(before + 8);
    over = true;
    await Promise.all(adders);

    expect(new Set(refused.map(({ status, envelope }) => `${status} ${envelope?.message}`))).toEqual(
      new Set(['503 The service cannot be reached at the moment. Wait a few seconds and try again.']),
    );
    expect(refused.every(({ headers }) => Number(headers.get('Retry-After')) > 0)).toBe(true);
    const { db } = server.deps;
    const rows = await db.transaction('system', () =>
      db.sql<{ number: string; charges: number }>(
        `select reference_no as number, (select count(*)::int from berry_ledger where order_id = bill.id) as charges
           from ocean_bill bill where tenant_id = $1`,
        [amy.tenantId],
      ),
    );
    expect(rows.filter(({ charges }) => charges !== 1)).toEqual([]);
    const stored = rows.map(({ number }) => number);
    expect(acknowledged.filter((number) => !stored.includes(number))).toEqual([]);
    const { envelope } = await server.call('sysUser', 'baseInfo', undefined, { as: amy });
    expect(envelope?.result).toMatchObject({ berries: BERRIES - stored.length });
  });
});

it('health names what fails while the database is away, and is well again without a restart', async () => {
  const health = async () => {
    const answer = await server.request('/health');
    return { status: answer.status, ...((await answer.json()) as object) };
  };
  const well = { status: 'ok', db: 'ok', listening: 'ok', queue: 'ok' };
  await expect.poll(health, SOON).toMatchObject(well);
  await driver.break();
  // The embedded database is opened again by the check itself.
  if (server.deps.db.kind === 'postgres')
    await expect.poll(health, SOON).toMatchObject({ status: 'failed', db: 'failed', listening: 'failed' });
  driver.mend();
  await expect.poll(health, SOON).toMatchObject(well);
});

it('a session that ended while notifications were lost is refused once they arrive again', async () => {
  const { db } = server.deps;
  const bob = await server.person();
  const signedIn = async () => (await server.call('sysAuth', 'userInfo', undefined, { as: bob })).envelope?.code;
  // The clock is stopped, so that the cached session does not expire.
  server.setNow(new Date().toISOString());
  expect(await signedIn()).toBe(200);
  // The session ends without a notification, as on another process during the break.
  await db.transaction('system', () => db.sql('update auth_session set revoked_at = now() where user_id = $1', [bob.id]));
  expect(await signedIn()).toBe(200);
  await driver.break();
  driver.mend();
  await expect.poll(signedIn, SOON).toBe(401);
});
