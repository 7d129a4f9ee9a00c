import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openPglite } from '../db/drivers/pglite.ts';
import { openPostgres } from '../db/drivers/postgres.ts';
import type { Driver } from '../db/port.ts';
import { cutLine } from './cut-line.ts';
import { TEMPLATES, urlOf } from './postgres-url.ts';
import { prepare, type Content } from './prepare.ts';

export type TestDatabase = 'pglite' | 'postgres';

/** Engine of the tests: PGlite, or PostgreSQL where the project of vitest.config.ts sets `TEST_DATABASE=postgres`. */
const testDatabase: TestDatabase = process.env['TEST_DATABASE'] === 'postgres' ? 'postgres' : 'pglite';

export interface TestDriver {
  driver: Driver;
  /** Another driver on the same database; real PostgreSQL only. */
  another: (() => Driver) | null;
  /** Closes the driver and removes the database. */
  close(): Promise<void>;
}

/** A new database with that content, by default on the engine of the project. */
export function openTestDriver(kind: TestDatabase = testDatabase, content: Content = 'migrated'): Promise<TestDriver> {
  return kind === 'pglite' ? onPglite(content) : onPostgres(content);
}

/**
 * Database that can be made unreachable and reachable again: by a proxy in front of PostgreSQL, by ending the thread of the embedded one.
 */
export interface BreakableDriver extends TestDriver {
  break(): Promise<void>;
  mend(): void;
}

export async function openBreakableDriver(content: Content): Promise<BreakableDriver> {
  if (testDatabase === 'postgres') {
    const to = await createDatabase(content);
    const line = await cutLine(new URL(to.url));
    const driver = openPostgres(line.url, { max: 8 });
    const close = async (): Promise<void> => {
      await driver.close();
      await line.close();
      await to.drop();
    };
    return { driver, another: null, break: () => Promise.resolve(line.cut()), mend: line.mend, close };
  }
  const folder = mkdtempSync(join(tmpdir(), 'seaberry-breakable-'));
  const driver = await openPglite({ folder, dump: dumpOf(content) });
  const close = async (): Promise<void> => {
    await driver.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { driver, another: null, break: driver.crash, mend: () => {}, close };
}

/** Benchmarks and scripts run outside of a test run, without dumps: the content is then created. */
function dumpOf(content: Content): Uint8Array | null {
  const dumps = content === 'empty' ? undefined : process.env['TEST_DUMPS'];
  return dumps ? new Uint8Array(readFileSync(join(dumps, content))) : null;
}

async function onPglite(content: Content): Promise<TestDriver> {
  const dump = dumpOf(content);
  const driver = await openPglite({ folder: null, dump });
  if (!dump) await prepare(driver, content);
  return { driver, another: null, close: () => driver.close() };
}

async function onPostgres(content: Content): Promise<TestDriver> {
  const { url, drop } = await createDatabase(content);
  const driver = openPostgres(url, { max: 8 });
  return {
    driver,
    another: () => openPostgres(url, { max: 4 }),
    async close() {
      await driver.close();
      await drop();
    },
  };
}

async function createDatabase(content: Content): Promise<{ url: string; drop: () => Promise<void> }> {
  // Benchmarks run outside of a test run, which has a shared cluster: they start their own.
  const given = process.env['TEST_POSTGRES'];
  const own = given ? null : await (await import('./postgres-cluster.ts')).startCluster();
  const cluster = own?.url ?? String(given);
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  await statement(cluster, `CREATE DATABASE ${name} TEMPLATE ${TEMPLATES[content]}`);
  const drop = (): Promise<void> => (own ? own.stop() : statement(cluster, `DROP DATABASE ${name} WITH (FORCE)`));
  return { url: urlOf(cluster, name), drop };
}

async function statement(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
