// Everything with hot reload: sandbox carrier, server (restarted by Node on change) and Vite, all from the sources.
import { mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createClock } from './lib/clock.mjs';
import { freePort, Processes, waitFor } from './lib/processes.mjs';
import { root } from './lib/stages.mjs';

const dataDir = resolve(root, process.env.DATA_DIR ?? 'data/dev');
mkdirSync(dataDir, { recursive: true });
const clock = createClock(dataDir, process.env.TRACKING_CLOCK);
const carrierPort = await freePort();
const carrierUrl = `http://127.0.0.1:${carrierPort}`;
const carrierKey = crypto.randomUUID();
const shared = { TRACKING_CLOCK: clock.text, LOG_LEVEL: process.env.LOG_LEVEL ?? 'info' };
const source = ['--watch', '--conditions=@seaberry/source', '--import', './scripts/lib/source-resolve.mjs'];

const processes = new Processes();
processes.onEnd(() => process.exit(1));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, async () => {
    clock.save();
    await processes.stop();
    process.exit(0);
  });
}

processes.start('sandbox carrier', ['--watch', 'apps/sandbox-carrier/src/main.ts'], {
  ...shared,
  PORT: String(carrierPort),
  SANDBOX_API_KEY: carrierKey,
  SANDBOX_DATA: join(dataDir, 'sandbox-carrier.json'),
});
await waitFor(`${carrierUrl}/health`, 30_000, 'sandbox carrier');
await fetch(`${carrierUrl}/sandbox/v1/bookings`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json', 'API-Key': carrierKey },
  body: readFileSync(join(root, 'demo/voyages.json'), 'utf8'),
});
processes.start('server', [...source, 'apps/server/src/main.ts'], {
  ...shared,
  PORT: '5320',
  DATA_DIR: dataDir,
  DEMO_FILE: join(root, 'demo/tenant.json'),
  DEV_MAILBOX: '1',
  API_DOCS: 'open',
  POLL_INTERVAL_S: '8',
  CARRIERS: JSON.stringify([
    { code: '*', baseUrl: `${carrierUrl}/carriers/{code}`, apiKey: carrierKey, apiKeyHeader: 'API-Key' },
    { code: '*', protocol: 'one-record', baseUrl: `${carrierUrl}/airlines/{code}/one-record`, apiKey: carrierKey, apiKeyHeader: 'API-Key' },
  ]),
});
processes.start('web', ['--filter', '@seaberry/web', 'run', 'dev'], {}, { program: 'pnpm' });
clock.saveRegularly();
