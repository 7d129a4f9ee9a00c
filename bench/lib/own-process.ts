import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
/** Clock ticks per second of /proc/<pid>/stat, the same on every Linux. */
const TICKS = 100;
const PASSWORD = 'berth nine 42';
const SECRET = 'only-for-this-measurement-0123456789';
const ACCOUNT = 'soak';

/** A server in a process of its own with one account, and what can be measured of it. */
export interface OwnServer {
  url: string;
  pid: number;
  account: string;
  password: string;
  /** The process has ended. */
  ended(): boolean;
}

export interface OwnServerOptions {
  /** URL of PostgreSQL; without it the database is embedded. */
  databaseUrl?: string | undefined;
  carrierPort: string;
  berries?: number;
  env?: Record<string, string>;
}

/** Processor seconds that a process has used. */
export function cpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

export const residentMb = (pid: number): number => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

export const startNode = (args: string[], env: Record<string, string>): ChildProcess =>
  spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] });

/** The next line of a child's output that matches; rejects when the child ends before. */
export async function lineOf(child: ChildProcess, pattern: RegExp): Promise<RegExpExecArray> {
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

export async function endChild(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'close');
}

/** Starts a carrier with a journey for every number (`carrier-double.ts`); `run` gets its port. */
export async function withCarrier(run: (port: string) => Promise<void>): Promise<void> {
  const carrier = startNode(['bench/lib/carrier-double.ts'], {});
  try {
    const [, port = ''] = await lineOf(carrier, /^(\d+)$/m);
    await run(port);
  } finally {
    await endChild(carrier);
  }
}

/** Starts a server with a new data folder and one account of the highest tier; ends it after `run`. */
export async function withOwnServer(options: OwnServerOptions, run: (server: OwnServer) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'seaberry-load-'));
  const env = {
    NODE_ENV: 'production',
    PORT: '0',
    DATA_DIR: join(folder, 'data'),
    ...(options.databaseUrl && { DATABASE_URL: options.databaseUrl, SECRET_KEY: SECRET }),
    RATE_LIMIT_PER_MINUTE: '10000000',
    RATE_LIMIT_ANONYMOUS_PER_MINUTE: '10000000',
    CARRIERS: JSON.stringify([{ code: '*', baseUrl: `http://127.0.0.1:${options.carrierPort}/{code}` }]),
    ACCOUNT_PASSWORD: PASSWORD,
    ...options.env,
  };
  let server: ChildProcess | undefined;
  try {
    const account = ['--company', 'Northwind', '--account', ACCOUNT, '--tier', 'ultimate', '--berries', `${options.berries ?? 1_000_000}`];
    const [code] = (await once(startNode(['apps/server/src/create-account.ts', ...account], env), 'close')) as [number];
    if (code !== 0) throw new Error('The account could not be created.');
    const child = startNode(['apps/server/src/main.ts'], env);
    server = child;
    const [, url = ''] = await lineOf(child, /"url":"([^"]+)"[^\n]*Seaberry answers\./);
    await run({
      url,
      pid: child.pid ?? 0,
      account: ACCOUNT,
      password: PASSWORD,
      ended: () => child.exitCode !== null || child.signalCode !== null,
    });
  } finally {
    await endChild(server);
    rmSync(folder, { recursive: true, force: true });
  }
}
