// Load over a long time on a server process of its own, on PostgreSQL: list calls, added bills and open streams, with a line a minute of calls,
// delays, errors, memory and processor time. `node bench/soak.ts --minutes 60 --callers 200 --adders 50 --streams 1000 --pause 0`; with a
// pause (ms) between the calls of each caller it shows whether memory stays flat under ordinary traffic. `--embedded` measures the
// embedded database instead.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { median } from './lib/medians.ts';
import { Traffic } from './lib/traffic.ts';

const root = join(import.meta.dirname, '..');
const MINUTE_MS = 60_000;
/** Clock ticks per second of /proc/<pid>/stat, the same on every Linux. */
const TICKS = 100;
const PASSWORD = 'berth nine 42';
const SECRET = 'only-for-this-measurement-0123456789';
/** Memory of the last quarter against that of the second, in which everything is loaded. */
const GROWTH_LIMIT = 1.1;

const option = (name: string, initial: number): number => {
  const at = process.argv.indexOf(name);
  return at < 0 ? initial : Number(process.argv[at + 1]);
};

if (process.platform !== 'linux') throw new Error('bench/soak.ts reads /proc, which only Linux has.');

const cpuSeconds = (pid: number): number => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
};
const residentMb = (pid: number): number => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
const quantile = (sorted: readonly number[], share: number): string => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0);

/** The next line of a child's output that matches; rejects when the child ends before. */
async function lineOf(child: ChildProcess, pattern: RegExp): Promise<RegExpExecArray> {
  let text = '';
  for await (const part of child.stdout ?? []) {
    text += String(part);
    const found = pattern.exec(text);
    if (found) {
      child.stdout?.resume();
      return found;
    }
  }
  throw new Error(`A process ended without "${pattern.source}": ${text.slice(-2000)}`);
}

const node = (args: string[], env: Record<string, string>): ChildProcess =>
  spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] });

const folder = mkdtempSync(join(tmpdir(), 'seaberry-soak-'));
const cluster = process.argv.includes('--embedded')
  ? null
  : await (await import('../apps/server/src/testing/postgres-cluster.ts')).startCluster();
const carrier = node(['bench/lib/carrier-double.ts'], {});
let server: ChildProcess | undefined;
try {
  const [, carrierPort] = await lineOf(carrier, /^(\d+)$/m);
  const env = {
    NODE_ENV: 'production',
    PORT: '0',
    DATA_DIR: join(folder, 'data'),
    ...(cluster && { DATABASE_URL: cluster.url, SECRET_KEY: SECRET }),
    RATE_LIMIT_PER_MINUTE: '10000000',
    RATE_LIMIT_ANONYMOUS_PER_MINUTE: '10000000',
    CARRIERS: JSON.stringify([{ code: '*', baseUrl: `http://127.0.0.1:${carrierPort}/{code}` }]),
    ACCOUNT_PASSWORD: PASSWORD,
  };
  const account = ['--company', 'Northwind', '--account', 'soak', '--tier', 'ultimate', '--berries', '1000000'];
  const made = node(['apps/server/src/create-account.ts', ...account], env);
  const [code] = (await once(made, 'close')) as [number];
  if (code !== 0) throw new Error('The account could not be created.');
  server = node(['apps/server/src/main.ts'], env);
  const [, url = ''] = await lineOf(server, /"url":"([^"]+)"[^\n]*Seaberry answers\./);
  await measure(url, server.pid ?? 0);
} finally {
  for (const child of [server, carrier]) {
    if (!child || child.exitCode !== null) continue;
    child.kill('SIGTERM');
    await once(child, 'close');
  }
  await cluster?.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function measure(url: string, pid: number): Promise<void> {
  const minutes = option('--minutes', 60);
  const traffic = new Traffic({
    url,
    account: 'soak',
    password: PASSWORD,
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
