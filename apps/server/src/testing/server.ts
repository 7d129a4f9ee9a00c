import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { type CallName, type ControllerName } from '@seaberry/api-client/contract';
import { contract } from '@seaberry/api-client/registry';
import type { Input } from '@seaberry/api-client/schemas';
import type { Locale } from '@seaberry/i18n';
import { v7 as uuid } from 'uuid';
import { createApp, handlersOf } from '../app.ts';
import { carrierRegistry, type CarrierSetting } from '../carriers/registry.ts';
import { readConfig, type Config } from '../config.ts';
import { createDb } from '../db/transactions.ts';
import type { Deps } from '../deps.ts';
import type { Envelope } from '../http/envelope.ts';
import { createFiles } from '../files/service.ts';
import { createQueue } from '../jobs/boss-queue.ts';
import { defineOutgoingJobs } from '../modules/outgoing/jobs.ts';
import { createPolling } from '../jobs/poll/polling.ts';
import { createLive } from '../live/notify-hub.ts';
import { createParameters } from '../modules/config/parameters/service.ts';
import { createAuth, type Auth } from '../modules/auth/service.ts';
import type { Connectors } from '../modules/outgoing/delivery/connectors.ts';
import type { BuiltInRole } from '../modules/role/catalogue.ts';
import { defineFileJobs } from '../modules/file/jobs.ts';
import { definePluginJobs } from '../modules/plugin/jobs.ts';
import { defineRegionJobs } from '../modules/region/jobs.ts';
import type { PackageRegion } from '../modules/region/rules.ts';
import { defineExportJobs } from '../modules/export/jobs.ts';
import { defineJobs, type Jobs } from '../modules/job/jobs.ts';
import { defineLdapJobs } from '../modules/ldap/jobs.ts';
import { post } from '../modules/ledger/service.ts';
import { createVitals } from '../ports/vitals.ts';
import { keptMessages } from '../modules/air-message/service.ts';
import { createCaches } from '../modules/cache/service.ts';
import { SHARED_CACHES } from '../modules/cache/catalogue.ts';
import { createRequestLog } from '../modules/tracking-log/request/service.ts';
import { createTenant, createUser } from '../modules/user/accounts/repo.ts';
import type { Clock } from '../ports/clock.ts';
import { createLog } from '../ports/log.ts';
import { openTestDriver, type TestDatabase, type TestDriver } from './database.ts';
import { TEST_TRANSACTION_LIMIT_MS } from './soon.ts';

export interface TestServerOptions {
  database?: TestDatabase;
  /** A database with the content `server`; default: a new one. */
  driver?: TestDriver;
  /** How far domain time is ahead of wall time, as with the clock of a demonstration. @default 0 */
  aheadMs?: number;
  /** Fixed domain and wall time, moved by `setNow`. Default: system time. */
  now?: string;
  carriers?: CarrierSetting[];
  config?: Partial<Config>;
  demoAccounts?: { account: string; password: string }[];
  /** The data package of regions. @default that of the server */
  regions?: () => Promise<PackageRegion[]>;
  /** Connectors of outgoing messages. @default the connectors of the settings */
  connectors?: Connectors;
  /** Minimum duration of the response of "send a code"; default: none. */
  codeFloor?: () => Promise<unknown>;
  /** Validates responses against their schemas; off for benchmarks. */
  validateResponses?: boolean;
}

export interface Account {
  id: string;
  tenantId: string;
  account: string;
  password: string;
  accessToken: string;
  refreshToken: string;
}

export interface CallOptions {
  as?: Pick<Account, 'accessToken'> | null;
  locale?: Locale;
  headers?: Record<string, string>;
}

/** Response with the envelope read; `envelope` is null for files and streams. */
export interface TestAnswer {
  status: number;
  headers: Headers;
  envelope: Envelope | null;
  response: Response;
}

export interface TestServer {
  deps: Deps;
  auth: Auth;
  test: TestDriver;
  logLines: string[];
  /** Stops both clocks at this instant, so that the speed of the machine has no effect. */
  setNow(iso: string): void;
  tenant(name?: string, berries?: number): Promise<string>;
  /** A user with these roles (default: `admin`), signed in. Every test user is called Amy Chen. */
  person(options?: { tenantId?: string; roles?: BuiltInRole['code'][]; account?: string; password?: string }): Promise<Account>;
  request(path: string, init?: RequestInit): Promise<Response>;
  call<C extends ControllerName, K extends CallName<C>>(
    controller: C,
    name: K,
    input?: Input<C, K>,
    options?: CallOptions,
  ): Promise<TestAnswer>;
  drainJobs(): Promise<number>;
  jobs: Jobs;
  /** Asks the carriers for the bills that are due. @returns how many were due */
  pollDue(): Promise<number>;
  close(): Promise<void>;
}

/** Real name of every user that `person` makes. */
export const REAL_NAME = 'Amy Chen';

export const SECRET = new TextEncoder().encode('a secret that is long enough for tests only');

/** Complete server on its own database, which does not listen. Jobs run when `drainJobs` is called. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const test = options.driver ?? (await openTestDriver(options.database, 'server'));
  const logLines: string[] = [];
  const log = createLog('debug', new Writable({ write: (chunk, _, done) => (logLines.push(String(chunk)), done()) }));
  let stopped = options.now ? Date.parse(options.now) : null;
  const wallNow = (): number => stopped ?? Date.now();
  const clock: Clock = { factor: 1, wallNow, domainNow: () => new Date(wallNow() + (options.aheadMs ?? 0)).toISOString() };
  // Sessions outlast a clock that a test moves.
  const lasting = { accessTokenMinutes: 10_080, sessionHours: 336 };
  const config: Config = { ...readConfig({}), hosts: null, carriers: options.carriers ?? [], ...lasting, ...options.config };
  const db = createDb(test.driver, {
    onProblem: (problem, error) => log.error({ err: error }, problem),
    limitMs: TEST_TRANSACTION_LIMIT_MS,
  });
  const queue = createQueue({ db, log, work: false });
  const live = createLive(db);
  const requests = createRequestLog({ db, log, clock });
  const parameters = createParameters(db, config);
  await parameters.start();
  const filesDir = await mkdtemp(join(tmpdir(), 'seaberry-files-'));
  const files = createFiles({ dataDir: filesDir, s3: config.s3, scanUrl: config.scanUrl }, SECRET);
  const caches = createCaches(db, SHARED_CACHES);
  const vitals = createVitals({
    now: clock.wallNow,
    streams: live.streams,
    probe: () => db.transaction('system', () => db.orm.execute('select 1')),
  });
  const deps: Deps = {
    config,
    parameters,
    log,
    clock,
    db,
    queue,
    live,
    carriers: carrierRegistry(options.carriers ?? [], { kept: keptMessages(db) }),
    files,
    requests,
    caches,
    vitals,
  };
  const auth = createAuth({ config, db, clock, caches, secret: SECRET, codeFloor: options.codeFloor ?? (() => Promise.resolve()) });
  const polling = createPolling(deps);
  defineOutgoingJobs(deps, options.connectors);
  defineExportJobs(deps, handlersOf(auth, options.demoAccounts ?? null));
  defineFileJobs(deps);
  defineRegionJobs(deps, options.regions);
  defineLdapJobs(deps, auth);
  definePluginJobs(deps, auth.seal);
  const jobs = defineJobs(deps, auth.seal);
  await jobs.writeBuiltIn();
  await queue.start();
  await live.start();
  await auth.sessions.start();
  await caches.start();
  const app = createApp({
    deps,
    auth,
    demoAccounts: options.demoAccounts ?? null,
    queueWorks: queue.works,
    validateResponses: options.validateResponses ?? true,
  });
  const request = async (path: string, init?: RequestInit) => app.request(path, init);

  return {
    deps,
    auth,
    test,
    logLines,
    request,
    setNow: (iso) => void (stopped = Date.parse(iso)),
    tenant: (name = 'Tenant', berries = 0) => makeTenant(deps, name, berries),
    person: (given = {}) => makePerson(deps, auth, given),
    async call(controller, name, input, callOptions = {}) {
      const [path, init] = requestOf(controller, name, input, callOptions);
      const response = await request(path, init);
      const json = (response.headers.get('Content-Type') ?? '').startsWith('application/json');
      return {
        status: response.status,
        headers: response.headers,
        envelope: json ? ((await response.clone().json()) as Envelope) : null,
        response,
      };
    },
    drainJobs: () => queue.drain(),
    jobs,
    async pollDue() {
      const taken = await polling.look();
      await polling.idle();
      return taken;
    },
    async close() {
      await live.stop();
      await queue.stop();
      await test.close();
      await rm(filesDir, { recursive: true, force: true });
    },
  };
}

async function makeTenant(deps: Deps, name: string, berries: number): Promise<string> {
  const id = await createTenant(deps.db, { name });
  const grant = { orderId: uuid(), kind: 'grant' as const, attempt: 1, amount: berries };
  if (berries > 0) await deps.db.transaction({ tenantId: id }, () => post(deps.db, id, [grant], deps.clock.domainNow()));
  return id;
}

async function makePerson(
  deps: Deps,
  auth: Auth,
  given: { tenantId?: string; roles?: BuiltInRole['code'][]; account?: string; password?: string },
): Promise<Account> {
  const tenantId = given.tenantId ?? (await makeTenant(deps, 'Tenant', 0));
  const account = given.account ?? `p${uuid().slice(-12)}`;
  const password = given.password ?? 'correct horse';
  const id = await createUser(deps.db, { tenantId, account, password, roles: given.roles ?? ['admin'], realName: REAL_NAME });
  const subject = { userId: id, tenantId, account, realName: REAL_NAME, accountType: 777, orgName: null };
  return { id, tenantId, account, password, ...(await auth.sessions.open(subject, 'local')) };
}

/** Queries and forms contain text: other values are sent as JSON. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function requestOf(controller: ControllerName, name: string, input: unknown, options: CallOptions): [string, RequestInit] {
  const table: Record<string, { method: string; path: string; in: string }> = contract[controller];
  const meta = table[name];
  if (!meta) throw new Error(`There is no call ${controller}.${name}.`);
  const values = { ...(typeof input === 'object' && input !== null ? (input as Record<string, unknown>) : {}) };
  const headers: Record<string, string> = {
    'Accept-Language': options.locale ?? 'en',
    ...(options.as ? { Authorization: `Bearer ${options.as.accessToken}` } : {}),
    ...options.headers,
  };
  const path = meta.path.replaceAll(/\{(\w+)\}/gu, (_, key: string) => {
    const value = encodeURIComponent(String(values[key]));
    delete values[key];
    return value;
  });
  if (meta.in === 'query') {
    const query = new URLSearchParams();
    for (const [key, value] of Object.entries(values)) if (value != null) query.append(key, textOf(value));
    return [query.size > 0 ? `${path}?${query.toString()}` : path, { method: meta.method, headers }];
  }
  if (meta.in === 'form') {
    const form = new FormData();
    for (const [key, value] of Object.entries(values)) if (value != null) form.append(key, value instanceof Blob ? value : textOf(value));
    return [path, { method: meta.method, headers, body: form }];
  }
  return [
    path,
    {
      method: meta.method,
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(Array.isArray(input) ? input : values),
    },
  ];
}
