import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDriver, type TestDriver } from '../../testing/database.ts';
import { startTestServer, type Account, type TestServer } from '../../testing/server.ts';
import { agreeOnInstallation, markRestore } from '../installation.ts';
import { migrate } from '../migrate.ts';
import type { Driver } from '../port.ts';
import { createDb } from '../transactions.ts';
import { columnsOf, nameOf, parseTables, SEQUENCES, sqlOf, TABLES } from '../tables.ts';
import { loadBackup, requireEmpty, requireKnownMigrations } from './load.ts';
import { verifyBackup } from './read.ts';
import { snapshotLines } from './snapshot.ts';
import { writeBackup, writeNewFile, type Written } from './write.ts';

const NOW = '2026-11-24T20:00:00.000Z';
const FACTS = { product: '0.9.0', secretKey: 'abc' };

let home: string;
let server: TestServer;
let amy: Account;
let file: string;
let written: Written;
/** Rows and checksum of each table before the snapshot. */
let before: Record<string, string>;
/** Writes that were committed while the backup was written. */
let writes = 0;
/** Database into which the backup was restored. */
let restored: TestDriver;

const script = async (driver: Driver, text: string) => {
  const connection = await driver.connect();
  try {
    return await connection.script(text);
  } finally {
    connection.release();
  }
};

async function contentOf(driver: Driver): Promise<Record<string, string>> {
  const [found] = await script(driver, TABLES);
  const tables = parseTables(String(found?.['text']));
  const sums = tables.map(
    (table) =>
      `select '${nameOf(table)}' as name, count(*) || ' ' || coalesce(sum(hashtextextended(r::text, 0)), 0) as content from (select ${columnsOf(table)} from only ${sqlOf(table)}) r`,
  );
  const rows = await script(driver, sums.join(' union all '));
  return Object.fromEntries(rows.map(({ name, content }) => [String(name), String(content)]));
}

/** Rows with values that a backup could alter: null of SQL and of JSON, digits, quotes, microseconds, lists, and one row of a megabyte. */
const ODD = `
  insert into audit_log (id, kind, call, outcome, correlation_id, duration_ms, create_time, input, message)
    select gen_random_uuid(), 'operation', 'backup.test', 'ok', 'x', g, '2026-01-01T00:00:00.123+08'::timestamptz + g * interval '1 hour',
      case g % 3 when 0 then 'null'::jsonb when 1 then null else '{"a":[1.50,"x"]}'::jsonb end,
      case when g % 3 = 0 then null else E'line\n"q" \\ [1] {"end":true} 订' || g end from generate_series(1, 3000) g;
  insert into audit_log (id, kind, call, outcome, correlation_id, duration_ms, create_time, exception)
    select gen_random_uuid(), 'exception', 'backup.large', 'internal', 'x', 1, now(), string_agg(md5(n::text), '') from generate_series(1, 32000) n;
  insert into app_setting (key, value) values ('odd', 'null'), ('digits', '12345678901234567890.10');
  insert into sign_in_step (token_hash, user_id, password_mark, create_time, expires_at)
    select 'a', id, 'b', '2026-11-24', '2026-11-25' from app_user limit 1;
  insert into passkey_challenge (challenge_hash, purpose, subject, rp_id, expires_at) values ('a', 'signIn', '', 'track.example', '2026-11-25')`;

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'seaberry-backup-'));
  server = await startTestServer();
  amy = await server.person({ tenantId: await server.tenant('Northwind', 50), account: 'amy.backup' });
  await agreeOnInstallation(server.deps.db, null);
  server.deps.queue.define('backup.test', {}, () => Promise.resolve());
  const { driver } = server.test;
  await script(driver, ODD);
  before = await contentOf(driver);
  file = join(home, 'one.backup');
  written = await writeBackup(file, whileWriting(driver));
  restored = await openTestDriver(undefined, 'empty');
  await loadBackup(restored.driver, file, NOW);
});
afterAll(async () => {
  await restored?.close();
  await server.close();
  rmSync(home, { recursive: true, force: true });
});

/** Lines of a snapshot; between the batches rows are added, changed and removed. */
async function* whileWriting(driver: Driver): AsyncGenerator<string[]> {
  const { db } = server.deps;
  for await (const lines of snapshotLines(driver, FACTS)) {
    yield lines;
    if (writes >= 20) continue;
    writes += 1;
    await db.transaction('system', () => db.sql('update tenant set name = $1', [`Renamed ${writes}`]));
    await script(
      driver,
      `delete from app_setting where key in ('odd', 'w${writes - 2}'); insert into app_setting (key, value) values ('w${writes}', '1')`,
    );
  }
}

describe('a backup', () => {
  it('has all rows of the moment of its snapshot, whatever is written meanwhile', async () => {
    expect(writes).toBe(20);
    expect(await contentOf(server.test.driver)).not.toEqual(before);
    const after = await contentOf(restored.driver);
    // Open sessions are ended by the restore: the same number of rows, with other content. Sign-ins that have begun are gone.
    const changed = Object.keys(before).filter((name) => before[name] !== after[name]);
    expect(changed).toEqual(['public.auth_session', 'public.passkey_challenge', 'public.sign_in_step']);
    expect([after['public.passkey_challenge'], after['public.sign_in_step']]).toEqual(['0 0', '0 0']);
    expect(after['public.auth_session']?.split(' ')[0]).toBe(before['public.auth_session']?.split(' ')[0]);
    expect(Object.keys(after)).toEqual(Object.keys(before));
    expect(written.rows).toBe(Object.values(before).reduce((sum, content) => sum + Number(content.split(' ')[0]), 0));
  });

  it('is one file that only its owner can read, with header and checksums', async () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(home)).toEqual(['one.backup']);
    const { head, ...counted } = await verifyBackup(file);
    expect(head).toMatchObject({
      version: 1,
      product: '0.9.0',
      engine: server.test.driver.kind,
      installation: expect.any(String),
      secretKey: 'abc',
    });
    expect(counted).toEqual({ tables: written.tables, rows: written.rows });
    expect(gunzipSync(readFileSync(file)).toString().trimEnd().split('\n').at(-1)).toContain('"complete":true');
  });

  it('replaces neither a file that is made meanwhile nor the unfinished file of another backup', async () => {
    const path = join(home, 'raced');
    async function* meanwhile() {
      yield 'ours';
      writeFileSync(path, 'theirs');
    }
    await expect(writeNewFile(path, meanwhile())).rejects.toThrow('exists already');
    expect(readFileSync(path, 'utf8')).toBe('theirs');
    rmSync(path);
    // The unfinished file of a process with the same id in another container.
    const part = `${path}.${process.pid}.part`;
    writeFileSync(part, 'theirs');
    await writeNewFile(path, Readable.from(['ours']));
    expect([readFileSync(path, 'utf8'), readFileSync(part, 'utf8')]).toEqual(['ours', 'theirs']);
    for (const made of [path, part]) rmSync(made);
    expect(readdirSync(home)).toEqual(['one.backup']);
  });

  it('does not replace a file, and leaves nothing behind when it fails', async () => {
    await expect(writeBackup(file, snapshotLines(server.test.driver, FACTS))).rejects.toThrow('exists already');
    async function* broken() {
      for await (const lines of snapshotLines(server.test.driver, FACTS)) {
        yield lines;
        if (lines[0]?.startsWith('[')) throw new Error('The connection broke.');
      }
    }
    await expect(writeBackup(join(home, 'two.backup'), broken())).rejects.toThrow('The connection broke.');
    expect(readdirSync(home)).toEqual(['one.backup']);
    expect(await script(server.test.driver, 'select name from pg_cursors')).toEqual([]);
    if (server.test.driver.kind === 'pglite') {
      const full = snapshotLines(server.test.driver, { ...FACTS, freeBytes: () => Promise.resolve(2 ** 26) });
      await expect(full.next()).rejects.toThrow('The disk of the data folder has 64 MB left');
    }
  });

  it('that is altered, cut off or of another format is refused', async () => {
    const bytes = readFileSync(file);
    const text = gunzipSync(bytes).toString();
    const lines = text.split('\n');
    const row = lines.findIndex((line) => line.startsWith('['));
    const without = (at: number) => lines.toSpliced(at, 1).join('\n');
    const flipped = Buffer.from(bytes);
    flipped.writeUInt8(flipped.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1);
    const altered: [string, Buffer | string, string][] = [
      ['a flipped bit', flipped, 'is damaged or incomplete'],
      ['a file cut off', bytes.subarray(0, bytes.length - 9), 'is damaged or incomplete'],
      ['another value', text.replace('amy.backup', 'eve.backup'), 'is damaged or incomplete'],
      ['a missing row', without(row), 'is damaged or incomplete'],
      ['another head', text.replace('"product":"0.9.0"', '"product":"0.8.0"'), 'is damaged or incomplete'],
      ['no last line', without(lines.length - 2), 'is damaged or incomplete'],
      ['a line after the last', `${text}{}\n`, 'is damaged or incomplete'],
      ['nothing', '', 'is damaged or incomplete'],
      ['a file that is no gzip', Buffer.from(text), 'is damaged or incomplete'],
      ['other JSON', '{"a":1}\n', 'is not a backup of Seaberry'],
      ...['', '"x"', '"-1"', '"0"', '"1.5"', '"9223372036854775808"', '12'].map((last): [string, string, string] => [
        `${last || 'nothing'} as the last number of a sequence`,
        text.replace(/,"last":"\d+"/u, last && `,"last":${last}`),
        'is not a valid backup: sequences.0.last of its head is wrong',
      ]),
      ...['', ',"columns":[]', ',"columns":["id","id"]', ',"columns":[1]'].map((columns): [string, string, string] => [
        `a table with ${columns || 'no columns'}`,
        text.replace(/,"columns":\[[^\]]*\]/u, columns),
        'has no columns, or one of them twice',
      ]),
      ['a newer format', text.replace('"version":1', '"version":2'), 'was written by a newer version of Seaberry'],
    ];
    const unexpected: string[] = [];
    for (const [name, content, reason] of altered) {
      const path = join(home, 'altered');
      writeFileSync(path, typeof content === 'string' ? gzipSync(content, { level: 1 }) : content);
      const refusal = await verifyBackup(path).then(String, String);
      if (!refusal.includes(reason)) unexpected.push(`${name}: ${refusal}`);
    }
    expect(unexpected).toEqual([]);
    await expect(verifyBackup(join(home, 'none'))).rejects.toThrow('cannot be read (ENOENT)');
    rmSync(join(home, 'altered'));
  });
});

describe('a restored database', () => {
  it('gives new rows the next numbers and keeps triggers and foreign keys', async () => {
    const [source, target] = [await script(server.test.driver, SEQUENCES), await script(restored.driver, SEQUENCES)];
    expect(JSON.parse(String(target[0]?.['text']))).toEqual(JSON.parse(String(source[0]?.['text'])));
    const rules = `select count(*)::int as count, sum((tgenabled = 'O')::int)::int as enabled from pg_trigger where not tgisinternal
      union all select count(*)::int, 0 from pg_constraint where contype = 'f'`;
    expect(await script(restored.driver, rules)).toEqual(await script(server.test.driver, rules));
  });

  it('has no open session of the time of the backup, and lets users sign in', async () => {
    const other = await startTestServer({ driver: restored });
    const headers = { 'X-Authorization': `Bearer ${amy.refreshToken}` };
    const known = await server.call('sysAuth', 'userInfo', undefined, { as: amy });
    expect(known.envelope?.code).toBe(200);
    const renewed = await other.call('sysAuth', 'userInfo', undefined, { as: amy, headers });
    expect(renewed.envelope?.code).toBe(401);
    expect(renewed.headers.get('access-token')).toBe('invalid_token');
    const { envelope } = await other.call('sysAuth', 'login', { account: amy.account, password: amy.password });
    expect(envelope?.code).toBe(200);
  });

  it('was empty: a database with tables is refused, as is a backup of a newer version', async () => {
    await expect(requireEmpty(restored.driver)).rejects.toThrow('is not empty');
    const { head } = await verifyBackup(file);
    const migrations = [...head.migrations, { at: '9999999999999', hash: 'later' }];
    expect(() => requireKnownMigrations({ ...head, migrations }, file)).toThrow('whose database is newer than this version knows');
    requireKnownMigrations(head, file);
  });
});

it('a backup of an older version is migrated; an interrupted restore keeps the server from starting', async () => {
  const installation = '0199f3c1-0000-7000-8000-000000000001';
  const { head } = await verifyBackup(file);
  async function* older() {
    yield [JSON.stringify({ ...head, migrations: head.migrations.slice(0, -1), sequences: [] })];
    yield [
      '{"table":{"schema":"public","name":"app_setting"},"columns":["key","value"]}',
      JSON.stringify(['installation', `"${installation}"`]),
    ];
    yield ['{"table":{"schema":"pgboss","name":"gone"},"columns":["a"]}', '["1"]'];
  }
  const path = join(home, 'old.backup');
  await writeBackup(path, older());
  const target = await openTestDriver(undefined, 'empty');
  const reported: string[] = [];
  try {
    await requireEmpty(target.driver);
    await loadBackup(target.driver, path, NOW, (line) => reported.push(line));
    expect(reported).toEqual(['The job queue no longer has a of pgboss.gone: left out.']);
    expect(await migrate(target.driver)).toBe(0);
    const db = createDb(target.driver, { limitMs: 50_000 });
    expect(await agreeOnInstallation(db, null)).toBe(installation);
    await db.transaction('system', () => markRestore(db, true));
    await expect(agreeOnInstallation(db, null)).rejects.toThrow('the restore did not come to its end');
  } finally {
    await target.close();
  }
});
