import { schemas } from '@seaberry/api-client/schemas/ocean-bill';

import { checkContainerNumber } from '@seaberry/tracking';

import type { ShipmentForms } from '../../shipment/forms.ts';
import { billForm } from './form/bill-form.ts';
import { readNumber } from './form/read-number.ts';
import { manyBills } from './many/many-bills.ts';

/** Entering ocean bills. */
export const billForms: ShipmentForms = {
  given: { ownName: 'customerService', last: ['serviceType'] },
  form: billForm,
  schemas: { add: schemas.add.input, update: schemas.update.input },
  read: readNumber,
  // Most likely mistyped, and the container of another company; some containers really have a wrong one.
  warnings: ({ referenceNo = '' }) => (checkContainerNumber(referenceNo).checkDigit === 'bad' ? { referenceNo: ['checkDigit'] } : {}),
  many: manyBills,
};
