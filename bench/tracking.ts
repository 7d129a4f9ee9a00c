// Steady tracking by one process on PostgreSQL: how late due bills are polled, and what a poll without a new event costs. Run by name:
// `node bench/main.ts tracking --tracked 10000 --seconds 120`.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { carrierRegistry } from '../apps/server/src/carriers/registry.ts';
import { readConfig } from '../apps/server/src/config.ts';
import type { Db } from '../apps/server/src/db/port.ts';
import { createDb } from '../apps/server/src/db/transactions.ts';
import { createQueue } from '../apps/server/src/jobs/boss-queue.ts';
import { startTrackingSchedule, type TrackingSchedule } from '../apps/server/src/jobs/tracking.ts';
import { createLive } from '../apps/server/src/live/notify-hub.ts';
import { post } from '../apps/server/src/modules/ledger/service.ts';
import { addBills, checkRows } from '../apps/server/src/modules/ocean-bill/add/service.ts';
import { createTenant } from '../apps/server/src/modules/user/accounts/repo.ts';
import { createLog } from '../apps/server/src/ports/log.ts';
import { openTestDriver } from '../apps/server/src/testing/database.ts';
import type { BenchResult } from './list.ts';

const LAG_LIMIT_S = 60;
const POLL_LIMIT_MS = 10;
const JUDGED_FROM = 10_000;
const NEWS_SHARE = 0.1;
const CARRIERS = ['COSU', 'MAEU', 'ONEY', 'CMDU'];
const PER_TENANT = 500;
/** Present of the bench, later than every event of the journey. */
const NOW = '2026-12-05T00:00:00.000Z';

const option = (name: string, initial: number): number => {
  const at = process.argv.indexOf(name);
  return at < 0 ? initial : Number(process.argv[at + 1]);
};

async function startCarrier(): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'lib/carrier-double.ts')], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, url: `http://127.0.0.1:${String(line).trim()}` };
}

/** Companies with bills of every carrier, none of which was polled yet. */
async function fill(db: Db, bills: number): Promise<void> {
  for (let from = 0; from < bills; from += PER_TENANT) {
    const count = Math.min(PER_TENANT, bills - from);
    const tenantId = await createTenant(db, { name: `Company ${from}` });
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
}

/** Bills that were never polled. */
async function countUnpolled(db: Db): Promise<number> {
  const [row] = await db.transaction('system', () =>
    db.sql<{ n: number }>('select count(*)::int as n from ocean_bill where last_polled_at is null'),
  );
  return row?.n ?? 0;
}

async function countEvents(db: Db): Promise<number> {
  const [row] = await db.transaction('system', () => db.sql<{ n: number }>('select count(*)::int as n from carrier_event'));
  return row?.n ?? 0;
}

/** Spreads the due times over one interval from now on, as they are in a process that has run for long. @returns due ms of each number */
async function spread(db: Db, intervalS: number): Promise<Map<string, number>> {
  const rows = await db.transaction(
    'system',
    () =>
      db.sql<{ reference: string; due: number }>(
        `update ocean_bill b set next_poll_at = clock_timestamp() + $1::float * interval '1 second' * (n.at - 1) / n.all
       from (select id, row_number() over (order by md5(id::text)) as at, count(*) over () as all from ocean_bill) n where n.id = b.id
       returning reference_no as reference, (extract(epoch from next_poll_at) * 1000)::float8 as due`,
        [intervalS],
      ),
    { limitMs: 300_000 },
  );
  return new Map(rows.map(({ reference, due }) => [reference, due]));
}

/** Limits of lag and processor time, for bills that are due evenly over the default interval. */
export async function run(): Promise<(BenchResult & { exact: true })[]> {
  const bills = option('--tracked', 10_000);
  const seconds = option('--seconds', 120);
  const carrier = await startCarrier();
  const { driver, close } = await openTestDriver('postgres');
  let schedule: TrackingSchedule | undefined;
  try {
    const db = createDb(driver);
    const log = createLog('error');
    const config = readConfig({});
    const begin = Date.now();
    const clock = {
      factor: 1,
      domainNow: () => new Date(Date.parse(NOW) + Date.now() - begin).toISOString(),
      wallNow: () => Date.now(),
    };
    const lags: number[] = [];
    let due = new Map<string, number>();
    const registry = carrierRegistry([{ code: '*', baseUrl: `${carrier.url}/{code}` }]);
    const carriers: typeof registry = {
      ...registry,
      connectorOf: (code) => {
        const ask = registry.connectorOf(code);
        return (request) => {
          const at = due.get(request.reference);
          if (at !== undefined) lags.push((Date.now() - at) / 1000);
          return ask(request);
        };
      },
    };
    const deps = { config, log, clock, db, queue: createQueue({ db, log, work: false }), live: createLive(db), carriers };
    await fill(db, bills);
    console.log(
      `tracking: ${bills} bills of ${Math.ceil(bills / PER_TENANT)} companies with ${CARRIERS.length} carriers, due every ${config.pollIntervalS} s`,
    );

    schedule = startTrackingSchedule(deps);
    const first = performance.now();
    while ((await countUnpolled(db)) > 0) await pause(500);
    const firstS = (performance.now() - first) / 1000;
    console.log(`  first responses of all bills in ${firstS.toFixed(0)} s: ${(bills / firstS).toFixed(0)} a second`);

    async function measured(name: string, share: number): Promise<{ lag: number; cpuMs: number }> {
      await fetch(`${carrier.url}/news?share=${share}`, { method: 'POST' });
      due = await spread(db, config.pollIntervalS);
      lags.length = 0;
      const eventsBefore = await countEvents(db);
      const before = process.cpuUsage();
      await pause(seconds * 1000);
      const { user, system } = process.cpuUsage(before);
      // A due bill that was not polled yet counts as well.
      const sorted = lags.toSorted((a, b) => a - b);
      const expected = [...due.values()].filter((at) => at <= Date.now()).toSorted((a, b) => a - b);
      const waiting = expected.length > sorted.length ? (Date.now() - (expected[sorted.length] ?? Date.now())) / 1000 : 0;
      const lag = Math.max(sorted.at(-1) ?? Infinity, waiting);
      const cpuMs = (user + system) / 1000 / Math.max(1, sorted.length);
      const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? Infinity;
      console.log(
        `  ${name}, ${seconds} s: ${sorted.length} polls of ${expected.length} due, ${(await countEvents(db)) - eventsBefore} new events, lag at most ${lag.toFixed(1)} s, p99 ${p99.toFixed(1)} s, ` +
          `${cpuMs.toFixed(1)} ms of processor time each, ${(process.memoryUsage.rss() / 1e6).toFixed(0)} MB`,
      );
      return { lag, cpuMs };
    }

    const quiet = await measured('without news', 0);
    const busy = await measured(`with news in ${NEWS_SHARE * 100} %`, NEWS_SHARE);
    return [
      {
        name: `tracking: seconds that a due poll of ${bills} bills waits`,
        ratio: Math.max(quiet.lag, busy.lag),
        limit: LAG_LIMIT_S,
        exact: true,
      },
      // With fewer bills the search for due ones every two seconds costs more than the polls.
      ...(bills < JUDGED_FROM
        ? []
        : [{ name: 'tracking: ms of processor time a poll without news', ratio: quiet.cpuMs, limit: POLL_LIMIT_MS, exact: true as const }]),
    ];
  } finally {
    await schedule?.stop();
    await close();
    carrier.child.kill();
  }
}
