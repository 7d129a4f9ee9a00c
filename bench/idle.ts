// Cost of the idle product: processor time and memory of the server, from /proc (Linux).
// `node bench/idle.ts` prints demonstration and wall clock; `--minutes 10` waits longer before it measures.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const root = join(import.meta.dirname, '..');
const at = process.argv.indexOf('--minutes');
const settleMs = (at > 0 ? Number(process.argv[at + 1]) : 2) * 60_000;
const MEASURE_MS = 60_000;
/** Clock ticks per second of /proc/<pid>/stat, the same on every Linux. */
const TICKS = 100;

if (process.platform !== 'linux') throw new Error('bench/idle.ts reads /proc, which only Linux has.');

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No free port.'))));
    });
  });
}

/** The server process among those of `scripts/start.mjs`. */
function serverOf(start: ChildProcess): number | undefined {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .find((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
        const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
        return parent === start.pid && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('apps/server/src/main.ts');
      } catch {
        return false;
      }
    });
}

const cpuSeconds = (pid: number): number => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
};
const megabytes = (pid: number, name: 'VmRSS' | 'VmHWM'): number =>
  Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

async function measure(name: string, clock: string | undefined): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'seaberry-idle-'));
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), DATA_DIR: folder, ...(clock ? { TRACKING_CLOCK: clock, POLL_INTERVAL_S: '900' } : {}) };
  const start = spawn(process.execPath, ['scripts/start.mjs', '--fresh'], { cwd: root, env, stdio: 'ignore' });
  try {
    while (
      !(await fetch(`http://127.0.0.1:${port}/health`).then(
        ({ ok }) => ok,
        () => false,
      ))
    )
      await pause(500);
    const pid = serverOf(start);
    if (pid === undefined) throw new Error('The server was not found among the processes.');
    await pause(settleMs);
    const before = cpuSeconds(pid);
    await pause(MEASURE_MS);
    const share = ((cpuSeconds(pid) - before) / (MEASURE_MS / 1000)) * 100;
    console.log(
      `${name.padEnd(20)} ${share.toFixed(1)} % of a core, ${megabytes(pid, 'VmRSS').toFixed(0)} MB now, ${megabytes(pid, 'VmHWM').toFixed(0)} MB at most`,
    );
  } finally {
    const ended = new Promise((resolve) => start.once('close', resolve));
    start.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

await measure('demonstration clock', undefined);
await measure('wall time', `${new Date().toISOString()},1`);
