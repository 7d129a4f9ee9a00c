import { randomBytes } from 'node:crypto';
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PGlite } from 'pglite-pg17';
import { createQueue } from '../jobs/boss-queue.ts';
import { createLog } from '../ports/log.ts';
import { openEmbedded, POSTGRES } from './embedded.ts';
import type { UpgradeStep } from './embedded-upgrade.ts';
import { fetchPackage, OLD_POSTGRES } from './embedded-upgrade-package.ts';
import { migrate } from './migrate.ts';
import type { Driver, Row } from './port.ts';
import { createDb } from './transactions.ts';

const packageFolder = dirname(dirname(createRequire(import.meta.url).resolve('pglite-pg17')));
const findPackage = () => Promise.resolve(packageFolder);
/** Three databases are created and compared in one test. */
const LIMIT_MS = 180_000;
const resolver = new URL('../../../../scripts/lib/source-resolve.mjs', import.meta.url).href;

let home: string;
/** A data folder as a Seaberry with PostgreSQL 17 leaves it: rows of release 0.1.0, a queue with jobs, and values that are hard to copy. */
let old: string;
let before: Row[];
let made = 0;

/** Driver over the older package, as far as migrations and queue need it. */
function driverOf(pg: PGlite): Driver {
  const script = async (text: string): Promise<Row[]> =>
    ((await pg.exec(text)).findLast(({ fields }) => fields.length > 0)?.rows ?? []) as Row[]; // Rows as objects, unless requested otherwise.
  const query = async (text: string, params: readonly unknown[]): Promise<Row[]> => (await pg.query<Row>(text, [...params])).rows;
  return {
    kind: 'pglite',
    connect: () =>
      Promise.resolve({
        script,
        query: async (text, params, { before: first }) => {
          if (first) await pg.exec(first);
          return query(text, params);
        },
        lines: () => Promise.resolve([]),
        release: () => {},
      }),
    listen: () => Promise.resolve(() => Promise.resolve()),
    listening: () => true,
    onListenResumed: () => {},
    close: () => pg.close(),
  };
}

const HARD = `
  insert into app_setting (key, value) values
    ('hard', '{"text": "tab\\t, line\\n, back\\\\slash, \\"quoted\\", 订舱 🚢", "number": 12345678901234567890.123}'), ('null', 'null');
  insert into audit_log (id, call, outcome, input, ip, correlation_id, duration_ms, create_time)
    select gen_random_uuid(), 'test', 'ok', jsonb_build_object('n', n, 'text', repeat('abc ' || n, 400)), '::1', 'x', n, timestamptz '2026-01-01' + n * interval '1 hour'
    from generate_series(1, 3000) n;`;

const CONTENT = `
  select table_schema || '.' || table_name as name,
    (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %I.%I', table_schema, table_name), false, true, '')))[1]::text as rows
  from information_schema.tables where table_type = 'BASE TABLE' and table_schema in ('public', 'pgboss') order by 1`;

async function makeOld(folder: string): Promise<Row[]> {
  mkdirSync(join(folder, 'db'), { recursive: true });
  const pg = await PGlite.create({ dataDir: join(folder, 'db') });
  await pg.exec("SET TIME ZONE 'UTC'");
  const driver = driverOf(pg);
  const dump = readFileSync(new URL('dumps/0.1.0.sql', import.meta.url), 'utf8');
  await migrate(driver, { until: Number(/^-- schema: (\d+)$/mu.exec(dump)?.[1]) });
  await pg.exec(dump);
  await pg.exec(HARD);
  const queue = createQueue({ db: createDb(driver), log: createLog('silent'), work: false });
  queue.define('poll', {}, () => Promise.resolve());
  await queue.start();
  for (const n of [1, 2, 3]) await queue.send('poll', { n });
  await queue.stop();
  const rows = (await pg.query<Row>(CONTENT)).rows;
  await pg.close();
  writeFileSync(join(folder, 'seaberry.json'), '{"postgres":"17"}\n');
  writeFileSync(join(folder, 'secret.key'), randomBytes(48).toString('base64url'), { mode: 0o600 });
  return rows;
}

/** A copy of the old folder that a test may modify. */
function folderOf(): string {
  made += 1;
  const folder = join(home, `data-${made}`);
  cpSync(old, folder, { recursive: true });
  return folder;
}

const versionOf = (folder: string, name = 'db') => readFileSync(join(folder, name, 'PG_VERSION'), 'utf8').trim();
const keptIn = (folder: string) => readdirSync(folder).filter((name) => name.startsWith('db.pg17-'));

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'seaberry-upgrade-'));
  old = join(home, 'old');
  before = await makeOld(old);
}, LIMIT_MS);
afterAll(() => rmSync(home, { recursive: true, force: true }));

describe('a data folder of an older PostgreSQL', () => {
  it(
    'is upgraded with every row, and the old database is kept',
    async () => {
      const folder = folderOf();
      expect(versionOf(folder)).toBe('17');
      // Left by two upgrades killed before the swap: the upgrade runs again, since the old data may have changed since.
      for (const name of ['db.unfinished', 'db.ready']) {
        mkdirSync(join(folder, name));
        writeFileSync(join(folder, name, 'PG_VERSION'), '18\n');
      }
      const reported: string[] = [];
      const { driver, unlock } = await openEmbedded(folder, { findPackage, say: (line) => reported.push(line) });
      const connection = await driver.connect();
      const ask = (text: string): Promise<Row[]> => connection.query(text, [], { arrays: false, before: '' });
      expect(await ask(CONTENT)).toEqual(before);
      expect(before).toContainEqual({ name: 'pgboss.job_common', rows: '3' });
      expect(before).toContainEqual({ name: 'public.audit_log', rows: '3001' });
      const [hard] = await ask(`select value->>'text' as text, value->>'number' as number from app_setting where key = 'hard'`);
      expect(hard).toEqual({ text: 'tab\t, line\n, back\\slash, "quoted", 订舱 🚢', number: '12345678901234567890.123' });
      // Foreign keys and constraints are active again.
      await expect(
        ask(`insert into bill_term (tenant_id, term, bill_id, whole) values (gen_random_uuid(), 'X', gen_random_uuid(), true)`),
      ).rejects.toThrow('foreign key');
      connection.release();
      await migrate(driver);
      const queue = createQueue({ db: createDb(driver), log: createLog('silent'), work: false });
      const ran: number[] = [];
      queue.define<{ n: number }>('poll', {}, ({ n }) => Promise.resolve(void ran.push(n)));
      await queue.start();
      expect(await queue.drain()).toBe(3);
      // Jobs that were created in the same millisecond have no order.
      expect(ran.toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
      await queue.stop();
      await driver.close();
      await unlock();

      expect(versionOf(folder)).toBe(POSTGRES);
      expect(JSON.parse(readFileSync(join(folder, 'seaberry.json'), 'utf8'))).toEqual({ postgres: POSTGRES });
      expect(statSync(join(folder, 'db')).mode & 0o077).toBe(0);
      expect(readdirSync(folder).filter((name) => /unfinished|ready/u.test(name))).toEqual([]);
      const [kept] = keptIn(folder);
      expect(versionOf(folder, String(kept))).toBe('17');
      expect(reported.join('\n')).toMatch(/written by PostgreSQL 17[\s\S]* rows have been copied and compared[\s\S]*is kept in/u);
    },
    LIMIT_MS,
  );

  const steps: [UpgradeStep, { db: string | null; ready: boolean }][] = [
    ['moved', { db: null, ready: true }],
    ['swapped', { db: POSTGRES, ready: false }],
  ];
  it.each(steps)(
    'is upgraded at the next start after a kill when it was %s',
    async (step, { db, ready }) => {
      const folder = folderOf();
      await killedAt(step, folder);
      expect(existsSync(join(folder, 'db')) ? versionOf(folder) : null).toBe(db);
      expect(existsSync(join(folder, 'db.ready'))).toBe(ready);
      const { driver, unlock } = await openEmbedded(folder, { findPackage });
      const connection = await driver.connect();
      expect(await connection.query(CONTENT, [], { arrays: false, before: '' })).toEqual(before);
      connection.release();
      await driver.close();
      await unlock();
      expect(versionOf(folder)).toBe(POSTGRES);
      expect(keptIn(folder)).toHaveLength(1);
      expect(readdirSync(folder).filter((name) => /unfinished|ready/u.test(name))).toEqual([]);
    },
    LIMIT_MS,
  );

  it(
    'is unchanged with a clear error when it is unreadable',
    async () => {
      const folder = folderOf();
      const refused = openEmbedded(folder, { findPackage: () => Promise.resolve(join(home, 'nothing')) });
      await expect(refused).rejects.toThrow(/could not be brought from PostgreSQL 17 to 18: .*It is as it was/u);
      expect(versionOf(folder)).toBe('17');
      expect(keptIn(folder)).toEqual([]);
      expect(readdirSync(folder).toSorted()).toEqual(['db', 'seaberry.json', 'secret.key']);
    },
    LIMIT_MS,
  );

  it(
    'is unchanged when a table has no counterpart in the current schema',
    async () => {
      const folder = folderOf();
      const pg = await PGlite.create({ dataDir: join(folder, 'db') });
      await pg.exec('create table stray (n int); insert into stray values (1)');
      await pg.close();
      await expect(openEmbedded(folder, { findPackage })).rejects.toThrow('no place for public.stray');
      expect(versionOf(folder)).toBe('17');
      expect(readdirSync(folder).toSorted()).toEqual(['db', 'seaberry.json', 'secret.key']);
    },
    LIMIT_MS,
  );

  it(
    'of a newer PostgreSQL is rejected',
    async () => {
      const folder = join(home, 'newer');
      mkdirSync(join(folder, 'db'), { recursive: true });
      writeFileSync(join(folder, 'db/PG_VERSION'), '19\n');
      await expect(openEmbedded(folder)).rejects.toThrow('was written by PostgreSQL 19; this version of Seaberry brings PostgreSQL 18');
    },
    LIMIT_MS,
  );
});

describe('the package that reads an old PostgreSQL', () => {
  it('is known for every earlier version', () => {
    const versions = Object.keys(OLD_POSTGRES).map(Number);
    expect(versions).toEqual(Array.from({ length: Number(POSTGRES) - 16 }, (_, at) => 16 + at));
    const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as { version: string };
    expect(OLD_POSTGRES['17']?.version).toBe(version);
  });

  it('cannot be fetched without a registry: nothing is changed, and the error names the remedy', async () => {
    const folder = join(home, 'offline');
    mkdirSync(folder);
    vi.stubEnv('npm_config_registry', 'http://127.0.0.1:9/');
    vi.stubEnv('npm_config_fetch_retries', '0');
    vi.stubEnv('npm_config_cache', join(home, 'npm-cache'));
    await expect(fetchPackage('17', folder, () => {})).rejects.toThrow(/could not be fetched \(.+\)\. Start again with a connection/u);
    vi.unstubAllEnvs();
    expect(readdirSync(folder)).toEqual([]);
    await expect(fetchPackage('9', folder, () => {})).rejects.toThrow('which this version of Seaberry cannot read');
  });
});

/** Upgrades in a process that kills itself at a step. */
async function killedAt(step: UpgradeStep, folder: string): Promise<void> {
  const code = `
    import { openEmbedded } from ${JSON.stringify(new URL('embedded.ts', import.meta.url).href)};
    await openEmbedded(${JSON.stringify(folder)}, {
      findPackage: () => Promise.resolve(${JSON.stringify(packageFolder)}),
      reached: (step) => step === '${step}' && process.kill(process.pid, 'SIGKILL'),
    });`;
  const file = join(home, `killed-${step}.mjs`);
  writeFileSync(file, code);
  const args = ['--conditions=@seaberry/source', '--import', resolver, file];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const signal = await new Promise((resolve) => child.once('close', (_, by) => resolve(by)));
  expect(signal).toBe('SIGKILL');
}
