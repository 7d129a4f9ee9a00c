// Load over a long time on a server process of its own, on PostgreSQL: list calls, added bills and open streams, with a line a minute of calls,
// delays, errors, memory and processor time. `node bench/soak.ts --minutes 60 --callers 200 --adders 50 --streams 1000 --pause 0`; with a
// pause (ms) between the calls of each caller it shows whether memory stays flat under ordinary traffic. `--embedded` measures the
// embedded database instead.
import { setTimeout as pause } from 'node:timers/promises';
import { median } from './lib/medians.ts';
import { cpuSeconds, type OwnServer, residentMb, withCarrier, withOwnServer } from './lib/own-process.ts';
import { Traffic } from './lib/traffic.ts';

const MINUTE_MS = 60_000;
/** Memory of the last quarter against that of the second, in which everything is loaded. */
const GROWTH_LIMIT = 1.1;

const option = (name: string, initial: number): number => {
  const at = process.argv.indexOf(name);
  return at < 0 ? initial : Number(process.argv[at + 1]);
};

if (process.platform !== 'linux') throw new Error('bench/soak.ts reads /proc, which only Linux has.');

const quantile = (sorted: readonly number[], share: number): string => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0);

const cluster = process.argv.includes('--embedded')
  ? null
  : await (await import('../apps/server/src/testing/postgres-cluster.ts')).startCluster();
try {
  await withCarrier((carrierPort) => withOwnServer({ carrierPort, databaseUrl: cluster?.url }, measure));
} finally {
  await cluster?.stop();
}

async function measure({ url, pid, account, password }: OwnServer): Promise<void> {
  const minutes = option('--minutes', 60);
  const traffic = new Traffic({
    url,
    account,
    password,
    callers: option('--callers', 200),
    adders: option('--adders', 50),
    streams: option('--streams', 1000),
    pauseMs: option('--pause', 0),
  });
  await traffic.start();
  traffic.read();
  const resident: number[] = [];
  const all = { lists: [] as number[], adds: 0, errors: 0 };
  for (let minute = 1; minute <= minutes; minute += 1) {
    const [begin, cpu] = [Date.now(), cpuSeconds(pid)];
    await pause(MINUTE_MS);
    const { lists, adds, errors, hints } = traffic.read();
    const seconds = (Date.now() - begin) / 1000;
    resident.push(residentMb(pid));
    all.lists.push(...lists);
    all.adds += adds.length;
    all.errors += Object.values(errors).reduce((sum, count) => sum + count, 0);
    const sorted = { lists: lists.toSorted((a, b) => a - b), adds: adds.toSorted((a, b) => a - b) };
    console.log(
      `${String(minute).padStart(3)} min  lists ${(lists.length / seconds).toFixed(0)}/s (p50 ${quantile(sorted.lists, 0.5)}, p99 ${quantile(sorted.lists, 0.99)} ms)` +
        `  bills ${(adds.length / seconds).toFixed(1)}/s (p99 ${quantile(sorted.adds, 0.99)} ms)  hints ${(hints / seconds).toFixed(0)}/s` +
        `  ${(((cpuSeconds(pid) - cpu) / seconds) * 100).toFixed(0)} % of a core  ${resident.at(-1)?.toFixed(0)} MB`,
    );
    for (const [message, count] of Object.entries(errors)) console.log(`         ${count} × ${message}`);
  }
  traffic.stop();
  const quarter = Math.max(1, Math.floor(resident.length / 4));
  const growth = median(resident.slice(-quarter)) / median(resident.slice(quarter, 2 * quarter));
  const sorted = all.lists.toSorted((a, b) => a - b);
  console.log(
    `${minutes} minutes: ${all.lists.length} lists (p99 ${quantile(sorted, 0.99)} ms), ${all.adds} bills, ${all.errors} errors; ` +
      `memory of the last quarter ${growth.toFixed(2)} times that of the second (at most ${GROWTH_LIMIT})`,
  );
  if (all.errors > 0 || growth > GROWTH_LIMIT) process.exitCode = 1;
}
