import { CARRIERS, checkContainerNumber } from '@seaberry/tracking';

import type { ManyForm } from '../../../shipment/forms.ts';
import { useServiceTypes } from '../lib/use-service-types.ts';

const CARRIER_CHOICES = CARRIERS.map(({ code, name }) => ({ value: code, label: `${name} (${code})` }));

/** Entering many bills. A wrong check digit of a container is only a warning. */
export const manyBills: ManyForm = {
  columns: ['referenceNo', 'orderNo', 'polCode', 'podCode'],
  summary: ['referenceNo', 'carrierCode', 'orderNo', 'polCode', 'podCode'],
  common: [
    { name: 'carrierCode', useChoices: () => CARRIER_CHOICES, byNumber: true },
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
  warnings: ({ referenceNo = '', referenceType }) =>
    referenceType === 'CONTAINER' && checkContainerNumber(referenceNo).checkDigit === 'bad' ? { referenceNo: ['checkDigit'] } : {},
};
