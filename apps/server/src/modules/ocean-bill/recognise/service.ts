import type { Answered, Parsed } from '@seaberry/api-client/schemas';
import { guessCarrier, guessReferenceType, normaliseIdentifier, type ReferenceType } from '@seaberry/tracking';
import { mainCarrierCode } from '../../../carriers/registry.ts';
import { scopeOf, type CallContext } from '../../../http/handlers.ts';
import { askBefore } from '../../order/recognise/service.ts';
import { inLanguage, placeByCode } from '../../place/catalogue.ts';
import { findTracked } from '../add/repo.ts';
import { carrierName } from '../rows.ts';
import { deriveBill } from '../state/rules.ts';

type Recognised = Answered<'oceanBill', 'recognise'>;

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
  const { deps, locale } = context;
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
  const connector = deps.carriers.connectorOf(carrierCode);
  const finding = await askBefore({ carrierCode, connector, reference, types: kinds, format: 'dcsa' }, context);
  if (finding.status !== 'found') return { ...known, status: finding.status };
  const events = finding.pages.flatMap((page) => page.events.flatMap(({ event }) => event ?? []));
  const { state, outlook } = deriveBill(subjectOf(reference, finding.type), events, deps.clock.domainNow());
  const [pol, pod] = [state.pol, state.pod].map((place) => placeByCode(place?.unLocationCode, locale));
  return {
    ...known,
    status: 'found',
    referenceType: finding.type,
    polCode: state.pol?.unLocationCode ?? null,
    polName: pol?.name ?? state.pol?.name ?? null,
    podCode: state.pod?.unLocationCode ?? null,
    podName: pod?.name ?? state.pod?.name ?? null,
    outlook: outlook && inLanguage(outlook, locale),
  };
}

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
