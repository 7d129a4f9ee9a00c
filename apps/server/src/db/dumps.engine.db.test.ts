import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { writeCatalogue } from '../modules/menu/built-in/repo.ts';
import { countStates } from '../modules/ocean-bill/counts/repo.ts';
import { readBaseInfo } from '../modules/user/profile/service.ts';
import { openTestDriver, type TestDriver } from '../testing/database.ts';
import { TEST_TRANSACTION_LIMIT_MS } from '../testing/soon.ts';
import { migrate } from './migrate.ts';
import { createDb } from './transactions.ts';

const folder = new URL('dumps/', import.meta.url);
const releases = readdirSync(folder).filter((name) => name.endsWith('.sql'));
let test: TestDriver | null = null;
afterEach(async () => {
  await test?.close();
  test = null;
});

describe('the data of every release', () => {
  it('exists', () => {
    expect(releases).toContain('0.1.0.sql');
  });

  it.each(releases)('of %s can be migrated through all later migrations', async (file) => {
    const dump = readFileSync(new URL(file, folder), 'utf8');
    const schema = Number(/^-- schema: (\d+)$/mu.exec(dump)?.[1]);
    test = await openTestDriver(undefined, 'empty');
    await migrate(test.driver, { until: schema });
    const connection = await test.driver.connect();
    await connection.script(dump);
    connection.release();
    await migrate(test.driver);

    const db = createDb(test.driver, { limitMs: TEST_TRANSACTION_LIMIT_MS });
    await writeCatalogue(db);
    const tenants = await db.transaction('system', () =>
      db.sql<{ id: string; berry_balance: number; ledger: number; bills: number }>(
        `select t.id, t.berry_balance, (select coalesce(sum(amount), 0)::int from berry_ledger l where l.tenant_id = t.id) as ledger,
           (select count(*)::int from ocean_bill b where b.tenant_id = t.id and b.deleted_at is null) as bills from tenant t`,
      ),
    );
    expect(tenants.length).toBeGreaterThan(1);
    for (const { id, berry_balance: balance, ledger, bills } of tenants) {
      expect(balance).toBe(ledger);
      expect(bills).toBeGreaterThan(0);
      expect((await db.transaction({ tenantId: id }, () => countStates(db, id, {}))).all).toBe(bills);
    }
    const people = await db.transaction('system', () => db.sql<{ id: string; tenant_id: string }>('select id, tenant_id from app_user'));
    for (const { id, tenant_id: tenantId } of people) {
      expect(await db.transaction({ tenantId }, () => readBaseInfo(db, id))).toMatchObject({ id, tenantId, birthday: null });
    }
    // Emails that waited in the `outbox` of 0.1.0 are messages now, dated back so that the job for overdue messages sends them.
    const waiting = dump.match(/'notification\.email'/gu)?.length ?? 0;
    const mail = await db.transaction('system', () =>
      db.sql<{ found: boolean }>(
        `select n.id is not null as found from outgoing_message m left join notification n on n.id = m.notification_id
         where m.state = 'waiting' and m.notification_id is not null and m.create_time < now() - interval '2 hours'`,
      ),
    );
    expect(mail).toEqual(Array.from({ length: waiting }, () => ({ found: true })));
  });
});

it('a database of a newer version is refused with a clear message', async () => {
  test = await openTestDriver(undefined, 'empty');
  await migrate(test.driver);
  const connection = await test.driver.connect();
  await connection.script(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)`);
  connection.release();
  await expect(migrate(test.driver)).rejects.toThrow('newer version');
});

it('migrations run once', async () => {
  test = await openTestDriver(undefined, 'empty');
  expect(await migrate(test.driver)).toBeGreaterThan(0);
  expect(await migrate(test.driver)).toBe(0);
});
