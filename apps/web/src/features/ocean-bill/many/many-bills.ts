import { guessCarrier } from '@seaberry/tracking';
import { oceanSheet } from '@seaberry/tracking/sheet';

import type { ManyForm } from '../../../shipment/forms.ts';
import { lookupOf } from '../../../shipment/lookup.ts';
import { useCarriers } from '../lib/carriers.ts';
import { useServiceTypes } from '../lib/use-service-types.ts';

const pols = lookupOf('oceanBill', { field: 'polCode', unused: true });
const pods = lookupOf('oceanBill', { field: 'podCode', unused: true });

/** Entering many bills. */
export const manyBills: ManyForm = {
  sheet: oceanSheet,
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
  lookups: { polCode: pols, podCode: pods, pldCode: pods },
  // The owner of a container only suggests its carrier: many are leased, or travel with a partner.
  suggest: ({ referenceNo = '' }) => {
    const [carrier] = guessCarrier(referenceNo).candidates;
    return carrier ? { carrierCode: carrier.code } : {};
  },
};
