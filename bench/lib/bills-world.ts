import { createApp } from '../../apps/server/src/app.ts';
import { carrierRegistry } from '../../apps/server/src/carriers/registry.ts';
import { readConfig } from '../../apps/server/src/config.ts';
import type { Db, Driver } from '../../apps/server/src/db/port.ts';
import { createDb } from '../../apps/server/src/db/transactions.ts';
import { httpServer } from '../../apps/server/src/http/server.ts';
import { createFiles } from '../../apps/server/src/files/service.ts';
import { createQueue } from '../../apps/server/src/jobs/boss-queue.ts';
import { createLive } from '../../apps/server/src/live/notify-hub.ts';
import { createParameters } from '../../apps/server/src/modules/config/parameters/service.ts';
import { createAuth } from '../../apps/server/src/modules/auth/service.ts';
import { createCaches } from '../../apps/server/src/modules/cache/service.ts';
import { writeCatalogue } from '../../apps/server/src/modules/menu/built-in/repo.ts';
import { LIST_COLUMNS } from '../../apps/server/src/modules/ocean-bill/rows.ts';
import { createRequestLog } from '../../apps/server/src/modules/tracking-log/request/service.ts';
import { createTenant, createUser } from '../../apps/server/src/modules/user/accounts/repo.ts';
import { createClock } from '../../apps/server/src/ports/clock.ts';
import { createVitals } from '../../apps/server/src/ports/vitals.ts';
import { createLog } from '../../apps/server/src/ports/log.ts';
import { served } from './served.ts';

const SECRET = new TextEncoder().encode('a secret that is long enough for a benchmark');
/** Rows per statement; a million rows in one transaction would be a gigabyte. */
const FILL_CHUNK = 100_000;

/**
 * Rows as adding and polling create them: ids in time order, spread over states, carriers and half a year of arrivals; with rails of
 * maximum length.
 */
const FILL = `
  with added as (
    insert into ocean_bill (id, tenant_id, reference_no, reference_type, carrier_code, service_type, customer_service, pol_code, pod_code, customer,
      subscription_status, tracking_state, stage, signal, slip_ms, expected_at, urgency, eta, etd, exceptions, shown_pol_code, shown_pod_code, rail, state, create_time, update_time)
    select uuidv7(), $1, 'COSU' || (6000000000 + n), 'BL', (array['COSU','MAEU','ONEY','CMDU'])[1 + n % 4], 'CY/CY', 'Amy Chen', 'CNSHA', 'USLAX',
      'Customer ' || n % 500, 'SUB_OK', (array['unshipped','tracking','tracking','ended','failed'])[1 + n % 5], 'departed',
      (array['attention','late','early',null,null,null])[1 + n % 6], n::bigint * 7919 % 864000000,
      case when n % 10 = 0 then null else timestamptz '2026-06-01' + (n::bigint * 7919 % 15552000) * interval '1 second' end, n::bigint * 7919 % 864000000,
      timestamptz '2026-06-01' + (n::bigint * 7919 % 15552000) * interval '1 second', timestamptz '2026-06-01',
      case when n % 6 = 0 then 1 else 0 end, 'CNSHA', 'USLAX', $2::jsonb, $3::jsonb, timestamptz '2026-01-01' + n * interval '1 second', timestamptz '2026-06-01'
    from generate_series($4::int, $5::int) n
    returning id, reference_no, customer),
  terms as (
    insert into bill_term (tenant_id, term, bill_id, whole)
    select $1, term, id, term = reference_no from added,
      unnest(array[reference_no, upper(replace(customer, ' ', '')), 'CUSTOMER', 'AMYCHEN', 'AMY', 'CHEN', 'EVERSTABLE', '042W']) term)
  insert into bill_search (tenant_id, bill_id, text)
    select $1, id, reference_no || E'\\n' || upper(replace(customer, ' ', '')) || E'\\nAMYCHEN\\nEVERSTABLE\\n042W' from added`;
const NODE = {
  stage: 'departed',
  code: 'DEPA',
  placeCode: 'CNSHA',
  placeName: 'Shanghai',
  timeZone: 'Asia/Shanghai',
  planned: '2026-11-25T02:00:00.000Z',
  expected: null,
  actual: '2026-11-27T04:00:00.000Z',
  state: 'delayed',
  slipMs: 180_000_000,
};
const RAIL = JSON.stringify(Array.from({ length: 8 }, () => NODE));

/** Hand-written statements of one page with its total: the minimum for any server. */
const FLOOR = [
  `select ${LIST_COLUMNS} from ocean_bill b where b.tenant_id = $1 and b.deleted_at is null and b.expected_at is not null order by b.expected_at desc, b.id desc limit 20`,
  `select count(*) as n from (select 1 from ocean_bill b where b.tenant_id = $1 and b.deleted_at is null limit 10001) c`,
];

/** Hand-written statement of the tabs above a list of one carrier: one pass over a covering index. */
const COUNTERS_FLOOR = `select tracking_state, signal, count(*) from ocean_bill b
  where b.tenant_id = $1 and b.deleted_at is null and b.carrier_code = 'MAEU' group by tracking_state, signal`;
const ONE_CARRIER = { carrierCode: ['MAEU'] };

const NEWEST_ARRIVALS = { field: 'expectedAt', order: 'descending' };

export type ListInput = Readonly<Record<string, unknown>>;

/** A tenant with a number of bills, and a user. */
export interface Tenant {
  tenantId: string;
  bills: number;
  /** A statement of its own, as its user. */
  query(text: string, params: readonly unknown[]): Promise<unknown>;
  /** A call through token, permission, validation, row-level security and envelope, as in a running server; returns the body as text. */
  call(path: string, input: object): Promise<string>;
  /** The list call. */
  page(input?: ListInput): Promise<string>;
  /** Bare statements of that call on a separate connection. */
  floor(): Promise<void>;
  /** The call for the counters of the tabs above the list. */
  counters(input?: ListInput): Promise<string>;
  /** The bare statement of that call. */
  countersFloor(): Promise<void>;
  /** Rows that the largest scan of a list call reads, filtered or not. */
  rowsRead(input: ListInput): Promise<number>;
}

export interface World {
  /** @param role Role of the user. */
  tenant(bills: number, role?: 'viewer' | 'admin'): Promise<Tenant>;
  /** Updates statistics, as autovacuum would. */
  vacuum(): Promise<void>;
}

interface Statement {
  text: string;
  params: readonly unknown[];
}

/** A server on a migrated database, without a network port and without jobs. */
export async function createWorld(driver: Driver): Promise<World> {
  const recorded: { statements: Statement[] | null } = { statements: null };
  const db = recording(createDb(driver), recorded);
  const log = createLog('silent');
  const clock = createClock(undefined);
  const config = { ...readConfig({}), accessTokenMinutes: 10_080, rateLimit: { signedIn: 10_000_000, anonymous: 10_000_000 } };
  const queue = createQueue({ db, log, work: false });
  const requests = createRequestLog({ db, log, clock });
  const parameters = createParameters(db, config);
  const files = createFiles(config, new TextEncoder().encode('a secret that is long enough for benches'));
  const caches = createCaches(db, []);
  const vitals = createVitals({ now: clock.wallNow, streams: () => 0, probe: () => Promise.resolve() });
  const deps = {
    config,
    parameters,
    log,
    clock,
    db,
    queue,
    live: createLive(db),
    carriers: carrierRegistry([]),
    files,
    requests,
    caches,
    vitals,
  };
  const auth = createAuth({ config, db, clock, caches, secret: SECRET });
  await writeCatalogue(db);
  await auth.sessions.start();
  const server = httpServer(createApp({ deps, auth, demoAccounts: null, queueWorks: () => true }));

  async function tenant(bills: number, role: 'viewer' | 'admin' = 'viewer'): Promise<Tenant> {
    const tenantId = await createTenant(db, { name: `Tenant of ${bills}` });
    const account = `bench-${bills}`;
    const userId = await createUser(db, { tenantId, account, password: crypto.randomUUID(), roles: [role] });
    await fill(db, tenantId, bills);
    const { accessToken } = await auth.sessions.open(
      { userId, tenantId, account, realName: null, accountType: 777, orgName: null },
      'local',
    );
    const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' };
    const call = async (path: string, input: object): Promise<string> => {
      const text = await served(server, { path, headers, body: JSON.stringify(input) });
      if (!text.includes('"code":200')) throw new Error(`${path} failed: ${text.slice(0, 300)}`);
      return text;
    };
    const page = (input: ListInput = NEWEST_ARRIVALS): Promise<string> => call('/api/oceanBill/page', input);
    return {
      tenantId,
      bills,
      query: (text, params) => db.transaction({ tenantId, userId }, () => db.sql(text, params)),
      call,
      page,
      floor: () => bare(driver, tenantId, FLOOR),
      counters: (input = ONE_CARRIER) => call('/api/oceanBill/statusCount', input),
      countersFloor: () => bare(driver, tenantId, [COUNTERS_FLOOR]),
      async rowsRead(input) {
        const statements: Statement[] = (recorded.statements = []);
        await page(input);
        recorded.statements = null;
        const own = statements.filter(({ text }) => /from (?:ocean_bill|bill_term|hit)/.test(text));
        return db.transaction({ tenantId, userId }, async () => {
          let most = 0;
          for (const { text, params } of own) {
            const [row] = await db.sql<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(`explain (analyze, format json) ${text}`, params);
            for (const { Plan } of row?.['QUERY PLAN'] ?? []) most = Math.max(most, readBy(Plan));
          }
          return most;
        });
      },
    };
  }
  return { tenant, vacuum: () => script(driver, 'vacuum analyze') };
}

/** Used part of a node of PostgreSQL's plans. */
interface PlanNode {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

/** Rows read by the largest scan below a node. */
function readBy(node: PlanNode): number {
  const own = node['Relation Name'] ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'] : 0;
  return Math.max(own, ...(node.Plans ?? []).map(readBy));
}

/** A database that records the statements of calls while `recorded.statements` is a list. */
const recording = (db: Db, recorded: { statements: Statement[] | null }): Db => ({
  ...db,
  sql: (text, params = []) => {
    recorded.statements?.push({ text, params });
    return db.sql(text, params);
  },
});

async function fill(db: Db, tenantId: string, bills: number): Promise<void> {
  for (let from = 1; from <= bills; from += FILL_CHUNK) {
    const to = Math.min(bills, from + FILL_CHUNK - 1);
    await db.transaction('system', () => db.sql(FILL, [tenantId, RAIL, '{}', from, to]), { limitMs: 300_000 });
  }
}

/** Fills tables and builds their indexes afterwards, which is much faster. Real PostgreSQL only. */
export async function withIndexesLater<T>(driver: Driver, work: () => Promise<T>): Promise<T> {
  const connection = await driver.connect();
  const indexes = await connection.query(
    `select indexname, indexdef from pg_indexes where tablename in ('ocean_bill', 'bill_term', 'bill_search') and indexdef like 'CREATE INDEX%'`,
    [],
    { arrays: false, before: '' },
  );
  connection.release();
  await script(driver, indexes.map(({ indexname }) => `drop index ${String(indexname)}`).join(';'));
  const done = await work();
  await script(driver, indexes.map(({ indexdef }) => String(indexdef)).join(';'));
  return done;
}

async function script(driver: Driver, text: string): Promise<void> {
  const connection = await driver.connect();
  try {
    await connection.script(text);
  } finally {
    connection.release();
  }
}

async function bare(driver: Driver, tenantId: string, statements: readonly string[]): Promise<void> {
  const connection = await driver.connect();
  try {
    for (const text of statements) await connection.query(text, [tenantId], { arrays: false, before: '' });
  } finally {
    connection.release();
  }
}
