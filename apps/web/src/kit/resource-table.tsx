import { Button } from '@seaberry/ui/button';
import type { DataTableColumn, DataTableExpansion } from '@seaberry/ui/data-table';
import { EmptyState } from '@seaberry/ui/empty-state';
import { use, useCallback, useMemo, useRef, useState, type ReactNode } from 'react';

import { useScreen } from '../shared/screen.tsx';
import { PHONE, useMedia } from '../shared/use-media.ts';
import { requiredInputs, useMayAct, useMayCall } from './access.ts';
import type { OpenDialog } from './actions/open-dialog.ts';
import { addCall, deleteCall, updateCall } from './actions/calls.ts';
import { RowMenu } from './actions/row-menu.tsx';
import { SelectionBar } from './actions/selection-bar.tsx';
import { missingFilters } from './filters/filter-values.ts';
import { isNarrowed } from './list/list-search.ts';
import { ListTable } from './list/list-table.tsx';
import type { ListState } from './list/use-list-state.ts';
import { PaneContext } from './list-pair/pane.ts';
import { ResourceCard } from './resource-card.tsx';
import type { Resource, Row } from './resource.types.ts';
import { rowIdOf } from './row-id.ts';
import type { ResourceSearch } from './search.ts';
import { DrillDownPath } from './drill-down-path.tsx';
import { childrenBeforeParents, parentsOf } from './tree.logic.ts';
import { useDrillDown } from './use-drill-down.ts';
import type { Branches } from './use-branches.ts';
import type { LoadedRows } from './use-rows.ts';

import { ownText, type ResourceTexts } from './words.ts';

/** Container width below which the rows of a master list beside its detail are cards, in px; its names need less room. */
const NARROW_CARDS_BELOW = 320;
/** Number of rows above which a tree starts with only its roots expanded, renders the visible rows only and does not wrap. */
const LARGE_TREE_ROWS = 200;

export interface ResourceTableProps {
  resource: Resource;
  words: ResourceTexts;
  rows: LoadedRows;
  columns: DataTableColumn<Row>[];
  list: ListState<Row>;
  /** Lazily loaded branches of a tree. */
  branches: Branches | undefined;
  onOpen(dialog: OpenDialog): void;
}

/** Rows with their actions, or the empty state or failure. */
export function ResourceTable({ resource, words, rows, columns, list, branches: lazy, onOpen }: ResourceTableProps): ReactNode {
  const { search, layout, chosen } = list;
  const { open: currentRow } = useScreen<ResourceSearch>().search;
  const id = useCallback((row: Row) => rowIdOf(resource, row), [resource]);
  const name = useCallback((row: Row) => resource.rowName(row), [resource]);
  const menu = useCallback((row: Row) => <RowMenu {...{ resource, words, row, onOpen }} />, [resource, words, onOpen]);
  const hasRowActions = useHasRowActions(resource);
  const filterKey = JSON.stringify(search.filters);
  const branches = useExpansion(resource, rows, filterKey, lazy);
  const panels = usePanels(resource, words);
  const expansion = branches ?? panels;
  const pane = use(PaneContext);
  // There it is alone, and as wide as any other list.
  const phone = useMedia(PHONE);
  const container = useRef<HTMLDivElement>(null);
  const isOpen = (row: Row): boolean => branches?.expanded.has(id(row)) ?? false;
  const drillDown = useDrillDown({ resource, rows, filterKey, isOpen, container });
  // Any number of rows may be expanded: only the visible ones are rendered, at one height.
  const large = rows.treeSize > LARGE_TREE_ROWS;
  const shownColumns = useMemo(() => (large ? columns.map((column) => ({ ...column, wrap: false })) : columns), [large, columns]);
  const parents = useMemo(
    () => (rows.rows && rows.below ? parentsOf({ rows: rows.rows, below: rows.below }) : null),
    [rows.rows, rows.below],
  );
  // Children before their parent: deleting a parent deletes its children, whose own deletion would then fail.
  const selected = useMemo(
    () =>
      resource.below && rows.all && chosen.size > 0 ? childrenBeforeParents(rows.all, [...chosen.values()], id) : [...chosen.values()],
    [resource, rows.all, chosen, id],
  );
  const hiddenBelow = (row: Row): { count: number | undefined; onOpen(): void } | undefined => {
    if (lazy)
      return lazy.has(row) && !isOpen(row) ? { count: undefined, onOpen: () => lazy.setOpen(new Set([...lazy.open, id(row)])) } : undefined;
    const count = rows.below?.(row)?.length ?? 0;
    return count > 0 && !isOpen(row) ? { count, onOpen: () => drillDown.down(row) } : undefined;
  };
  const parentOf = (row: Row): Row | undefined => {
    const parent = parents?.get(row);
    // The path above the cards already names the parent of all shown rows.
    return parent === drillDown.path.at(-1) ? undefined : parent;
  };
  const missing = missingFilters(resource.filters, search.filters, requiredInputs(resource.controller, resource.list));
  const table = (
    <ListTable
      // On a phone rows are cards, which scroll with the page.
      {...(large ? { virtual: true, className: 'h-[max(24rem,100dvh-15rem)] max-sm:h-auto' } : {})}
      {...{ list, words, rows }}
      failureTitle={ownText(words, 'listFailed')}
      columns={shownColumns}
      visibleRows={drillDown.rows}
      selectable={rows.below ? rows.all : undefined}
      getRowId={id}
      getRowName={name}
      currentRow={pane.selectedId ?? currentRow}
      {...(pane.onSelect && !phone ? { cardsBelow: NARROW_CARDS_BELOW } : {})}
      unpaged={resource.below !== undefined}
      {...(expansion ? { expansion } : {})}
      {...(hasRowActions ? { rowActions: menu } : {})}
      filtered={missing.length === 0 && isNarrowed(search)}
      emptyState={
        missing.length > 0 ? <RequiredFiltersState words={words} missing={missing} /> : <EmptyListState {...{ resource, words, onOpen }} />
      }
      renderCard={(row, parts) => (
        <ResourceCard {...{ resource, words, columns, layout, row, parts }} parent={parentOf(row)} below={hiddenBelow(row)} />
      )}
      selectionBar={<SelectionBar {...{ resource, words, onOpen }} selected={selected} onClear={() => list.setChosen(new Map())} />}
    />
  );
  if (!resource.below) return table;
  return (
    <div ref={container} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {drillDown.path.length > 0 && <DrillDownPath {...{ resource, words, drillDown }} />}
      {table}
    </div>
  );
}

/** Panels of expandable rows. */
function usePanels({ expand }: Resource, words: ResourceTexts): DataTableExpansion<Row> | undefined {
  return useMemo(() => {
    if (!expand) return undefined;
    const { Panel, offered, single = false } = expand;
    return { renderDetail: (row: Row) => <Panel {...{ row, words }} />, single, ...(offered ? { canExpand: offered } : {}) };
  }, [expand, words]);
}

/** Whether the user has any row action. */
function useHasRowActions(resource: Resource): boolean {
  const mayCall = useMayCall(resource.controller);
  const mayAct = useMayAct(resource.controller);
  if ([updateCall(resource), deleteCall(resource)].some(mayCall) || (resource.rowActions ?? []).some(mayAct)) return true;
  return resource.form?.below !== undefined && mayCall(addCall(resource));
}

/**
 * Expanded rows until the user changes them: in a small tree all, also in search results; in a large tree the roots, or the ancestors of
 * the results. Changes during a search last for that search only.
 */
function useExpansion(
  resource: Resource,
  { rows, below, all, ancestorsOfMatches }: LoadedRows,
  filters: string,
  lazy: Branches | undefined,
) {
  const [open, setOpen] = useState<ReadonlySet<string> | null>(null);
  const [found, setFound] = useState<{ filters: string; open: ReadonlySet<string> } | null>(null);
  return useMemo(() => {
    if (!resource.below) return undefined;
    if (lazy) {
      const { open: expanded, setOpen: onExpandedChange, has: canExpand, isFailed, retry: onRetry } = lazy;
      return { expanded, onExpandedChange, getSubRows: below ?? (() => undefined), canExpand, isFailed, onRetry };
    }
    const few = all && all.length <= LARGE_TREE_ROWS ? all : undefined;
    const atFirst = new Set([...(few ?? ancestorsOfMatches ?? rows ?? [])].map((row) => rowIdOf(resource, row)));
    const ownOpen = ancestorsOfMatches ? (found?.filters === filters ? found.open : null) : open;
    return {
      expanded: ownOpen ?? atFirst,
      onExpandedChange: (next: ReadonlySet<string>) => (ancestorsOfMatches ? setFound({ filters, open: next }) : setOpen(next)),
      // Set from the first render on, before rows are loaded, so that it stays a tree table.
      getSubRows: below ?? (() => undefined),
    };
  }, [resource, rows, below, all, ancestorsOfMatches, open, found, filters, lazy]);
}

/** Shown while a required filter is missing. */
function RequiredFiltersState({ words, missing }: { words: ResourceTexts; missing: ReturnType<typeof missingFilters> }): ReactNode {
  const fields = words.format.list(missing.map(({ id }) => words.t(`fields.${id}`)));
  return <EmptyState title={words.common('setFirstTitle')} description={words.common('setFirstText', { fields })} />;
}

function EmptyListState({ resource, words, onOpen }: Pick<ResourceTableProps, 'resource' | 'words' | 'onOpen'>): ReactNode {
  const mayCall = useMayCall(resource.controller);
  return (
    <EmptyState
      title={words.t('emptyTitle')}
      description={words.t('emptyText')}
      action={
        mayCall(addCall(resource)) ? (
          <Button variant="primary" onClick={() => onOpen({ kind: 'add' })}>
            {words.t('add')}
          </Button>
        ) : undefined
      }
    />
  );
}
