import { defineShipmentList } from '../../../shipment/list/shipment-list.tsx';
import { billKind } from '../bill-kind.ts';
import { FILTERS } from './filters.ts';

export const listScreen = defineShipmentList({
  kind: billKind,
  filters: FILTERS,
  columns: {
    // In the order of the journey.
    shown: ['reference', 'carrierCode', 'route', 'stage', 'journey', 'vesselVoyage', 'eta', 'state'],
    sorted: { reference: 'referenceNo', route: 'polCode' },
    sizes: { carrierCode: 96, stage: 104, eta: 92, remark: 240, deliveryAddress: 240, exceptionTypes: 220 },
  },
});
