// Steady tracking by one process on PostgreSQL: how late due bills are polled, what a poll without a new event costs, and how long a new bill
// waits for its first response while others are polled, also after an outage that has left every bill overdue. Run by name:
// `node bench/main.ts tracking --tracked 10000 --seconds 120`. With `--polled 500` only so many bills are polled first, and the others are copies
// of them, which 100,000 bills need.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { carrierRegistry } from '../apps/server/src/carriers/registry.ts';
import { readConfig } from '../apps/server/src/config.ts';
import { createDb } from '../apps/server/src/db/transactions.ts';
import { createFiles } from '../apps/server/src/files/service.ts';
import { createQueue } from '../apps/server/src/jobs/boss-queue.ts';
import { startTrackingSchedule, type TrackingSchedule } from '../apps/server/src/jobs/tracking.ts';
import { createCaches } from '../apps/server/src/modules/cache/service.ts';
import { createVitals } from '../apps/server/src/ports/vitals.ts';
import { createParameters } from '../apps/server/src/modules/config/parameters/service.ts';
import { createLive } from '../apps/server/src/live/notify-hub.ts';
import { createRequestLog } from '../apps/server/src/modules/tracking-log/request/service.ts';
import { createLog } from '../apps/server/src/ports/log.ts';
import { openTestDriver } from '../apps/server/src/testing/database.ts';
import { copyBills } from './lib/copied-bills.ts';
import {
  addNewBills,
  CARRIERS,
  countEvents,
  countOverdue,
  countUnpolled,
  fill,
  NOW,
  PER_TENANT,
  readDue,
  spread,
} from './lib/tracked-bills.ts';
import type { BenchResult } from './list.ts';

const LAG_LIMIT_S = 60;
const POLL_LIMIT_MS = 10;
/** From this number of bills on, the processor time of a poll has a limit. */
const CPU_LIMIT_FROM = 10_000;
/** A new bill gets its first response within this time, however many other bills wait. */
const FIRST_LIMIT_S = 10;
/** Time until PostgreSQL has new statistics and plans its statements again: the plans for empty tables are slow. */
const REPLANNED_MS = 60_000;
/** Share of responses with a new event. */
const NEWS_SHARE = 0.1;

const option = (name: string, initial: number): number => {
  const at = process.argv.indexOf(name);
  return at < 0 ? initial : Number(process.argv[at + 1]);
};

async function startCarrier(): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'lib/carrier-double.ts')], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, url: `http://127.0.0.1:${String(line).trim()}` };
}

/** Limits of lag and processor time, for bills that are due evenly over the default interval. */
export async function run(): Promise<(BenchResult & { exact: true })[]> {
  const bills = option('--tracked', 10_000);
  const seconds = option('--seconds', 120);
  const polled = Math.min(bills, option('--polled', bills));
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
    let requests = 0;
    let due = new Map<string, number>();
    const registry = carrierRegistry([{ code: '*', baseUrl: `${carrier.url}/{code}` }]);
    const carriers: typeof registry = {
      ...registry,
      connectorOf: (code) => {
        const ask = registry.connectorOf(code);
        return (request) => {
          requests += 1;
          const at = due.get(request.reference);
          if (at !== undefined) lags.push((Date.now() - at) / 1000);
          return ask(request);
        };
      },
    };
    const requestLog = createRequestLog({ db, log, clock });
    requestLog.start();
    const deps = {
      config,
      log,
      clock,
      db,
      queue: createQueue({ db, log, work: false }),
      live: createLive(db),
      carriers,
      parameters: createParameters(db, config),
      requests: requestLog,
      files: createFiles(config, new TextEncoder().encode('a secret that is long enough for benches')),
      caches: createCaches(db, []),
      vitals: createVitals({ now: clock.wallNow, streams: () => 0, probe: () => Promise.resolve() }),
    };
    const first = await fill(db, polled);
    console.log(
      `tracking: ${bills} bills of ${Math.ceil(bills / PER_TENANT)} companies with ${CARRIERS.length} carriers, due every ${config.pollIntervalS} s`,
    );

    schedule = startTrackingSchedule(deps);
    const begun = performance.now();
    while ((await countUnpolled(db)) > 0) await pause(500);
    const firstS = (performance.now() - begun) / 1000;
    console.log(`  first responses of ${polled} bills in ${firstS.toFixed(0)} s: ${(polled / firstS).toFixed(0)} a second`);
    if (polled < bills) {
      await copyBills(db, driver, { template: first, bills: bills - polled, perTenant: PER_TENANT, intervalS: config.pollIntervalS });
      console.log(`  copied to ${bills} bills in ${((performance.now() - begun) / 1000 - firstS).toFixed(0)} s`);
      await pause(REPLANNED_MS);
    } else await spread(db, config.pollIntervalS);

    /** Polls for `seconds`, and adds new bills meanwhile. @returns seconds that the slowest of them waited */
    async function runFor(name: string): Promise<number> {
      const added = await addNewBills(db);
      await pause(seconds * 1000);
      await added.stop();
      const waits = await added.waits();
      const slowest = waits.at(-1) ?? 0;
      console.log(
        `  ${name}: ${waits.length} new bills, first response after ${(waits[Math.floor(waits.length / 2)] ?? 0).toFixed(1)} s, at most ${slowest.toFixed(1)} s`,
      );
      return slowest;
    }

    async function measured(name: string, share: number): Promise<{ lag: number; cpuMs: number; slowest: number }> {
      await fetch(`${carrier.url}/news?share=${share}`, { method: 'POST' });
      due = await readDue(db);
      lags.length = 0;
      const eventsBefore = await countEvents(db);
      const before = process.cpuUsage();
      const slowest = await runFor(name);
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
      return { lag, cpuMs, slowest };
    }

    async function afterOutage(): Promise<number> {
      await fetch(`${carrier.url}/news?share=0`, { method: 'POST' });
      due = new Map();
      await spread(db, -config.pollIntervalS);
      const before = requests;
      const slowest = await runFor('every bill overdue');
      const overdue = await countOverdue(db);
      console.log(
        `  every bill overdue, ${seconds} s: ${((requests - before) / seconds).toFixed(0)} polls a second, ${overdue} still overdue, ` +
          `${(process.memoryUsage.rss() / 1e6).toFixed(0)} MB`,
      );
      return slowest;
    }

    const quiet = await measured('without news', 0);
    const busy = await measured(`with news in ${NEWS_SHARE * 100} %`, NEWS_SHARE);
    const outage = await afterOutage();
    return [
      {
        name: `tracking: seconds that a new bill waits beside ${bills} others`,
        ratio: Math.max(quiet.slowest, busy.slowest, outage),
        limit: FIRST_LIMIT_S,
        exact: true,
      },
      {
        name: `tracking: seconds that a due poll of ${bills} bills waits`,
        ratio: Math.max(quiet.lag, busy.lag),
        limit: LAG_LIMIT_S,
        exact: true,
      },
      // With fewer bills the search for due ones every two seconds costs more than the polls.
      ...(bills < CPU_LIMIT_FROM
        ? []
        : [{ name: 'tracking: ms of processor time a poll without news', ratio: quiet.cpuMs, limit: POLL_LIMIT_MS, exact: true as const }]),
    ];
  } finally {
    await schedule?.stop();
    await close();
    carrier.child.kill();
  }
}
