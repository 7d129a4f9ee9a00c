import { AIRPORT } from '@seaberry/tracking/rules';

import type { AnyField } from '../../../kit/form/fields.ts';
import { numberField } from '../../../shipment/form/number-field.tsx';
import { placeField } from '../../../shipment/form/place-field.tsx';
import { shipmentForm } from '../../../shipment/form/shipment-form.ts';
import { lookupOf } from '../../../shipment/lookup.ts';
import { waybillFields } from '../lib/fields.ts';
import { AirlineField } from './airline-field.tsx';
import { readNumber } from './read-number.ts';
import { FILLED, Recognised } from './recognised.tsx';

const NumberField = numberField({
  read: readNumber,
  kindOf: () => 'awb',
  texts: 'airWaybill',
  filled: FILLED,
  Answer: Recognised,
});

const airport = (id: 'originCode' | 'destinationCode'): AnyField => ({
  id,
  kind: 'custom',
  Component: placeField(lookupOf('airWaybill', { field: id, unused: true }), AIRPORT),
  required: true,
});

/** Form of an air waybill, for adding and editing. */
export const waybillForm = shipmentForm({
  fields: waybillFields,
  choices: {},
  special: {
    awbNo: { id: 'awbNo', kind: 'custom', Component: NumberField },
    airlineCode: { id: 'airlineCode', kind: 'custom', Component: AirlineField },
    originCode: airport('originCode'),
    destinationCode: airport('destinationCode'),
  },
  first: ['awbNo', 'airlineCode', 'localKeyword', 'originCode', 'destinationCode', 'customerService'],
  hints: { originCode: 'airport', destinationCode: 'airport' },
});
