import type { Db } from '../../apps/server/src/db/port.ts';
import { post } from '../../apps/server/src/modules/ledger/service.ts';
import { addBills, checkRows } from '../../apps/server/src/modules/ocean-bill/add/service.ts';
import { createTenant } from '../../apps/server/src/modules/user/accounts/repo.ts';

export const CARRIERS = ['COSU', 'MAEU', 'ONEY', 'CMDU'];
export const PER_TENANT = 500;
/** Present of the bench, later than every event of the journey. */
export const NOW = '2026-12-05T00:00:00.000Z';
/** Wall time between two new bills. */
const NEW_EVERY_MS = 2_000;

/** Companies with bills of every carrier, none of which was polled yet. @returns the first company */
export async function fill(db: Db, bills: number): Promise<string> {
  let first: string | undefined;
  for (let from = 0; from < bills; from += PER_TENANT) {
    const count = Math.min(PER_TENANT, bills - from);
    const tenantId = await createTenant(db, { name: `Company ${from}` });
    first ??= tenantId;
    const adder = { tenantId, userId: null, now: NOW, wallNow: new Date().toISOString() };
    await db.transaction({ tenantId }, () => post(db, tenantId, [{ orderId: tenantId, kind: 'grant', attempt: 1, amount: count }], NOW));
    const rows = Array.from({ length: count }, (_, index) => {
      const carrierCode = CARRIERS[index % CARRIERS.length] ?? 'COSU';
      return {
        referenceNo: `${carrierCode}${6_300_000_000 + from + index}`,
        carrierCode,
        serviceType: 'CY/CY',
        customerService: 'Amy',
        polCode: 'CNSHA',
      };
    });
    for (let at = 0; at < rows.length; at += 100)
      await db.transaction({ tenantId }, () => addBills(db, adder, checkRows(rows.slice(at, at + 100))));
  }
  return first ?? '';
}

export interface NewBills {
  /** Seconds that each new bill waited for its first response, sorted; those without one wait still. */
  waits(): Promise<number[]>;
  stop(): Promise<void>;
}

/** A small company that adds a bill now and then, to each carrier in turn. */
export async function addNewBills(db: Db): Promise<NewBills> {
  const tenantId = await createTenant(db, { name: `Newcomer ${Date.now()}` });
  await db.transaction({ tenantId }, () => post(db, tenantId, [{ orderId: tenantId, kind: 'grant', attempt: 1, amount: 10_000 }], NOW));
  let added = 0;
  let adding = Promise.resolve();
  const add = async (): Promise<void> => {
    const carrierCode = CARRIERS[added % CARRIERS.length] ?? 'COSU';
    const referenceNo = `${carrierCode}${Date.now()}`;
    added += 1;
    const row = { referenceNo, carrierCode, serviceType: 'CY/CY', customerService: 'Amy', polCode: 'CNSHA' };
    const adder = { tenantId, userId: null, now: NOW, wallNow: new Date().toISOString() };
    await db.transaction({ tenantId }, () => addBills(db, adder, checkRows([row])));
  };
  const timer = setInterval(() => (adding = adding.then(add)), NEW_EVERY_MS);
  return {
    async waits() {
      const rows = await db.transaction({ tenantId }, () =>
        db.sql<{ seconds: number }>(
          `select extract(epoch from coalesce(r.at, clock_timestamp()) - b.at)::float8 as seconds
           from (select id, uuid_extract_timestamp(id) as at from ocean_bill) b
           left join (select bill_id, min(uuid_extract_timestamp(id)) as at from carrier_event group by bill_id) r on r.bill_id = b.id order by 1`,
        ),
      );
      return rows.map(({ seconds }) => seconds);
    },
    async stop() {
      clearInterval(timer);
      await adding;
    },
  };
}

/** Bills that were never polled. */
export async function countUnpolled(db: Db): Promise<number> {
  const [row] = await db.transaction('system', () =>
    db.sql<{ n: number }>('select count(*)::int as n from ocean_bill where last_polled_at is null'),
  );
  return row?.n ?? 0;
}

export async function countOverdue(db: Db): Promise<number> {
  const [row] = await db.transaction('system', () =>
    db.sql<{ n: number }>('select count(*)::int as n from ocean_bill where next_poll_at <= clock_timestamp()'),
  );
  return row?.n ?? 0;
}

export async function countEvents(db: Db): Promise<number> {
  const [row] = await db.transaction('system', () => db.sql<{ n: number }>('select count(*)::int as n from carrier_event'));
  return row?.n ?? 0;
}

/** Spreads the due times over one interval from now on, as they are in a process that has run for long; a negative interval makes all overdue. */
export async function spread(db: Db, intervalS: number): Promise<void> {
  const tenants = await db.transaction('system', () => db.sql<{ id: string }>('select id from tenant'));
  // One company at a time: a statement over all bills would lock them, and the polls would wait for it.
  for (const { id } of tenants) {
    await db.transaction('system', () =>
      db.sql(`update ocean_bill set next_poll_at = clock_timestamp() + random() * $2::float * interval '1 second' where tenant_id = $1`, [
        id,
        intervalS,
      ]),
    );
  }
}

/** @returns due ms of each number */
export async function readDue(db: Db): Promise<Map<string, number>> {
  const rows = await db.transaction('system', () =>
    db.sql<{ reference: string; due: number }>(
      `select reference_no as reference, (extract(epoch from next_poll_at) * 1000)::float8 as due from ocean_bill where next_poll_at > clock_timestamp()`,
    ),
  );
  return new Map(rows.map(({ reference, due }) => [reference, due]));
}
