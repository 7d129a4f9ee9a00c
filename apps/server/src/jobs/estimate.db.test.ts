import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { departedEvents, plannedEvents, type RawEvent } from '../testing/dcsa-events.ts';
import { START, startTrackingWorld, type Tenant, type TrackingWorld } from '../testing/tracking-world.ts';
import { defineEstimateFit, ESTIMATE_FIT, fitEstimates } from './estimate.ts';
import { rebuildAll } from './rebuild.ts';

const AT_SEA = '2026-12-01T00:00:00.000Z';
const LONG_AFTER = '2026-12-21T00:00:00.000Z';

let world: TrackingWorld;
let tenant: Tenant;
let other: Tenant;
beforeAll(async () => {
  world = await startTrackingWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.setNow(START);
  [tenant, other] = [await world.tenant(), await world.tenant()];
});

const reference = (of: number): string => `COSU${6_100_000_000 + of}`;
let made = 0;

/** A bill on a voyage of its own whose vessel left two days late and, once it is `arrived`, came two days after the plan. */
async function track(owner: Tenant, arrived: boolean): Promise<string> {
  made += 1;
  const of = { reference: reference(made), id: `e${made}` };
  const planned = plannedEvents(of);
  const arrival: RawEvent[] = planned
    .filter(({ transportEventTypeCode }) => transportEventTypeCode === 'ARRI')
    .map((plan) => ({
      ...plan,
      eventID: `${of.id}-ata`,
      eventClassifierCode: 'ACT',
      eventCreatedDateTime: '2026-12-14T15:00:00Z',
      eventDateTime: '2026-12-14T06:00:00-08:00',
    }));
  world.setNow(arrived ? LONG_AFTER : AT_SEA);
  const body = JSON.stringify([...planned, ...departedEvents(of), ...(arrived ? arrival : [])]).replaceAll('042E', `${made}E`);
  world.stub.answer(of.reference, { body: JSON.parse(body) });
  const id = await owner.track({ referenceNo: of.reference });
  await owner.poll(id);
  return id;
}

const system = (text: string) => world.deps.db.transaction('system', () => world.deps.db.sql(text));
const stateOf = async (owner: Tenant, id: string) => {
  const [row] = await owner.transaction(() =>
    world.deps.db.sql<{ version: string | null; from: string; to: string }>(
      `select state->>'estimateModel' as version, outlook->'range'->>'from' as from, outlook->'range'->>'to' as to from ocean_bill where id = $1`,
      [id],
    ),
  );
  if (row === undefined) throw new Error('the bill is gone');
  return row;
};

it('a night with too few finished voyages changes nothing, later ones fit a model for all, and the next derivation uses it', async () => {
  const before = await stateOf(tenant, await track(tenant, false));
  for (let count = 0; count < 5; count += 1) await track(tenant, true);
  const few = await fitEstimates(world.deps);
  expect(few.collected).toBeGreaterThan(5);
  expect(few.version).toBeNull();
  expect(await system('select * from estimate_model')).toEqual([]);
  expect((await stateOf(tenant, await track(tenant, false))).version).toBeNull();

  for (let count = 0; count < 26; count += 1) await track(count % 2 === 0 ? tenant : other, true);
  const { version } = await fitEstimates(world.deps);
  expect(await system('select id from estimate_model')).toEqual([{ id: version }]);
  const after = await stateOf(other, await track(other, false));
  expect(after.version).toBe(version);
  // All samples arrived equally late, so the range of the expected arrival is narrow.
  expect(Date.parse(after.to) - Date.parse(after.from)).toBeLessThan(Date.parse(before.to) - Date.parse(before.from));

  // Each shipment is read once, and a state is derived again with the model it has.
  expect(await fitEstimates(world.deps)).toEqual({ collected: 0, version: null });
  expect((await rebuildAll(world.deps.db)).changed).toBe(0);
});

it('a shipment that cannot be read is left out alone', async () => {
  for (let count = 0; count < 2; count += 1) await track(tenant, true);
  const { db } = world.deps;
  let failures = 0;
  const failing: typeof db = {
    ...db,
    transaction: (scope, work, options) => {
      if (options?.limitMs === undefined || failures > 0) return db.transaction(scope, work, options);
      failures += 1;
      return Promise.reject(new Error('statement timeout'));
    },
  };
  const first = await fitEstimates({ ...world.deps, db: failing });
  const second = await fitEstimates(world.deps);
  expect([first.collected > 0, second.collected]).toEqual([true, first.collected]);
});

it('samples name neither shipment nor tenant, and no tenant reads them or changes a model', async () => {
  await track(tenant, true);
  await fitEstimates(world.deps);
  const text = JSON.stringify(await system('select sample from estimate_sample'));
  expect(text).toContain('CNSHA-USLAX');
  for (const secret of [reference(made), 'CSNU6829160', tenant.id, 'EVER STABLE']) expect(text).not.toContain(secret);
  const refused = (statement: string) =>
    expect(tenant.transaction(() => world.deps.db.sql(statement))).rejects.toThrow('permission denied');
  await refused('select * from estimate_sample');
  await refused('update estimate_model set samples = 0');
  await refused('delete from estimate_model');
});

it('expected times are fitted every night', () => {
  const crons: string[] = [];
  const queue = { ...world.deps.queue, define: () => {}, schedule: (name: string, cron: string) => void crons.push(`${name} ${cron}`) };
  defineEstimateFit({ ...world.deps, queue });
  expect(crons).toEqual([expect.stringMatching(new RegExp(`^${ESTIMATE_FIT} \\d+ \\d+ \\* \\* \\*$`, 'u'))]);
});
