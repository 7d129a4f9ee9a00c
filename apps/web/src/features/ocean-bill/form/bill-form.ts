import type { ReferenceType } from '@seaberry/tracking';

import type { AnyField } from '../../../kit/form/fields.ts';
import { numberField } from '../../../shipment/form/number-field.tsx';
import { placeField } from '../../../shipment/form/place-field.tsx';
import { lookupOf } from '../../../shipment/lookup.ts';
import { shipmentForm } from '../../../shipment/form/shipment-form.ts';
import { billChoices } from '../lib/choices.ts';
import { billFields } from '../lib/fields.ts';
import { CarrierField, ServiceTypeField } from './number-fields.tsx';
import { readNumber } from './read-number.ts';
import { FILLED, Recognised } from './recognised.tsx';

const KINDS = { BL: 'bill', CONTAINER: 'container', BOOKING: 'booking' } as const;
const isType = (value: unknown): value is ReferenceType => typeof value === 'string' && value in KINDS;

const ReferenceField = numberField({
  read: readNumber,
  kindOf: ({ referenceType }) => KINDS[isType(referenceType) ? referenceType : 'BL'],
  texts: 'oceanBill',
  filled: FILLED,
  Answer: Recognised,
});

const place = (id: 'polCode' | 'podCode' | 'pldCode'): AnyField => ({
  id,
  kind: 'custom',
  Component: placeField(lookupOf('oceanBill', { field: id === 'polCode' ? 'polCode' : 'podCode', unused: true })),
  // A rule over both ports makes neither of them required.
  required: false,
});

/** Form of a bill, for adding and editing. */
export const billForm = shipmentForm({
  fields: billFields,
  choices: billChoices,
  special: {
    referenceNo: { id: 'referenceNo', kind: 'custom', Component: ReferenceField },
    carrierCode: { id: 'carrierCode', kind: 'custom', Component: CarrierField },
    serviceType: { id: 'serviceType', kind: 'custom', Component: ServiceTypeField },
    polCode: place('polCode'),
    podCode: place('podCode'),
    pldCode: place('pldCode'),
  },
  first: ['referenceNo', 'referenceType', 'carrierCode', 'polCode', 'podCode', 'serviceType', 'customerService'],
  hints: { containerNo: 'containers' },
});
