import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { backupResponses, embeddedSnapshot } from './backup/embedded.ts';
import { openEmbedded } from './embedded.ts';
import { askHolder } from './folder-lock.ts';
import { NEEDED } from './folder-mark.ts';
import { agreeOnInstallation } from './installation.ts';
import { migrate } from './migrate.ts';
import { createDb } from './transactions.ts';

let home: string;
/** A complete folder, which tests copy. */
let whole: string;
let made = 0;

/** Opens a folder as a start does, and closes it. @returns the id of its installation */
async function start(folder: string): Promise<string> {
  const { driver, marked, unlock } = await openEmbedded(folder);
  const db = createDb(driver, { limitMs: 60_000 });
  try {
    await migrate(driver);
    return await agreeOnInstallation(db, marked);
  } finally {
    await db.close();
    await unlock();
  }
}
/** A folder that has the names of a complete one: enough for what is checked before the database is opened. */
function outline(): string {
  const folder = join(home, `outline-${(made += 1)}`);
  mkdirSync(join(folder, 'db'), { recursive: true });
  for (const name of NEEDED) writeFileSync(join(folder, 'db', name), name === 'PG_VERSION' ? '18\n' : '');
  for (const name of ['seaberry.json', 'secret.key']) cpSync(join(whole, name), join(folder, name));
  return folder;
}
function copy(name = `data-${(made += 1)}`): string {
  const folder = join(home, name);
  cpSync(whole, folder, { recursive: true });
  return folder;
}
/** Every file with its size. */
const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name} ${readFileSync(join(entry.parentPath, entry.name)).length}`)
    .toSorted();

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'seaberry-folder-'));
  whole = join(home, 'whole');
  await start(whole);
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

describe('a damaged data folder is refused with a reason, and unchanged', () => {
  it.each<[string, (folder: string) => void, RegExp]>([
    ['db/ is gone', (folder) => rmSync(join(folder, 'db'), { recursive: true }), /its database in db\/ is missing/u],
    [
      'db/ is empty',
      (folder) => {
        rmSync(join(folder, 'db'), { recursive: true });
        mkdirSync(join(folder, 'db'));
      },
      /its database in db\/ is missing/u,
    ],
    ...NEEDED.map((name): [string, (folder: string) => void, RegExp] => [
      `db/${name} is gone`,
      (folder) => rmSync(join(folder, 'db', name), { recursive: true }),
      /files of its database in db\/ are missing/u,
    ]),
    ['the mark is cut off', (folder) => truncateSync(join(folder, 'seaberry.json'), 9), /seaberry\.json cannot be read/u],
    ['the mark is empty', (folder) => truncateSync(join(folder, 'seaberry.json'), 0), /seaberry\.json cannot be read/u],
    ['the secret is gone', (folder) => rmSync(join(folder, 'secret.key')), /secret\.key is missing/u],
    ['the secret is empty', (folder) => truncateSync(join(folder, 'secret.key'), 0), /has 0 characters/u],
    ['the secret is cut off', (folder) => truncateSync(join(folder, 'secret.key'), 20), /has 20 characters/u],
    ['the secret is zeros', (folder) => writeFileSync(join(folder, 'secret.key'), '0'.repeat(64)), /fewer than 10 different/u],
    ['the secret can be read by others', (folder) => chmodSync(join(folder, 'secret.key'), 0o644), /chmod 600/u],
    [
      'the secret is a folder',
      (folder) => {
        rmSync(join(folder, 'secret.key'));
        mkdirSync(join(folder, 'secret.key'), { mode: 0o700 });
      },
      /is not a file/u,
    ],
  ])('%s', async (_, damage, reason) => {
    const folder = outline();
    damage(folder);
    const before = filesOf(folder);
    await expect(openEmbedded(folder)).rejects.toThrow(reason);
    expect(filesOf(folder)).toEqual(before);
  });
});

describe('a backup of a data folder that no server has', () => {
  it.each<[string, (folder: string) => void, string]>([
    [
      'of a newer PostgreSQL is refused as at a start',
      (folder) => writeFileSync(join(folder, 'db', 'PG_VERSION'), '99\n'),
      'was written by PostgreSQL 99',
    ],
    [
      'of an older PostgreSQL asks for a start',
      (folder) => writeFileSync(join(folder, 'db', 'PG_VERSION'), '17\n'),
      'is of an older version',
    ],
    [
      'whose upgrade was interrupted asks for a start',
      (folder) => renameSync(join(folder, 'db'), join(folder, 'db.ready')),
      'its database in db/ is missing. Start the server once: it completes an interrupted upgrade, or says what is wrong.',
    ],
    ['that is new has nothing to back up', (folder) => rmSync(folder, { recursive: true }), 'There is no data folder'],
  ])('%s', async (_, prepare, reason) => {
    const folder = outline();
    prepare(folder);
    const config = readConfig({ DATA_DIR: folder });
    await expect(embeddedSnapshot(config).next()).rejects.toThrow(reason);
  });
});

it('a folder of an earlier release gets an id, which its next start finds in both places', async () => {
  const folder = copy();
  const id = await start(folder);
  writeFileSync(join(folder, 'seaberry.json'), '{"postgres":"18"}\n');
  expect(await start(folder)).toBe(id);
  expect(JSON.parse(readFileSync(join(folder, 'seaberry.json'), 'utf8'))).toEqual({ postgres: '18', installation: id });
});

it('a folder with the database of another installation is refused', async () => {
  const folder = copy();
  const id = await start(folder);
  const other = '0199f3c1-0000-7000-8000-000000000001';
  writeFileSync(join(folder, 'seaberry.json'), JSON.stringify({ postgres: '18', installation: other }));
  await expect(start(folder)).rejects.toThrow(`seaberry.json names the installation ${other}, and the database in db/ is that of ${id}.`);
});

it('a folder whose creation was interrupted is created anew', async () => {
  const folder = outline();
  writeFileSync(join(folder, 'seaberry.json'), '{"postgres":"18","creating":true}\n');
  const { driver, marked, unlock } = await openEmbedded(folder);
  expect(marked.installation).toBeNull();
  await driver.close();
  await unlock();
});

it('a folder has one lock, however long its path is and whatever link leads to it', async () => {
  const folder = copy('long-'.repeat(30));
  const link = join(home, 'link');
  symlinkSync(folder, link);
  const { driver, serve, unlock } = await openEmbedded(folder);
  for (const path of [folder, link]) await expect(openEmbedded(path)).rejects.toThrow('is in use by another Seaberry');
  expect(statSync(join(folder, 'lock.sock')).mode & 0o077).toBe(0);
  const read = (socket: Socket | null) =>
    text(socket ?? Readable.from([])).then(
      (lines) => lines.trim(),
      () => '',
    );
  const responseTo = async (request: string) => read(await askHolder(folder, request));
  expect(await responseTo('backup')).toBe('');
  serve(backupResponses(driver, { product: '1', secretKey: 'x' }));
  expect(await responseTo('restore')).toContain('This is no request that the server knows.');
  expect(await responseTo('x'.repeat(200))).toBe('');
  const running = await askHolder(folder, 'backup');
  expect(await responseTo('backup')).toContain('Another backup is running.');
  expect((await read(running)).split('\n').at(-1)).toBe('{"end":true}');
  await driver.close();
  await unlock();
  expect(readdirSync(folder)).not.toContain('lock.sock');
  // A moved folder takes its lock with it.
  renameSync(folder, join(home, 'moved'));
  await start(join(home, 'moved'));
});
