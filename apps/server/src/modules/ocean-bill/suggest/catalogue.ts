import { oceanBill } from '../../../db/schema/tracking.ts';
import type { Parsed } from '@seaberry/api-client/schemas';
import type { SuggestedKind } from '../../order/suggest/service.ts';
import { placeByCode, placesContaining } from '../../place/catalogue.ts';
import { oceanBills } from '../polled/service.ts';

const coded: SuggestedKind<string>['suggested'][string]['coded'] = {
  containing: placesContaining,
  of(code, locale) {
    const known = placeByCode(code, locale);
    return { value: code, label: known?.name ?? code, country: known?.country ?? null };
  },
};

/** Fields of bills with values to pick from. */
export const SUGGESTED_OF_BILLS: SuggestedKind<Parsed<'oceanBill', 'suggest'>['field']> = {
  table: oceanBills.table,
  suggested: {
    polCode: { column: oceanBill.shownPolCode, coded },
    podCode: { column: oceanBill.shownPodCode, coded },
    customer: { column: oceanBill.customer },
    customerService: { column: oceanBill.customerService },
    ownerId: { column: oceanBill.ownerId },
  },
};
