import { expect, it } from 'vitest';
import { migrate } from '../../../db/migrate.ts';
import { createDb } from '../../../db/transactions.ts';
import { openTestDriver } from '../../../testing/database.ts';
import { TEST_TRANSACTION_LIMIT_MS } from '../../../testing/soon.ts';

/** Time of the last migration before sessions knew their refresh token. */
const BEFORE = 1795537879236;

it('sessions of a release without token families end with the upgrade, and those that had ended keep their time', async () => {
  const test = await openTestDriver(undefined, 'empty');
  try {
    await migrate(test.driver, { until: BEFORE });
    const db = createDb(test.driver, { limitMs: TEST_TRANSACTION_LIMIT_MS });
    const [tenantId, userId] = [crypto.randomUUID(), crypto.randomUUID()];
    await db.transaction('system', async () => {
      await db.sql(`insert into tenant (id, name, tier, berry_balance, create_time) values ($1, 'Old', 'captain', 0, now())`, [tenantId]);
      await db.sql(
        `insert into app_user (id, tenant_id, account, password_hash, create_time, update_time) values ($2, $1, 'amy', '-', now(), now())`,
        [tenantId, userId],
      );
      await db.sql(
        `insert into auth_session (id, tenant_id, user_id, create_time, expires_at, revoked_at)
         select gen_random_uuid(), $1, $2, now(), '2036-01-01T00:00:00Z', revoked
         from unnest(array[null, '2026-11-01T08:00:00Z'::timestamptz]) revoked`,
        [tenantId, userId],
      );
    });
    await migrate(test.driver);
    const rows = await db.transaction('system', () =>
      db.sql(
        `select revoked_at is not null as ended, revoked_at = '2026-11-01T08:00:00Z' as before, ends_at = expires_at as in_time,
           in_cookie, replaced_tokens::text as replaced, count(refresh_jti) over ()::int as tokens
         from auth_session order by revoked_at`,
      ),
    );
    const either = { ended: true, in_time: true, in_cookie: false, replaced: '{}', tokens: 2 };
    expect(rows).toEqual([
      { ...either, before: true },
      { ...either, before: false },
    ]);
  } finally {
    await test.close();
  }
});
