import { Button } from '@seaberry/ui/button';
import { EmptyState } from '@seaberry/ui/empty-state';
import { Can } from '@seaberry/ui/permission';
import { useCallback, type ReactNode } from 'react';

import { ListTable, type ListTableProps } from '../../kit/list/list-table.tsx';
import type { ShipmentDialog } from '../actions/dialogs.tsx';
import { ShipmentMenu } from '../actions/shipment-menu.tsx';
import type { ShipmentKind, ShipmentRow } from '../shipment.ts';
import { SelectionBar } from './selection-bar.tsx';
import { ShipmentRowCard } from './shipment-row-card.tsx';
import { useNoBerries, useOperatedFrom } from './use-no-berries.ts';

/** Width of the table's place below which rows are cards: rails need more room than a phone has, px. */
const CARDS_BELOW = 744;

export interface ShipmentTableProps<R extends ShipmentRow> extends Pick<
  ListTableProps<R>,
  'words' | 'list' | 'rows' | 'columns' | 'sort' | 'sortNames' | 'currentRow'
> {
  kind: ShipmentKind<R>;
  /** In place of the bar of selected rows, while none is selected. */
  hints: ReactNode;
  onOpen(dialog: ShipmentDialog<R>): void;
}

const idOf = ({ id }: ShipmentRow): string => id;

/** One page of shipments, sorted and filtered by the server. */
export function ShipmentTable<R extends ShipmentRow>({ kind, hints, onOpen, ...props }: ShipmentTableProps<R>): ReactNode {
  const { words, list } = props;
  const noBerriesReason = useNoBerries(kind);
  const company = useOperatedFrom();
  const name = useCallback((row: R) => kind.shipmentOf(row).reference, [kind]);
  const menu = useCallback((row: R) => <ShipmentMenu {...{ kind, row, onOpen }} />, [kind, onOpen]);
  return (
    <ListTable
      {...props}
      density="sm"
      height="fill"
      rowLinks
      // One tab stop: a page of rows has a hundred controls.
      mode="grid"
      failure="listFailed"
      cardsBelow={CARDS_BELOW}
      getRowId={idOf}
      getRowName={name}
      rowActions={menu}
      emptyState={
        <EmptyState
          title={words.t('emptyTitle')}
          description={company === undefined ? words.t('emptyText') : words.t('emptyPlatform', { company })}
          action={
            company === undefined && (
              <Can code={kind.codes.add}>
                <Button variant="primary" disabledReason={noBerriesReason} onClick={() => onOpen({ kind: 'add' })}>
                  {words.t('add')}
                </Button>
              </Can>
            )
          }
        />
      }
      renderCard={(row, parts) => (
        <ShipmentRowCard
          kind={kind}
          shipment={kind.shipmentOf(row)}
          actions={
            <>
              {parts.selection}
              {parts.actions}
            </>
          }
        />
      )}
      selectionBar={
        list.chosen.size === 0 ? (
          hints
        ) : (
          <SelectionBar
            kind={kind}
            ids={[...list.chosen.keys()]}
            onClear={() => list.setChosen(new Map())}
            onDone={list.release}
            onOpen={onOpen}
          />
        )
      }
    />
  );
}
