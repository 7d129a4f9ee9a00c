import type { Answered, Parsed } from '@seaberry/api-client/schemas';
import { guessCarrier, guessReferenceType, normaliseIdentifier, type ReferenceType, type TrackingEvent } from '@seaberry/tracking';
import type { CarrierConnector, CarrierRequest } from '../../../carriers/carrier.ts';
import { mainCarrierCode } from '../../../carriers/registry.ts';
import { callerOf, scopeOf, type CallContext } from '../../../http/handlers.ts';
import type { PagesOrigin } from '../../../jobs/poll/reading/pages.ts';
import { readPagesApart } from '../../../jobs/poll/reading/read-apart.ts';
import type { Deps } from '../../../deps.ts';
import { createRateWindows } from '../../../http/rate-windows.ts';
import { inLanguage, placeByCode } from '../../place/catalogue.ts';
import { outcomeOf } from '../../tracking-log/request/rules.ts';
import type { RequestStart } from '../../tracking-log/request/service.ts';
import { findTracked } from '../add/repo.ts';
import { carrierName } from '../rows.ts';
import { deriveBill } from '../state/rules.ts';

type Recognised = Answered<'oceanBill', 'recognise'>;

/** Timeout of all requests together: a person waits in front of the form. */
const LIMIT_MS = 5000;
/** Limit of free requests per company: carriers limit the requests of the whole installation, and only tracking costs berries. */
const FREE_REQUESTS = { points: 300, seconds: 3600 };

/** Kinds that the number can be, the more likely first. Many carriers give a booking the number of its bill. */
function kindsOf(number: string): ReferenceType[] {
  const guess = guessReferenceType(number);
  if (!guess || guess.type === 'AWB') return ['BL', 'BOOKING'];
  if (guess.certainty === 'sure' || guess.type === 'CONTAINER') return [guess.type];
  return guess.type === 'BL' ? ['BL', 'BOOKING'] : ['BOOKING', 'BL'];
}

/**
 * Recognises a number before it is tracked. Nothing is stored or charged.
 *
 * @throws TooMany
 */
export async function recognise(input: Parsed<'oceanBill', 'recognise'>, context: CallContext): Promise<Recognised> {
  const { deps, locale, correlationId } = context;
  const reference = normaliseIdentifier(input.referenceNo);
  const kinds = kindsOf(reference);
  const given = input.carrierCode?.trim();
  const carrierCode = given ? mainCarrierCode(given) : (guessCarrier(reference).candidates[0]?.code ?? null);
  const known = {
    referenceType: kinds[0] ?? null,
    carrierCode,
    carrierName: carrierCode && carrierName(carrierCode, locale),
  };
  const tracked = await deps.db.transaction(scopeOf(context), () => findTracked(deps.db, [reference]));
  const same = tracked.find((bill) => carrierCode === null || bill.carrierCode === carrierCode);
  if (same) {
    const { id, referenceType } = same;
    return {
      ...known,
      status: 'tracked',
      id,
      referenceType,
      carrierCode: same.carrierCode,
      carrierName: carrierName(same.carrierCode, locale),
    };
  }
  if (carrierCode === null || !deps.carriers.reaches(carrierCode)) return { ...known, status: 'noCarrier' };
  await createRateWindows(deps.db, deps.clock.wallNow).take(`free requests of ${callerOf(context).tenantId}`, FREE_REQUESTS);
  const signal = AbortSignal.any([AbortSignal.timeout(LIMIT_MS), context.signal]);
  const request = { reference, since: null, correlationId, signal };
  const now = deps.clock.domainNow();
  const { tenantId, userId } = callerOf(context);
  const ask = logged(deps, { kind: 'recognise', tenantId, userId, carrierCode, referenceNo: reference, correlationId });
  const response = await firstResponse(ask, request, kinds, { format: 'dcsa', source: carrierCode, receivedAt: now });
  if (response.status !== 'found') return { ...known, status: response.status };
  const { state, outlook } = deriveBill(subjectOf(reference, response.kind), response.events, now);
  const [pol, pod] = [state.pol, state.pod].map((place) => placeByCode(place?.unLocationCode, locale));
  return {
    ...known,
    status: 'found',
    referenceType: response.kind,
    polCode: state.pol?.unLocationCode ?? null,
    polName: pol?.name ?? state.pol?.name ?? null,
    podCode: state.pod?.unLocationCode ?? null,
    podName: pod?.name ?? state.pod?.name ?? null,
    outlook: outlook && inLanguage(outlook, locale),
  };
}

/** The connector of a carrier, whose requests are logged. */
const logged =
  ({ carriers, requests }: Deps, about: Omit<RequestStart, 'referenceType'> & { carrierCode: string }): CarrierConnector =>
  async (request) => {
    const entry = requests.begin({ ...about, referenceType: request.referenceType });
    const response = await carriers.connectorOf(about.carrierCode)({ ...request, onPage: entry.sent });
    entry.finished(outcomeOf(response, null));
    return response;
  };

type CarrierFinding = { status: 'found'; kind: ReferenceType; events: TrackingEvent[] } | { status: 'unknown' | 'noAnswer' };

/** Asks for the number as each kind in turn, until the carrier knows it or does not respond. */
async function firstResponse(
  ask: CarrierConnector,
  request: Omit<CarrierRequest, 'referenceType'>,
  kinds: readonly ReferenceType[],
  origin: PagesOrigin<'dcsa'>,
): Promise<CarrierFinding> {
  for (const kind of kinds) {
    const response = await ask({ ...request, referenceType: kind });
    if (response.kind === 'technical') return { status: 'noAnswer' };
    if (response.kind === 'unknown') continue;
    const pages = await readPagesApart(response.pages, origin, request.signal).catch(nullAfterTimeout(request.signal));
    if (pages === null) return { status: 'noAnswer' };
    // As for polls: such a response is no statement about the number.
    const unreadable = pages.some(({ outcome }) => outcome === 'unreadable');
    if (unreadable || (pages.length > 0 && pages.every(({ outcome }) => outcome === 'unusable'))) return { status: 'noAnswer' };
    const events = pages.flatMap((page) => page.events.flatMap(({ event }) => event ?? []));
    if (events.length > 0) return { status: 'found', kind, events };
  }
  return { status: 'unknown' };
}

/** Null for an error after the timeout; other errors are thrown. */
const nullAfterTimeout =
  (signal: AbortSignal | undefined) =>
  (error: unknown): null => {
    if (signal?.aborted) return null;
    throw error;
  };

const subjectOf = (referenceNo: string, referenceType: ReferenceType) => ({
  referenceNo,
  referenceType,
  containerNo: null,
  polCode: null,
  podCode: null,
  pldCode: null,
  customerDeadline: null,
  subscriptionStatus: 'SUB_OK' as const,
  failureReason: null,
});
