import type { Answered, Parsed } from '@seaberry/api-client/schemas';
import { airlineByCode, airlineOfAwb, checkAwbNumber } from '@seaberry/tracking';
import { mainAirlineCode } from '../../../carriers/registry.ts';
import { scopeOf, type CallContext } from '../../../http/handlers.ts';
import { askBefore } from '../../order/recognise/service.ts';
import { airportName } from '../../place/airports/catalogue.ts';
import { inLanguage } from '../../place/catalogue.ts';
import { findTracked } from '../repo.ts';
import { deriveWaybill } from '../state/rules.ts';

type Recognised = Answered<'airWaybill', 'recognise'>;

/**
 * Recognises the number of an air waybill before it is tracked. Nothing is stored or charged.
 *
 * @throws TooMany
 */
export async function recognise(input: Parsed<'airWaybill', 'recognise'>, context: CallContext): Promise<Recognised> {
  const { deps, locale } = context;
  const { value: reference, validPattern } = checkAwbNumber(input.awbNo);
  const given = input.airlineCode?.trim();
  const airlineCode = given ? mainAirlineCode(given) : validPattern ? (airlineOfAwb(reference)?.code ?? null) : null;
  const known = { airlineCode, airlineName: airlineCode && (airlineByCode(airlineCode)?.name ?? null) };
  const [tracked] = await deps.db.transaction(scopeOf(context), () => findTracked(deps.db, [reference]));
  if (tracked) return { ...known, status: 'tracked', id: tracked.id };
  if (!validPattern || airlineCode === null || !deps.carriers.reachesAirline(airlineCode)) return { ...known, status: 'noCarrier' };
  const connector = deps.carriers.airlineOf(airlineCode);
  const finding = await askBefore({ carrierCode: airlineCode, connector, reference, types: ['AWB'], format: 'air' }, context);
  if (finding.status !== 'found') return { ...known, status: finding.status };
  const now = deps.clock.domainNow();
  const stored = finding.pages.flatMap(({ events }) =>
    events.flatMap(({ event, raw }) => (event === null ? [] : [{ source: airlineCode, receivedAt: now, raw }])),
  );
  const { state, outlook } = deriveWaybill(subjectOf(reference), stored, now);
  // An airport without an event of its own is in the stations alone.
  const codeOf = (end: 'airOrigin' | 'airDestination'): string | null =>
    state.stations.find(({ role }) => role === end)?.place?.iataCode ?? null;
  const [originCode, destinationCode] = [codeOf('airOrigin'), codeOf('airDestination')];
  return {
    ...known,
    status: 'found',
    originCode,
    originName: airportName(originCode, locale),
    destinationCode,
    destinationName: airportName(destinationCode, locale),
    outlook: inLanguage(outlook, locale),
  };
}

const subjectOf = (referenceNo: string) => ({
  referenceNo,
  originCode: null,
  destinationCode: null,
  subscriptionStatus: 'SUB_OK' as const,
  failureReason: null,
});
