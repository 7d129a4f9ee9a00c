import { createDb } from '../db/transactions.ts';
import { migrate } from '../db/migrate.ts';
import type { Driver } from '../db/port.ts';
import { createQueue } from '../jobs/boss-queue.ts';
import { writeCatalogue } from '../modules/menu/built-in/repo.ts';
import { createLog } from '../ports/log.ts';
import { TEST_TRANSACTION_LIMIT_MS } from './soon.ts';

/** Content of a test database: empty, with tables, or with the rows of a first server start. */
export type Content = 'empty' | 'migrated' | 'server';

/** Prepares the content of an empty database once; tests use copies, since a server start takes a second. */
export async function prepare(driver: Driver, content: Content): Promise<void> {
  if (content === 'empty') return;
  await migrate(driver);
  if (content === 'migrated') return;
  const db = createDb(driver, { limitMs: TEST_TRANSACTION_LIMIT_MS });
  await writeCatalogue(db);
  // The first start creates the schema of pg-boss.
  const queue = createQueue({ db, log: createLog('silent'), work: false });
  await queue.start();
  await queue.stop();
}
