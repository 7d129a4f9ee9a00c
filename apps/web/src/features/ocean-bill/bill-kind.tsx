import { lazily, loadOnce } from '../../shared/lazily.tsx';
import type { ShipmentKind } from '../../shipment/shipment.ts';
import { shipmentOf } from './lib/shipment.ts';
import { DETAIL_PATH, LIST_PATH } from './paths.ts';
import type { FilterInput } from '../../shipment/queries.ts';
import { billFields } from './lib/fields.ts';
import type { Bill } from './queries.ts';

// Forms and files travel when they are first wanted.
const Export = lazily(async () => (await import('../../shipment/actions/export.tsx')).Export);

/** Ocean bills as a kind of shipment. */
export const billKind: ShipmentKind<Bill> = {
  texts: 'oceanBill',
  controller: 'oceanBill',
  capability: 'oceanBill',
  fields: billFields,
  listPath: LIST_PATH,
  detailPath: DETAIL_PATH,
  codes: {
    add: 'oceanBill:add',
    update: 'oceanBill:update',
    delete: 'oceanBill:delete',
    resubscribe: 'oceanBill:resubscribe',
    export: 'oceanBill:export',
  },
  shipmentOf,
  loadForms: loadOnce(async () => (await import('./forms.ts')).billForms),
  // The filters of this list are those of the call.
  Export: ({ filter, ...props }) => <Export.Component {...props} filter={filter as FilterInput} />,
};
