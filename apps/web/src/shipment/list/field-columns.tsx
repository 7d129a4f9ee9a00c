import { useTranslations } from '@seaberry/i18n/react';
import type { DataTableColumn } from '@seaberry/ui/data-table';
import { useTrackingText } from '@seaberry/ui/ui-provider';
import { useMemo, type ReactNode } from 'react';

import { Arrival } from '../cells.tsx';
import type { FieldName } from '../fields.ts';
import type { Shipment, ShipmentKind, ShipmentRow } from '../shipment.ts';
import { ShipmentValue, type ShipmentValueProps } from '../value.tsx';
import { isComposed, useComposedColumns, type ComposedId } from './columns.tsx';

/** Columns of a list of shipments. */
export interface ShipmentColumns {
  /** Columns shown at first, in their order. */
  shown: readonly (ComposedId | FieldName)[];
  /** Field by which the server sorts a composed column. */
  sorted: Partial<Record<ComposedId, FieldName>>;
  /** Width of columns that differ from those of their kind, px. */
  sizes: Partial<Record<FieldName, number>>;
}

/** Every column there is: the composed ones, then each field of the contract, ready to be chosen. */
export function useColumns<R extends ShipmentRow>(kind: ShipmentKind<R>, { shown, sorted, sizes }: ShipmentColumns): DataTableColumn<R>[] {
  const composed = useComposedColumns(kind, sorted);
  const labels = useTranslations('fields');
  return useMemo(() => {
    const { listed, of } = kind.fields;
    const field = (name: FieldName): DataTableColumn<R> => {
      const { kind: valueKind, sort } = of(name);
      return {
        id: name,
        header: labels(name),
        cell: (row) => <FieldCell {...{ kind, row, name }} />,
        sortable: sort ?? false,
        defaultHidden: !shown.includes(name),
        wrap: name === 'stage' || name === 'carrierCode' || valueKind === 'longText',
        size: sizes[name] ?? (valueKind === 'instant' ? 184 : 144),
      };
    };
    const rest = listed.filter((name) => !shown.includes(name)).map(field);
    return [...shown.map((id) => (isComposed(id) ? composed[id] : field(id))), ...rest];
  }, [composed, labels, kind, shown, sizes]);
}

function FieldCell<R extends ShipmentRow>(props: ShipmentValueProps<R>): ReactNode {
  const { kind, row, name } = props;
  const shipment = kind.shipmentOf(row);
  if (name === 'eta') return <Arrival shipment={shipment} />;
  if (name === 'carrierCode') return shipment.carrier;
  if (name === 'stage') return <StageName stage={shipment.stage} />;
  return <ShipmentValue {...props} />;
}

/** The stage as text: the badge beside it shows whether it is late. */
function StageName({ stage }: Pick<Shipment, 'stage'>): ReactNode {
  const words = useTrackingText();
  return stage ? words.stages[stage] : null;
}
