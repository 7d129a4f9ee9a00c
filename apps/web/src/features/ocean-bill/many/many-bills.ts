import { checkContainerNumber } from '@seaberry/tracking';

import type { ManyForm } from '../../../shipment/forms.ts';
import { useCarriers } from '../lib/carriers.ts';
import { useServiceTypes } from '../lib/use-service-types.ts';

/** Entering many bills. A wrong check digit of a container is only a warning. */
export const manyBills: ManyForm = {
  columns: ['referenceNo', 'orderNo', 'polCode', 'podCode'],
  summary: ['referenceNo', 'carrierCode', 'orderNo', 'polCode', 'podCode'],
  common: [
    { name: 'carrierCode', useChoices: useCarriers, byNumber: true },
    { name: 'serviceType', useChoices: useServiceTypes },
    { name: 'customerService' },
    { name: 'polCode' },
    { name: 'podCode' },
  ],
  template: [
    'referenceNo',
    'carrierCode',
    'serviceType',
    'customerService',
    'polCode',
    'podCode',
    'orderNo',
    'customer',
    'notificationEmail',
    'customerDeadline',
    'remark',
  ],
  warnings: ({ referenceNo = '' }) => (checkContainerNumber(referenceNo).checkDigit === 'bad' ? { referenceNo: ['checkDigit'] } : {}),
};
