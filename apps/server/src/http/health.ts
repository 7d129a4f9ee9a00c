import { MIN_FREE_BYTES } from '../db/disk.ts';
import { appSetting } from '../db/schema/core.ts';
import type { Deps } from '../deps.ts';

const RESULT_SHARED_MS = 1000;

export interface HealthParts {
  deps: Deps;
  /** Whether the queue runs and found its tables in its last look. */
  queueWorks: () => boolean;
  isStopping: () => boolean;
  /** Longest recent delay of the event loop in ms; absent where it is not measured. */
  loopDelayMs?: (() => number) | undefined;
  /** Free bytes of the disk with the embedded database; absent with `DATABASE_URL`. */
  freeBytes?: (() => Promise<number>) | undefined;
}

export interface Health {
  status: 200 | 503;
  body: Record<string, string | number>;
}

const probe = async (run: () => Promise<boolean>): Promise<'ok' | 'failed'> => {
  try {
    return (await run()) ? 'ok' : 'failed';
  } catch {
    return 'failed';
  }
};

/** Health for monitoring: 200 when this process can write, receives notifications and serves its queue, else 503. */
export function createHealth({ deps, queueWorks, isStopping, loopDelayMs, freeBytes }: HealthParts): () => Promise<Health> {
  const { db, clock, config } = deps;
  let shared: { until: number; result: Promise<Health> } | null = null;

  const writes = async (): Promise<boolean> => {
    const value = new Date(clock.wallNow()).toISOString();
    await db.transaction('system', () =>
      db.orm.insert(appSetting).values({ key: 'health', value }).onConflictDoUpdate({ target: appSetting.key, set: { value } }),
    );
    return true;
  };

  async function check(): Promise<Health> {
    const parts = {
      db: await probe(writes),
      listening: db.listening() ? 'ok' : 'failed',
      queue: queueWorks() ? 'ok' : 'failed',
      ...(freeBytes && { disk: await probe(async () => (await freeBytes()) >= MIN_FREE_BYTES) }),
    };
    const works = Object.values(parts).every((part) => part === 'ok');
    const status = isStopping() ? 'stopping' : works ? 'ok' : 'failed';
    return {
      status: status === 'ok' ? 200 : 503,
      body: { status, ...parts, ...(loopDelayMs && { loopDelayMs: loopDelayMs() }), version: config.version },
    };
  }

  return () => {
    if (shared && performance.now() < shared.until) return shared.result;
    const one = { until: Infinity, result: check() };
    void one.result.finally(() => (one.until = performance.now() + RESULT_SHARED_MS));
    shared = one;
    return one.result;
  };
}
