import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteBills } from '../../modules/ocean-bill/service.ts';
import { eventsOfBill, recognitionOfBill } from '../../modules/ocean-bill/detail/service.ts';
import { oceanBills } from '../../modules/ocean-bill/polled/service.ts';
import { findBill, type BillRecord } from '../../modules/ocean-bill/repo.ts';
import { resubscribeOrders } from '../../modules/order/service.ts';
import { departedEvents, etaEvent, plannedEvents } from '../../testing/dcsa-events.ts';
import { dcsaError } from '../../testing/stub-carrier.ts';
import { BILL, START, startTrackingWorld, type Tenant, type TrackingWorld } from '../../testing/tracking-world.ts';
import { claim, findDue } from './due-bills.ts';
import { checkOverdue } from './overdue.ts';
import { rebuildAll } from '../rebuild.ts';
import { takeResponse } from './take-response.ts';

let world: TrackingWorld;
let tenant: Tenant;
beforeAll(async () => {
  world = await startTrackingWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.setNow(START);
  world.sent.length = 0;
  world.hints.length = 0;
  world.stub.forget();
  tenant = await world.tenant();
});

const sql = (text: string, id: string) => tenant.transaction(() => world.deps.db.sql(text, [id]));
const bill = async (id: string) => (await sql('select * from ocean_bill where id = $1', id))[0] ?? {};
const counts = async (id: string) => {
  const [row] = await sql(
    `select (select count(*) from carrier_event where bill_id = $1) as events, (select count(*) from carrier_payload where bill_id = $1) as payloads,
       (select count(*) from notification where bill_id = $1) as notifications, (select count(*) from recognition_record where bill_id = $1) as records`,
    id,
  );
  return row;
};
const recordOf = async (id: string): Promise<BillRecord> => {
  const found = await tenant.transaction(() => findBill(world.deps.db, id));
  if (!found) throw new Error('the bill is gone');
  return found;
};
const REFERENCE = BILL.referenceNo;

describe('a request to a carrier', () => {
  it('fills the bill from the response of the carrier', async () => {
    world.stub.answer(REFERENCE, { body: plannedEvents() });
    const id = await tenant.track();
    await tenant.poll(id);
    expect(await bill(id)).toMatchObject({
      subscription_status: 'SUB_OK',
      tracking_state: 'unshipped',
      stage: 'booked',
      vessel: 'EVER STABLE',
      container_numbers: ['CSNU6829160'],
      eta: '2026-12-12T14:00:00.000Z',
      poll_cursor: '2026-11-18T02:04:00.000Z',
      shown_pod_code: 'USLAX',
    });
    expect(world.stub.requests[0]).toMatchObject({ path: '/v2/events', apiKey: 'test-key', correlationId: 'test' });
    expect(world.hints).toEqual([{ tenantId: tenant.id, topic: 'oceanBill', id, origins: [{ orgId: null, createdBy: null }] }]);
  });

  it('starts from the newest event with an overlap, and adds only new events', async () => {
    world.stub.answer(REFERENCE, { body: plannedEvents() });
    const id = await tenant.track();
    await tenant.poll(id);
    world.stub.answer(REFERENCE, { body: [...plannedEvents().slice(3), ...departedEvents()] });
    world.setNow('2026-11-27T06:00:00.000Z');
    await tenant.poll(id);
    expect(world.stub.requests[1]?.query['eventCreatedDateTime:gte']).toBe('2026-11-17T02:04:00.000Z');
    expect(await bill(id)).toMatchObject({
      stage: 'departed',
      tracking_state: 'tracking',
      signal: 'late',
      atd: '2026-11-27T04:00:00.000Z',
    });
    expect(await counts(id)).toMatchObject({ events: '7', payloads: '2', records: '1' });
  });

  it('changes nothing when the response is repeated, sends no notification and stores it once', async () => {
    world.stub.answer(REFERENCE, { body: [...plannedEvents(), ...departedEvents()] });
    world.setNow('2026-11-27T06:00:00.000Z');
    const id = await tenant.track();
    await tenant.poll(id);
    const first = await counts(id);
    const before = await bill(id);
    world.hints.length = 0;
    for (let n = 0; n < 3; n += 1) await tenant.poll(id);
    expect(await counts(id)).toEqual(first);
    expect(world.hints).toEqual([]);
    const { next_poll_at: _next, last_polled_at: _polled, carrier_answered_at: _answered, ...after } = await bill(id);
    expect(before).toMatchObject(after);
  });

  it('stores when the carrier answered last, also without new events, and not when it failed', async () => {
    world.stub.answer(REFERENCE, { body: plannedEvents() });
    const id = await tenant.track();
    const answeredAt = async () => {
      await tenant.poll(id);
      return (await bill(id))['carrier_answered_at'];
    };
    const first = await answeredAt();
    expect(first).not.toBeNull();
    world.setNow('2026-11-27T06:00:00.000Z');
    expect(await answeredAt()).toBe('2026-11-27T06:00:00.000Z');
    world.setNow('2026-11-28T06:00:00.000Z');
    world.stub.answer(REFERENCE, { status: 503 });
    expect(await answeredAt()).toBe('2026-11-27T06:00:00.000Z');
  });

  it('leads to the same state in any order of events', async () => {
    const events = [...plannedEvents(), ...departedEvents(), etaEvent('2026-12-14T06:00:00-08:00', '2026-11-28T00:00:00Z')];
    const states = [];
    world.setNow('2026-11-28T06:00:00.000Z');
    for (const [at, order] of [events, events.toReversed(), [...events.slice(4), ...events.slice(0, 4)]].entries()) {
      const reference = `COSU61234567${at}0`;
      const id = await tenant.track({ referenceNo: reference });
      for (const event of order) {
        world.stub.answer(reference, { body: [event] });
        await tenant.poll(id);
      }
      const { stage, eta, first_eta: firstEta, atd, signal, slip_ms: slip, rail } = await bill(id);
      states.push({ stage, eta, firstEta, atd, signal, slip, rail });
    }
    expect(states[1]).toEqual(states[0]);
    expect(states[2]).toEqual(states[0]);
    expect(states[0]).toMatchObject({ eta: '2026-12-14T14:00:00.000Z', firstEta: '2026-12-12T14:00:00.000Z' });
  });

  it('keeps good events besides malformed ones, and reports the errors of those', async () => {
    world.stub.answer(REFERENCE, {
      body: [
        null,
        ...plannedEvents(),
        'nonsense',
        7,
        { eventID: 'x1', eventType: 'TRANSPORT' },
        { ...plannedEvents()[1], eventID: 'nul', changeRemark: 'a\u0000b\ud800' },
      ],
    });
    const id = await tenant.track();
    await tenant.poll(id);
    await tenant.poll(id);
    const { items, total } = await tenant.transaction(() => eventsOfBill(world.deps.db, { id, page: 1, pageSize: 50 }));
    expect(total).toBe(10);
    const unreadable = items.filter(({ kind }) => kind === null);
    expect(unreadable).toHaveLength(4);
    for (const { problems } of unreadable) expect(problems?.[0]?.effect).toBe('dropped');
    const values = unreadable.flatMap(({ problems }) => (problems?.[0]?.code === 'not-an-object' ? [problems[0].value] : []));
    expect(new Set(values)).toEqual(new Set(['null', 'number', 'string']));
    expect((await bill(id))['subscription_status']).toBe('SUB_OK');
  });

  it('stores the response verbatim and immutably', async () => {
    const body = JSON.stringify(plannedEvents(), null, 3);
    world.stub.answer(REFERENCE, { body });
    const id = await tenant.track();
    await tenant.poll(id);
    expect(await sql('select body, api_version, correlation_id from carrier_payload where bill_id = $1', id)).toEqual([
      { body, api_version: '2.2.0', correlation_id: 'test' },
    ]);
    for (const table of ['carrier_payload', 'carrier_event', 'event_problem']) {
      await expect(tenant.transaction(() => world.deps.db.sql(`update ${table} set source = 'X'`))).rejects.toThrow();
      await expect(tenant.transaction(() => world.deps.db.sql(`delete from ${table}`))).rejects.toThrow();
    }
  });
});

describe('a subscription', () => {
  const status = async (id: string) => {
    const { subscription_status: subscription, failure_reason: reason, tracking_state: state, next_poll_at: next } = await bill(id);
    return { subscription, reason, state, next };
  };

  it('fails at once for a container the carrier does not know', async () => {
    const id = await tenant.track({ referenceType: 'CONTAINER', referenceNo: 'TEXU3070079' });
    await tenant.poll(id);
    expect(await status(id)).toEqual({ subscription: 'SUB_ERR', reason: 'not_found', state: 'failed', next: null });
    expect(await tenant.transaction(() => recognitionOfBill(world.deps.db, id))).toMatchObject([
      { status: 'SUB_ERR', abnormalInfo: 'not_found', containerSubscription: true },
    ]);
  });

  it('waits a week for a bill of lading, with one request per day, then fails', async () => {
    const id = await tenant.track();
    for (let day = 1; day < 7; day += 1) {
      await tenant.poll(id);
      const { subscription, reason, next } = await status(id);
      expect([subscription, reason]).toEqual(['SUB_ING', 'not_found']);
      expect(Date.parse(String(next)) - Date.parse(world.deps.clock.domainNow())).toBeGreaterThanOrEqual(86_400_000);
      world.setNow(String(next));
    }
    await tenant.poll(id);
    expect(await status(id)).toMatchObject({ subscription: 'SUB_ERR', reason: 'retries_exhausted', next: null });
    const records = await tenant.transaction(() => recognitionOfBill(world.deps.db, id));
    expect(records.map(({ status: one }) => one)).toEqual(['SUB_ERR', ...Array.from({ length: 6 }, () => 'SUB_ING')]);
    expect(await tenant.balance()).toBe(100);
  });

  it('treats an empty response to the first request as not known yet', async () => {
    world.stub.answer(REFERENCE, { body: [] });
    const id = await tenant.track();
    await tenant.poll(id);
    expect(await status(id)).toMatchObject({ subscription: 'SUB_ING', reason: 'not_found' });
  });

  it('retries a response whose list holds nothing usable, and never calls the number unknown', async () => {
    const warned = vi.spyOn(world.deps.log, 'warn');
    for (const [referenceNo, body] of [
      ['TEXU3070079', [{ eventType: 'EQUIPMENT', equipmentReference: 'TEXU3070079' }]],
      ['CSNU6829160', [null]],
      ['MSKU6011672', [{ code: 'E-5071' }, null]],
      ['TRHU3240046', { errors: [{ errorCodeText: 'tryLater' }] }],
    ] as const) {
      world.stub.answer(referenceNo, { body });
      const id = await tenant.track({ referenceType: 'CONTAINER', referenceNo });
      await tenant.poll(id);
      expect(await status(id)).toMatchObject({ subscription: 'SUB_ING', reason: 'unrecognized_response', state: 'unshipped' });
      expect((await status(id)).next).not.toBeNull();
    }
    expect(warned.mock.calls[0]?.[0]).toMatchObject({
      reason: 'unrecognized_response',
      problems: [{ event: 0, field: 'equipmentEventTypeCode', code: 'missing' }],
    });
    warned.mockRestore();
  });

  it('fails at once when the carrier calls the number invalid', async () => {
    world.stub.answer(REFERENCE, { status: 404, body: dcsaError(404, 'invalidReference', 'The reference is not valid') });
    const id = await tenant.track();
    await tenant.poll(id);
    expect(await status(id)).toMatchObject({ subscription: 'SUB_ERR', reason: 'invalid_number' });
  });

  it('survives thirteen technical failures and keeps the events received before them', async () => {
    const id = await tenant.track();
    for (let n = 0; n < 13; n += 1) {
      world.stub.answer(REFERENCE, { status: n % 2 === 0 ? 503 : 429, headers: { 'Retry-After': '4000' } });
      await tenant.poll(id);
      expect((await status(id)).subscription).toBe('SUB_ING');
    }
    expect(Date.parse(String((await status(id)).next)) - Date.parse(START)).toBeGreaterThanOrEqual(4_000_000);
    world.stub.answer(REFERENCE, [{ body: plannedEvents(), headers: { 'Next-Page': 'two' } }, { status: 500 }]);
    world.setNow('2026-11-21T10:00:00.000Z');
    await tenant.poll(id);
    expect(await counts(id)).toMatchObject({ events: '5' });
    expect(await tenant.balance()).toBe(100);
    expect(await status(id)).toMatchObject({ subscription: 'SUB_ERR', reason: 'shipping_line_unreachable' });
  });

  it('stays accepted through an outage and an unknown number', async () => {
    world.stub.answer(REFERENCE, { body: plannedEvents() });
    const id = await tenant.track();
    await tenant.poll(id);
    for (const answer of [...Array.from({ length: 15 }, () => ({ status: 502 })), { status: 404 }]) {
      world.stub.answer(REFERENCE, answer);
      await tenant.poll(id);
    }
    expect(await status(id)).toMatchObject({ subscription: 'SUB_OK', state: 'unshipped' });
    expect(await tenant.balance()).toBe(99);
  });

  it('that has ended or failed, or was deleted, is not requested', async () => {
    world.stub.answer(REFERENCE, { body: [...plannedEvents(), ...departedEvents()] });
    world.setNow('2026-11-27T06:00:00.000Z');
    const id = await tenant.track();
    await tenant.poll(id);
    world.setNow('2027-03-01T00:00:00.000Z');
    while ((await checkOverdue(world.deps)) > 0);
    // Tracking ends when the carrier has answered, and has nothing new.
    expect((await status(id)).next).not.toBeNull();
    world.setNow('2027-03-01T02:00:00.000Z');
    await tenant.poll(id);
    expect(await status(id)).toMatchObject({ state: 'ended', next: null });
    const failed = await tenant.track({ referenceType: 'CONTAINER', referenceNo: 'TEXU3070079' });
    await tenant.poll(failed);
    const deleted = await tenant.track({ referenceNo: 'COSU6000000001' });
    await tenant.transaction(() => deleteBills(world.deps.db, [deleted], START));
    world.stub.requests.length = 0;
    for (const one of [id, failed, deleted]) await tenant.poll(one);
    expect(world.stub.requests).toEqual([]);
    expect(
      (
        await tenant.transaction(() =>
          resubscribeOrders(world.deps.db, oceanBills, { tenantId: tenant.id, userId: null, now: START, wallNow: START }, [id]),
        )
      ).rows,
    ).toEqual([{ id, status: 'ended' }]);
  });
});

describe('a process killed at any point', () => {
  it('loses nothing and repeats nothing when a response is processed twice', async () => {
    const id = await tenant.track({ referenceType: 'CONTAINER', referenceNo: 'TEXU3070079' });
    const requested = await recordOf(id);
    const answer = { kind: 'unknown', reason: 'not_found', page: null } as const;
    for (let n = 0; n < 3; n += 1) await tenant.transaction(() => takeResponse(world.deps, oceanBills, requested, answer, 'test'));
    expect(await tenant.balance()).toBe(100);
    expect(await counts(id)).toMatchObject({ notifications: '1', records: '1' });
  });

  it('leaves no part of a response when it is killed in the transaction', async () => {
    world.stub.answer(REFERENCE, { body: plannedEvents() });
    const id = await tenant.track();
    const publish = world.deps.live.publish;
    world.deps.live.publish = () => Promise.reject(new Error('killed'));
    await expect(tenant.poll(id)).rejects.toThrow('killed');
    world.deps.live.publish = publish;
    expect(await counts(id)).toEqual({ events: '0', payloads: '0', notifications: '0', records: '0' });
    await tenant.poll(id);
    expect(await counts(id)).toMatchObject({ events: '5', payloads: '1', records: '1' });
  });

  it('counts one attempt when two processes send a request at once', async () => {
    const id = await tenant.track();
    // Both requests are sent before either has its response.
    const requested = await recordOf(id);
    const unknown = { kind: 'unknown', reason: 'not_found', page: null } as const;
    await Promise.all(
      ['a', 'b'].map((process) => tenant.transaction(() => takeResponse(world.deps, oceanBills, requested, unknown, process))),
    );
    expect(await bill(id)).toMatchObject({ tries: 1, subscription_status: 'SUB_ING' });
  });

  it('does not let an old response fail a new subscription', async () => {
    const id = await tenant.track({ referenceType: 'CONTAINER', referenceNo: 'TEXU3070079' });
    const requested = await recordOf(id);
    await tenant.poll(id);
    await tenant.transaction(() =>
      resubscribeOrders(world.deps.db, oceanBills, { tenantId: tenant.id, userId: null, now: START, wallNow: START }, [id]),
    );
    await tenant.transaction(() =>
      takeResponse(world.deps, oceanBills, requested, { kind: 'unknown', reason: 'not_found', page: null }, 'late'),
    );
    expect(await bill(id)).toMatchObject({ subscription_status: 'SUB_ING', attempt: 2 });
  });
});

describe('the poll schedule', () => {
  it('gives each due bill to one process, and again only after the lease of a killed one', async () => {
    const id = await tenant.track();
    const { db } = world.deps;
    const wall = () => world.deps.clock.domainNow();
    /** As a process that takes all that is due and is killed before it asks. */
    const take = async (): Promise<number> => {
      const due = await db.transaction('system', () => findDue(db, wall(), []));
      const leaseEnd = new Date(Date.parse(wall()) + 300_000).toISOString();
      const taken = await db.transaction('system', () => claim(db, due, wall(), leaseEnd));
      return Number(taken.has(id));
    };
    const [one, other] = await Promise.all([take(), take()]);
    expect(one + other).toBe(1);
    world.setNow('2026-11-21T09:04:00.000Z');
    expect(await take()).toBe(0);
    world.setNow('2026-11-21T09:05:01.000Z');
    expect(await take()).toBe(1);
  });

  /** With an event of the last five days: without one the carrier would count as silent on the day of the delay. */
  const RECENT = [...plannedEvents(), etaEvent('2026-12-12T06:00:00-08:00', '2026-11-21T08:00:00Z')];

  it('detects an unreported delay once, and not before the carrier has answered without the report', async () => {
    world.stub.answer(REFERENCE, { body: RECENT });
    const id = await tenant.track({ notificationEmail: 'ops@example.com' });
    await tenant.poll(id);
    // The departure was planned for 25 November, 02:00 UTC: it is an anomaly when it is more than a day late.
    world.setNow('2026-11-26T02:00:00.000Z');
    await tenant.poll(id);
    world.setNow('2026-11-26T05:00:00.000Z');
    await checkOverdue(world.deps);
    expect(await bill(id)).toMatchObject({ exception_types: [], derived_as_of: '2026-11-26T05:00:00.000Z' });
    world.setNow('2026-11-26T06:00:00.000Z');
    await tenant.poll(id);
    await checkOverdue(world.deps);
    expect(await bill(id)).toMatchObject({ exception_types: ['shipDelay'] });
    expect(await sql(`select kind, value from notification where bill_id = $1 and kind = 'anomaly'`, id)).toEqual([
      { kind: 'anomaly', value: 'delayed' },
    ]);
    const mail = await world.deps.db.transaction('system', () =>
      world.deps.db.sql(
        `select m.id, m.tenant_id, m.recipient, m.state from outgoing_message m join notification n on n.id = m.notification_id
         where n.bill_id = $1 and n.kind = 'anomaly'`,
        [id],
      ),
    );
    expect(mail).toMatchObject([{ tenant_id: tenant.id, recipient: 'ops@example.com', state: 'waiting' }]);
    expect(world.sent.filter(({ data }) => data['id'] === mail[0]?.['id'])).toHaveLength(1);
  });

  it('derives an overdue bill anew every hour, and another one only for new events', async () => {
    world.stub.answer(REFERENCE, { body: RECENT });
    const id = await tenant.track();
    await tenant.poll(id);
    const derivedAt = async (now: string) => {
      world.setNow(now);
      await tenant.poll(id);
      const { derived_as_of: derived, last_polled_at: polled } = await bill(id);
      expect(polled).toBe(now);
      return derived;
    };
    expect(await derivedAt('2026-11-22T09:00:00.000Z')).toBe(START);
    const noticed = '2026-11-26T03:00:00.000Z';
    world.setNow(noticed);
    await checkOverdue(world.deps);
    expect(await derivedAt('2026-11-26T03:59:00.000Z')).toBe(noticed);
    expect(await derivedAt('2026-11-26T04:00:00.000Z')).toBe('2026-11-26T04:00:00.000Z');
  });

  it('a rebuild gives the same state and changes no row', async () => {
    world.stub.answer(REFERENCE, { body: [...plannedEvents(), ...departedEvents()] });
    world.setNow('2026-11-27T06:00:00.000Z');
    const id = await tenant.track({ customerDeadline: '2026-12-20' });
    await tenant.poll(id);
    const before = { bill: await bill(id), counts: await counts(id), balance: await tenant.balance() };
    const { bills, changed } = await rebuildAll(world.deps.db);
    expect(bills).toBeGreaterThan(5);
    expect(changed).toBe(0);
    expect({ bill: await bill(id), counts: await counts(id), balance: await tenant.balance() }).toEqual(before);
    await sql(`update ocean_bill set stage = null, state = jsonb_set(state, '{stage}', '"delivered"') where id = $1`, id);
    expect((await rebuildAll(world.deps.db)).changed).toBe(1);
    expect((await bill(id))['stage']).toBe('departed');
  });

  it('a rebuild updates an incomplete rail once', async () => {
    world.stub.answer(REFERENCE, { body: plannedEvents() });
    const id = await tenant.track();
    await tenant.poll(id);
    const { rail } = await bill(id);
    await sql(
      `update ocean_bill set rail = (select jsonb_agg(node - 'placeName' - 'timeZone') from jsonb_array_elements(rail) node) where id = $1`,
      id,
    );
    expect((await bill(id))['rail']).not.toEqual(rail);
    expect((await rebuildAll(world.deps.db)).changed).toBe(1);
    expect((await bill(id))['rail']).toEqual(rail);
    expect((await rebuildAll(world.deps.db)).changed).toBe(0);
  });
});
