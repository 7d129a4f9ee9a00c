import { createQueue } from '../jobs/boss-queue.ts';
import { createLog } from '../ports/log.ts';
import type { Driver } from './port.ts';
import { createDb } from './transactions.ts';

/** The queue creates its own tables on start. */
export async function createQueueTables(driver: Driver): Promise<void> {
  const queue = createQueue({ db: createDb(driver), log: createLog('silent'), work: false });
  await queue.start();
  await queue.stop();
}
