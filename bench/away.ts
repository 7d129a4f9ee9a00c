// A neighbour of the server goes away under load and comes back: first PostgreSQL, then the carrier, each behind a proxy that breaks its
// connections and refuses new ones. Prints what callers and /health saw, how soon the work went on, and what was lost or charged twice.
// `node bench/away.ts --minutes 10`.
import { setTimeout as pause } from 'node:timers/promises';
import { openPostgres } from '../apps/server/src/db/drivers/postgres.ts';
import { startCluster } from '../apps/server/src/testing/postgres-cluster.ts';
import { type OwnServer, residentMb, withCarrier, withOwnServer } from './lib/own-process.ts';
import { type Proxy, startProxy } from './lib/proxy.ts';
import { Traffic } from './lib/traffic.ts';

const BEFORE_MS = 20_000;
const HEALTH_MS = 1000;
const BACK_MS = 300_000;
const CALLERS = { callers: 20, adders: 4, streams: 0, pauseMs: 250 };
const BERRIES = 1_000_000;

const at = process.argv.indexOf('--minutes');
const awayMs = (at < 0 ? 10 : Number(process.argv[at + 1])) * 60_000;

const count = (of: Record<string, number>): number => Object.values(of).reduce((sum, value) => sum + value, 0);
const listed = (of: Record<string, number>): string =>
  Object.entries(of)
    .map(([key, value]) => `${value} × ${key}`)
    .join(', ') || 'no error';

const cluster = await startCluster();
const direct = openPostgres(cluster.url, { max: 1 });
try {
  await withCarrier(async (port) => {
    const database = await startProxy('127.0.0.1', Number(new URL(cluster.url).port));
    const carrier = await startProxy('127.0.0.1', Number(port));
    const url = new URL(cluster.url);
    url.port = String(database.port);
    await withOwnServer({ carrierPort: String(carrier.port), databaseUrl: url.href, berries: BERRIES }, async (server) => {
      await outage('database', database, server);
      await outage('carrier', carrier, server);
    });
    await Promise.all([database.close(), carrier.close()]);
  });
} finally {
  await direct.close();
  await cluster.stop();
}

async function outage(name: string, neighbour: Proxy, server: OwnServer): Promise<void> {
  const traffic = new Traffic({ ...CALLERS, url: server.url, account: server.account, password: server.password });
  await traffic.start();
  await pause(BEFORE_MS);
  const before = traffic.read();
  await neighbour.away();
  const health = watchHealth(server.url);
  await pause(awayMs);
  const during = traffic.read();
  const seen = health.read();
  const backAt = performance.now();
  await neighbour.back();
  const soon = { list: 0, add: 0 };
  while (performance.now() - backAt < BACK_MS && !(soon.list && soon.add)) {
    await pause(100);
    const { lists, adds } = traffic.read();
    if (lists.length > 0) soon.list ||= performance.now() - backAt;
    if (adds.length > 0) soon.add ||= performance.now() - backAt;
  }
  traffic.stop();
  const tracked = await untilTracked(backAt);
  const well = await health.untilWell();
  const seconds = (ms: number): string => (ms / 1000).toFixed(1);
  console.log(
    `${name} away for ${awayMs / 60_000} min; before: ${before.lists.length} lists, ${before.adds.length} bills, ${count(before.errors)} errors`,
  );
  console.log(`  while away: ${during.lists.length} lists, ${during.adds.length} bills; ${listed(during.errors)}; /health ${listed(seen)}`);
  console.log(
    `  back: first list after ${seconds(soon.list)} s, first bill after ${seconds(soon.add)} s, ` +
      `all bills have a response after ${seconds(tracked)} s, /health 200 ${well ? 'again' : 'not again'}`,
  );
  const { lost, twice, balance } = await account(traffic.acknowledged);
  console.log(
    `  ${traffic.acknowledged.length} acknowledged bills: ${lost} lost, ${twice} not charged once, balance off by ${balance}; process ${server.ended() ? 'ended' : 'the same'}, ${residentMb(server.pid).toFixed(0)} MB`,
  );
  if (lost > 0 || twice > 0 || balance !== 0 || !well || server.ended() || !soon.list || !soon.add) process.exitCode = 1;
}

function watchHealth(url: string): { read(): Record<string, number>; untilWell(): Promise<boolean> } {
  const seen: Record<string, number> = {};
  const ask = async (): Promise<number> => {
    const { status } = await fetch(`${url}/health`);
    return status;
  };
  const timer = setInterval(() => {
    void ask().then((status) => (seen[status] = (seen[status] ?? 0) + 1));
  }, HEALTH_MS);
  return {
    read: () => ({ ...seen }),
    async untilWell() {
      clearInterval(timer);
      for (const end = performance.now() + BACK_MS; performance.now() < end; await pause(HEALTH_MS)) if ((await ask()) === 200) return true;
      return false;
    },
  };
}

async function read(sql: string): Promise<Record<string, unknown>[]> {
  const connection = await direct.connect();
  try {
    return await connection.script(sql);
  } finally {
    connection.release();
  }
}

/** Milliseconds from `since` until every bill has had a response of the carrier. */
async function untilTracked(since: number): Promise<number> {
  for (;;) {
    const [row] = await read(`select count(*)::int as waiting from ocean_bill where carrier_answered_at is null`);
    if (row?.['waiting'] === 0 || performance.now() - since > BACK_MS) return performance.now() - since;
    await pause(HEALTH_MS);
  }
}

/** Bills and charges as the database has them, against the responses of the callers. */
async function account(acknowledged: readonly string[]): Promise<{ lost: number; twice: number; balance: number }> {
  const rows = await read(
    `select reference_no as number, (select count(*)::int from berry_ledger where order_id = bill.id) as charges from ocean_bill bill`,
  );
  const stored = new Set(rows.map((row) => row['number']));
  const [user] = await read('select sum(berry_balance)::int as berries from tenant');
  return {
    lost: acknowledged.filter((number) => !stored.has(number)).length,
    twice: rows.filter((row) => row['charges'] !== 1).length,
    balance: Number(user?.['berries']) - (BERRIES - rows.length),
  };
}
