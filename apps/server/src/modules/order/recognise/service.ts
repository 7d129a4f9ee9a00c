import type { CarrierConnector, NumberType } from '../../../carriers/carrier.ts';
import type { Deps } from '../../../deps.ts';
import { callerOf, type CallContext } from '../../../http/handlers.ts';
import { createRateWindows } from '../../../http/rate-windows.ts';
import type { PageFormat, readPages } from '../../../jobs/poll/reading/pages.ts';
import { readPagesApart } from '../../../jobs/poll/reading/read-apart.ts';
import { outcomeOf } from '../../tracking-log/request/rules.ts';
import type { RequestStart } from '../../tracking-log/request/service.ts';

/** Timeout of all requests together: a person waits in front of the form. */
const LIMIT_MS = 5000;
/** Limit of free requests per company: carriers limit the requests of the whole installation, and only tracking costs berries. */
const FREE_REQUESTS = { points: 300, seconds: 3600 };

/** A number about which a carrier is asked before it is tracked. */
export interface FreeRequest<F extends PageFormat, T extends NumberType> {
  carrierCode: string;
  connector: CarrierConnector;
  reference: string;
  /** Types that the number can be, the more likely first. */
  types: readonly T[];
  format: F;
}

type Pages<F extends PageFormat> = ReturnType<typeof readPages<F>>;

/** `waiting`: the carrier reports unasked, and has not yet. */
export type Finding<F extends PageFormat, T extends NumberType> =
  | { status: 'found'; type: T; pages: Pages<F> }
  | { status: 'unknown' | 'noAnswer' | 'waiting' };

/**
 * Asks a carrier for a number as each type in turn, until the carrier knows it or does not respond. Nothing is stored or charged.
 *
 * @throws TooMany
 */
export async function askBefore<F extends PageFormat, T extends NumberType>(
  { carrierCode, connector, reference, types, format }: FreeRequest<F, T>,
  context: CallContext,
): Promise<Finding<F, T>> {
  const { deps, correlationId } = context;
  const { tenantId, userId } = callerOf(context);
  await createRateWindows(deps.db, deps.clock.wallNow).take(`free requests of ${tenantId}`, FREE_REQUESTS);
  const signal = AbortSignal.any([AbortSignal.timeout(LIMIT_MS), context.signal]);
  const ask = logged(deps, connector, { kind: 'recognise', tenantId, userId, carrierCode, referenceNo: reference, correlationId });
  const origin = { format, source: carrierCode, receivedAt: deps.clock.domainNow() };
  let isAwaited = false;
  for (const type of types) {
    const response = await ask({ reference, referenceType: type, since: null, correlationId, signal });
    if (response.kind === 'technical') return { status: 'noAnswer' };
    if (response.kind === 'unknown') continue;
    isAwaited = response.sentByCarrier ?? false;
    const pages = await readPagesApart(response.pages, origin, signal).catch(nullAfterTimeout(signal));
    if (pages === null) return { status: 'noAnswer' };
    // As for polls: such a response is no statement about the number.
    const unreadable = pages.some(({ outcome }) => outcome === 'unreadable');
    if (unreadable || (pages.length > 0 && pages.every(({ outcome }) => outcome === 'unusable'))) return { status: 'noAnswer' };
    if (pages.some(({ events }) => events.some(({ event }) => event !== null))) return { status: 'found', type, pages };
  }
  return { status: isAwaited ? 'waiting' : 'unknown' };
}

/** The connector, whose requests are logged. */
const logged =
  ({ requests }: Deps, connector: CarrierConnector, about: Omit<RequestStart, 'referenceType'>): CarrierConnector =>
  async (request) => {
    const entry = requests.begin({ ...about, referenceType: request.referenceType });
    const response = await connector({ ...request, onPage: entry.sent });
    entry.finished(outcomeOf(response, null));
    return response;
  };

/** Null for an error after the timeout; other errors are thrown. */
const nullAfterTimeout =
  (signal: AbortSignal) =>
  (error: unknown): null => {
    if (signal.aborted) return null;
    throw error;
  };
