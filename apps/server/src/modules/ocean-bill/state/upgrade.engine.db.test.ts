import { OUTLOOK_KINDS, type Outlook, type Signal } from '@seaberry/tracking';
import { expect, it } from 'vitest';
import { migrate } from '../../../db/migrate.ts';
import { createDb } from '../../../db/transactions.ts';
import { openTestDriver } from '../../../testing/database.ts';
import { TEST_TRANSACTION_LIMIT_MS } from '../../../testing/soon.ts';
import { urgencyOf } from './columns/rules.ts';

/** Time of the last migration before rails held expected times. */
const BEFORE = 1795378199365;
const NODE = { stage: 'departed', code: 'DEPA', placeCode: 'CNSHA', planned: null, actual: null, state: 'notOccurred', slipMs: null };

it('rails of an earlier release hold expected times after the upgrade, and their bills are due to be derived again', async () => {
  const test = await openTestDriver(undefined, 'empty');
  try {
    await migrate(test.driver, { until: BEFORE });
    const db = createDb(test.driver, { limitMs: TEST_TRANSACTION_LIMIT_MS });
    const tenantId = crypto.randomUUID();
    const rail = [
      { ...NODE, estimated: '2026-11-25T02:00:00.000Z' },
      { ...NODE, stage: 'arrivedPod', estimated: null },
    ];
    await db.transaction('system', async () => {
      await db.sql(`insert into tenant (id, name, tier, berry_balance, create_time) values ($1, 'Old', 'captain', 0, now())`, [tenantId]);
      await db.sql(
        `insert into ocean_bill (id, tenant_id, reference_no, reference_type, carrier_code, service_type, customer_service, rail, create_time, update_time)
         values (gen_random_uuid(), $1, 'COSU6199104711', 'BL', 'COSU', 'CY/CY', 'Amy', $2, now(), now())`,
        [tenantId, JSON.stringify(rail)],
      );
    });
    await migrate(test.driver);
    const rows = await db.transaction({ tenantId }, () => db.sql('select rail, next_overdue_at < now() as due from ocean_bill'));
    expect(rows).toEqual([
      {
        rail: [
          { ...NODE, expected: '2026-11-25T02:00:00.000Z' },
          { ...NODE, stage: 'arrivedPod', expected: null },
        ],
        due: true,
      },
    ]);
  } finally {
    await test.close();
  }
});

/** Time of the last migration before bills had a rank. */
const BEFORE_RANKS = 1795510145421;

it('bills of an earlier release have the expected arrival and the rank of their outlook after the upgrade', async () => {
  const test = await openTestDriver(undefined, 'empty');
  try {
    await migrate(test.driver, { until: BEFORE_RANKS });
    const db = createDb(test.driver, { limitMs: TEST_TRANSACTION_LIMIT_MS });
    const tenantId = crypto.randomUUID();
    const bills = [
      ...OUTLOOK_KINDS.map((kind) => ({ kind, slipMs: kind === 'late' ? 432_000_000 : null, signals: [] })),
      { kind: 'onTrack' as const, slipMs: -86_400_000, signals: [{ kind: 'rolledOver', open: true } as Signal] },
    ].map((bill, at) => ({ ...bill, referenceNo: `COSU61991047${10 + at}`, expected: '2026-12-12T14:00:00.000Z' }));
    await db.transaction('system', async () => {
      await db.sql(`insert into tenant (id, name, tier, berry_balance, create_time) values ($1, 'Old', 'captain', 0, now())`, [tenantId]);
      await db.sql(
        `insert into ocean_bill (id, tenant_id, reference_no, reference_type, carrier_code, service_type, customer_service, outlook, slip_ms, signal, create_time, update_time)
         select gen_random_uuid(), $1, b ->> 'referenceNo', 'BL', 'COSU', 'CY/CY', 'Amy', b, (b ->> 'slipMs')::bigint,
           case when b -> 'signals' <> '[]' then 'attention' end, now(), now() from jsonb_array_elements($2::jsonb) b`,
        [tenantId, JSON.stringify(bills)],
      );
    });
    await migrate(test.driver);
    const rows = await db.transaction({ tenantId }, () => db.sql('select expected_at, urgency from ocean_bill order by reference_no'));
    expect(rows).toEqual(
      bills.map(({ kind, slipMs, signals, expected }) => ({
        expected_at: expected,
        urgency: String(urgencyOf({ outlook: { kind, slipMs } as Outlook, signals })),
      })),
    );
  } finally {
    await test.close();
  }
});

/** Time of the last migration before silence was measured against the last response. */
const BEFORE_RESPONSES = 1795996061997;

it('bills that ended while their carrier was not asked are polled again after the upgrade', async () => {
  const test = await openTestDriver(undefined, 'empty');
  try {
    await migrate(test.driver, { until: BEFORE_RESPONSES });
    const db = createDb(test.driver, { limitMs: TEST_TRANSACTION_LIMIT_MS });
    const tenantId = crypto.randomUUID();
    const bills = { COSU6199104711: '2026-11-01T00:00:00.000Z', COSU6199104712: '2026-11-20T00:00:00.000Z' };
    const state = { ended: 'noUpdate', endedAt: '2026-11-15T00:00:00.000Z' };
    await db.transaction('system', async () => {
      await db.sql(`insert into tenant (id, name, tier, berry_balance, create_time) values ($1, 'Old', 'captain', 0, now())`, [tenantId]);
      for (const [referenceNo, answeredAt] of Object.entries(bills))
        await db.sql(
          `insert into ocean_bill (id, tenant_id, reference_no, reference_type, carrier_code, service_type, customer_service, subscription_status,
             rules_version, state, carrier_answered_at, create_time, update_time)
           values (gen_random_uuid(), $1, $2, 'BL', 'COSU', 'CY/CY', 'Amy', 'SUB_OK', 22, $3, $4, now(), now())`,
          [tenantId, referenceNo, JSON.stringify(state), answeredAt],
        );
    });
    await migrate(test.driver);
    const rows = await db.transaction({ tenantId }, () =>
      db.sql('select next_poll_at is not null as polled, next_overdue_at < now() as due from ocean_bill order by reference_no'),
    );
    expect(rows).toEqual([
      { polled: true, due: true },
      { polled: false, due: true },
    ]);
  } finally {
    await test.close();
  }
});
