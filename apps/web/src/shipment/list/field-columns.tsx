import type { DataTableColumn } from '@seaberry/ui/data-table';
import { useTrackingText } from '@seaberry/ui/ui-provider';
import { useMemo, type ReactNode } from 'react';

import { useFieldLabels, type FieldName } from '../fields.ts';
import type { Shipment, ShipmentKind, ShipmentRow } from '../shipment.ts';
import { ShipmentValue, type ShipmentValueProps } from '../value.tsx';
import { COMPOSED, isComposed, useComposedColumns, type ShipmentColumns } from './columns.tsx';

/** Every column there is: the composed ones, then each field of the contract, ready to be chosen. */
export function useColumns<R extends ShipmentRow>(kind: ShipmentKind<R>, layout: ShipmentColumns): DataTableColumn<R>[] {
  const { shown, sizes } = layout;
  const composed = useComposedColumns(kind, layout);
  const labels = useFieldLabels(kind.texts);
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
        size: sizes[name] ?? (valueKind === 'instant' ? 184 : 144),
      };
    };
    const rest = [
      ...COMPOSED.filter((id) => !shown.includes(id)).map((id) => composed[id]),
      ...listed.filter((name) => !shown.includes(name)).map(field),
    ];
    return [...shown.map((id) => (isComposed(id) ? composed[id] : field(id))), ...rest];
  }, [composed, labels, kind, shown, sizes]);
}

function FieldCell<R extends ShipmentRow>(props: ShipmentValueProps<R>): ReactNode {
  const { kind, row, name } = props;
  const shipment = kind.shipmentOf(row);
  if (name === 'carrierCode' || name === 'airlineCode') return shipment.carrier;
  if (name === 'stage') return <StageName stage={shipment.stage} />;
  return <ShipmentValue {...props} />;
}

/** The stage as text, without a badge: whether it is late is in the column of the state. */
function StageName({ stage }: Pick<Shipment, 'stage'>): ReactNode {
  const words = useTrackingText();
  return stage ? words.stages[stage] : null;
}
