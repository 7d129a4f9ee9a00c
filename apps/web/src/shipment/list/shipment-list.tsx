import { useTranslations } from '@seaberry/i18n/react';
import { ColumnChooser } from '@seaberry/ui/column-chooser';
import { EmptyState } from '@seaberry/ui/empty-state';
import { PeekLayout } from '@seaberry/ui/peek-panel';
import { RailDetail } from '@seaberry/ui/rail-detail';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useCallback, useEffect, useRef, type ComponentType, type ReactNode } from 'react';

import { useApp } from '../../app-context.tsx';
import { loadFilters } from '../../kit/filters/rare-filters.ts';
import { Counters } from '../../kit/list/counters.tsx';
import { ListFilters } from '../../kit/list/list-filters.tsx';
import { ListPage } from '../../kit/list/list-page.tsx';
import { ListViews } from '../../kit/list/list-views.tsx';
import { pageRows } from '../../kit/list/list-rows.ts';
import { useFittedColumns } from '../../kit/list/use-fitted-columns.ts';
import { formatListSearch, parseListSearch, type ListSearch } from '../../kit/list/list-search.ts';
import { useListState } from '../../kit/list/use-list-state.ts';
import { useResourceTexts } from '../../kit/words.ts';
import { useCapability, useDomainNow, useSession } from '../../session/use-session.ts';
import { lazily } from '../../shared/lazily.tsx';
import { whenIdle } from '../../shared/when-idle.ts';
import { defineScreen, type ScreenDefinition } from '../../shared/screen.tsx';
import { PHONE, useMedia } from '../../shared/use-media.ts';
import { ShipmentDialogs, useShipmentDialog, type ShipmentDialog } from '../actions/dialogs.tsx';
import { countQuery, pageQuery } from '../queries.ts';
import type { Shipment, ShipmentKind, ShipmentRow } from '../shipment.ts';
import { sortNames } from './columns.tsx';
import { useColumns } from './field-columns.tsx';
import { addressOf, inputsOf, orderOf, type ShipmentListDefinition } from './inputs.ts';
import { ListActions } from './list-actions.tsx';
import { NowProvider } from './now.tsx';
import type { ShipmentPeekProps } from './shipment-peek.tsx';
import { useReturn } from './use-return.ts';
import { ChangesContext, useChanges } from './use-changes.ts';
import { ShipmentTable } from './shipment-table.tsx';
import { KeyHints, KeysDialog, useListKeys } from './list-keys.tsx';

/** Needed once a shipment is looked at beside the list; loaded when the list is there. */
// It draws rows of the kind that it is given.
const Peek = lazily(async () => (await import('./shipment-peek.tsx')).ShipmentPeek as ComponentType<ShipmentPeekProps<ShipmentRow>>);

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
  useEffect(() => whenIdle(() => void Peek.load().catch(() => {})), []);
  const phone = useMedia(PHONE);
  const page = useRef<HTMLDivElement>(null);
  const { peek, shortcuts, help, setHelp } = useListKeys({
    kind,
    rows: rows.rows,
    page,
    onSnooze: (id) => setDialog({ kind: 'snooze', ids: [id] }),
  });
  const columns = useFittedColumns(useColumns(kind, layout), {
    rows: rows.rows,
    layout: list.layout,
    place: peek.list.ref,
    yielding: layout.yielding,
  });
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
  useReturn(rows.rows, peek.list.ref);
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
          panel={
            peeked && (
              <Suspense>
                <Peek.Component
                  {...{ peek }}
                  kind={kind as unknown as ShipmentKind<ShipmentRow>}
                  row={peeked}
                  onOpen={(next) => setDialog(next as ShipmentDialog<R>)}
                />
              </Suspense>
            )
          }
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
      <KeysDialog title={words.t('keys.title')} {...{ shortcuts }} open={help} onOpenChange={setHelp} />
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
