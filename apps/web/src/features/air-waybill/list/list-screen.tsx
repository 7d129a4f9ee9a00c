import type { ShipmentListDefinition } from '../../../shipment/list/inputs.ts';
import { defineShipmentList } from '../../../shipment/list/shipment-list.tsx';
import type { Waybill } from '../queries.ts';
import { waybillKind } from '../waybill-kind.ts';
import { FILTERS } from './filters.ts';

/** The list of air waybills, also for the page of one, which leads on to the next one of the list. */
export const waybillList: ShipmentListDefinition<Waybill> = {
  kind: waybillKind,
  filters: FILTERS,
  owner: 'ownerId',
  columns: {
    shown: ['reference', 'route', 'vesselVoyage', 'state', 'expected', 'next', 'journey', 'heard'],
    sorted: { reference: 'awbNo', route: 'originCode', state: 'urgency', expected: 'expectedAt' },
    sizes: { airlineCode: 148, stage: 148, ownerName: 92, remark: 240, totalPieces: 88, totalWeight: 108, localKeyword: 132 },
    yielding: { journey: 108, next: 168 },
  },
};

export const listScreen = defineShipmentList(waybillList);
