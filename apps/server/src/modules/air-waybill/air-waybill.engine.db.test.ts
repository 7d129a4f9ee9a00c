import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rebuildAll } from '../../jobs/rebuild.ts';
import { departedInPart, EVENTS_PATH, eventsDocument, plannedFlights, WAYBILL_PATH, waybillDocument } from '../../testing/one-record.ts';
import { START, startTrackingWorld, type Tenant, type TrackingWorld } from '../../testing/tracking-world.ts';
import { resubscribeOrders } from '../order/service.ts';
import { airWaybills } from './polled/service.ts';
import { detailOfWaybill, routeOfWaybill, settleAirport } from './service.ts';

let world: TrackingWorld;
let tenant: Tenant;
beforeAll(async () => {
  world = await startTrackingWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.setNow(START);
  world.hints.length = 0;
  world.stub.forget();
  tenant = await world.tenant();
});

const sql = (text: string, id: string) => tenant.transaction(() => world.deps.db.sql(text, [id]));
const waybill = async (id: string) => (await sql('select * from air_waybill where id = $1', id))[0] ?? {};
const kindsOf = async (id: string) =>
  (await sql(`select kind, node from notification where bill_id = $1 order by node`, id)).map(
    (row) => `${String(row['kind'])} ${String(row['node'])}`,
  );
const answer = (...events: object[]): void => {
  world.stub.answer(WAYBILL_PATH, { body: waybillDocument() });
  world.stub.answer(EVENTS_PATH, { body: eventsDocument(...events) });
};

describe('a response of an airline', () => {
  it('fills the waybill with its totals, plans and outlook', async () => {
    answer(...plannedFlights());
    const id = await tenant.fly();
    await tenant.pollWaybill(id);
    expect(await waybill(id)).toMatchObject({
      reference_no: '15753806270',
      carrier_code: 'QR',
      subscription_status: 'SUB_OK',
      tracking_state: 'unshipped',
      stage: 'cargoReceived',
      status_place: 'PVG',
      flight_no: 'QR8581',
      total_pieces: 10,
      total_weight: 1250,
      total_volume: 7.5,
      commodity_name: 'Batteries',
      first_eta: '2026-11-22T18:00:00.000Z',
      poll_cursor: '2026-11-21T07:10:00.000Z',
    });
    expect(world.stub.requests.map(({ path, apiKey }) => [path, apiKey])).toEqual([
      [WAYBILL_PATH, 'test-key'],
      [EVENTS_PATH, 'test-key'],
    ]);
    expect(world.hints).toEqual([{ tenantId: tenant.id, topic: 'airWaybill', id, origins: [{ orgId: null, createdBy: null }] }]);
  });

  it('is shown with its airports in the language of the reader, in the row, the state and on a map', async () => {
    answer(...plannedFlights());
    const id = await tenant.fly();
    await tenant.pollWaybill(id);
    const asked = { now: START, locale: 'zh-cn' } as const;
    const { bill, state } = await tenant.transaction(() => detailOfWaybill(world.deps.db, tenant.id, id, asked));
    expect([bill.originName, bill.destinationName]).toEqual(['上海浦东', '法兰克福']);
    expect(state.stations[0]?.place).toMatchObject({ iataCode: 'PVG', name: '上海浦东', timeZone: 'Asia/Shanghai' });
    const { stops, legs } = await tenant.transaction(() => routeOfWaybill(world.deps.db, tenant.id, id, asked));
    expect(stops.map(({ place, at }) => [place.name, Math.round(at[0])])).toEqual([
      ['上海浦东', 122],
      ['多哈', 52],
      ['法兰克福', 9],
    ]);
    expect(legs.map(({ mode }) => mode)).toEqual(['AIR', 'AIR']);
  });

  it('with another airport than the entered one: it can be taken over, as long as the airline names it', async () => {
    answer(...plannedFlights());
    const id = await tenant.fly({ originCode: 'CAN' });
    await tenant.pollWaybill(id);
    const settled = async (carrier: string) => {
      await tenant.transaction(() => settleAirport(world.deps.db, { id, field: 'originCode', carrier }, START));
      return (await waybill(id))['origin_code'];
    };
    expect(await settled('HKG')).toBe('CAN');
    expect(await settled('PVG')).toBe('PVG');
    expect(await settled('PVG')).toBe('PVG');
    expect(await waybill(id)).toMatchObject({ destination_code: 'FRA', flight_no: 'QR8581', stage: 'cargoReceived' });
  });

  it('that is repeated changes and stores nothing', async () => {
    answer(...plannedFlights());
    const id = await tenant.fly();
    await tenant.pollWaybill(id);
    const count = async () => (await sql('select count(*) as n from carrier_event where bill_id = $1', id))[0];
    const [before, events] = [await waybill(id), await count()];
    await tenant.pollWaybill(id);
    expect(world.stub.requests.at(-1)?.query['created_after']).toBe('2026-11-20T07:10:00.000Z');
    expect(await count()).toEqual(events);
    expect({ ...(await waybill(id)), next_poll_at: null, last_polled_at: null }).toEqual({
      ...before,
      next_poll_at: null,
      last_polled_at: null,
    });
  });

  it('about a part of the cargo reaches no stage, and notifications are written once', async () => {
    answer(...plannedFlights());
    const id = await tenant.fly();
    await tenant.pollWaybill(id);
    world.setNow('2026-11-21T19:00:00.000Z');
    answer(...plannedFlights(), departedInPart());
    await tenant.pollWaybill(id);
    await tenant.pollWaybill(id);
    expect(await waybill(id)).toMatchObject({ stage: 'cargoReceived', tracking_state: 'tracking' });
    expect((await kindsOf(id)).filter((kind) => kind.startsWith('stageReached'))).toHaveLength(1);
  });

  it('without usable content is a failure, and a rebuild gives the same state', async () => {
    answer(...plannedFlights());
    const id = await tenant.fly();
    await tenant.pollWaybill(id);
    world.stub.answer(EVENTS_PATH, { body: { code: 'E-5071', items: [null] } });
    await tenant.pollWaybill(id);
    expect(await waybill(id)).toMatchObject({ subscription_status: 'SUB_OK', failures: 1 });
    expect((await rebuildAll(world.deps.db)).changed).toBe(0);
  });
});

describe('berries', () => {
  it('pay each waybill once, and come back when the airline calls the number invalid', async () => {
    const id = await tenant.fly();
    expect(await tenant.fly({ awbNo: '15753806270' })).toBe(id);
    expect(await tenant.balance()).toBe(99);
    world.stub.answer(WAYBILL_PATH, { status: 400, body: { 'api:hasTitle': 'Invalid waybill number' } });
    await tenant.pollWaybill(id);
    expect(await waybill(id)).toMatchObject({
      subscription_status: 'SUB_ERR',
      failure_reason: 'invalid_number',
      tracking_state: 'failed',
      next_poll_at: null,
    });
    expect([await tenant.balance(), await tenant.ledgerSum()]).toEqual([100, 100]);
    const who = { tenantId: tenant.id, userId: null, now: START, wallNow: START };
    const again = await tenant.transaction(() => resubscribeOrders(world.deps.db, airWaybills, who, [id]));
    expect(again).toMatchObject({ charged: 1, balance: 99, rows: [{ id, status: 'accepted' }] });
    expect(await waybill(id)).toMatchObject({ subscription_status: 'SUB_ING', attempt: 2 });
  });

  it('an unknown number is asked for daily for a week', async () => {
    const id = await tenant.fly();
    await tenant.pollWaybill(id);
    expect(await waybill(id)).toMatchObject({ subscription_status: 'SUB_ING', failure_reason: 'not_found', tries: 1 });
  });
});

it('another company sees neither a waybill nor what belongs to it', async () => {
  answer(...plannedFlights());
  const id = await tenant.fly();
  await tenant.pollWaybill(id);
  const other = await world.tenant();
  const seen = await other.transaction(() =>
    world.deps.db.sql(
      `select (select count(*) from air_waybill) as waybills, (select count(*) from carrier_event) as events, (select count(*) from carrier_payload) as payloads,
        (select count(*) from notification) as notifications, (select count(*) from recognition_record) as records`,
    ),
  );
  expect(seen).toEqual([{ waybills: '0', events: '0', payloads: '0', notifications: '0', records: '0' }]);
});
