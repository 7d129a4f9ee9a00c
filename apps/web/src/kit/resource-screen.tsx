import { ColumnChooser } from '@seaberry/ui/column-chooser';
import { DensityMenu } from '@seaberry/ui/data-table';
import { EmptyState } from '@seaberry/ui/empty-state';
import { PageHeader } from '@seaberry/ui/page-header';
import { ShieldAlert } from 'lucide-react';
import { use, useCallback, useMemo, useRef, type ReactNode } from 'react';

import { useMayCall } from './access.ts';
import { Dialogs, loadDialog } from './actions/dialogs.tsx';
import type { OpenDialog } from './actions/open-dialog.ts';
import { ToolbarActions } from './actions/toolbar-actions.tsx';
import { newerIn, settledIn } from './actions/one-by-one.ts';
import { useAction } from './actions/use-action.ts';
import { useKeptFocus } from './actions/use-kept-focus.ts';
import { useOpenDialog } from './actions/use-open-dialog.ts';
import { useRefusals } from './actions/use-refusals.ts';
import { useOffered } from './capabilities.ts';
import { filterInput } from './filters/filter-values.ts';
import { SideTree } from './filters/rare-filters.ts';
import { ChartSlot } from './list/chart-slot.tsx';
import { OpenRecord, useRecordOpener } from './record/open-record.tsx';
import { ListFilters } from './list/list-filters.tsx';
import { ListPage } from './list/list-page.tsx';
import { renewed } from './list/selection.ts';
import { useListState, type ListState } from './list/use-list-state.ts';
import { ResourceCounters } from './resource-counters.tsx';
import { PaneContext } from './list-pair/pane.ts';
import { ResourceTable } from './resource-table.tsx';
import type { Resource, Row } from './resource.types.ts';
import { rowIdOf } from './row-id.ts';
import { useCapability } from '../session/use-session.ts';
import { useBranches } from './use-branches.ts';
import { useColumns } from './use-columns.tsx';
import { useRows, type LoadedRows } from './use-rows.ts';
import { useResourceTexts, type ResourceTexts } from './words.ts';

export function ResourceScreen({ resource }: { resource: Resource }): ReactNode {
  const words = useResourceTexts(resource.texts);
  const mayCall = useMayCall(resource.controller);
  const { level } = use(PaneContext);
  const offered = useCapability(resource.capability ?? '');
  if (resource.capability && offered === false) return <NotOffered words={words} />;
  if (!mayCall(resource.list)) {
    const { common } = words;
    return (
      <>
        <PageHeader title={words.t('title')} level={level} />
        <EmptyState size="lg" icon={<ShieldAlert />} title={common('noPermissionTitle')} description={common('noPermissionText')} />
      </>
    );
  }
  return <List resource={resource} />;
}

/** A menu of another backend may name a list that it has no calls for. */
function NotOffered({ words }: { words: ResourceTexts }): ReactNode {
  const { level } = use(PaneContext);
  return (
    <>
      <PageHeader title={words.t('title')} level={level} />
      <EmptyState size="lg" title={words.common('notOfferedTitle')} description={words.common('notOfferedText')} />
    </>
  );
}

const needsDictionaries = ({ columns }: Resource): boolean => columns.some(({ kind }) => kind === 'dictionary');

function List({ resource: definition }: { resource: Resource }): ReactNode {
  const { resource, branches } = useBranches(useOffered(definition));
  const words = useResourceTexts(resource.texts, needsDictionaries(resource));
  const list = useListState<Row>(resource.texts);
  const { level, description, onRowsDeleted } = use(PaneContext);
  const { dialog, open, close } = useDialog(resource, words);
  useRefusals(resource);
  const columns = useColumns(resource, words, useOpener(resource, open));
  const rows = useRows(resource, list.search, columns);
  useLoadedSelection(resource, list, rows);
  const selected = useMemo(() => [...list.chosen.values()], [list.chosen]);
  const page = useRef<HTMLDivElement>(null);
  const keepFocus = useKeptFocus(page, rows.rows);
  const idsOf = (some: readonly Row[]): string[] => some.map((row) => rowIdOf(resource, row));
  const side = resource.filters?.find((filter) => filter.kind === 'tree');
  return (
    <>
      <ListPage
        ref={page}
        title={words.t('title')}
        {...{ level, description }}
        actions={<ToolbarActions {...{ resource, words, selected }} onOpen={open} />}
        counters={resource.counts && <ResourceCounters {...{ resource, words, list }} counts={resource.counts} />}
        chart={
          resource.Chart && (
            <ChartSlot title={words.t('chartTitle')}>
              <resource.Chart input={filterInput(resource.filters, list.search.filters)} />
            </ChartSlot>
          )
        }
        filters={
          <ListFilters
            filters={resource.filters}
            {...{ words, list }}
            actions={
              <>
                <DensityMenu className="max-sm:hidden" value={list.density} onChange={list.setDensity} />
                <ColumnChooser columns={columns} layout={list.layout} onLayoutChange={list.setLayout} />
              </>
            }
          />
        }
        side={side && <SideTree.Component filter={side} {...{ words, list }} className="hidden xl:block" />}
      >
        <ResourceTable {...{ resource, words, rows, columns, list, branches }} onOpen={open} />
      </ListPage>
      {resource.record && <OpenRecord {...{ resource, words, rows, page }} />}
      <Dialogs
        {...{ resource, words, dialog, rows }}
        onClose={close}
        onBulkDone={(outcome) => {
          list.release(idsOf(settledIn(outcome)));
          list.renew({ rows: byId(resource, newerIn(outcome)), complete: false });
        }}
        onRowsDeleted={(deleted) => {
          keepFocus(idsOf(deleted));
          list.release(idsOf(deleted));
          onRowsDeleted?.(idsOf(deleted));
        }}
      />
    </>
  );
}

const byId = (resource: Resource, rows: readonly Row[]): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [rowIdOf(resource, row), row]));

/** Selected rows follow the responses, so that what is done to them is done to the rows as they were loaded last. */
function useLoadedSelection(resource: Resource, list: ListState<Row>, { loadedRows, complete }: LoadedRows): void {
  const rows = useMemo(() => ({ rows: byId(resource, loadedRows), complete }), [resource, loadedRows, complete]);
  // During rendering, so that no action is offered on an older row.
  if (renewed(list.chosen, rows) !== list.chosen) list.renew(rows);
}

/** The open dialog of the screen. An action that neither asks nor has a dialog runs at once. */
function useDialog(resource: Resource, words: ResourceTexts) {
  const [dialog, setDialog] = useOpenDialog(resource);
  const { mutate } = useAction(resource, words, {});
  const open = useCallback(
    (next: OpenDialog) => {
      const atOnce = next.kind === 'action' && !next.action.confirm && !next.action.Dialog;
      if (atOnce) mutate({ action: next.action, row: next.row });
      else {
        const show = (): void => setDialog(next);
        // A dialog whose code failed to load is loaded again on render, which shows the failure.
        loadDialog(resource, next).then(show, show);
      }
    },
    [resource, mutate, setDialog],
  );
  const close = useCallback(() => setDialog(null), [setDialog]);
  return { dialog, open, close };
}

/** Pressing the name of a row opens its record, or runs the default action, if permitted. */
function useOpener(resource: Resource, onOpen: (dialog: OpenDialog) => void): ((row: Row) => void) | undefined {
  const mayCall = useMayCall(resource.controller);
  const openRecord = useRecordOpener();
  const { onSelect } = use(PaneContext);
  const action = resource.rowActions?.find(({ opens }) => opens);
  const { record } = resource;
  const press = useCallback(
    (row: Row) => {
      if (onSelect) onSelect(row);
      else if (record) openRecord(rowIdOf(resource, row));
      else if (action) onOpen({ kind: 'action', action, row });
    },
    [resource, onSelect, record, action, openRecord, onOpen],
  );
  const call = onSelect ? resource.list : record ? (record.call ?? resource.list) : action?.call;
  return call && mayCall(call) ? press : undefined;
}
