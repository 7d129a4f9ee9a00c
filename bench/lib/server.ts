import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const START_LIMIT_MS = 60_000;

export interface RunningServer {
  url: string;
  stop(): Promise<void>;
}

/** The built web app behind the server with an embedded database of its own, as a process, without carriers. */
export async function startServer(): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'seaberry-bench-'));
  const port = await freePort();
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      WEB_DIR: join(root, 'apps/web/dist'),
      DEMO_FILE: join(root, 'apps/web/e2e/tenant.json'),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = async (): Promise<void> => {
    await end(child);
    rmSync(folder, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  if (await answers(`${url}/health`, child)) return { url, stop };
  await stop();
  throw new Error('The server did not start. Was the web app built?');
}

async function answers(url: string, child: ChildProcess): Promise<boolean> {
  for (const limit = Date.now() + START_LIMIT_MS; Date.now() < limit && child.exitCode === null;) {
    const up = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (up) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('close', resolve));
  child.kill('SIGTERM');
  await ended;
}

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
