import { statfs } from 'node:fs/promises';
import { availableParallelism, arch, freemem, hostname, release, totalmem, type, uptime } from 'node:os';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handlers.ts';
import { packageVersions } from '../../packages.ts';
import { Cache } from '../../ports/cache.ts';
import { SAMPLE_MS } from '../../ports/vitals.ts';
import { readDatabase, readQueue } from './repo.ts';
import { gigabytes, gigabyteText, percentText, runTimeText } from './rules.ts';

const RUNTIME = ['node', 'v8', 'uv', 'openssl'] as const;

/** Space of a disk in bytes, kept for a moment, since a slow disk would hold up a thread for each request. */
export const diskSpace = new Cache<Promise<{ total: number; free: number; available: number }>>({
  prefix: 'disk',
  limit: 10,
  lifeMs: SAMPLE_MS,
  nameOf: () => 'data',
  show: (space) => space,
});

async function readSpace(folder: string) {
  const { blocks, bfree, bavail, bsize } = await statfs(folder);
  return { total: blocks * bsize, free: bfree * bsize, available: bavail * bsize };
}

/** Facts about the database, kept for a moment, since its size is counted file by file. */
export const databaseFacts = new Cache<ReturnType<typeof readDatabase>>({
  prefix: 'database',
  limit: 10,
  lifeMs: SAMPLE_MS,
  show: (facts) => facts,
});

/** A failed reading is not kept. */
async function kept<T>(cache: Cache<Promise<T>>, key: string, read: () => Promise<T>): Promise<T> {
  try {
    return await (cache.get(key) ?? cache.set(key, read()));
  } catch (error) {
    cache.delete(key);
    throw error;
  }
}

const folderOf = ({ config }: Deps): string => (config.databaseUrl === null ? config.dataDir : process.cwd());
const startOf = ({ clock }: Deps): string => new Date(clock.wallNow() - process.uptime() * 1000).toISOString();

/** The machine and the process that respond. */
export const serverHandlers: Handlers['sysServer'] = {
  serverBase: () =>
    Promise.resolve({
      hostName: hostname(),
      systemOs: `${type()} ${release()}`,
      osArchitecture: arch(),
      processorCount: `${availableParallelism()} 核`,
      sysRunTime: runTimeText(uptime()),
      remoteIp: null,
      localIp: null,
      frameworkDescription: `Node.js ${process.versions.node}`,
      environment: null,
      wwwroot: null,
      stage: null,
    }),

  serverUsed(_, { deps }) {
    const [total, free] = [totalmem(), freemem()];
    return Promise.resolve({
      freeRam: gigabyteText(free),
      usedRam: gigabyteText(total - free),
      totalRam: gigabyteText(total),
      ramRate: percentText((total - free) / total),
      cpuRate: percentText(deps.vitals.samples().at(-1)?.cpu ?? 0),
      startTime: startOf(deps),
      runTime: runTimeText(process.uptime()),
    });
  },

  async serverDisk(_, { deps }) {
    const folder = folderOf(deps);
    const space = await kept(diskSpace, folder, () => readSpace(folder)).catch(() => null);
    // Some file systems have no such figures.
    if (space === null) return [];
    const { total, free, available } = space;
    return [
      {
        diskName: deps.config.databaseUrl === null ? 'data' : 'program',
        typeName: 'Fixed',
        totalFree: gigabytes(free),
        totalSize: gigabytes(total),
        used: gigabytes(total - free),
        availableFreeSpace: gigabytes(available),
        availablePercent: Math.round(((total - free) / Math.max(1, total)) * 100),
      },
    ];
  },

  async assemblyList() {
    const runtime = RUNTIME.map((name) => ({ name, version: process.versions[name] ?? null }));
    return [...runtime, ...(await packageVersions()).map((one) => ({ ...one }))];
  },

  async status(_, { deps }) {
    const { db, vitals } = deps;
    if (vitals.samples().length === 0) await vitals.sample();
    return {
      intervalMs: SAMPLE_MS,
      processors: availableParallelism(),
      memory: { total: totalmem(), free: freemem() },
      startTime: startOf(deps),
      samples: vitals.samples().map((one) => ({ ...one })),
      database: await kept(databaseFacts, 'main', () => readDatabase(db)),
      queue: await readQueue(db),
    };
  },
};
