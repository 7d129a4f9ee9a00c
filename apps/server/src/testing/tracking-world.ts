import pino from 'pino';
import { v7 as uuid } from 'uuid';
import { carrierRegistry } from '../carriers/registry.ts';
import { readConfig } from '../config.ts';
import { createDb } from '../db/transactions.ts';
import type { Deps } from '../deps.ts';
import { createParameters } from '../modules/config/parameters/service.ts';
import { pollBill } from '../jobs/poll/poll.ts';
import type { Hint } from '../live/hub.ts';
import { post } from '../modules/ledger/service.ts';
import { addBills, checkRows } from '../modules/ocean-bill/add/service.ts';
import { newWaybills } from '../modules/air-waybill/add/service.ts';
import { addOrders, checkEach, type BatchOutcome } from '../modules/order/add/service.ts';
import { airWaybills } from '../modules/air-waybill/polled/service.ts';
import { oceanBills } from '../modules/ocean-bill/polled/service.ts';
import { createFiles } from '../files/service.ts';
import { createVitals } from '../ports/vitals.ts';
import { createCaches } from '../modules/cache/service.ts';
import { createRequestLog } from '../modules/tracking-log/request/service.ts';
import type { Clock } from '../ports/clock.ts';
import { openTestDriver } from './database.ts';
import { TEST_TRANSACTION_LIMIT_MS } from './soon.ts';
import { startStubCarrier, type StubCarrier } from './stub-carrier.ts';

export const START = '2026-11-21T09:00:00.000Z';

export interface Sent {
  name: string;
  data: Record<string, unknown>;
}

/** Complete tracking environment: its own database, a carrier over HTTP and an adjustable clock. */
export interface TrackingWorld {
  deps: Deps;
  stub: StubCarrier;
  /** Sent jobs and published hints. */
  sent: Sent[];
  hints: Hint[];
  /** Moves domain and wall time. */
  setNow(now: string): void;
  /** A new tenant with this many berries. */
  tenant(berries?: number): Promise<Tenant>;
  close(): Promise<void>;
}

export interface Tenant {
  id: string;
  transaction<T>(work: () => Promise<T>): Promise<T>;
  add(...inputs: object[]): Promise<BatchOutcome>;
  /** Adds one bill and returns its id. */
  track(input?: object): Promise<string>;
  /** Adds one air waybill and returns its id. */
  fly(input?: object): Promise<string>;
  poll(billId: string): Promise<void>;
  pollWaybill(id: string): Promise<void>;
  balance(): Promise<number>;
  /** The sum of the ledger, which must always be the balance. */
  ledgerSum(): Promise<number>;
}

export const BILL = {
  referenceNo: 'COSU6123456789',
  carrierCode: 'COSU',
  serviceType: 'CY-CY',
  customerService: 'Amy Chen',
  polCode: 'CNSHA',
};

export const WAYBILL = {
  awbNo: '157-53806270',
  localKeyword: 'Spring sale',
  customerService: 'Amy Chen',
  originCode: 'PVG',
  destinationCode: 'FRA',
};

export async function startTrackingWorld(): Promise<TrackingWorld> {
  const test = await openTestDriver();
  const db = createDb(test.driver, { limitMs: TEST_TRANSACTION_LIMIT_MS });
  const stub = await startStubCarrier();
  const sent: Sent[] = [];
  const hints: Hint[] = [];
  let now = START;
  const unused = (): never => {
    throw new Error('This part of the queue or the hub is not imitated.');
  };
  const log = pino({ level: 'silent' });
  const clock: Clock = { domainNow: () => now, wallNow: () => Date.parse(now), factor: 1 };
  const config = { ...readConfig({}), pollIntervalS: 900 };
  const deps: Deps = {
    config,
    parameters: createParameters(db, config),
    log,
    clock,
    db,
    requests: createRequestLog({ db, log, clock }),
    // Nothing is written: these tests have no files.
    files: createFiles(config, new Uint8Array(32)),
    caches: createCaches(db, []),
    vitals: createVitals({ now: clock.wallNow, streams: () => 0, probe: () => Promise.resolve() }),
    queue: {
      define: unused,
      schedule: unused,
      defined: unused,
      observe: unused,
      retire: unused,
      start: unused,
      stop: unused,
      drain: unused,
      send: (name, data) => Promise.resolve(void sent.push({ name, data })),
      sendAll: (name, jobs) => Promise.resolve(void sent.push(...jobs.map(({ data }) => ({ name, data })))),
    },
    live: {
      publish: (hint) => Promise.resolve(void hints.push(hint)),
      subscribe: unused,
      streams: unused,
      stopping: new AbortController().signal,
      missed: unused,
      start: unused,
      stop: unused,
    },
    carriers: carrierRegistry(
      [
        { code: '*', baseUrl: stub.baseUrl, apiKey: 'test-key' },
        { code: '*', protocol: 'one-record', baseUrl: `${stub.baseUrl}/{code}`, apiKey: 'test-key' },
      ],
      { timeoutMs: 30_000 },
    ),
  };
  return {
    deps,
    stub,
    sent,
    hints,
    setNow: (next) => void (now = next),
    tenant: (berries = 100) => makeTenant(deps, berries),
    async close() {
      await test.close();
      await stub.close();
    },
  };
}

async function makeTenant(deps: Deps, berries: number): Promise<Tenant> {
  const { db, clock } = deps;
  const id = uuid();
  await db.transaction('system', async () => {
    await db.sql(`insert into tenant (id, name, tier, berry_balance, create_time) values ($1, $2, 'captain', 0, $3)`, [
      id,
      `Tenant ${id}`,
      clock.domainNow(),
    ]);
    if (berries > 0) await post(db, id, [{ orderId: uuid(), kind: 'grant', attempt: 1, amount: berries }], clock.domainNow());
  });
  const transaction = <T>(work: () => Promise<T>): Promise<T> => db.transaction({ tenantId: id }, work);
  const one = async (sql: string): Promise<number> => Number((await transaction(() => db.sql<{ n: string }>(sql, [id])))[0]?.n ?? 0);
  const adder = () => ({ tenantId: id, userId: null, now: clock.domainNow(), wallNow: new Date(clock.wallNow()).toISOString() });
  const add = (...inputs: object[]): Promise<BatchOutcome> => transaction(() => addBills(db, adder(), checkRows(inputs)));
  return {
    id,
    transaction,
    add,
    async track(input = {}) {
      const outcome = await add({ ...BILL, ...input });
      return String(outcome.rows[0]?.id);
    },
    fly: async (input = {}) => {
      const rows = checkEach(newWaybills, [{ ...WAYBILL, ...input }]);
      return String((await transaction(() => addOrders(db, newWaybills, adder(), rows))).rows[0]?.id);
    },
    pollWaybill: async (billId) => void (await pollBill(deps, { kind: airWaybills, tenantId: id, billId }, { correlationId: 'test' })),
    poll: async (billId) => void (await pollBill(deps, { kind: oceanBills, tenantId: id, billId }, { correlationId: 'test' })),
    balance: () => one('select berry_balance as n from tenant where id = $1'),
    ledgerSum: () => one('select coalesce(sum(amount), 0) as n from berry_ledger where tenant_id = $1'),
  };
}
