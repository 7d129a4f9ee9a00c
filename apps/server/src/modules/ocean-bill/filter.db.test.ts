import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { startTestServer, type Account, type TestServer } from '../../testing/server.ts';

/** List filters that our own pages never send. */

let server: TestServer;
let amy: Account;
const CALLS = ['page', 'statusCount', 'export'] as const;

beforeAll(async () => {
  server = await startTestServer({ config: { rateLimit: { signedIn: 100_000, anonymous: 100_000 } } });
  amy = await server.person();
});
afterAll(() => server.close());

const ask = (call: (typeof CALLS)[number], filter: object) => {
  const input = call === 'export' ? { ...filter, format: 'csv', columns: ['referenceNo'] } : filter;
  return server.call('oceanBill', call, input as never, { as: amy });
};

describe.each(CALLS)('the filter of %s', (call) => {
  it.each(['2026-02-30', '-271821-04-20T00:00:00Z', '+275760-09-13', '0000-01-01', 'foo 5', '12/31/2026', '2026-01-01 (x)', '1'])(
    'rejects %s as a date',
    async (text) => {
      for (const field of ['etaFrom', 'etaTo', 'answeredFrom', 'answeredTo']) {
        const { envelope } = await ask(call, { [field]: text });
        expect(envelope?.code, field).toBe(400);
        expect(Object.keys(JSON.parse(String(envelope?.message)) as object)).toEqual([field]);
      }
    },
  );

  it('rejects overlong lists', async () => {
    const ids = Array.from({ length: 70_000 }, () => crypto.randomUUID());
    const overlong = {
      ids,
      carrierCode: ids,
      stage: Array.from({ length: 70_000 }, () => 'departed'),
      anomaly: Array.from({ length: 70_000 }, () => 'shipDelay'),
      keyword: ids.join(' '),
    };
    for (const [field, value] of Object.entries(overlong)) {
      const { envelope } = await ask(call, { [field]: value });
      expect(envelope?.code, field).toBe(400);
      expect(Object.keys(JSON.parse(String(envelope?.message)) as object)).toEqual([field]);
    }
    const many = { ids: ids.slice(0, 5000), keyword: ids.slice(0, 500).join(' ') };
    for (const [field, value] of Object.entries(many)) {
      const { envelope } = await ask(call, { [field]: value });
      expect(envelope?.code, field).toBe(call === 'export' ? 400 : 200);
      if (call === 'export') expect(envelope?.message, field).toContain('[nothingToExport]');
    }
  });
});

it('the count of a long filter is not cached', async () => {
  const { db } = server.deps;
  const scope = { tenantId: amy.tenantId };
  await db.transaction(scope, () =>
    db.sql(
      `insert into ocean_bill (id, tenant_id, reference_no, reference_type, carrier_code, service_type, customer_service, tracking_state, create_time, update_time)
       select gen_random_uuid(), $1, 'COSU' || n, 'BL', 'COSU', 'CY/CY', 'Amy', 'tracking', now(), now() from generate_series(1, 10600) n`,
      [amy.tenantId],
    ),
  );
  // Counts are cached for a few seconds: the clock of the cache is stopped for the test.
  const time = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  onTestFinished(() => time.mockRestore());
  const [short, long] = [
    { carrierCode: ['COSU', 'x'] },
    { carrierCode: ['COSU', ...Array.from({ length: 150 }, () => crypto.randomUUID())] },
  ];
  const total = async (filter: object) => (await ask('page', filter)).envelope?.result;
  expect([await total(short), await total(long)]).toMatchObject([{ total: 10_000 }, { total: 10_000 }]);
  await db.transaction(scope, () => db.sql(`update ocean_bill set deleted_at = now() where reference_no <> 'COSU1'`));
  expect([await total(short), await total(long)]).toMatchObject([{ total: 10_000 }, { total: 1 }]);
});
