import { NO_OWNER } from '@seaberry/api-client/contract';
import { schemas, type Parsed } from '@seaberry/api-client/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageOf } from '../../testing/page-of.ts';
import { BILL, START, startTrackingWorld, type Tenant, type TrackingWorld } from '../../testing/tracking-world.ts';
import { deleteBills, updateBill } from './service.ts';
import { findBill, type BillRecord } from './repo.ts';
import { deriveAndSave } from './state/service.ts';
import { requireOrder } from '../order/service.ts';
import { oceanBills } from './polled/service.ts';
import { detailOfBill, eventsOfBill, recognitionOfBill } from './detail/service.ts';
import { pageOfBills } from './list/service.ts';
import { exceptionBits } from './state/columns/rules.ts';
import { SORTS } from './list/query.ts';
import { countStates } from './counts/repo.ts';
import { suggest } from '../order/suggest/service.ts';
import { SUGGESTED_OF_BILLS } from './suggest/catalogue.ts';

let world: TrackingWorld;
let tenant: Tenant;
let other: Tenant;
const ids: string[] = [];

const STATES = ['unshipped', 'tracking', 'ended', 'failed'] as const;
const SIGNALS = ['attention', 'late', 'early', null] as const;
const OWNER = '0199f3c1-0000-7000-8000-000000000004';
const day = (n: number) => new Date(Date.parse('2026-11-01T00:00:00Z') + n * 86_400_000).toISOString();

/** Sixty bills with derived columns as polling would set them, so that every filter has matches. */
beforeAll(async () => {
  world = await startTrackingWorld();
  tenant = await world.tenant(100);
  other = await world.tenant(100);
  await other.add(BILL, { ...BILL, referenceNo: 'COSU7000000000', customer: 'Somebody else' });
  const inputs = Array.from({ length: 60 }, (_, at) => ({
    ...BILL,
    referenceNo: `COSU61${String(at).padStart(8, '0')}`,
    carrierCode: ['COSU', 'MAEU', 'ONEY'][at % 3],
    orderNo: at % 4 === 0 ? null : `PO-${at}`,
    customer: at % 2 === 0 ? '上海远洋物流' : 'Acme Trading',
    polCode: at % 5 === 0 ? null : 'CNSHA',
    podCode: at % 5 === 0 ? 'USLAX' : null,
    containerNo: at === 7 ? 'CSNU6829160' : null,
  }));
  const outcome = await tenant.add(...inputs);
  ids.push(...outcome.rows.map(({ id }) => String(id)));
  await tenant.transaction(async () => {
    for (const [at, id] of ids.entries()) {
      await world.deps.db.sql(
        `update ocean_bill set tracking_state = $2, signal = $3, stage = $4, stage_order = case when $4::text is null then null else 5 end, eta = $5::timestamptz + interval '30 days', expected_at = $5, exceptions = $6, create_time = $7, carrier_answered_at = $5,
           shown_pol_code = coalesce(pol_code, 'KRPUS'), owner_id = $8 where id = $1`,
        [
          id,
          STATES[at % 4],
          at === 4 ? 'aside' : (SIGNALS[at % 7] ?? null),
          at % 6 === 0 ? null : 'departed',
          at % 3 === 0 ? null : day(at),
          at % 8 === 0 ? exceptionBits(['shipDelay', 'podArrival']) : 0,
          day(at),
          at === 4 ? OWNER : null,
        ],
      );
    }
  });
});
afterAll(() => world.close());

const page = (input: Partial<Parsed<'oceanBill', 'page'>> = {}, of: Tenant = tenant) =>
  pageOf(of.transaction(() => pageOfBills(world.deps.db, of.id, { page: 1, pageSize: 20, ...input }, 'en')));

describe('the bill list', () => {
  it('pages through every row once, newest first', async () => {
    const pages = [await page(), await page({ page: 2 }), await page({ page: 3 }), await page({ page: 4 })];
    expect(pages.map(({ items }) => items.length)).toEqual([20, 20, 20, 0]);
    expect(pages.flatMap(({ items }) => items.map(({ id }) => String(id)))).toEqual(ids.toReversed());
    expect(pages[1]).toMatchObject({
      page: 2,
      pageSize: 20,
      total: 60,
      totalPages: 3,
      hasPrevPage: true,
      hasNextPage: true,
      totalCapped: false,
    });
    expect(pages[2]?.hasNextPage).toBe(false);
  });

  it('sorts by every sortable field in both directions, rows without the value last, without losing any between pages', async () => {
    for (const field of Object.keys(SORTS)) {
      for (const order of ['ascending', 'descending']) {
        const items = [];
        for (let number = 1; number <= 5; number += 1) items.push(...(await page({ field, order, page: number, pageSize: 13 })).items);
        expect(new Set(items.map(({ id }) => id)).size, `${field} ${order}`).toBe(60);
        const values = items.map((item) => (item[field] ?? null) as string | null);
        const firstMissing = values.indexOf(null);
        if (firstMissing >= 0) expect(new Set(values.slice(firstMissing)), `${field} ${order}`).toEqual(new Set([null]));
        if (['eta', 'expectedAt', 'carrierAnsweredAt', 'orderNo', 'referenceNo', 'createTime', 'carrierCode'].includes(field)) {
          const present = values.filter((value) => value !== null);
          const sorted = present.toSorted();
          expect(present, `${field} ${order}`).toEqual(order === 'ascending' ? sorted : sorted.toReversed());
        }
      }
    }
  });

  it('rejects unsortable fields and invalid times', async () => {
    await expect(page({ field: 'remark; drop table tenant' })).rejects.toMatchObject({ fields: { field: ['invalid'] } });
    await expect(page({ etaFrom: 'yesterday' })).rejects.toMatchObject({ fields: { etaFrom: ['date'] } });
  });

  it('can be filtered by every filter', async () => {
    const total = async (input: Partial<Parsed<'oceanBill', 'page'>>) => (await page(input)).total;
    expect(await total({ trackingState: 'failed' })).toBe(15);
    expect(await total({ signal: 'early' })).toBe(9);
    expect(await total({ signal: 'late' })).toBe(9);
    expect(await total({ signal: 'attention' })).toBe(18);
    expect(await total({ signal: 'aside' })).toBe(1);
    expect(await total({ ownerId: OWNER })).toBe(1);
    expect(await total({ ownerId: NO_OWNER })).toBe(59);
    expect(await total({ stage: ['departed', 'loaded'] })).toBe(50);
    expect(await total({ anomaly: ['podArrival', 'delivery'] })).toBe(8);
    expect(await total({ anomaly: ['delivery'] })).toBe(0);
    expect(await total({ carrierCode: ['COSU', 'MAEU'] })).toBe(40);
    expect(await total({ polCode: 'KRPUS' })).toBe(12);
    expect(await total({ podCode: 'USLAX' })).toBe(12);
    expect(await total({ customer: 'Acme Trading' })).toBe(30);
    expect(await total({ customerService: 'Nobody' })).toBe(0);
    expect(await total({ etaFrom: day(10), etaTo: day(13) })).toBe(2);
    expect(await total({ answeredFrom: day(10), answeredTo: day(13) })).toBe(2);
    expect(await total({ ids: [...ids.slice(3, 5), 'nonsense'] })).toBe(2);
    expect(await total({ ids: [] })).toBe(0);
    expect(await total({ trackingState: 'failed', carrierCode: ['ONEY'], keyword: 'acme' })).toBe(5);
  });

  it('suggests the values of its own bills by any part of a name, and other places after them', async () => {
    const values = async (input: Parsed<'oceanBill', 'suggest'>, locale: 'en' | 'zh-cn' = 'en') =>
      (await tenant.transaction(() => suggest(world.deps.db, tenant.id, SUGGESTED_OF_BILLS, input, locale))).map(
        ({ value, label }) => `${value} ${label}`,
      );
    expect(await values({ field: 'polCode' })).toEqual(['KRPUS Busan', 'CNSHA Shanghai']);
    expect(await values({ field: 'polCode', keyword: 'shang' })).toEqual(['CNSHA Shanghai']);
    expect(await values({ field: 'polCode', keyword: '上海' }, 'zh-cn')).toEqual(['CNSHA 上海']);
    expect(await values({ field: 'podCode', keyword: 'rotterd' })).toEqual([]);
    expect(await values({ field: 'podCode', keyword: 'rotterd', unused: true })).toContain('NLRTM Rotterdam');
    expect(await values({ field: 'podCode', values: ['USLAX', 'XXZZZ'] })).toEqual(['USLAX Los Angeles', 'XXZZZ XXZZZ']);
    expect(await values({ field: 'customer' })).toHaveLength(2);
    expect(await values({ field: 'customer', keyword: 'ACME' })).toEqual(['Acme Trading Acme Trading']);
    expect(await values({ field: 'customer', keyword: 'Somebody' })).toEqual([]);
  });

  it('finds numbers whole or by prefix, several at once, whole ones first', async () => {
    const numbers = async (keyword: string) => (await page({ keyword, pageSize: 100 })).items.map(({ referenceNo }) => referenceNo);
    expect(await numbers('cosu 6100000012')).toEqual(['COSU6100000012']);
    expect(await numbers('6100000012')).toEqual(['COSU6100000012']);
    expect(await numbers('CSNU 682916 0')).toEqual(['COSU6100000007']);
    expect((await numbers('COSU6100000002, COSU6100000001\nPO-3')).toSorted()).toEqual(
      [
        'COSU6100000001',
        'COSU6100000002',
        'COSU6100000003',
        ...Array.from({ length: 10 }, (_, n) => n + 30)
          .filter((n) => n % 4 !== 0)
          .map((n) => `COSU61000000${n}`),
      ].toSorted(),
    );
    expect((await numbers('PO-3'))[0]).toBe('COSU6100000003');
    expect(await numbers('COSU61000000')).toHaveLength(60);
    expect(await numbers('远洋')).toHaveLength(30);
    expect(await numbers('trading')).toHaveLength(30);
    expect(await numbers("'; drop table ocean_bill; --")).toEqual([]);
    expect(await numbers(Array.from({ length: 60 }, (_, at) => `COSU61${String(at).padStart(8, '0')}`).join(' '))).toHaveLength(60);
  });

  it('has the same count on each tab as the total of its page, with the other filters kept', async () => {
    for (const filter of [{}, { carrierCode: ['ONEY'] }, { keyword: 'acme' }, { keyword: 'rading' }, { anomaly: ['shipDelay' as const] }]) {
      const counts = await tenant.transaction(() =>
        countStates(world.deps.db, tenant.id, { ...filter, trackingState: 'ended', signal: 'early' }),
      );
      expect(counts.all).toBe((await page(filter)).total);
      // When one query may read only five rows for all tabs, each tab of a filtered list is counted separately.
      const alone = await tenant.transaction(() => countStates(world.deps.db, tenant.id, filter, 5));
      expect({ ...alone, all: counts.all }).toEqual(counts);
      for (const trackingState of STATES) expect(counts[trackingState]).toBe((await page({ ...filter, trackingState })).total);
      for (const signal of ['attention', 'late', 'early'] as const) expect(counts[signal]).toBe((await page({ ...filter, signal })).total);
    }
  });
});

describe('a long bill list', () => {
  it('is counted up to ten thousand and marked as having more, in tabs and pages alike', async () => {
    const rich = await world.tenant(0);
    for (const from of [1, 2526, 5051, 7576]) {
      await rich.transaction(() =>
        world.deps.db.sql(
          `insert into ocean_bill (id, tenant_id, reference_no, reference_type, carrier_code, service_type, customer_service, tracking_state, signal, create_time, update_time)
           select gen_random_uuid(), $1, 'COSU' || n, 'BL', 'COSU', 'CY/CY', 'Amy', case when n % 100 = 0 then 'failed' else 'tracking' end,
             case when n % 1000 = 0 then 'late' end, now(), now() from generate_series($2::int, $2::int + 2524) n`,
          [rich.id, from],
        ),
      );
    }
    expect(await page({}, rich)).toMatchObject({ total: 10_000, totalCapped: true, totalPages: 500, hasNextPage: true });
    expect(await page({ trackingState: 'failed' }, rich)).toMatchObject({ total: 101, totalCapped: false });
    const counts = await rich.transaction(() => countStates(world.deps.db, rich.id, {}));
    expect(counts).toEqual({
      all: 10_000,
      unshipped: 0,
      tracking: 9999,
      ended: 0,
      failed: 101,
      attention: 10,
      late: 10,
      early: 0,
      aside: 0,
    });
    expect((await page({ page: 500 }, rich)).items).toHaveLength(20);
    // Near the cap a total is never cached.
    await rich.transaction(() =>
      world.deps.db.sql(`update ocean_bill set deleted_at = now() where tenant_id = $1 and length(reference_no) < 8`, [rich.id]),
    );
    expect(await page({}, rich)).toMatchObject({ total: 10_100 - 999, totalCapped: false });
  });
});

describe('companies', () => {
  it('never see rows of each other, in any call', async () => {
    const { db } = world.deps;
    const [foreign = ''] = ids;
    expect((await page({}, other)).total).toBe(2);
    for (const keyword of ['COSU6100000012', '0000012', 'cme', '远洋']) expect((await page({ keyword }, other)).total).toBe(0);
    expect((await page({ ids }, other)).total).toBe(0);
    expect((await other.transaction(() => countStates(db, tenant.id, {}))).all).toBe(0);
    await expect(other.transaction(() => detailOfBill(db, foreign, START, 'en'))).rejects.toMatchObject({ code: 'D1002' });
    await expect(other.transaction(() => requireOrder(db, oceanBills.table, foreign))).rejects.toMatchObject({ code: 'D1002' });
    await expect(other.transaction(() => recognitionOfBill(db, foreign))).rejects.toMatchObject({ code: 'D1002' });
    await expect(other.transaction(() => eventsOfBill(db, { id: foreign, page: 1, pageSize: 20 }))).rejects.toMatchObject({
      code: 'D1002',
    });
    await other.transaction(() => deleteBills(db, ids, START));
    expect((await page()).total).toBe(60);
    expect(await other.transaction(() => db.sql('select 1 from ocean_bill where tenant_id = $1', [tenant.id]))).toEqual([]);
    await expect(
      other.transaction(() =>
        db.sql('insert into bill_term (tenant_id, bill_id, term, whole) values ($1, $2, $3, true)', [tenant.id, foreign, 'X']),
      ),
    ).rejects.toThrow();
  });
});

describe('a change of a bill', () => {
  const form = {
    serviceType: 'CY-CY',
    customerService: 'Amy Chen',
    carrierCode: 'COSU',
    referenceType: 'BL',
    polCode: 'CNSHA',
    podCode: 'USLAX',
  };
  const update = (id: string, more: object = {}) =>
    tenant.transaction(() => updateBill(world.deps.db, schemas.oceanBill.update.input.parse({ ...form, ...more, id }), START, 'en'));

  it('names the carrier in the language of the reader', async () => {
    const id = await tenant.track({ referenceNo: 'COSU6888888880' });
    const nameIn = async (locale: 'en' | 'zh-cn' | 'zh-tw') =>
      (await tenant.transaction(() => detailOfBill(world.deps.db, id, START, locale))).bill.carrierName;
    expect([await nameIn('en'), await nameIn('zh-cn'), await nameIn('zh-tw')]).toEqual(['COSCO Shipping', '中远海运', '中遠海運']);
  });

  it('saves the entered values, and the keyword finds only the new ones', async () => {
    const id = await tenant.track({ referenceNo: 'COSU6888888881', orderNo: 'OLD-1' });
    await update(id, { orderNo: 'NEW-1', remark: 'careful', customerDeadline: '2026-12-24', pldCode: 'USCHI' });
    const { bill } = await tenant.transaction(() => detailOfBill(world.deps.db, id, START, 'en'));
    expect(bill).toMatchObject({
      orderNo: 'NEW-1',
      remark: 'careful',
      customerDeadline: '2026-12-24',
      pldCode: 'USCHI',
      pldName: 'Chicago',
      pldZone: 'America/Chicago',
    });
    expect((await page({ keyword: 'NEW-1' })).total).toBe(1);
    expect((await page({ keyword: 'OLD-1' })).total).toBe(0);
  });

  it('keeps carrier and type of an active subscription, and corrects those of a failed one', async () => {
    const id = await tenant.track({ referenceNo: 'COSU6888888882' });
    await expect(update(id, { carrierCode: 'MAEU' })).rejects.toMatchObject({ fields: { carrierCode: ['subscribed'] } });
    await expect(update(id, { referenceType: 'BOOKING' })).rejects.toMatchObject({ fields: { referenceType: ['subscribed'] } });
    await tenant.transaction(() => world.deps.db.sql(`update ocean_bill set subscription_status = 'SUB_ERR' where id = $1`, [id]));
    await update(id, { carrierCode: 'MEDU' });
    expect((await tenant.transaction(() => detailOfBill(world.deps.db, id, START, 'en'))).bill.carrierCode).toBe('MSCU');
    await tenant.track({ referenceNo: 'COSU6888888882', carrierCode: 'ZIMU' });
    await expect(update(id, { carrierCode: 'ZIMU' })).rejects.toMatchObject({ fields: { carrierCode: ['duplicate'] } });
  });

  it('undoes an edit only while no other person has changed the bill since', async () => {
    const id = await tenant.track({ referenceNo: 'COSU6888888883', remark: 'first' });
    const edited = { ...form, remark: 'second', customerDeadline: '2026-12-24', polName: 'Shanghai', orderNo: 'PO 1' };
    const version = await update(id, edited);
    await update(id, { ...edited, orderNo: 'PO 2' });
    const undo = { ...form, remark: 'first' };
    await expect(update(id, { ...undo, version })).rejects.toMatchObject({ current: { id, orderNo: 'PO 2', version: version + 1 } });
    const stored = async () => (await tenant.transaction(() => detailOfBill(world.deps.db, id, START, 'en'))).bill;
    expect(await stored()).toMatchObject({ remark: 'second', orderNo: 'PO 2' });
    await update(id, { ...undo, version: await update(id, edited) });
    expect(await stored()).toMatchObject({ remark: 'first', orderNo: null, customerDeadline: null });
  });

  it('is not outdated by what the carrier reports, nor by its owner, a snooze or a kept difference', async () => {
    const id = await tenant.track({ referenceNo: 'COSU6888888884' });
    const version = await update(id);
    await tenant.transaction(async () => {
      const { db } = world.deps;
      const bill = await findBill(db, id, true);
      await deriveAndSave(db, bill as BillRecord, '2026-12-20T00:00:00.000Z', { subscriptionStatus: 'SUB_OK' }, () => ({
        subscriptionStatus: 'SUB_OK' as const,
        vessel: 'EVER GIVEN',
        tries: 1,
      }));
      const aside = JSON.stringify({ by: OWNER, at: START, key: null, until: '2026-12-24T00:00:00.000Z' });
      await db.sql('update ocean_bill set owner_id = $2, aside = $3, kept_values = $4 where id = $1', [
        id,
        OWNER,
        aside,
        '{"polName":"X"}',
      ]);
    });
    expect(await update(id, { remark: 'careful', version })).toBe(version + 1);
  });

  it('reports an unknown bill', async () => {
    await expect(update('01900000-0000-7000-8000-000000000000')).rejects.toMatchObject({ code: 'D1002' });
  });

  it('removes a deleted bill from the list and keeps its ledger rows', async () => {
    const id = await tenant.track({ referenceNo: 'COSU6888888883' });
    await tenant.transaction(() => deleteBills(world.deps.db, [id, 'nonsense'], START));
    expect((await page({ keyword: 'COSU6888888883' })).total).toBe(0);
    await expect(tenant.transaction(() => detailOfBill(world.deps.db, id, START, 'en'))).rejects.toMatchObject({ code: 'D1002' });
    expect(await tenant.ledgerSum()).toBe(await tenant.balance());
  });
});
