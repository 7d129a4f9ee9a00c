import { useTranslations } from '@seaberry/i18n/react';
import { CopyableId } from '@seaberry/ui/copyable-id';
import type { DataTableColumn } from '@seaberry/ui/data-table';
import { Link } from '@seaberry/ui/link';
import { OutlookFact, type OutlookFactProps } from '@seaberry/ui/outlook-fact';
import { RouteLabel } from '@seaberry/ui/route-label';
import { StageRail } from '@seaberry/ui/stage-rail';
import { useMemo, type ReactNode } from 'react';

import type { SortNames } from '../../kit/list/list-table.tsx';
import { AsideMark } from '../aside.tsx';
import { SignalMark } from '../signal-mark.tsx';
import { ShipmentBadge } from '../cells.tsx';
import type { FieldName } from '../fields.ts';
import { detailHref, type Shipment, type ShipmentKind, type ShipmentRow } from '../shipment.ts';
import { Changed } from './changed.tsx';
import { Now } from './now.tsx';

/** Columns that show several fields at once; every other column is a field of the contract by its own key. */
export const COMPOSED = ['reference', 'route', 'state', 'expected', 'carrierDate', 'next', 'journey', 'vesselVoyage', 'heard'] as const;
export type ComposedId = (typeof COMPOSED)[number];

/** Fields of every kind of shipment to sort by, without a column of their own. */
type SortField = 'expectedAt' | 'urgency';

/** Columns of a list of shipments. */
export interface ShipmentColumns {
  /** Columns shown at first, in their order. */
  shown: readonly (ComposedId | FieldName)[];
  /** Field by which the server sorts a composed column. */
  sorted: Partial<Record<ComposedId, FieldName | SortField>>;
  /** Width of columns that differ from those of their kind, px. */
  sizes: Partial<Record<FieldName, number>>;
  /** Columns that are cut before the others, where the room is too small for all, and their least width, px. */
  yielding: Partial<Record<ComposedId | FieldName, number>>;
}

/** Until the rows are there and their content is measured, px. One line each, so that a screen holds many shipments. */
const SIZE: Record<ComposedId, number> = {
  reference: 200,
  route: 166,
  state: 184,
  expected: 132,
  carrierDate: 104,
  next: 256,
  journey: 100,
  vesselVoyage: 168,
  heard: 86,
};
/** Width of the rail in its column, px. */
const RAIL = 84;

/** Columns with an explanation at their header: `columns.<id>Hint`. */
const HINTED = ['journey', 'expected', 'carrierDate', 'heard'] as const;
const hintOf = (id: ComposedId) => HINTED.find((hinted) => hinted === id);

export const isComposed = (id: string): id is ComposedId => COMPOSED.some((composed) => composed === id);

/** How composed columns are sorted: by one of their fields. */
export const sortNames = (fields: Partial<Record<ComposedId, string>>): SortNames => ({
  fieldOf: (id) => (isComposed(id) ? (fields[id] ?? id) : id),
  columnOf: (field) => COMPOSED.find((id) => fields[id] === field) ?? field,
});

/** The composed columns of a kind of shipment, by id. */
export function useComposedColumns<R extends ShipmentRow>(
  kind: ShipmentKind<R>,
  { shown, sorted }: Pick<ShipmentColumns, 'shown' | 'sorted'>,
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
        ...(hintOf(id) ? { description: t(`columns.${hintOf(id) ?? 'journey'}Hint`) } : {}),
        defaultHidden: !shown.includes(id),
        ...(id === 'reference' ? { rowHeader: true, alwaysShown: true, defaultPinned: true } : {}),
        size: SIZE[id],
      },
    ];
    // Every id is among them.
    return Object.fromEntries(COMPOSED.map(column)) as Record<ComposedId, DataTableColumn<R>>;
  }, [t, kind, shown, sorted]);
}

interface ComposedCellProps {
  id: ComposedId;
  kind: Pick<ShipmentKind<never>, 'detailPath' | 'texts'>;
  shipment: Shipment;
}

function ComposedCell({ id, kind, shipment }: ComposedCellProps): ReactNode {
  switch (id) {
    case 'reference':
      return <Reference kind={kind} shipment={shipment} />;
    case 'route':
      return <RouteLabel oneLine pol={shipment.route.pol} pod={shipment.route.pod} pld={shipment.route.pld} />;
    case 'journey':
      return <Now>{(now) => <StageRail data-rail={shipment.id} nodes={shipment.rail} now={now} width={RAIL} />}</Now>;
    case 'vesselVoyage':
      return shipment.transport;
    case 'state':
      return (
        <span className="flex items-center gap-1.5">
          <ShipmentBadge shipment={shipment} />
          <SignalMark signal={shipment.topSignal} />
          <AsideMark kind={kind} aside={shipment.aside} />
        </span>
      );
    case 'expected':
      return <Fact fact="arrival" shipment={shipment} />;
    case 'next':
    case 'heard':
      return <Fact fact={id} shipment={shipment} />;
    case 'carrierDate':
      return <Fact fact="carrier" shipment={shipment} />;
  }
}

function Fact({ fact, shipment: { outlook } }: Pick<ComposedCellProps, 'shipment'> & Pick<OutlookFactProps, 'fact'>): ReactNode {
  return outlook && <Now>{(now) => <OutlookFact outlook={outlook} fact={fact} now={now} />}</Now>;
}

function Reference({ kind, shipment }: Pick<ComposedCellProps, 'kind' | 'shipment'>): ReactNode {
  const { reference, order } = shipment;
  return (
    <span className="relative flex items-center gap-1.5">
      <Changed id={shipment.id} />
      <CopyableId overlay value={reference}>
        <Link variant="strong" href={detailHref(kind, shipment)}>
          {reference}
        </Link>
      </CopyableId>
      {order && <span className="truncate">{order}</span>}
    </span>
  );
}
