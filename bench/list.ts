import { createApp } from '../apps/server/src/app.ts';
import { carrierRegistry } from '../apps/server/src/carriers/registry.ts';
import { readConfig } from '../apps/server/src/config.ts';
import { openPglite } from '../apps/server/src/db/drivers/pglite.ts';
import { migrate } from '../apps/server/src/db/migrate.ts';
import type { Connection, Db, Driver } from '../apps/server/src/db/port.ts';
import { createDb } from '../apps/server/src/db/units.ts';
import { createQueue } from '../apps/server/src/jobs/boss-queue.ts';
import { createLive } from '../apps/server/src/live/notify-hub.ts';
import { createAuth } from '../apps/server/src/modules/auth/auth.ts';
import { writeCatalogue } from '../apps/server/src/modules/menu/catalogue.ts';
import { LIST_COLUMNS } from '../apps/server/src/modules/ocean-bill/rows.ts';
import { createTenant, createUser } from '../apps/server/src/modules/user/accounts.ts';
import { createClock } from '../apps/server/src/ports/clock.ts';
import { createLog } from '../apps/server/src/ports/log.ts';

/** What a benchmark found: `ratio` must not exceed `limit` (docs: performance budget of the server). */
export interface BenchResult {
  name: string;
  ratio: number;
  limit: number;
}

const FULL = { bills: 100_000, rounds: 200 };
const QUICK = { bills: 20_000, rounds: 60 };
const SMALL_BILLS = 10_000;
const SECRET = new TextEncoder().encode('a secret that is long enough for a benchmark');

/** Rows as polling leaves them: spread over states, carriers and half a year of arrivals; the rail as long as it gets. */
const FILL = `
  insert into ocean_bill (id, tenant_id, reference_no, reference_type, carrier_code, service_type, customer_service, pol_code, pod_code, customer,
    subscription_status, tracking_state, stage, signal, eta, etd, exceptions, shown_pol_code, shown_pod_code, rail, state, create_time, update_time)
  select gen_random_uuid(), $1, 'COSU' || (6000000000 + n), 'BL', (array['COSU','MAEU','ONEY','CMDU'])[1 + n % 4], 'CY/CY', 'Amy Chen', 'CNSHA', 'USLAX',
    'Customer ' || n % 500, 'SUB_OK', (array['unshipped','tracking','tracking','ended','failed'])[1 + n % 5], 'departed',
    (array['attention','late','early',null,null,null])[1 + n % 6],
    case when n % 10 = 0 then null else timestamptz '2026-06-01' + (n * 7919 % 15552000) * interval '1 second' end, timestamptz '2026-06-01',
    case when n % 6 = 0 then 1 else 0 end, 'CNSHA', 'USLAX', $2::jsonb, $2::jsonb, timestamptz '2026-01-01' + n * interval '1 second', timestamptz '2026-06-01'
  from generate_series(1, $3) n`;
const NODE = {
  stage: 'departed',
  code: 'DEPA',
  placeCode: 'CNSHA',
  planned: '2026-11-25T02:00:00.000Z',
  estimated: null,
  actual: '2026-11-27T04:00:00.000Z',
  state: 'delayed',
  slipMs: 180_000_000,
};

/** The statements of one page with its total, written by hand: the least that any server must ask its database. */
const FLOOR = [
  `select ${LIST_COLUMNS} from ocean_bill b where b.tenant_id = $1 and b.deleted_at is null and b.eta is not null order by b.eta desc, b.id desc limit 20`,
  `select count(*) as n from (select 1 from ocean_bill b where b.tenant_id = $1 and b.deleted_at is null limit 10001) c`,
];

/** The list call through token, permission, validation, row-level security and envelope, against its bare statements. */
export async function run(quick: boolean): Promise<BenchResult[]> {
  const { bills, rounds } = quick ? QUICK : FULL;
  const driver = await openPglite({ folder: null, dump: null });
  try {
    await migrate(driver);
    const db = createDb(driver);
    const world = await createWorld(db);
    const large = await world.tenant(bills);
    const small = await world.tenant(SMALL_BILLS);
    await script(driver, 'vacuum analyze');
    const floor = (tenantId: string) => bare(driver, tenantId);
    const { call, least } = await medians({ call: large.page, least: () => floor(large.tenantId) }, rounds);
    const sizes = await medians({ large: large.page, small: small.page }, rounds);
    const name = (text: string): string => `list: ${text}`;
    return [
      { name: name(`a page of 20 out of ${bills} against its bare SQL`), ratio: call / least, limit: 2 },
      { name: name(`${bills} bills against ${SMALL_BILLS}`), ratio: sizes.large / sizes.small, limit: 1.5 },
    ];
  } finally {
    await driver.close();
  }
}

async function script(driver: Driver, text: string): Promise<void> {
  const connection = await driver.connect();
  try {
    await connection.script(text);
  } finally {
    connection.release();
  }
}

async function bare(driver: Driver, tenantId: string): Promise<void> {
  const connection: Connection = await driver.connect();
  try {
    for (const text of FLOOR) await connection.query(text, [tenantId], { arrays: false, before: '' });
  } finally {
    connection.release();
  }
}

/** A server without port and jobs, and people of tenants with so many bills. */
async function createWorld(db: Db) {
  const log = createLog('silent');
  const clock = createClock(undefined);
  const config = { ...readConfig({}), rateLimit: { signedIn: 10_000_000, anonymous: 10_000_000 } };
  const queue = createQueue({ db, log, work: false });
  const deps = { config, log, clock, db, queue, live: createLive(db), carriers: carrierRegistry([]) };
  const auth = createAuth({ config, db, clock, secret: SECRET });
  await writeCatalogue(db);
  await auth.sessions.start();
  const app = createApp({ deps, auth, demoAccounts: null, queueRuns: () => true });
  const body = JSON.stringify({ field: 'eta', order: 'descending' });
  return {
    async tenant(bills: number) {
      const tenantId = await createTenant(db, { name: `Tenant of ${bills}` });
      const account = `bench-${bills}`;
      const userId = await createUser(db, { tenantId, account, password: crypto.randomUUID(), roles: ['viewer'] });
      await db.unit('system', () => db.sql(FILL, [tenantId, JSON.stringify(Array.from({ length: 8 }, () => NODE)), bills]), {
        limitMs: 300_000,
      });
      const { accessToken } = await auth.sessions.open(
        { userId, tenantId, account, realName: null, accountType: 777, orgName: null },
        'local',
      );
      const headers = { Authorization: `Bearer ${accessToken}`, 'Content-Type': 'application/json' };
      return {
        tenantId,
        async page(): Promise<void> {
          const response = await app.request('/api/oceanBill/page', { method: 'POST', headers, body });
          const text = await response.text();
          if (!text.includes('"code":200')) throw new Error(`The list call failed: ${text.slice(0, 300)}`);
        },
      };
    },
  };
}

/** Median wall time of each, taken in turns, so that a busy moment hits all alike. */
async function medians<K extends string>(runs: Record<K, () => Promise<void>>, rounds: number): Promise<Record<K, number>> {
  const names = Object.keys(runs) as K[]; // The keys of the record itself.
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<K, number[]>;
  for (let round = -10; round < rounds; round += 1) {
    for (const name of names) {
      const begin = performance.now();
      await runs[name]();
      if (round >= 0) times[name].push(performance.now() - begin);
    }
  }
  return Object.fromEntries(names.map((name) => [name, times[name].toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0])) as Record<
    K,
    number
  >;
}
