import type { ShipmentListDefinition } from '../../../shipment/list/inputs.ts';
import { defineShipmentList } from '../../../shipment/list/shipment-list.tsx';
import { billKind } from '../bill-kind.ts';
import type { Bill } from '../queries.ts';
import { FILTERS } from './filters.ts';

/** The list of ocean bills, also for the page of a bill, which leads on to the next one of the list. */
export const billList: ShipmentListDefinition<Bill> = {
  kind: billKind,
  filters: FILTERS,
  owner: 'ownerId',
  columns: {
    shown: ['reference', 'route', 'state', 'expected', 'next', 'journey', 'heard'],
    sorted: { reference: 'referenceNo', route: 'polCode', state: 'urgency', expected: 'expectedAt' },
    sizes: { carrierCode: 120, stage: 124, ownerName: 92, remark: 240, deliveryAddress: 240, exceptionTypes: 220 },
    yielding: { journey: 108, next: 168 },
  },
};

export const listScreen = defineShipmentList(billList);
