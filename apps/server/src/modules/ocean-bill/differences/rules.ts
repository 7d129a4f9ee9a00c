import { DIFFERING, type DifferingField } from '@seaberry/api-client/contract';
import { LOCODE } from '@seaberry/tracking/rules';
import { normaliseIdentifier, splitIdentifiers, type ShipmentState } from '@seaberry/tracking';

/** Field → value of the carrier beside which a person kept their own. */
export type KeptValues = Readonly<Partial<Record<DifferingField, string>>>;

/** Entered fields of a bill that the carrier names as well. */
export interface Entered {
  polCode: string | null;
  podCode: string | null;
  pldCode: string | null;
  containerNo: string | null;
  keptValues: KeptValues | null;
}

/** An entered value, and what the carrier names instead. Container numbers are separated by blanks. */
export interface Difference {
  field: DifferingField;
  entered: string;
  carrier: string;
  /** A person decided to keep the entered value beside this one of the carrier. */
  kept: boolean;
  /** The carrier only reports a discharge at its value, which may be at a hub: the entered one is shown until a person knows. */
  unsure?: true;
}

type Stated = Pick<ShipmentState, 'pol' | 'pod' | 'pld' | 'possiblePod'> & {
  containers: readonly Pick<ShipmentState['containers'][number], 'number'>[];
};

/** Carriers write other texts in its place, too; those cannot be taken over. */
const codeOf = (place: Stated['pol']): string | null =>
  place?.unLocationCode != null && LOCODE.test(place.unLocationCode) ? place.unLocationCode : null;

/** Values of the carrier. A state falls back on the entered place, which then does not differ. */
const STATED: Readonly<Record<DifferingField, (state: Stated) => string | null>> = {
  polCode: ({ pol }) => codeOf(pol),
  podCode: ({ pod }) => codeOf(pod),
  pldCode: ({ pld }) => codeOf(pld),
  containerNo: ({ containers }) => containers.flatMap(({ number }) => number || []).join(' ') || null,
};

/** Entered containers differ where the carrier does not list one of them; it may list more. */
function differs(field: DifferingField, entered: string, carrier: string): boolean {
  if (field !== 'containerNo') return entered !== carrier;
  const listed = new Set(splitIdentifiers(carrier).map(normaliseIdentifier));
  return splitIdentifiers(entered).some((number) => !listed.has(normaliseIdentifier(number)));
}

/** Entered values that the carrier contradicts, settled ones included. */
export function differencesOf(bill: Entered, state: Stated | null): Difference[] {
  if (state === null) return [];
  return DIFFERING.flatMap((field) => {
    const unsure = field === 'podCode' && codeOf(state.possiblePod ?? null);
    const [entered, carrier] = [bill[field], unsure || STATED[field](state)];
    if (entered === null || entered === '' || carrier === null || !differs(field, entered, carrier)) return [];
    return [{ field, entered, carrier, kept: bill.keptValues?.[field] === carrier, ...(unsure && { unsure: true }) }];
  });
}
