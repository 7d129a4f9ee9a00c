import type { Deps } from '../../deps.ts';
import type { Seal } from '../auth/factors/seal/rules.ts';
import { findLost, removeSettled } from './delivery/repo.ts';
import { deliverHook } from './delivery/service.ts';
import { DELIVER_HOOK, queueDeliveries } from './events/service.ts';

const SENDERS = 8;
const RETENTION_MS = 30 * 86_400_000;
/** A delivery that is due for longer has no job. */
const LOST_MS = 10 * 60_000;
const MAX_REQUEUED = 500;

/** Defines the job of the web hooks. Call it before the queue starts. */
export function definePluginJobs(deps: Deps, seal: Seal): void {
  deps.queue.define<{ id: string }>(DELIVER_HOOK, { concurrency: SENDERS }, ({ id }, { signal }) => deliverHook(deps, seal, id, signal));
}

/** Removes old deliveries, and queues those whose job was lost. */
export async function sweepPlugins({ db, queue, clock }: Deps): Promise<void> {
  await db.transaction('system', async () => {
    await removeSettled(db, new Date(clock.wallNow() - RETENTION_MS).toISOString());
    const lost = await findLost(db, LOST_MS, MAX_REQUEUED);
    await queueDeliveries(
      queue,
      lost.map(({ id }) => id),
    );
  });
}
