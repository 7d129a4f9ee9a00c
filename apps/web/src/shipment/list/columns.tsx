import { useTranslations } from '@seaberry/i18n/react';
import { CopyableId } from '@seaberry/ui/copyable-id';
import type { DataTableColumn } from '@seaberry/ui/data-table';
import { Link } from '@seaberry/ui/link';
import { RouteLabel } from '@seaberry/ui/route-label';
import { StageRail } from '@seaberry/ui/stage-rail';
import { useMemo, type ReactNode } from 'react';

import type { SortNames } from '../../kit/list/list-table.tsx';
import { ShipmentBadge } from '../cells.tsx';
import { detailHref, type Shipment, type ShipmentKind, type ShipmentRow } from '../shipment.ts';
import { Now } from './now.tsx';

/** Columns that show several fields at once; every other column is a field of the contract by its own key. */
export const COMPOSED = ['reference', 'route', 'journey', 'vesselVoyage', 'state'] as const;
export type ComposedId = (typeof COMPOSED)[number];

const SIZE: Record<ComposedId, number> = { reference: 176, route: 176, journey: 180, vesselVoyage: 120, state: 148 };
/** Width of the rail in its column, px. */
const RAIL = 156;

export const isComposed = (id: string): id is ComposedId => COMPOSED.some((composed) => composed === id);

/** How composed columns are sorted: by one of their fields. */
export const sortNames = (fields: Partial<Record<ComposedId, string>>): SortNames => ({
  fieldOf: (id) => (isComposed(id) ? (fields[id] ?? id) : id),
  columnOf: (field) => COMPOSED.find((id) => fields[id] === field) ?? field,
});

/** The composed columns of a kind of shipment, by id. */
export function useComposedColumns<R extends ShipmentRow>(
  kind: ShipmentKind<R>,
  sorted: Partial<Record<ComposedId, string>>,
): Record<ComposedId, DataTableColumn<R>> {
  const t = useTranslations(kind.texts);
  return useMemo(() => {
    const column = (id: ComposedId): [ComposedId, DataTableColumn<R>] => [
      id,
      {
        id,
        header: t(`columns.${id}`),
        cell: (row) => <ComposedCell {...{ id, kind }} shipment={kind.shipmentOf(row)} />,
        sortable: sorted[id] !== undefined,
        ...(id === 'journey' ? { description: t('columns.journeyHint') } : {}),
        ...(id === 'reference' ? { rowHeader: true, alwaysShown: true, defaultPinned: true } : {}),
        wrap: id === 'vesselVoyage',
        size: SIZE[id],
      },
    ];
    // Every id is among them.
    return Object.fromEntries(COMPOSED.map(column)) as Record<ComposedId, DataTableColumn<R>>;
  }, [t, kind, sorted]);
}

interface ComposedCellProps {
  id: ComposedId;
  kind: Pick<ShipmentKind<never>, 'detailPath'>;
  shipment: Shipment;
}

function ComposedCell({ id, kind, shipment }: ComposedCellProps): ReactNode {
  switch (id) {
    case 'reference':
      return <Reference kind={kind} shipment={shipment} />;
    case 'route':
      return <RouteLabel showCodes pol={shipment.route.pol} pod={shipment.route.pod} />;
    case 'journey':
      return <Now>{(now) => <StageRail nodes={shipment.rail} now={now} width={RAIL} />}</Now>;
    case 'vesselVoyage':
      return shipment.transport;
    case 'state':
      return <ShipmentBadge shipment={shipment} />;
  }
}

function Reference({ kind, shipment }: Pick<ComposedCellProps, 'kind' | 'shipment'>): ReactNode {
  const { reference, order } = shipment;
  return (
    <span className="grid">
      <CopyableId value={reference}>
        <Link variant="strong" href={detailHref(kind, shipment)}>
          {reference}
        </Link>
      </CopyableId>
      {order && <span className="truncate">{order}</span>}
    </span>
  );
}
