import type { ReferenceType } from '@seaberry/tracking';

import { numberField } from '../../../shipment/form/number-field.tsx';
import { shipmentForm } from '../../../shipment/form/shipment-form.ts';
import { billChoices } from '../lib/choices.ts';
import { billFields } from '../lib/fields.ts';
import { CarrierField, ServiceTypeField } from './number-fields.tsx';
import { readNumber } from './read-number.ts';

const KINDS = { BL: 'bill', CONTAINER: 'container', BOOKING: 'booking' } as const;
const isType = (value: unknown): value is ReferenceType => typeof value === 'string' && value in KINDS;

const ReferenceField = numberField({
  read: readNumber,
  kindOf: ({ referenceType }) => KINDS[isType(referenceType) ? referenceType : 'BL'],
});

/** Form of a bill, for adding and editing. */
export const billForm = shipmentForm({
  fields: billFields,
  choices: billChoices,
  special: {
    referenceNo: { id: 'referenceNo', kind: 'custom', Component: ReferenceField },
    carrierCode: { id: 'carrierCode', kind: 'custom', Component: CarrierField },
    serviceType: { id: 'serviceType', kind: 'custom', Component: ServiceTypeField },
  },
  hints: { containerNo: 'containers' },
});
