import { defineShipmentList } from '../../../shipment/list/shipment-list.tsx';
import { billKind } from '../bill-kind.ts';
import { FILTERS } from './filters.ts';

export const listScreen = defineShipmentList({
  kind: billKind,
  filters: FILTERS,
  owner: 'ownerId',
  columns: {
    // State and expected arrival first, then the journey.
    shown: ['reference', 'route', 'state', 'expected', 'next', 'journey', 'heard', 'ownerName'],
    sorted: { reference: 'referenceNo', route: 'polCode', state: 'urgency', expected: 'expectedAt' },
    sizes: { carrierCode: 120, stage: 124, ownerName: 92, remark: 240, deliveryAddress: 240, exceptionTypes: 220 },
  },
});
