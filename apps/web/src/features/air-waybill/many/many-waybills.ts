import { AIRLINES } from '@seaberry/tracking';
import { AIRPORT } from '@seaberry/tracking/rules';
import { airSheet } from '@seaberry/tracking/sheet';

import type { Choice } from '../../../kit/choices.types.ts';
import { lookupOf } from '../../../shipment/lookup.ts';
import type { ManyForm } from '../../../shipment/forms.ts';

const airlines = AIRLINES.map(({ code, name }): Choice => ({ value: code, label: `${name} (${code})` }));

/** Entering many air waybills. */
export const manyWaybills: ManyForm = {
  sheet: airSheet,
  summary: ['awbNo', 'airlineCode', 'orderNo', 'originCode', 'destinationCode'],
  common: [
    { name: 'airlineCode', useChoices: () => airlines, byNumber: true },
    { name: 'localKeyword' },
    { name: 'originCode' },
    { name: 'destinationCode' },
    { name: 'customerService' },
  ],
  template: ['awbNo', 'airlineCode', 'localKeyword', 'originCode', 'destinationCode', 'customerService', 'orderNo', 'customer', 'remark'],
  lookups: {
    originCode: lookupOf('airWaybill', { field: 'originCode', unused: true }),
    destinationCode: lookupOf('airWaybill', { field: 'destinationCode', unused: true }),
  },
  placeCode: AIRPORT,
};
