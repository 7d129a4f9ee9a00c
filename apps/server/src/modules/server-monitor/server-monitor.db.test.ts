import { homedir, tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createVitals } from '../../ports/vitals.ts';
import { startTestServer, type Account, type TestServer } from '../../testing/server.ts';
import { runTimeText } from './rules.ts';

let server: TestServer;
let boss: Account;
beforeAll(async () => {
  server = await startTestServer({ config: { dataDir: tmpdir() } });
  boss = await server.person({ roles: ['platform'] });
});
afterAll(() => server.close());

const CALLS = ['serverBase', 'serverUsed', 'serverDisk', 'assemblyList', 'status'] as const;
const ask = async (name: (typeof CALLS)[number], as = boss) => (await server.call('sysServer', name, undefined, { as })).envelope;

describe('the server monitor', () => {
  it('is for platform administrators alone', async () => {
    const admin = await server.person({ roles: ['admin'] });
    expect(await Promise.all(CALLS.map(async (name) => (await ask(name, admin))?.code))).toEqual(CALLS.map(() => 403));
  });

  it('shows host, memory, disk and versions, without folders, addresses and variables of the environment', async () => {
    expect((await ask('serverBase'))?.result).toMatchObject({
      remoteIp: null,
      localIp: null,
      wwwroot: null,
      frameworkDescription: expect.stringMatching(/^Node/u),
    });
    expect((await ask('serverUsed'))?.result).toMatchObject({
      totalRam: expect.stringMatching(/GB$/u),
      ramRate: expect.stringMatching(/%$/u),
      runTime: expect.stringMatching(/^\d\d 天 \d\d 小时 \d\d 分 \d\d 秒$/u),
    });
    const disks = (await ask('serverDisk'))?.result as { totalSize: number; used: number; totalFree: number }[] | undefined;
    const disk = disks?.[0];
    expect(disk?.totalSize).toBeCloseTo((disk?.used ?? 0) + (disk?.totalFree ?? 0), 1);
    const versions = (await ask('assemblyList'))?.result as { name: string; version: string | null }[];
    expect(versions).toContainEqual({ name: 'node', version: process.versions.node });
    expect(versions.filter(({ version }) => !version)).toEqual([]);
    const all = JSON.stringify(await Promise.all(CALLS.map(async (name) => (await ask(name))?.result)));
    const { dataDir, databaseUrl } = server.deps.config;
    const secrets = [homedir(), process.cwd(), dataDir, databaseUrl ?? dataDir, process.env['PATH'] ?? dataDir];
    expect(secrets.filter((secret) => all.includes(secret))).toEqual([]);
  });

  it('shows the load of the last hour, the database and the queue', async () => {
    await server.deps.vitals.sample();
    expect((await ask('status'))?.result).toMatchObject({
      intervalMs: 15_000,
      samples: expect.arrayContaining([expect.objectContaining({ streams: 0, databaseMs: expect.any(Number), rss: expect.any(Number) })]),
      database: { version: expect.stringMatching(/^(?:postgres|pglite) \d/u), bytes: expect.any(Number), connections: expect.any(Number) },
      queue: { waiting: expect.any(Number), running: 0, failed: expect.any(Number) },
    });
  });
});

it('keeps the samples of one hour, with null where the database failed', async () => {
  let minute = 0;
  const vitals = createVitals({ now: () => minute * 60_000, streams: () => 3, probe: () => Promise.reject(new Error('away')) });
  for (minute = 0; minute < 250; minute += 1) await vitals.sample();
  expect(vitals.samples()).toHaveLength(240);
  expect(vitals.samples()[0]).toMatchObject({ time: '1970-01-01T00:10:00.000Z', streams: 3, databaseMs: null });
});

it('writes a length of time as the origin does', () => {
  expect(runTimeText(90_061.9)).toBe('01 天 01 小时 01 分 01 秒');
});
