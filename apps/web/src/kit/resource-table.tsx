import { Button } from '@seaberry/ui/button';
import type { ColumnLayout } from '@seaberry/ui/column-layout';
import { DataTable, type DataTableColumn, type DataTableDensity } from '@seaberry/ui/data-table';
import { EmptyState } from '@seaberry/ui/empty-state';
import { ErrorState } from '@seaberry/ui/error-state';
import { Pagination } from '@seaberry/ui/pagination';
import { useTranslations } from '@seaberry/i18n/react';
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';

import { useExplain } from '../api/explain.ts';
import { useScreen } from '../shared/screen.tsx';
import { useMayCall } from './access.ts';
import type { OpenDialog } from './actions/open-dialog.ts';
import { addCall, deleteCall, updateCall } from './actions/calls.ts';
import { RowMenu } from './actions/row-menu.tsx';
import { SelectionBar } from './actions/selection-bar.tsx';
import { ResourceCard } from './resource-card.tsx';
import type { Resource, Row } from './resource.types.ts';
import { isNarrowed, missingFilters, PAGE_SIZES, type ResourceSearch } from './search.ts';
import { rowIdOf } from './row-id.ts';
import { deepestFirst, superiors } from './tree.logic.ts';
import { useDescent } from './use-descent.ts';
import type { Rows } from './use-rows.ts';
import { WayUp } from './way-up.tsx';
import type { Words } from './words.ts';

/** Width of the table's place below which rows are cards: a phone, in px. */
const CARDS_BELOW = 600;
/** A tree of at most so many rows is shown open; of a larger one only its tops are. */
const OPEN_ROWS = 200;

export interface ResourceTableProps {
  resource: Resource;
  words: Words;
  rows: Rows;
  columns: DataTableColumn<Row>[];
  layout: ColumnLayout;
  onLayoutChange(layout: ColumnLayout): void;
  density: DataTableDensity;
  /** Chosen rows by id, of all pages. */
  chosen: ReadonlyMap<string, Row>;
  onChoose(chosen: ReadonlyMap<string, Row>): void;
  onOpen(dialog: OpenDialog): void;
}

/** The rows, with what can be done to each, or what stands in their place. */
export function ResourceTable(props: ResourceTableProps): ReactNode {
  const { resource, words, rows, columns, layout, onLayoutChange, density, chosen, onChoose, onOpen } = props;
  const { search, setSearch } = useScreen<ResourceSearch>();
  const id = useCallback((row: Row) => rowIdOf(resource, row), [resource]);
  const name = useCallback((row: Row) => resource.rowName(row), [resource]);
  const menu = useCallback((row: Row) => <RowMenu {...{ resource, words, row, onOpen }} />, [resource, words, onOpen]);
  const acts = useActs(resource);
  const about = JSON.stringify(search.filters);
  const expansion = useExpansion(resource, rows, about);
  const place = useRef<HTMLDivElement>(null);
  const isOpen = (row: Row): boolean => expansion?.expanded.has(id(row)) ?? false;
  const descent = useDescent({ resource, rows, about, isOpen, place });
  // As many rows as somebody opens: only those in sight are drawn, all of one height.
  const large = rows.size > OPEN_ROWS;
  const drawn = useMemo(() => (large ? columns.map((column) => ({ ...column, wrap: false })) : columns), [large, columns]);
  const above = useMemo(
    () => (rows.rows && rows.below ? superiors({ rows: rows.rows, below: rows.below }) : null),
    [rows.rows, rows.below],
  );
  const selection = useMemo(() => new Set(chosen.keys()), [chosen]);
  const select = (ids: ReadonlySet<string>): void => {
    const here = new Map(((rows.below ? rows.all : rows.rows) ?? []).map((row) => [id(row), row]));
    // Rows of other pages stay as they were when they were chosen.
    onChoose(
      new Map(
        [...ids].flatMap((one) => {
          const row = chosen.get(one) ?? here.get(one);
          return row ? [[one, row] as const] : [];
        }),
      ),
    );
  };
  // What lies below a row goes before it: a call that removes it all would leave the others nothing to remove.
  const selected = useMemo(
    () => (resource.below && rows.all && chosen.size > 0 ? deepestFirst(rows.all, [...chosen.values()], id) : [...chosen.values()]),
    [resource, rows.all, chosen, id],
  );
  const hiddenBelow = (row: Row): { count: number; onOpen(): void } | undefined => {
    const count = rows.below?.(row)?.length ?? 0;
    return count > 0 && !isOpen(row) ? { count, onOpen: () => descent.down(row) } : undefined;
  };
  const superiorOf = (row: Row): Row | undefined => {
    const superior = above?.get(row);
    // The way says it of all of them.
    return superior === descent.path.at(-1) ? undefined : superior;
  };
  const { common } = words;
  const missing = missingFilters(resource, search);
  const table = (
    <DataTable
      // A phone has cards, which scroll with the page.
      {...(large ? { virtual: true, className: 'h-[max(24rem,100dvh-15rem)] max-sm:h-auto' } : {})}
      label={words.t('title')}
      columns={drawn}
      rows={descent.rows}
      getRowId={id}
      getRowName={name}
      density={density}
      sort={search.sort ? { id: search.sort.id, direction: search.sort.descending ? 'descending' : 'ascending' } : null}
      onSortChange={(sort) => setSearch({ sort: sort ? { id: sort.id, descending: sort.direction === 'descending' } : null, page: 1 })}
      selection={selection}
      onSelectionChange={select}
      {...(expansion ? { expansion } : {})}
      layout={layout}
      onLayoutChange={onLayoutChange}
      {...(acts ? { rowActions: menu } : {})}
      loading={rows.loading}
      filtered={missing.length === 0 && isNarrowed(search)}
      {...(rows.error ? { error: <Failure error={rows.error} retrying={rows.retrying} onRetry={rows.retry} /> } : {})}
      emptyState={missing.length > 0 ? <SetFirst words={words} missing={missing} /> : <Nothing {...{ resource, words, onOpen }} />}
      noMatchState={
        <EmptyState
          title={common('noMatchTitle')}
          description={common('noMatchText')}
          action={<Button onClick={() => setSearch({ filters: {}, page: 1 })}>{common('clearFilters')}</Button>}
        />
      }
      renderCard={(row, parts) => (
        <ResourceCard {...{ resource, words, columns, layout, row, parts }} above={superiorOf(row)} below={hiddenBelow(row)} />
      )}
      cardsBelow={CARDS_BELOW}
      footer={
        rows.rows && (resource.below ? chosen.size > 0 : rows.total > 0 || chosen.size > 0) ? (
          <div className="flex flex-wrap items-center justify-between gap-2 px-3 py-2">
            <SelectionBar {...{ resource, words, onOpen }} selected={selected} onClear={() => onChoose(new Map())} />
            {!resource.below && (
              <Pagination
                className="ms-auto"
                page={rows.page}
                pageSize={search.pageSize}
                total={rows.total}
                capped={rows.capped}
                pageSizes={PAGE_SIZES}
                onPageChange={(page) => setSearch({ page })}
                onPageSizeChange={(pageSize) => setSearch({ pageSize, page: 1 })}
              />
            )}
          </div>
        ) : undefined
      }
    />
  );
  if (!resource.below) return table;
  return (
    <div ref={place} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {descent.path.length > 0 && <WayUp {...{ resource, words, descent }} />}
      {table}
    </div>
  );
}

/** Whether the person may do anything to a row at all. */
function useActs(resource: Resource): boolean {
  const mayCall = useMayCall(resource.controller);
  const calls = [updateCall(resource), deleteCall(resource), ...(resource.rowActions ?? []).map(({ call }) => call)];
  return calls.some(mayCall) || (resource.form?.below !== undefined && mayCall(addCall(resource)));
}

/**
 * Which rows of a tree are open until somebody opens or closes some: all of a small one, also of what a search has found; else the
 * tops, or the way to what was found. What is opened and closed during a search counts for that search alone.
 */
function useExpansion(resource: Resource, { rows, below, all, way }: Rows, filters: string) {
  const [open, setOpen] = useState<ReadonlySet<string> | null>(null);
  const [found, setFound] = useState<{ filters: string; open: ReadonlySet<string> } | null>(null);
  return useMemo(() => {
    if (!resource.below) return undefined;
    const few = all && all.length <= OPEN_ROWS ? all : undefined;
    const atFirst = new Set([...(few ?? way ?? rows ?? [])].map((row) => rowIdOf(resource, row)));
    const ownOpen = way ? (found?.filters === filters ? found.open : null) : open;
    return {
      expanded: ownOpen ?? atFirst,
      onExpandedChange: (next: ReadonlySet<string>) => (way ? setFound({ filters, open: next }) : setOpen(next)),
      // From the first moment on, before there are rows: it is the table of a tree all the time.
      getSubRows: below ?? (() => undefined),
    };
  }, [resource, rows, below, all, way, open, found, filters]);
}

/** The list cannot be asked for yet. */
function SetFirst({ words, missing }: { words: Words; missing: ReturnType<typeof missingFilters> }): ReactNode {
  const fields = missing.map(({ id }) => words.t(`fields.${id}`)).join(', ');
  return <EmptyState title={words.common('setFirstTitle')} description={words.common('setFirstText', { fields })} />;
}

function Nothing({ resource, words, onOpen }: Pick<ResourceTableProps, 'resource' | 'words' | 'onOpen'>): ReactNode {
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

function Failure({ error, retrying, onRetry }: { error: Error; retrying: boolean; onRetry: () => void }): ReactNode {
  const common = useTranslations('common');
  const explain = useExplain();
  return <ErrorState title={common('failure.loadFailed')} description={explain(error)} retrying={retrying} onRetry={onRetry} />;
}
