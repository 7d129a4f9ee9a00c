import { atMostEach } from '../db/at-most.ts';
import type { Db } from '../db/port.ts';

/**
 * Calls of one company in transactions at once. Changes may wait for each other, e.g. for its balance, each with a connection of the pool, and
 * many readers would leave none to changes: the others of the pool are for other companies and for jobs.
 */
const CHANGES_OF_COMPANY = 3;
const READS_OF_COMPANY = 5;
export const changesOfCompany = atMostEach(CHANGES_OF_COMPANY);
export const readsOfCompany = atMostEach(READS_OF_COMPANY);

/**
 * The database for a handler marked by `outside`: each of its transactions runs in a turn of the caller's company, as the calls do that run
 * in a transaction of their scope.
 */
export const inTurnsOfCompany = (db: Db, tenantId: string, inTurn: typeof changesOfCompany): Db => ({
  ...db,
  // A nested transaction is part of the turn of the outer one.
  transaction: (scope, work, options) =>
    db.scope() ? db.transaction(scope, work, options) : inTurn(tenantId, () => db.transaction(scope, work, options)),
});
