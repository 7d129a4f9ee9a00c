import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { openPglite } from '../db/drivers/pglite.ts';
import { openPostgres } from '../db/drivers/postgres.ts';
import type { Driver } from '../db/port.ts';
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

async function onPglite(content: Content): Promise<TestDriver> {
  // Benchmarks and scripts run outside of a test run, without dumps: the content is then created.
  const dumps = content === 'empty' ? undefined : process.env['TEST_DUMPS'];
  const driver = await openPglite({ folder: null, dump: dumps ? new Uint8Array(readFileSync(join(dumps, content))) : null });
  if (!dumps) await prepare(driver, content);
  return { driver, another: null, close: () => driver.close() };
}

async function onPostgres(content: Content): Promise<TestDriver> {
  // Benchmarks run outside of a test run, which has a shared cluster: they start their own.
  const given = process.env['TEST_POSTGRES'];
  const own = given ? null : await (await import('./postgres-cluster.ts')).startCluster();
  const cluster = own?.url ?? String(given);
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  await statement(cluster, `CREATE DATABASE ${name} TEMPLATE ${TEMPLATES[content]}`);
  const url = urlOf(cluster, name);
  const driver = openPostgres(url, { max: 8 });
  return {
    driver,
    another: () => openPostgres(url, { max: 4 }),
    async close() {
      await driver.close();
      await (own ? own.stop() : statement(cluster, `DROP DATABASE ${name} WITH (FORCE)`));
    },
  };
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
