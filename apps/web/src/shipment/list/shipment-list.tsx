import { useTranslations } from '@seaberry/i18n/react';
import { ColumnChooser } from '@seaberry/ui/column-chooser';
import { EmptyState } from '@seaberry/ui/empty-state';
import { PeekLayout } from '@seaberry/ui/peek-panel';
import { RailDetail } from '@seaberry/ui/rail-detail';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef, type ReactNode } from 'react';

import { useApp } from '../../app-context.tsx';
import { filterInput } from '../../kit/filters/filter-values.ts';
import { loadFilters } from '../../kit/filters/rare-filters.ts';
import { Counters } from '../../kit/list/counters.tsx';
import { ListFilters } from '../../kit/list/list-filters.tsx';
import { ListPage } from '../../kit/list/list-page.tsx';
import { ListViews } from '../../kit/list/list-views.tsx';
import { pageRows } from '../../kit/list/list-rows.ts';
import { useFittedColumns } from '../../kit/list/use-fitted-columns.ts';
import { formatListSearch, parseListSearch, type ListAddress, type ListSearch, type Sort } from '../../kit/list/list-search.ts';
import { useListState } from '../../kit/list/use-list-state.ts';
import type { Filter, Values } from '../../kit/resource.types.ts';
import { useResourceTexts } from '../../kit/words.ts';
import { useCapability, useDomainNow, useSession } from '../../session/use-session.ts';
import { defineScreen, type ScreenDefinition } from '../../shared/screen.tsx';
import { PHONE, useMedia } from '../../shared/use-media.ts';
import { ShipmentDialogs, useShipmentDialog } from '../actions/dialogs.tsx';
import { countQuery, pageQuery } from '../queries.ts';
import type { Shipment, ShipmentKind, ShipmentRow } from '../shipment.ts';
import { sortNames, type ShipmentColumns } from './columns.tsx';
import { useColumns } from './field-columns.tsx';
import { ListActions } from './list-actions.tsx';
import { NowProvider } from './now.tsx';
import { ShipmentPeek } from './shipment-peek.tsx';
import { ChangesContext, useChanges } from './use-changes.ts';
import { ShipmentTable } from './shipment-table.tsx';
import { KeyHints, KeysDialog, useListKeys } from './list-keys.tsx';

/** Parts of the list that differ by kind of shipment. */
export interface ShipmentListDefinition<R extends ShipmentRow> {
  kind: ShipmentKind<R>;
  /** The counts among them are above the list, the others in its filter bar. */
  filters: readonly Filter<string>[];
  columns: ShipmentColumns;
  /** Filter by the id of a person: with the id of the user it gives their own shipments. */
  owner: string;
}

/** Newest first. */
const SORT = { id: 'createTime', descending: true } as const;

/** Order of a list whose user has chosen none: the worst first where shipments need attention, else the newest. */
function orderOf({ sort, filters }: ListSearch): Sort {
  if (sort && (sort.id !== SORT.id || !sort.descending)) return sort;
  const { signal } = filters;
  if (signal === 'late' || signal === 'early') return { id: 'slipMs', descending: signal === 'late' };
  return signal ? { id: 'urgency', descending: false } : SORT;
}

/** Inputs of the calls: of the page, of what matches, and of the counts, which ignore what they choose themselves. */
export function inputsOf(filters: readonly Filter<string>[], search: ListSearch): Record<'page' | 'matching' | 'counts', Values> {
  const { id, descending } = orderOf(search);
  const matching = filterInput(filters, search.filters);
  const others = filters.filter(({ kind }) => kind !== 'counter');
  const { page, pageSize } = search;
  return {
    page: { ...matching, page, pageSize, field: id, order: descending ? 'descending' : 'ascending' },
    matching,
    counts: filterInput(others, search.filters),
  };
}

/** URL of the list: filters, and fields with a sort. */
function addressOf<R extends ShipmentRow>({ kind, filters, columns }: ShipmentListDefinition<R>): ListAddress {
  const { listed, of } = kind.fields;
  const composed = new Set<string>(Object.values(columns.sorted));
  const sortable = (id: string): boolean => composed.has(id) || listed.some((name) => name === id && of(name).sort);
  return { filters, sort: `-${SORT.id}`, sortable };
}

/** The list screen of a kind of shipment. */
export function defineShipmentList<R extends ShipmentRow>(definition: ShipmentListDefinition<R>): ScreenDefinition<ListSearch> {
  const { kind, filters } = definition;
  const address = addressOf(definition);
  return defineScreen<ListSearch>({
    key: kind.listPath,
    parseSearch: (raw) => parseListSearch(address, raw),
    formatSearch: (search) => formatListSearch(address, search),
    loader: async ({ app, search }) => {
      const { page, counts } = inputsOf(filters, search);
      // The frame of the page does not wait for its rows.
      void app.queryClient.prefetchQuery(pageQuery(app.client, kind.controller, page));
      void app.queryClient.prefetchQuery(countQuery(app.client, kind.controller, counts));
      await Promise.all([app.texts.ensure(kind.texts), loadFilters(filters)]);
    },
    Component: () => <ShipmentList definition={definition} />,
  });
}

function ShipmentList<R extends ShipmentRow>({ definition }: { definition: ShipmentListDefinition<R> }): ReactNode {
  const t = useTranslations(definition.kind.texts);
  const offered = useCapability(definition.kind.capability);
  if (offered === false) return <EmptyState size="lg" title={t('capabilityTitle')} description={t('capabilityText')} />;
  return <Offered definition={definition} />;
}

function Offered<R extends ShipmentRow>({ definition }: { definition: ShipmentListDefinition<R> }): ReactNode {
  const { kind, filters, owner, columns: layout } = definition;
  const { client } = useApp();
  const { userId } = useSession();
  const words = useResourceTexts(kind.texts);
  const now = useDomainNow(30_000);
  const list = useListState<R>(kind.texts);
  const inputs = inputsOf(filters, list.search);
  const query = useQuery(pageQuery(client, kind.controller, inputs.page));
  const { data: counts } = useQuery(countQuery(client, kind.controller, inputs.counts));
  // Rows of the kind's controller are rows of the kind.
  const rows = pageRows(query, query.data?.items as readonly R[] | undefined);
  const [dialog, setDialog] = useShipmentDialog(kind);
  const ids = [...list.chosen.keys()];
  const phone = useMedia(PHONE);
  const page = useRef<HTMLDivElement>(null);
  const { peek, shortcuts, help, setHelp } = useListKeys({
    kind,
    rows: rows.rows,
    page,
    onSnooze: (id) => setDialog({ kind: 'snooze', ids: [id] }),
  });
  const columns = useFittedColumns(useColumns(kind, layout), { rows: rows.rows, layout: list.layout, place: peek.list.ref });
  const peeked = rows.rows?.find(({ id }) => id === peek.peeked);
  const railOf = (id: string): Shipment['rail'] | undefined => {
    const row = rows.rows?.find((one) => one.id === id);
    return row && kind.shipmentOf(row).rail;
  };
  const changes = useChanges({
    kind,
    rows: rows.rows,
    loading: rows.loading,
    listKey: JSON.stringify(inputs.page),
    currentRow: peek.currentRow,
  });
  const mine = { id: 'mine', name: words.t('mine'), search: { [owner]: userId } };
  const add = useCallback(() => setDialog({ kind: 'add' }), [setDialog]);
  const exportAll = (): void => {
    const { id: field, descending } = orderOf(list.search);
    setDialog({ kind: 'export', filter: inputs.matching, total: rows.total, selected: ids, sort: { field, descending } });
  };
  return (
    <NowProvider value={now}>
      <ListPage
        ref={page}
        fill
        oneLine
        title={words.t('title')}
        actions={<ListActions kind={kind} onExport={exportAll} onAddMany={() => setDialog({ kind: 'many' })} onAdd={add} />}
        counters={<Counters size="sm" {...{ filters, words, list, counts }} />}
        filters={
          <ListFilters
            {...{ filters, words, list }}
            searchKey="/"
            actions={
              <>
                <ListViews path={kind.listPath} address={addressOf(definition)} list={list} builtIn={[mine]} />
                {/* Cards have no columns. */}
                {!phone && <ColumnChooser columns={columns} layout={list.layout} onLayoutChange={list.setLayout} />}
              </>
            }
          />
        }
      >
        <PeekLayout
          className="md:h-full"
          list={peek.list}
          panel={peeked && <ShipmentPeek {...{ kind, peek }} row={peeked} onOpen={setDialog} />}
        >
          <RailDetail className="h-full" nodesOf={railOf}>
            <ChangesContext value={changes}>
              <ShipmentTable
                {...{ kind, words, list, rows, columns }}
                currentRow={peek.currentRow}
                hints={<KeyHints kind={kind} onHelp={() => setHelp(true)} />}
                sort={orderOf(list.search)}
                sortNames={sortNames(layout.sorted)}
                onOpen={setDialog}
              />
            </ChangesContext>
          </RailDetail>
        </PeekLayout>
      </ListPage>
      <KeysDialog {...{ kind, shortcuts }} open={help} onOpenChange={setHelp} />
      <ShipmentDialogs
        {...{ kind, dialog }}
        onClose={() => setDialog(null)}
        onDone={(ids) => {
          setDialog(null);
          list.release(ids);
        }}
      />
    </NowProvider>
  );
}
