import { atMostEach } from '../db/at-most.ts';
import { callerOf, type CallContext } from './handlers.ts';

/**
 * Calls of one company in transactions at once. Changes may wait for each other, e.g. for its balance, each with a connection of the pool, and
 * many readers would leave none to changes: the others of the pool are for other companies and for jobs.
 */
const CHANGES_OF_COMPANY = 3;
const READS_OF_COMPANY = 5;
export const changesOfCompany = atMostEach(CHANGES_OF_COMPANY);
export const readsOfCompany = atMostEach(READS_OF_COMPANY);

/** For a handler marked by `outside`: reads in a turn of the caller's company, as the calls do that run in a transaction of their scope. */
export const readInTurn = <T>(context: CallContext, read: () => Promise<T>): Promise<T> => readsOfCompany(callerOf(context).tenantId, read);
