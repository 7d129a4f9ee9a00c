import { afterEach, beforeAll, afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CarrierConnector, CarrierRequest, CarrierResponse } from '../../carriers/carrier.ts';
import { BILL, START, startTrackingWorld, type Tenant, type TrackingWorld } from '../../testing/tracking-world.ts';
import { FAILURES_TO_OPEN } from './circuit.ts';
import { PLACES } from './lanes.ts';
import { createPolling, type Polling } from './polling.ts';

let world: TrackingWorld;
/** Open requests. */
let open: { carrier: string; reference: string; answer: (response: CarrierResponse) => void }[];
let polling: Polling;

const UNREACHABLE: CarrierResponse = { kind: 'technical', reason: 'shipping_line_unreachable', status: null, retryAfterS: null, pages: [] };
const NO_EVENTS: CarrierResponse = { kind: 'unknown', reason: 'not_found', page: null };

const connectorOf =
  (carrier: string): CarrierConnector =>
  ({ reference, signal }: CarrierRequest) =>
    new Promise<CarrierResponse>((answer) => {
      open.push({ carrier, reference, answer });
      signal?.addEventListener('abort', () => answer(UNREACHABLE));
    });

beforeAll(async () => {
  world = await startTrackingWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.setNow(START);
  open = [];
  await forgetDue();
  world.deps.carriers = {
    reaches: () => true,
    reachesAirline: () => true,
    connectorOf,
    airlineOf: connectorOf,
  };
  polling = createPolling(world.deps);
});
afterEach(async () => {
  answerAll(NO_EVENTS);
  await polling.stop();
});

const forgetDue = () =>
  world.deps.db.transaction('system', async () => {
    await world.deps.db.sql('update ocean_bill set next_poll_at = null');
    await world.deps.db.sql('update air_waybill set next_poll_at = null');
  });
function answerAll(response: CarrierResponse): void {
  for (const { answer } of open.splice(0)) answer(response);
}
/** Takes what is due, and waits until this number of requests is open. */
async function look(requests: number): Promise<void> {
  await polling.look();
  await vi.waitFor(() => expect(open).toHaveLength(requests), { timeout: 10_000, interval: 5 });
}
/** Answers until no request is open and none waits. */
async function answerUntilIdle(response: CarrierResponse): Promise<void> {
  const idle = polling.idle();
  let done = false;
  const ended = idle.then(() => (done = true));
  while (!done) {
    answerAll(response);
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 5))]);
  }
}
const numbers = (start: number, count: number, carrierCode = 'COSU') =>
  Array.from({ length: count }, (_, at) => ({ ...BILL, carrierCode, referenceNo: `${carrierCode}${start + at}` }));
const dueAt = async (tenant: Tenant): Promise<string[]> =>
  (
    await tenant.transaction(() => world.deps.db.sql<{ at: string }>('select next_poll_at as at from ocean_bill order by reference_no'))
  ).map(({ at }) => at);
const statusOf = async (code: string) =>
  (await world.deps.db.transaction('system', () => world.deps.db.sql('select * from carrier_status where code = $1', [code])))[0];

describe('the polls of one process', () => {
  it('ask for a new bill at once, whatever another company has waiting', async () => {
    const large = await world.tenant(1000);
    for (let batch = 0; batch < 2; batch += 1) await large.add(...numbers(6_200_000_000 + batch * 500, 500));
    await look(PLACES);
    const small = await world.tenant();
    await small.track({ referenceNo: 'COSU6299999999' });
    // One round of answers makes room; the new bill is in the next one.
    answerAll(NO_EVENTS);
    await vi.waitFor(() => expect(open).toHaveLength(PLACES), { timeout: 10_000, interval: 5 });
    answerAll(NO_EVENTS);
    await polling.idle();
    await look(PLACES);
    expect(open.map(({ reference }) => reference)).toContain('COSU6299999999');
  });

  it('of other carriers go on while one hangs', async () => {
    const tenant = await world.tenant();
    await tenant.add(...numbers(6_300_000_000, 40, 'MAEU'));
    await look(PLACES);
    await tenant.track({ referenceNo: 'COSU6300000001' });
    await look(PLACES + 1);
    expect(open.filter(({ carrier }) => carrier === 'MAEU')).toHaveLength(PLACES);
    expect(open.at(-1)?.carrier).toBe('COSU');
  });

  it('leave a carrier alone that does not respond, ask one bill after a pause, and all when it is back', async () => {
    const tenant = await world.tenant();
    await tenant.add(...numbers(6_400_000_000, 20, 'ZIMU'));
    await look(PLACES);
    await answerUntilIdle(UNREACHABLE);
    expect(await statusOf('ZIMU')).toMatchObject({ answered_at: null, silent_since: START });
    await look(0);
    // The bills that waited for a place are due, not held.
    const asked = (await dueAt(tenant)).filter((at) => at > START);
    expect(asked.length).toBeLessThan(PLACES + FAILURES_TO_OPEN);
    const back = '2026-11-21T09:00:05.000Z';
    world.setNow(back);
    await look(1);
    answerAll(NO_EVENTS);
    await polling.idle();
    expect(await statusOf('ZIMU')).toMatchObject({ answered_at: back, silent_since: null });
    // The bills that were asked for in vain do not wait for their next try.
    await vi.waitFor(async () => expect((await dueAt(tenant)).filter((at) => at > back)).toHaveLength(1));
    await look(PLACES);
  });

  it('give a company no more turns for a second kind, and an airline a lane of its own', async () => {
    const both = await world.tenant();
    await both.add(...numbers(6_700_000_000, 12));
    for (let at = 0; at < 12; at += 1) await both.fly({ awbNo: `1571000${String(at).padStart(4, '0')}`, airlineCode: 'QR' });
    const one = await world.tenant();
    await one.add(...numbers(6_710_000_000, 12));
    await look(2 * PLACES);
    expect(open.filter(({ carrier }) => carrier === 'QR')).toHaveLength(PLACES);
    // The waybills of the first company take turns of its bills.
    expect(open.filter(({ reference }) => reference.startsWith('COSU670'))).toHaveLength(PLACES / 2);
    await answerUntilIdle(UNREACHABLE);
    expect(await statusOf('air:QR')).toMatchObject({ silent_since: START });
    expect(await statusOf('QR')).toBeUndefined();
  });

  it('give waiting bills back when the process stops, and drop late responses', async () => {
    const tenant = await world.tenant();
    await tenant.add(...numbers(6_500_000_000, 12));
    await look(PLACES);
    await polling.stop(0);
    expect(await dueAt(tenant)).toEqual(Array.from({ length: 12 }, () => START));
  });

  it('ask again soon after a failure on our side', async () => {
    const tenant = await world.tenant();
    await tenant.track({ referenceNo: 'COSU6600000001' });
    const publish = world.deps.live.publish;
    world.deps.live.publish = () => Promise.reject(new Error('no connection'));
    await look(1);
    answerAll(NO_EVENTS);
    await polling.idle();
    world.deps.live.publish = publish;
    expect(await dueAt(tenant)).toEqual(['2026-11-21T09:00:10.000Z']);
  });

  it.each([
    ['before the response is stored', false],
    ['after a commit that was not acknowledged', true],
  ])('ask again soon after the database was away %s', async (_, commits) => {
    const tenant = await world.tenant();
    await tenant.track({ referenceNo: commits ? 'COSU6600000003' : 'COSU6600000002' });
    const { db } = world.deps;
    let away = false;
    const transaction: typeof db.transaction = async (scope, work, options) => {
      if (away && !commits) throw new Error('no connection');
      const result = await db.transaction(scope, work, options);
      // Only the transaction that takes bills has a map as its result.
      if (away && result instanceof Map) throw new Error('no connection');
      return result;
    };
    const ours = createPolling({ ...world.deps, db: { ...db, transaction } });
    if (commits) {
      away = true;
      await expect(ours.look()).rejects.toThrow('no connection');
    } else {
      await ours.look();
      await vi.waitFor(() => expect(open).toHaveLength(1));
      away = true;
      answerAll(NO_EVENTS);
      await ours.idle();
    }
    expect(await dueAt(tenant)).toEqual(['2026-11-21T09:05:00.000Z']);
    away = false;
    await ours.look();
    expect(await dueAt(tenant)).toEqual([commits ? '2026-11-21T09:05:00.000Z' : '2026-11-21T09:00:10.000Z']);
    await vi.waitFor(() => expect(open).toHaveLength(commits ? 1 : 0));
    await ours.stop(0);
  });
});
