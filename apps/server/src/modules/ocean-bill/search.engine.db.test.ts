import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TenantScope } from '../../db/port.ts';
import { migrate } from '../../db/migrate.ts';
import { createDb } from '../../db/transactions.ts';
import { openTestDriver } from '../../testing/database.ts';
import { plannedEvents } from '../../testing/dcsa-events.ts';
import { pageOf } from '../../testing/page-of.ts';
import { TEST_TRANSACTION_LIMIT_MS } from '../../testing/soon.ts';
import { BILL, START, startTrackingWorld, type Tenant, type TrackingWorld } from '../../testing/tracking-world.ts';
import { pageOfBills } from './list/service.ts';
import { deleteBills } from './service.ts';

let world: TrackingWorld;
let tenant: Tenant;
let id = '';
beforeAll(async () => {
  world = await startTrackingWorld();
  tenant = await world.tenant();
  id = await tenant.track({
    referenceNo: 'COSU6199104711',
    orderNo: 'PO-77881',
    deliveryNo: 'DN/5502',
    containerNo: 'CSNU6829160',
    customer: 'Northwind 上海远洋物流',
    podCode: 'NLRTM',
    pldCode: 'DEDUI',
    pldName: 'Ruhrort Quay',
  });
  await tenant.track({ referenceNo: 'MAEU888', carrierCode: 'MAEU', polCode: 'SGSIN' });
});
afterAll(() => world.close());

const search = async (keyword: string, scope: TenantScope = { tenantId: tenant.id }): Promise<string[]> => {
  const { db } = world.deps;
  const found = await pageOf(db.transaction(scope, () => pageOfBills(db, scope.tenantId, { page: 1, pageSize: 20, keyword }, 'en')));
  expect(found.total).toBe(found.items.length);
  return found.items.map((item) => String(item.id));
};

describe('the search of the list', () => {
  it.each(['04711', '9104', '7881', 'N/5502', '29160', '829 160', 'thwi', '远洋', '洋物', 'ｎｏｒｔｈ'])(
    'finds a bill by a part of it: %s',
    async (part) => {
      expect(await search(part)).toEqual([id]);
    },
  );

  it.each(['cosco', 'osco ship', 'COSU', '中远海', '中遠'])('finds a bill by its carrier in whatever language: %s', async (name) => {
    expect(await search(name)).toEqual([id]);
  });

  it.each(['angha', 'CNSHA', 'otterda', 'ＲＴＭ', 'duisbu', 'hrort'])('finds a bill by any of its places: %s', async (name) => {
    expect(await search(name)).toEqual([id]);
  });

  it.each(['9999', '4712', '%%%', '___', String.raw`\\\\`, 'cos%ship', '70471'])(
    'finds nothing for a text that no bill has: %s',
    async (text) => {
      expect(await search(text)).toEqual([]);
    },
  );

  it('finds the bills with every word, not with any', async () => {
    const vessel = { customer: 'DAWN GANNET 154W', carrierCode: 'EGLV', polCode: 'CNNGB', podCode: 'DEHAM' };
    const alone = await tenant.track({ ...BILL, ...vessel, referenceNo: 'EGLV140600012345' });
    const others = { customer: 'DAWN HERON 154W', carrierCode: 'EGLV', polCode: 'CNSHA', podCode: 'NLRTM' };
    const other = await tenant.track({ ...BILL, ...others, referenceNo: 'EGLV140600012346' });
    for (const both of ['DAWN GANNET 154W', '汉堡 长荣', 'evergreen hamb', 'gannet ningbo port', '宁波港', '宁波 港', '12345 Evergreen'])
      expect(await search(both), both).toEqual([alone]);
    expect(await search('长荣 鹿特丹')).toEqual([other]);
    expect(await search('马士基 鹿特丹')).toEqual([]);
    // Numbers are a list, however they are separated.
    for (const list of ['EGLV140600012345 EGLV140600012346', '12345 12346', 'EGLV140600012345\nDAWNHERON'])
      expect(new Set(await search(list)), list).toEqual(new Set([alone, other]));
    await tenant.transaction(() => deleteBills(world.deps.db, [alone, other], START));
  });

  it('finds any part of a name of several words, with its blank', async () => {
    const named = { customer: 'Bright Kids Toys', carrierCode: 'HLCU', polCode: 'CNYTN', podCode: 'USLGB', pldCode: 'USCHI' };
    const only = await tenant.track({ ...BILL, ...named, referenceNo: 'HLCUSHA266704790' });
    for (const part of ['ong be', 'ng b', 'Long Beach', 'g beac', 'ht ki', 's toy', 'apag ll', 'long be port'])
      expect(await search(part), part).toEqual([only]);
    expect(await search('ong chi')).toEqual([only]);
    for (const other of ['be ong', 'ong bo', 'toys lo x']) expect(await search(other), other).toEqual([]);
    await tenant.transaction(() => deleteBills(world.deps.db, [only], START));
  });

  it('looks for one or two characters at the beginning of a number or word only', async () => {
    expect(await search('11')).toEqual([]);
    expect(await search('61')).toEqual([id]);
  });

  it('finds nothing of another company, and nothing outside of the data range', async () => {
    const other = await world.tenant();
    const [tenantId, userId] = [tenant.id, crypto.randomUUID()];
    for (const part of ['04711', 'osco', 'angha', '远洋']) {
      expect(await search(part, { tenantId: other.id })).toEqual([]);
      expect(await search(part, { tenantId, userId, orgs: [] })).toEqual([]);
    }
    const { db } = world.deps;
    await tenant.transaction(() => db.sql('update ocean_bill set created_by = $2 where id = $1', [id, userId]));
    for (const part of ['04711', 'osco', 'angha', '远洋']) expect(await search(part, { tenantId, userId, orgs: [] })).toEqual([id]);
    await expect(db.transaction('system', () => db.sql(`select seaberry.bills_containing(array['4711'], 1)`))).rejects.toThrow(
      /permission denied/u,
    );
  });

  it('finds a bill by its vessel EVER STABLE as soon as a poll has brought it', async () => {
    const referenceNo = 'COSU6123000777';
    world.stub.answer(referenceNo, { body: plannedEvents() });
    const polled = await tenant.track({ referenceNo });
    expect(await search('er stab')).toEqual([]);
    await tenant.poll(polled);
    expect(await search('verst')).toEqual([polled]);
    expect(await search('682916')).toContain(polled);
  });

  it('finds no bill that was deleted', async () => {
    const gone = await tenant.track({ ...BILL, referenceNo: 'COSU6555000999' });
    expect(await search('5000999')).toEqual([gone]);
    await tenant.transaction(() => deleteBills(world.deps.db, [gone], START));
    expect(await search('5000999')).toEqual([]);
  });
});

describe('bills of an earlier release', () => {
  /** Timestamp in ms of the last migration with which the search found no parts of a number. */
  const BEFORE = 1795389218580;

  it('are found by any part after the upgrade', async () => {
    const test = await openTestDriver(undefined, 'empty');
    try {
      await migrate(test.driver, { until: BEFORE });
      const db = createDb(test.driver, { limitMs: TEST_TRANSACTION_LIMIT_MS });
      const tenantId = crypto.randomUUID();
      await db.transaction('system', async () => {
        await db.sql(`insert into tenant (id, name, tier, berry_balance, create_time) values ($1, 'Old', 'captain', 0, now())`, [tenantId]);
        await db.sql(
          `with b as (insert into ocean_bill (id, tenant_id, reference_no, reference_type, carrier_code, service_type, customer_service, pld_name, create_time, update_time)
             values (gen_random_uuid(), $1, 'COSU6199104711', 'BL', 'COSU', 'CY/CY', 'Amy', 'Ruhrort Quay-2', now(), now()) returning id)
           insert into bill_term (tenant_id, bill_id, term, whole) select $1, id, unnest(array['COSU6199104711', 'AMY']), true from b`,
          [tenantId],
        );
      });
      await migrate(test.driver);
      for (const keyword of ['04711', 'hrort', 'Quay-2', 'osco']) {
        const page = () => pageOfBills(db, tenantId, { page: 1, pageSize: 20, keyword }, 'en');
        expect((await pageOf(db.transaction({ tenantId }, page))).total, keyword).toBe(1);
      }
    } finally {
      await test.close();
    }
  });
});
