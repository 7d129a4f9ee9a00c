import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { hasUuidIn } from './ids.ts';
import { oceanBill } from './schema/tracking.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('rows are found by their UUIDs through the index under row-level security too, whatever the size of the table', async () => {
  const { db } = server.deps;
  const tenants = [await server.tenant('One company'), await server.tenant('Another company')];
  for (const tenantId of tenants) {
    await db.transaction('system', () =>
      db.sql(
        `insert into ocean_bill (id, tenant_id, reference_no, reference_type, carrier_code, service_type, customer_service, create_time, update_time)
         select uuidv7(), $1, 'N' || n, 'BL', 'COSU', 'CY/CY', 'Amy', now(), now() from generate_series(1, 3000) n`,
        [tenantId],
      ),
    );
  }
  await db.asOwner('analyze ocean_bill');
  const [tenantId = ''] = tenants;
  const plan = await db.transaction({ tenantId }, async () => {
    const [one] = await db.sql<{ id: string }>('select id from ocean_bill limit 1');
    const { sql, params } = db.orm
      .select({ id: oceanBill.id })
      .from(oceanBill)
      .where(hasUuidIn(oceanBill.id, [String(one?.id)]))
      .toSQL();
    const rows = await db.sql<{ 'QUERY PLAN': string }>(`explain ${sql}`, params);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toContain('Index Cond: (id = ANY');
  expect(plan).not.toContain('Seq Scan');
});
