import type { Deps } from '../../deps.ts';
import { connectorsOf, type Connectors } from './delivery/connectors.ts';
import { deliver, MAX_ATTEMPTS } from './delivery/service.ts';
import { emptyOutbox } from './outbox.ts';
import { DELIVER } from './service.ts';

/** Takes over what notifications left in the outbox. */
export const EMPTY_OUTBOX = 'outgoing.outbox';
const SENDERS = 4;
const KEPT_MS = 30 * 86_400_000;
/** Longer than all tries of a message together. */
const LOST_MS = 2 * 3_600_000;

/** Defines the jobs that send messages; before the queue starts. */
export function defineOutgoingJobs(deps: Deps, connectors: Connectors = connectorsOf(deps.config)): void {
  deps.queue.define<{ id: string }>(DELIVER, { retry: MAX_ATTEMPTS, concurrency: SENDERS }, ({ id }) => deliver(deps, connectors, id));
  deps.queue.define(EMPTY_OUTBOX, { retry: 1 }, async (_, { signal }) => {
    while (!signal.aborted && (await emptyOutbox(deps)) > 0);
  });
  deps.queue.schedule(EMPTY_OUTBOX, '* * * * *');
}

/** Removes messages that nobody will ask about any more, and takes up those whose job was lost. */
export async function sweepOutgoing({ db, queue, clock }: Deps): Promise<void> {
  const before = (ms: number): string => new Date(clock.wallNow() - ms).toISOString();
  await db.unit('system', async () => {
    await db.sql("delete from outgoing_message where create_time < $1 and state <> 'waiting'", [before(KEPT_MS)]);
    const lost = await db.sql<{ id: string }>("select id from outgoing_message where create_time < $1 and state = 'waiting' limit 500", [
      before(LOST_MS),
    ]);
    for (const { id } of lost) await queue.send(DELIVER, { id }, { key: id });
  });
}
