import type { Deps } from '../../deps.ts';
import { connectorsOf, type Connectors } from './delivery/connectors.ts';
import { deliver, MAX_ATTEMPTS } from './delivery/service.ts';
import { mailMention } from './mention/service.ts';
import { findLost, removeSettled } from './repo.ts';
import { DELIVER, MENTION, type Mention } from './service.ts';

/** Queue of earlier releases, which had another table for notifications to send. */
const FORMER_OUTBOX = 'outgoing.outbox';
const SENDERS = 4;
const RETENTION_MS = 30 * 86_400_000;
/** A message that waits longer than this has no job: all its attempts together take less time. */
const LOST_MS = 2 * 3_600_000;
const MAX_REQUEUED = 500;

/** Defines the job that sends messages. Call it before the queue starts. */
export function defineOutgoingJobs(deps: Deps, connectors: Connectors = connectorsOf(deps.config)): void {
  deps.queue.define<{ id: string }>(DELIVER, { retry: MAX_ATTEMPTS, concurrency: SENDERS }, ({ id }) => deliver(deps, connectors, id));
  deps.queue.define<Mention>(MENTION, {}, (mention) => mailMention(deps, mention));
  deps.queue.retire(FORMER_OUTBOX);
}

/** Removes old messages that were sent or failed, and queues waiting messages whose job was lost. */
export async function sweepOutgoing({ db, queue, clock }: Deps): Promise<void> {
  const before = (ms: number): string => new Date(clock.wallNow() - ms).toISOString();
  await db.transaction('system', async () => {
    await removeSettled(db, before(RETENTION_MS));
    for (const { id } of await findLost(db, before(LOST_MS), MAX_REQUEUED)) await queue.send(DELIVER, { id }, { key: id });
  });
}
