import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdtempSync, readFileSync, rmSync, type WriteStream } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyDataFolder } from './data-folder.ts';

const root = join(import.meta.dirname, '../../..');
const START_LIMIT_MS = 60_000;

export interface StackOptions {
  /** Domain seconds per wall second. */
  factor?: number;
  /** Domain time at the start, ISO 8601. */
  anchor?: string;
  /** Starts with the demonstration tenant and its sixty bills. */
  demo?: boolean;
  /** Additional environment of the server. */
  env?: Record<string, string>;
}

/** The built product as `npm start` runs it: sandbox carrier, server with an embedded database, built web app. */
export interface Stack {
  url: string;
  carrierUrl: string;
  /** Kills the server, as a crash would. */
  killServer(): Promise<void>;
  startServer(): Promise<void>;
  /** Lets the carrier respond with 503 and Retry-After for a number of wall seconds. */
  carrierDown(seconds: number): Promise<void>;
  /** Registers voyages at the carrier. */
  book(voyages: readonly Record<string, unknown>[]): Promise<void>;
  /** Log lines of the server. */
  serverLog(): string;
  stop(): Promise<void>;
}

export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const folder = mkdtempSync(join(tmpdir(), 'seaberry-e2e-'));
  const log = join(folder, 'log.txt');
  const output = createWriteStream(log);
  const [port, carrierPort] = await Promise.all([freePort(), freePort()]);
  const url = `http://127.0.0.1:${port}`;
  const carrierUrl = `http://127.0.0.1:${carrierPort}`;
  const key = 'e2e-carrier-key';
  const clock = `${options.anchor ?? new Date().toISOString()},${options.factor ?? 1440}`;
  const shared = { NODE_ENV: 'production', TRACKING_CLOCK: clock, LOG_LEVEL: 'info' };

  const carrier = run('apps/sandbox-carrier/src/main.ts', output, {
    ...shared,
    PORT: String(carrierPort),
    SANDBOX_API_KEY: key,
    SANDBOX_DATA: join(folder, 'carrier.json'),
  });
  await waitForHealth(`${carrierUrl}/health`, carrier, log);
  const carrierCall = async (path: string, method: string, body?: unknown) => {
    const response = await fetch(carrierUrl + path, {
      method,
      headers: { 'API-Key': key, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  };
  if (options.demo) await carrierCall('/sandbox/v1/bookings', 'POST', JSON.parse(readFileSync(join(root, 'demo/voyages.json'), 'utf8')));

  copyDataFolder(join(folder, 'data'));
  let server: ChildProcess | null = null;
  const startServer = async () => {
    server = run('apps/server/src/main.ts', output, {
      ...shared,
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      WEB_DIR: join(root, 'apps/web/dist'),
      DEMO_FILE: join(root, options.demo ? 'demo/tenant.json' : 'apps/web/e2e/tenant.json'),
      POLL_INTERVAL_S: '2',
      CARRIERS: JSON.stringify([
        { code: '*', baseUrl: `${carrierUrl}/carriers/{code}`, apiKey: key, apiKeyHeader: 'API-Key' },
        { code: '*', protocol: 'one-record', baseUrl: `${carrierUrl}/airlines/{code}/one-record`, apiKey: key, apiKeyHeader: 'API-Key' },
      ]),
      ...options.env,
    });
    await waitForHealth(`${url}/health`, server, log);
  };
  await startServer();

  return {
    url,
    carrierUrl,
    startServer,
    killServer: () => end(server, 'SIGKILL'),
    carrierDown: (seconds) => carrierCall('/sandbox/v1/outage', 'POST', { seconds, status: 503 }),
    book: (voyages) => carrierCall('/sandbox/v1/bookings', 'POST', voyages),
    serverLog: () => readFileSync(log, 'utf8'),
    async stop() {
      await end(server, 'SIGTERM');
      await end(carrier, 'SIGTERM');
      output.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function run(script: string, output: WriteStream, env: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, [script], { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout?.pipe(output, { end: false });
  child.stderr?.pipe(output, { end: false });
  return child;
}

async function end(child: ChildProcess | null, signal: NodeJS.Signals): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('close', resolve));
  child.kill(signal);
  const timer = setTimeout(() => child.kill('SIGKILL'), 15_000);
  await ended;
  clearTimeout(timer);
}

async function waitForHealth(url: string, child: ChildProcess, log: string): Promise<void> {
  const limit = Date.now() + START_LIMIT_MS;
  while (Date.now() < limit && child.exitCode === null) {
    const up = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (up) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} did not respond.\n${readFileSync(log, 'utf8').slice(-4000)}`);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port'))));
    });
  });
}
