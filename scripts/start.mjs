// Starts everything for a demonstration: build, sandbox carrier, server with the web app.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { compiled, exec, root } from './lib/stages.mjs';
import { createClock } from './lib/clock.mjs';
import { freePort, portIsFree, Processes, waitFor } from './lib/processes.mjs';

const DEFAULT_PORT = 5320;
const BUILD_LIMIT_MS = 10 * 60_000;
/** Timeout that includes the upgrade of a data folder from an older PostgreSQL. */
const UPGRADE_LIMIT_MS = 10 * 60_000;

const fresh = process.argv.includes('--fresh');
const port = Number(process.env.PORT ?? DEFAULT_PORT);
const host = process.env.HOST ?? '127.0.0.1';
const address = `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}`;
const near = ['127.0.0.1', '::1', 'localhost'].includes(host);
const dataDir = resolve(root, process.env.DATA_DIR ?? 'data');
const embedded = !process.env.DATABASE_URL;

function fail(what, ...how) {
  console.error(`\n  ${what}\n`);
  for (const line of how) console.error(`  ${line}`);
  console.error('');
  process.exit(1);
}

if (!Number.isInteger(port) || port < 1 || port > 65_535) fail(`PORT is "${process.env.PORT}".`, 'It must be a number from 1 to 65535.');
if (!(await portIsFree(port, host))) {
  fail(
    `Port ${port} is taken.`,
    `If Seaberry is already running, open ${address} in a browser.`,
    `Otherwise choose another port: PORT=${port + 1} npm start`,
  );
}
prepareFolder();

console.log('Building (cached after the first time) …');
const build = await exec('turbo', ['run', 'build', '--output-logs=errors-only'], { limitMs: BUILD_LIMIT_MS });
if (build.code !== 0) fail('The build failed.', ...build.output.split('\n').slice(-30));

const processes = new Processes();
const clock = createClock(dataDir, process.env.TRACKING_CLOCK);
const carrierPort = await freePort();
const carrierKey = crypto.randomUUID();
const carrierUrl = `http://127.0.0.1:${carrierPort}`;
const shared = { ...compiled, NODE_ENV: 'production', TRACKING_CLOCK: clock.text, LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' };

processes.onEnd((name, how) => {
  clock.save();
  fail(`The ${name} ended unexpectedly (${how}).`, 'Lines above, if any, say why.');
});
const stop = async () => {
  clock.save();
  await processes.stop();
  process.exit(0);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);

processes.start(
  'sandbox carrier',
  ['apps/sandbox-carrier/src/main.ts'],
  {
    ...shared,
    PORT: String(carrierPort),
    SANDBOX_API_KEY: carrierKey,
    SANDBOX_DATA: join(dataDir, 'sandbox-carrier.json'),
  },
  { restart: true },
);
await waitFor(`${carrierUrl}/health`, 30_000, 'sandbox carrier');
if (embedded) await bookVoyages();

processes.start('server', ['apps/server/src/main.ts'], {
  ...shared,
  PORT: String(port),
  HOST: host,
  DATA_DIR: dataDir,
  WEB_DIR: join(root, 'apps/web/dist'),
  DEMO_FILE: join(root, 'demo/tenant.json'),
  ...(embedded ? { PUBLIC_URL: process.env.PUBLIC_URL ?? address } : {}),
  // Verification codes of the demonstration are shown on this page; with SMTP_URL they are also sent.
  ...(embedded ? { DEV_MAILBOX: process.env.DEV_MAILBOX ?? '1' } : {}),
  ...(near ? { API_DOCS: process.env.API_DOCS ?? (process.env.API_DOCS_USER ? 'closed' : 'open') } : {}),
  // 18 hours of the demonstration's domain time: one of its days takes a minute.
  POLL_INTERVAL_S: process.env.POLL_INTERVAL_S ?? '45',
  CARRIERS:
    process.env.CARRIERS ??
    JSON.stringify([
      { code: '*', baseUrl: `${carrierUrl}/carriers/{code}`, apiKey: carrierKey, apiKeyHeader: 'API-Key' },
      {
        code: '*',
        protocol: 'one-record',
        baseUrl: `${carrierUrl}/airlines/{code}/one-record`,
        apiKey: carrierKey,
        apiKeyHeader: 'API-Key',
      },
    ]),
});
await waitFor(`${address}/health`, UPGRADE_LIMIT_MS, 'server');
clock.saveRegularly();
await greet();

/** The folder must be writable; `--fresh` removes it only if it is a data folder of Seaberry. */
function prepareFolder() {
  const mark = join(dataDir, 'seaberry.json');
  try {
    if (fresh && existsSync(dataDir)) {
      const entries = readdirSync(dataDir);
      if (entries.length > 0 && !existsSync(mark) && !existsSync(join(dataDir, 'clock.json'))) {
        fail(
          `${dataDir} is not empty and contains no data of Seaberry.`,
          'Nothing was deleted. Choose another folder: DATA_DIR=… npm start -- --fresh',
        );
      }
      rmSync(dataDir, { recursive: true, force: true });
    }
    mkdirSync(dataDir, { recursive: true });
    const probe = join(dataDir, `.probe-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    fail(
      `The data folder ${dataDir} cannot be written (${error.code ?? error.message}).`,
      'Name another one: DATA_DIR=/path/to/folder npm start',
    );
  }
}

/** Voyages of the demonstration tenant; booking one twice changes nothing. */
async function bookVoyages() {
  const voyages = JSON.parse(readFileSync(join(root, 'demo/voyages.json'), 'utf8'));
  const answer = await fetch(`${carrierUrl}/sandbox/v1/bookings`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'API-Key': carrierKey },
    body: JSON.stringify(voyages),
  });
  if (!answer.ok) fail('The sandbox carrier refused the demonstration voyages.', await answer.text());
}

async function greet() {
  const info = await fetch(`${address}/api/sysConfig/sysInfo`).then((answer) => answer.json());
  const accounts = info.result?.demoAccounts ?? [];
  console.log(`\n  Seaberry is ready:  ${address}\n`);
  for (const { account, password, tier, company } of accounts) {
    console.log(`    ${account.padEnd(12)} ${password.padEnd(12)} ${[company, tier].filter(Boolean).join(', ')}`);
  }
  if (accounts.length > 0) console.log('');
  else if (embedded) console.log('  Accounts of the demonstration, shown on this machine only: demo/tenant.json.\n');
  if (clock.factor !== 1)
    console.log(`  One day at sea takes ${Math.round(86_400 / clock.factor)} seconds here. Add a number of your own and watch it travel.`);
  if (embedded && (process.env.DEV_MAILBOX ?? '1') === '1') console.log(`  Codes by e-mail and SMS are shown at ${address}/dev/mailbox.`);
  console.log(`  Data: ${embedded ? dataDir : 'PostgreSQL'}${near ? ` · API: ${address}/api/docs` : ''} · Ctrl-C stops everything.\n`);
}
