import { REFERENCE_TYPES } from '@seaberry/tracking';

import type { ShipmentKind } from '../../../shipment/shipment.ts';

/** Fields of a bill with known values. */
export const billChoices: ShipmentKind<never>['choices'] = {
  referenceType: { words: 'form.referenceTypes', values: REFERENCE_TYPES },
};
