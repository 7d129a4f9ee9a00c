// Ingest of a carrier's response until it is listed: stored verbatim, parsed, bound to the journey, derived, notified. On a real
// PostgreSQL, with several bills at once like the jobs; the carrier double responds immediately.
import { carrierRegistry } from '../apps/server/src/carriers/registry.ts';
import { readConfig } from '../apps/server/src/config.ts';
import { createDb } from '../apps/server/src/db/transactions.ts';
import { createFiles } from '../apps/server/src/files/service.ts';
import { createQueue } from '../apps/server/src/jobs/boss-queue.ts';
import { pollBill } from '../apps/server/src/jobs/poll/poll.ts';
import { createLive } from '../apps/server/src/live/notify-hub.ts';
import { createCaches } from '../apps/server/src/modules/cache/service.ts';
import { createVitals } from '../apps/server/src/ports/vitals.ts';
import { createParameters } from '../apps/server/src/modules/config/parameters/service.ts';
import { post } from '../apps/server/src/modules/ledger/service.ts';
import { addBills, checkRows } from '../apps/server/src/modules/ocean-bill/add/service.ts';
import { oceanBills } from '../apps/server/src/modules/ocean-bill/polled/service.ts';
import { createRequestLog } from '../apps/server/src/modules/tracking-log/request/service.ts';
import { createTenant } from '../apps/server/src/modules/user/accounts/repo.ts';
import { createLog } from '../apps/server/src/ports/log.ts';
import { departedEvents, etaEvent, plannedEvents, type RawEvent } from '../apps/server/src/testing/dcsa-events.ts';
import { openTestDriver } from '../apps/server/src/testing/database.ts';
import type { BenchResult } from './list.ts';

/** Limit for two cores (docs/performance.md). */
const EVENTS_PER_S = 2000;
const AT_ONCE = 4;
const CONTAINERS = 4;
const ESTIMATES = 20;
const DAY_MS = 86_400_000;
/** Present of the bench, later than every event of the journey. */
const NOW = '2026-12-05T00:00:00.000Z';

const reference = (index: number): string => `COSU${6_300_000_000 + index}`;

/** Complete history of a bill: its plans, the events of four containers, and changes of the ETA. */
function journey(of: string): RawEvent[] {
  const boxes = Array.from({ length: CONTAINERS }, (_, at) => {
    const options = { reference: of, id: `${of}-${at}`, container: `CSNU68291${60 + at}` };
    return [...plannedEvents(options), ...departedEvents(options)];
  });
  const estimates = Array.from({ length: ESTIMATES }, (_, day) => {
    const eta = new Date(Date.parse('2026-12-12T14:00:00Z') + day * 3_600_000).toISOString();
    return etaEvent(eta, new Date(Date.parse('2026-11-10T00:00:00Z') + day * DAY_MS).toISOString(), of);
  });
  return [...boxes.flat(), ...estimates];
}

/** Events per second from the response until they are listed, compared with the limit. */
export async function run(quick = false): Promise<BenchResult & { onlyInFullRun: true }> {
  const bills = quick ? 60 : 400;
  const { driver, close } = await openTestDriver('postgres');
  try {
    const db = createDb(driver);
    const log = createLog('silent');
    const queue = createQueue({ db, log, work: false });
    const tenantId = await createTenant(db, { name: 'Ingest' });
    const clock = { factor: 1, domainNow: () => NOW, wallNow: () => Date.parse(NOW) };
    const carriers = { ...carrierRegistry([]), connectorOf: () => respond };
    const requests = createRequestLog({ db, log, clock });
    const config = readConfig({});
    const parameters = createParameters(db, config);
    const files = createFiles(config, new TextEncoder().encode('a secret that is long enough for benches'));
    const caches = createCaches(db, []);
    const vitals = createVitals({ now: clock.wallNow, streams: () => 0, probe: () => Promise.resolve() });
    const deps = { config, parameters, log, clock, db, queue, live: createLive(db), carriers, files, requests, caches, vitals };
    const adder = { tenantId, userId: null, now: NOW, wallNow: NOW };
    const rows = Array.from({ length: bills }, (_, index) => ({
      referenceNo: reference(index),
      carrierCode: 'COSU',
      serviceType: 'CY/CY',
      customerService: 'Amy',
      polCode: 'CNSHA',
    }));
    const outcome = await db.transaction({ tenantId }, async () => {
      await post(db, tenantId, [{ orderId: tenantId, kind: 'grant', attempt: 1, amount: bills }], NOW);
      return addBills(db, adder, checkRows(rows));
    });
    const ids = outcome.rows.map(({ id }) => String(id));
    // Warm-up for query plans, connections and compilation.
    const warm = ids.splice(0, Math.ceil(bills / 10));
    await all(warm, (billId) => pollBill(deps, { kind: oceanBills, tenantId, billId }, { correlationId: 'bench' }));
    const begin = performance.now();
    await all(ids, (billId) => pollBill(deps, { kind: oceanBills, tenantId, billId }, { correlationId: 'bench' }));
    const seconds = (performance.now() - begin) / 1000;
    const [count] = await db.transaction({ tenantId }, () => db.sql<{ n: number }>('select count(*)::int as n from carrier_event'));
    const perBill = (count?.n ?? 0) / bills;
    const rate = (perBill * ids.length) / seconds;
    console.log(
      `ingest: ${ids.length} bills of ${perBill} events in ${seconds.toFixed(1)} s: ${rate.toFixed(0)} events a second (PostgreSQL)`,
    );
    return {
      name: `ingest: ${EVENTS_PER_S} events a second against ours (PostgreSQL)`,
      ratio: EVENTS_PER_S / rate,
      limit: 1,
      onlyInFullRun: true,
    };
  } finally {
    await close();
  }
}

const respond = async ({ reference: of }: { reference: string }) => {
  const json = journey(of);
  return { kind: 'events' as const, pages: [{ body: JSON.stringify(json), json, status: 200, apiVersion: '2.2' }] };
};

async function all(ids: readonly string[], run: (id: string) => Promise<unknown>): Promise<void> {
  const waiting = [...ids];
  const worker = async (): Promise<void> => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) await run(id);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
