import { loadOnce } from '../../shared/lazily.tsx';
import { shipmentController } from '../../shipment/queries.ts';
import type { ShipmentKind } from '../../shipment/shipment.ts';
import { waybillFields } from './lib/fields.ts';
import { shipmentOf } from './lib/shipment.ts';
import { DETAIL_PATH, LIST_PATH } from './paths.ts';
import type { Waybill } from './queries.ts';

/** Air waybills as a kind of shipment. */
export const waybillKind: ShipmentKind<Waybill> = {
  texts: 'airWaybill',
  controller: shipmentController('airWaybill'),
  capability: 'airWaybill',
  listPath: LIST_PATH,
  detailPath: DETAIL_PATH,
  fileName: 'air-waybills',
  codes: {
    add: 'airWaybill:add',
    update: 'airWaybill:update',
    delete: 'airWaybill:delete',
    resubscribe: 'airWaybill:resubscribe',
    comment: 'airWaybill:comment',
    export: 'airWaybill:export',
  },
  fields: waybillFields,
  choices: {},
  shipmentOf,
  loadForms: loadOnce(async () => (await import('./forms.ts')).waybillForms),
};
