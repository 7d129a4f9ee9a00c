import { useTranslations } from '@seaberry/i18n/react';
import type { DataTableColumn } from '@seaberry/ui/data-table';
import { useTrackingText } from '@seaberry/ui/ui-provider';
import { useMemo, type ReactNode } from 'react';

import { Arrival } from '../cells.tsx';
import { isComposed, useComposedColumns, type ComposedId } from './columns.tsx';
import { billKind } from '../../features/ocean-bill/bill-kind.tsx';
import { BillValue } from '../value.tsx';
import type { FieldName } from '../fields.ts';
import { billFields } from '../../features/ocean-bill/lib/fields.ts';
import { carrierName, shipmentOf } from '../../features/ocean-bill/lib/shipment.ts';
import type { Bill } from '../../features/ocean-bill/queries.ts';

/** Columns shown at first, in the order of the journey. */
const SHOWN: readonly (ComposedId | FieldName)[] = [
  'reference',
  'carrierCode',
  'route',
  'stage',
  'journey',
  'vesselVoyage',
  'eta',
  'state',
];

/** Field by which the server sorts a composed column. */
export const SORTED: Partial<Record<ComposedId, FieldName>> = { reference: 'referenceNo', route: 'polCode' };

const SIZE: Partial<Record<string, number>> = {
  carrierCode: 96,
  stage: 104,
  eta: 92,
  remark: 240,
  deliveryAddress: 240,
  exceptionTypes: 220,
};
/** Every column there is: the composed ones, then each field of the contract, ready to be chosen. */
export function useColumns(): DataTableColumn<Bill>[] {
  const composed = useComposedColumns(billKind, SORTED);
  const fields = useTranslations('fields');
  return useMemo(() => {
    const field = (key: FieldName): DataTableColumn<Bill> => {
      const { kind, sort } = billFields.of(key);
      return {
        id: key,
        header: fields(key),
        cell: (bill) => <FieldCell name={key} bill={bill} />,
        sortable: sort ?? false,
        defaultHidden: !SHOWN.includes(key),
        wrap: key === 'stage' || key === 'carrierCode' || kind === 'longText',
        size: SIZE[key] ?? (kind === 'instant' ? 184 : 144),
      };
    };
    const rest = billFields.listed.filter((name) => !SHOWN.includes(name)).map(field);
    return [...SHOWN.map((id) => (isComposed(id) ? composed[id] : field(id))), ...rest];
  }, [composed, fields]);
}

function FieldCell({ name, bill }: { name: FieldName; bill: Bill }): ReactNode {
  if (name === 'eta') return <Arrival shipment={shipmentOf(bill)} />;
  if (name === 'carrierCode') return carrierName(bill);
  if (name === 'stage') return <Stage bill={bill} />;
  return <BillValue bill={bill} name={name} />;
}

/** The stage as text: the badge beside it shows whether it is late. */
function Stage({ bill }: { bill: Bill }): ReactNode {
  const words = useTrackingText();
  const { stage } = shipmentOf(bill);
  return stage ? words.stages[stage] : null;
}
