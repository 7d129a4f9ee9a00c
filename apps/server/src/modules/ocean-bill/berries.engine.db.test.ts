import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { dcsaError } from '../../testing/stub-carrier.ts';
import { BILL, START, startTrackingWorld, type Tenant, type TrackingWorld } from '../../testing/tracking-world.ts';
import { post } from '../ledger/service.ts';
import { resubscribeOrders } from '../order/service.ts';
import { oceanBills } from './polled/service.ts';
import { deleteBills } from './service.ts';

let world: TrackingWorld;
const tenants: Tenant[] = [];
beforeAll(async () => {
  world = await startTrackingWorld();
});
afterAll(() => world.close());
afterEach(async () => {
  for (const tenant of tenants.splice(0)) expect(await tenant.ledgerSum()).toBe(await tenant.balance());
});

async function withBerries(berries: number): Promise<Tenant> {
  const tenant = await world.tenant(berries);
  tenants.push(tenant);
  return tenant;
}
const numbered = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ ...BILL, referenceNo: `COSU612345${String(at).padStart(4, '0')}` }));
const statuses = (outcome: { rows: { status: string }[] }) => outcome.rows.map(({ status }) => status);
const who = (tenant: Tenant) => ({ tenantId: tenant.id, userId: null, now: START, wallNow: START });

describe('berries', () => {
  it('one is charged for a bill', async () => {
    const tenant = await withBerries(10);
    expect(await tenant.add(BILL)).toMatchObject({ created: 1, charged: 1, balance: 9 });
    expect(await tenant.balance()).toBe(9);
  });

  it('none is charged for a duplicate, in any spelling of its number or carrier', async () => {
    const tenant = await withBerries(10);
    const [first] = (await tenant.add(BILL)).rows;
    // CCMJ is another code of COSU, the carrier of the bill.
    const again = await tenant.add({ ...BILL, referenceNo: 'cosu 6123 456789', carrierCode: 'ccmj' });
    expect(again).toMatchObject({ created: 0, charged: 0, balance: 9, rows: [{ status: 'duplicate', id: first?.id }] });
  });

  it('another type, carrier or company is a different bill, and so is a deleted one', async () => {
    const tenant = await withBerries(10);
    const id = await tenant.track();
    expect((await tenant.add({ ...BILL, referenceType: 'BOOKING' }, { ...BILL, carrierCode: 'MAEU' })).created).toBe(2);
    await tenant.transaction(() => deleteBills(world.deps.db, [id], START));
    expect((await tenant.add(BILL)).created).toBe(1);
    expect((await (await withBerries(1)).add(BILL)).created).toBe(1);
  });

  it('without any nothing is created, and the row has the reason', async () => {
    const tenant = await withBerries(0);
    expect(await tenant.add(BILL)).toMatchObject({ created: 0, charged: 0, balance: 0, rows: [{ status: 'noBerries' }] });
  });

  it('a batch is charged as far as the balance lasts, without invalid rows and duplicates', async () => {
    const tenant = await withBerries(3);
    const [one = {}, two = {}, three = {}, four = {}] = numbered(4);
    const outcome = await tenant.add(one, { ...two, customerService: '' }, one, two, three, four);
    expect(statuses(outcome)).toEqual(['created', 'invalid', 'duplicate', 'created', 'created', 'noBerries']);
    expect(outcome).toMatchObject({ created: 3, charged: 3, balance: 0 });
    expect(outcome.rows[1]?.errors).toEqual({ customerService: ['required'] });
    expect(outcome.rows[2]?.id).toBe(outcome.rows[0]?.id);
  });

  it('twenty concurrent bills with five berries create five', async () => {
    const tenant = await withBerries(5);
    const outcomes = await Promise.all(numbered(20).map((bill) => tenant.add(bill)));
    expect(outcomes.reduce((sum, { created }) => sum + created, 0)).toBe(5);
    expect(await tenant.balance()).toBe(0);
  });

  it('twenty concurrent requests for one bill create it once', async () => {
    const tenant = await withBerries(50);
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => tenant.add(BILL)));
    expect(outcomes.reduce((sum, { created }) => sum + created, 0)).toBe(1);
    expect(await tenant.balance()).toBe(49);
  });

  it('are refunded once when the subscription fails, and charged again for the next one', async () => {
    const tenant = await withBerries(10);
    // A container unknown to its carrier fails with the first response.
    const id = await tenant.track({ referenceType: 'CONTAINER', referenceNo: 'CSNU6829160' });
    await tenant.poll(id);
    expect(await tenant.balance()).toBe(10);
    await tenant.poll(id);
    expect(await tenant.balance()).toBe(10);
    const again = await tenant.transaction(() => resubscribeOrders(world.deps.db, oceanBills, who(tenant), [id]));
    expect(again).toMatchObject({ rows: [{ id, status: 'accepted' }], charged: 1, balance: 9 });
    world.stub.answer('CSNU6829160', { status: 400, body: dcsaError(400, 'invalidParameter', 'The reference is not valid') });
    await tenant.poll(id);
    expect(await tenant.balance()).toBe(10);
    const rows = await tenant.transaction(() =>
      world.deps.db.sql('select kind, attempt, amount, balance_after from berry_ledger where order_id = $1 order by id', [id]),
    );
    expect(rows.map((row) => Object.values(row))).toEqual([
      ['charge', 1, -1, 9],
      ['refund', 1, 1, 10],
      ['charge', 2, -1, 9],
      ['refund', 2, 1, 10],
    ]);
  });

  it('without any a failed bill is not renewed, and an active one is accepted, once for a repeated id', async () => {
    const tenant = await withBerries(2);
    const failed = await tenant.track({ referenceType: 'CONTAINER', referenceNo: 'TEXU3070079' });
    await tenant.poll(failed);
    const active = await tenant.track();
    await tenant.track({ referenceNo: 'COSU6999999999' });
    const outcome = await tenant.transaction(() =>
      resubscribeOrders(world.deps.db, oceanBills, who(tenant), [failed, active, 'nonsense', active]),
    );
    expect(outcome.rows.map(({ status }) => status)).toEqual(['noBerries', 'accepted', 'missing']);
    expect(outcome).toMatchObject({ charged: 0, balance: 0 });
  });

  it('a movement that is written twice counts once', async () => {
    const tenant = await withBerries(5);
    const entry = { orderId: '01900000-0000-7000-8000-000000000001', kind: 'grant', attempt: 1, amount: 7 } as const;
    const write = () => tenant.transaction(() => post(world.deps.db, tenant.id, [entry], START));
    expect((await write()).moved).toBe(7);
    expect((await write()).moved).toBe(0);
    expect(await tenant.balance()).toBe(12);
  });

  it('the ledger is append-only', async () => {
    const tenant = await withBerries(5);
    await expect(tenant.transaction(() => world.deps.db.sql('update berry_ledger set amount = 9'))).rejects.toThrow();
    await expect(tenant.transaction(() => world.deps.db.sql('delete from berry_ledger'))).rejects.toThrow();
  });
});
