import { schemas } from '@seaberry/api-client/schemas/air-waybill';
import { checkAwbNumber } from '@seaberry/tracking';

import type { ShipmentForms } from '../../shipment/forms.ts';
import { readNumber } from './form/read-number.ts';
import { waybillForm } from './form/waybill-form.ts';
import { manyWaybills } from './many/many-waybills.ts';

/** Entering air waybills. */
export const waybillForms: ShipmentForms = {
  given: { ownName: 'customerService', last: ['localKeyword', 'originCode'] },
  form: waybillForm,
  schemas: { add: schemas.add.input, update: schemas.update.input },
  read: readNumber,
  warnings: ({ awbNo = '' }) => (checkAwbNumber(awbNo).checkDigit === 'bad' ? { awbNo: ['checkDigit'] } : {}),
  many: manyWaybills,
};
