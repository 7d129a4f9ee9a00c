import { loadOnce } from '../../shared/lazily.tsx';
import type { ShipmentKind } from '../../shipment/shipment.ts';
import { billChoices } from './lib/choices.ts';
import { billFields } from './lib/fields.ts';
import { shipmentOf } from './lib/shipment.ts';
import { DETAIL_PATH, LIST_PATH } from './paths.ts';
import type { Bill } from './queries.ts';

/** Ocean bills as a kind of shipment. */
export const billKind: ShipmentKind<Bill> = {
  texts: 'oceanBill',
  controller: 'oceanBill',
  capability: 'oceanBill',
  listPath: LIST_PATH,
  detailPath: DETAIL_PATH,
  fileName: 'ocean-bills',
  codes: {
    add: 'oceanBill:add',
    update: 'oceanBill:update',
    delete: 'oceanBill:delete',
    resubscribe: 'oceanBill:resubscribe',
    comment: 'oceanBill:comment',
    export: 'oceanBill:export',
  },
  fields: billFields,
  choices: billChoices,
  shipmentOf,
  loadForms: loadOnce(async () => (await import('./forms.ts')).billForms),
};
