import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { codeAt } from './modules/auth/factors/fixtures.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadBackup, requireEmpty } from './db/backup/load.ts';
import { openTestDriver } from './testing/database.ts';
import { startTestServer } from './testing/server.ts';

const main = fileURLToPath(new URL('main.ts', import.meta.url));
const createAccount = fileURLToPath(new URL('create-account.ts', import.meta.url));
const rotateKey = fileURLToPath(new URL('rotate-key.ts', import.meta.url));
const backup = fileURLToPath(new URL('backup.ts', import.meta.url));
const restore = fileURLToPath(new URL('restore.ts', import.meta.url));
const exportLogs = fileURLToPath(new URL('export-logs.ts', import.meta.url));
const verifyLogs = fileURLToPath(new URL('verify-logs.ts', import.meta.url));
const entry = fileURLToPath(new URL('../seaberry.mjs', import.meta.url));
const resolver = new URL('../../../scripts/lib/source-resolve.mjs', import.meta.url).href;
let folder: string;
const running = new Set<ChildProcess>();

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'seaberry-main-'));
});
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

interface Started {
  child: ChildProcess;
  /** Log lines so far, parsed. */
  lines: Record<string, unknown>[];
  code: Promise<number | null>;
  /** Everything written so far. */
  text: () => string;
}

function start(env: Record<string, string> = {}, file = main, args: string[] = []): Started {
  const child = spawn(process.execPath, ['--conditions=@seaberry/source', '--import', resolver, file, ...args], {
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? '',
      PORT: '0',
      DATA_DIR: join(folder, 'data'),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const lines: Record<string, unknown>[] = [];
  let all = '';
  let rest = '';
  child.stderr?.on('data', (chunk: Buffer) => (all += chunk.toString()));
  child.stdout?.on('data', (chunk: Buffer) => {
    all += chunk.toString();
    const parts = (rest + chunk.toString()).split('\n');
    rest = parts.pop() ?? '';
    // Texts for the terminal are not log lines.
    if (file === main)
      for (const line of parts.filter((one) => one.startsWith('{'))) lines.push(JSON.parse(line) as Record<string, unknown>);
  });
  const code = new Promise<number | null>((resolve) => {
    child.on('close', (status) => {
      running.delete(child);
      resolve(status);
    });
  });
  return { child, lines, code, text: () => all };
}

const markOf = (data: string) => JSON.parse(readFileSync(join(folder, data, 'seaberry.json'), 'utf8')) as { installation: string };
const logOf = ({ lines }: Started) => lines.map((line) => String(line['msg'])).join('\n');
/** Timeout: a new process creates a database and hashes a password, in seconds or, on a busy machine, minutes. */
const SOON = { timeout: 120_000 };
const LIMIT_MS = 300_000;
/** @returns the URL of the server */
async function ready(server: Started): Promise<string> {
  await expect.poll(() => logOf(server), SOON).toContain('Seaberry answers.');
  return String(server.lines.find(({ msg }) => msg === 'Seaberry answers.')?.['url']);
}
const login = async (at: string, account = 'root', password = 'berth nine 42'): Promise<string> => {
  const answer = await fetch(`${at}/api/sysAuth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ account, password }),
  });
  return ((await answer.json()) as { result: { accessToken: string } }).result.accessToken;
};

describe('the server process', () => {
  it(
    'has an account that the command line created',
    async () => {
      const args = ['--company', 'Northwind', '--account', 'root', '--berries', '20'];
      const made = start({ ACCOUNT_PASSWORD: 'berth nine 42' }, createAccount, args);
      expect(await made.code).toBe(0);
      expect(made.text()).toBe('root (admin) of Northwind was created.\n');
      const again = start({}, createAccount, args);
      expect(await again.code).toBe(1);
      expect(again.text()).toContain('There is an account root already');
      const wrong = start({}, createAccount, ['--company', 'Northwind', '--account', 'x', '--role', 'king']);
      expect(await wrong.code).toBe(1);
      expect(wrong.text()).toContain('There is no role king.');
    },
    LIMIT_MS,
  );

  it(
    'starts on that folder, locks it, survives a kill, and stops on request',
    async () => {
      const first = start();
      const url = await ready(first);
      expect((await fetch(`${url}/health`)).status).toBe(200);
      expect(statSync(join(folder, 'data/secret.key')).mode & 0o077).toBe(0);
      expect(JSON.parse(readFileSync(join(folder, 'data/seaberry.json'), 'utf8'))).toEqual({
        postgres: '18',
        installation: expect.any(String),
      });

      const second = start();
      expect(await second.code).toBe(1);
      expect(logOf(second)).toContain('is in use by another Seaberry');

      const inUse = start({}, rotateKey);
      expect(await inUse.code).toBe(1);
      expect(inUse.text()).toContain('is in use by another Seaberry');

      const saved = start({}, backup, [join(folder, 'running.backup')]);
      expect(await saved.code).toBe(0);
      expect(saved.text()).toContain('The secret is not in it');
      expect(saved.text()).toContain(`Uploaded files are not in it: copy the folder ${join(folder, 'data/files')} now.`);

      const token = await login(url);
      const post = async (at: string, call: string, input: object = {}): Promise<{ code: number; result: Record<string, string> }> => {
        const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
        const answer = await fetch(`${at}/api/${call}`, { method: 'POST', headers, body: JSON.stringify(input) });
        return (await answer.json()) as { code: number; result: Record<string, string> };
      };
      const secret = String((await post(url, 'sysFactor/beginTotp')).result['secret']);
      expect((await post(url, 'sysFactor/confirmTotp', { code: codeAt(secret, Date.now() - 30_000) })).code).toBe(200);
      first.child.kill('SIGKILL');
      await first.code;
      const before = readFileSync(join(folder, 'data/secret.key'), 'utf8');
      const rotated = start({}, rotateKey);
      expect(await rotated.code).toBe(0);
      expect(readFileSync(join(folder, 'data/secret.key'), 'utf8').split('\n')[0]).not.toBe(before);
      const third = start();
      const again = await ready(third);
      // Same session, and its secret is still accepted, so no new sign-in is needed.
      const info = await fetch(`${again}/api/sysAuth/userInfo`, { headers: { Authorization: `Bearer ${token}` } });
      expect(await info.json()).toMatchObject({ code: 200, result: { account: 'root' } });
      // The encrypted secret of the app outlasts the change too.
      expect((await post(again, 'sysAuth/prove', { code: codeAt(secret, Date.now() + 30_000) })).code).toBe(200);

      const stream = await fetch(`${again}/api/live/stream`, { headers: { Authorization: `Bearer ${token}` } });
      third.child.kill('SIGTERM');
      await stream.text();
      expect(await third.code).toBe(0);
      expect(logOf(third)).toContain('Seaberry has stopped.');
      for (const { text } of [first, third]) expect(text()).not.toContain(token);
      expect(existsSync(join(folder, 'data/lock.sock'))).toBe(false);
    },
    LIMIT_MS,
  );

  it(
    'is restored from the backup of its embedded database, into a new folder and into PostgreSQL',
    async () => {
      const file = join(folder, 'running.backup');
      const stopped = start({}, backup, [join(folder, 'stopped.backup')]);
      expect(await stopped.code).toBe(0);
      const taken = start({}, restore, [file]);
      expect(await taken.code).toBe(1);
      expect(taken.text()).toContain('has a database already');

      const env = { DATA_DIR: join(folder, 'restored') };
      const made = start(env, restore, [file]);
      expect(await made.code).toBe(0);
      expect(made.text()).toContain('The secret is another one');
      expect(made.text()).toContain(`copy those of that time into ${join(folder, 'restored/files')}`);
      const server = start(env);
      expect(await login(await ready(server))).toBeTruthy();
      const line = server.lines.find(({ msg }) => msg === 'The database is ready.');
      expect(line).toMatchObject({ companies: 1, users: 1, installation: markOf('data').installation });
      expect(markOf('restored')).toEqual(markOf('data'));
      server.child.kill('SIGTERM');
      expect(await server.code).toBe(0);

      const logs = start(env, verifyLogs);
      expect(await logs.code).toBe(0);
      expect(logs.text()).toMatch(/^\d+ seals over \d+ rows agree\./u);

      const exported = start(env, exportLogs, [join(folder, 'logs.jsonl')]);
      expect(await exported.code).toBe(0);
      expect(readFileSync(join(folder, 'logs.jsonl'), 'utf8')).toContain('"sysAuth.login"');

      const postgres = await openTestDriver('postgres', 'empty');
      await requireEmpty(postgres.driver);
      await loadBackup(postgres.driver, join(folder, 'stopped.backup'), new Date().toISOString());
      const moved = await startTestServer({ driver: postgres });
      const { envelope } = await moved.call('sysAuth', 'login', { account: 'root', password: 'berth nine 42' });
      expect(envelope?.code).toBe(200);
      await moved.close();
    },
    LIMIT_MS,
  );

  it(
    'stops on request while it is still starting',
    async () => {
      const early = start();
      await expect.poll(() => logOf(early), SOON).toContain('The database is ready.');
      early.child.kill('SIGTERM');
      expect(await early.code).toBe(0);
      expect(logOf(early)).toContain('Seaberry has stopped.');
    },
    LIMIT_MS,
  );

  it(
    'creates the administrator of a new installation, and shows their password once, outside of the log',
    async () => {
      const env = { DATA_DIR: join(folder, 'new'), ADMIN_ACCOUNT: 'Chief' };
      // A refused start leaves the installation new.
      const refused = start({ ...env, ADMIN_PASSWORD: 'short' });
      expect(await refused.code).toBe(1);
      expect(logOf(refused)).toContain('ADMIN_PASSWORD cannot be used.');
      const first = start(env);
      const url = await ready(first);
      // Several writes: the last line is waited for, as the password may arrive after the first one.
      await expect.poll(first.text, SOON).toContain('asked for one of your own.');
      expect(first.text()).toContain('Its administrator is the account "chief" of the company "Platform".');
      const password = /kept nowhere: (\S+)/u.exec(first.text())?.[1] ?? '';
      expect(await login(url, 'chief', password)).toBeTruthy();
      expect(JSON.stringify(first.lines)).not.toContain(password);
      first.child.kill('SIGTERM');
      expect(await first.code).toBe(0);
      const second = start(env);
      await ready(second);
      second.child.kill('SIGTERM');
      expect(await second.code).toBe(0);
      expect(second.text()).not.toContain('administrator');
    },
    LIMIT_MS,
  );

  it(
    'reports with a clear message why it cannot start',
    async () => {
      const busy = createServer();
      const port = await new Promise<number>((resolve) => {
        busy.listen(0, '127.0.0.1', () => resolve((busy.address() as AddressInfo).port)); // `address()` is an object for a port.
      });
      const taken = start({ PORT: String(port) });
      expect(await taken.code).toBe(1);
      expect(logOf(taken)).toContain(`Port ${port} of 127.0.0.1 is taken.`);
      await new Promise((resolve) => busy.close(resolve));

      writeFileSync(join(folder, 'a-file'), '');
      const unwritable = start({ DATA_DIR: join(folder, 'a-file/data') });
      expect(await unwritable.code).toBe(1);
      expect(logOf(unwritable)).toContain('Give this account the right to write there, or name another folder with DATA_DIR.');
      expect(unwritable.text()).not.toContain('    at ');

      writeFileSync(join(folder, 'data/seaberry.json'), '{"postgres":"19"}');
      const newer = start();
      expect(await newer.code).toBe(1);
      expect(logOf(newer)).toContain('was written by PostgreSQL 19');

      const oldNode = 'data:text/javascript,Object.defineProperty(process, "versions", { value: { node: "20.20.2" } })';
      const old = start({ NODE_OPTIONS: `--import=${encodeURI(oldNode)}` }, entry);
      expect(await old.code).toBe(1);
      expect(old.text()).toBe(
        'Seaberry needs Node 24.11 or newer; this is Node 20.20.2. Install a current one, or use npm start, which brings its own.\n',
      );

      const wrong = start({ PORT: 'x' });
      expect(await wrong.code).toBe(1);
      expect(logOf(wrong)).toContain('PORT is "x"');
    },
    LIMIT_MS,
  );
});
