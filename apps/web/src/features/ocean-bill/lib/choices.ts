import type { bill, EnteredChoicesIn } from '@seaberry/api-client/contract';
import { REFERENCE_TYPES } from '@seaberry/tracking';

import type { WordedChoices } from '../../../shipment/shipment.ts';

/** Fields of a bill with listed values, and the texts of these; a field without is a compile error. */
export const billChoices: Readonly<Record<EnteredChoicesIn<(typeof bill)['fields']>, WordedChoices>> = {
  referenceType: { words: 'form.referenceTypes', values: REFERENCE_TYPES },
};
