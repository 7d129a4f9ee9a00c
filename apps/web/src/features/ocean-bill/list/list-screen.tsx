import { useTranslations } from '@seaberry/i18n/react';
import { ColumnChooser } from '@seaberry/ui/column-chooser';
import { EmptyState } from '@seaberry/ui/empty-state';
import { PageHeader } from '@seaberry/ui/page-header';
import { useState, type ReactNode } from 'react';

import { useCapability, useDomainNow, useSession } from '../../../session/use-session.ts';
import { defineScreen, useScreen } from '../../../shared/screen.tsx';
import { useColumnLayout } from '../../../shared/use-column-layout.ts';
import { BillDialogs } from '../actions/dialogs.tsx';
import { useBillDialog } from '../actions/use-kept-dialog.ts';
import { LIST_PATH } from '../paths.ts';
import { countQuery, pageQuery } from '../queries.ts';
import { BillTable } from './bill-table.tsx';
import { useColumns } from './columns.tsx';
import { Counters } from './counters.tsx';
import { Filters } from './filters.tsx';
import { countInput, formatListSearch, pageInput, parseListSearch, type ListSearch } from './list-search.ts';
import { ListActions } from './list-actions.tsx';
import { NowProvider } from './now.tsx';

const NOBODY: ReadonlySet<string> = new Set();

export const listScreen = defineScreen<ListSearch>({
  key: LIST_PATH,
  parseSearch: parseListSearch,
  formatSearch: formatListSearch,
  loader: async ({ app, search }) => {
    // The frame of the page does not wait for its rows.
    void app.queryClient.prefetchQuery(pageQuery(app.client, pageInput(search)));
    void app.queryClient.prefetchQuery(countQuery(app.client, countInput(search)));
    await app.texts.ensure('oceanBill');
  },
  Component: ListPage,
});

function ListPage(): ReactNode {
  const t = useTranslations('oceanBill');
  const { search } = useScreen<ListSearch>();
  const now = useDomainNow(30_000);
  const offered = useCapability('oceanBill');
  const { userId } = useSession();
  const columns = useColumns();
  const [layout, setLayout] = useColumnLayout('oceanBill', userId);
  const [selection, setSelection] = useState(NOBODY);
  const [dialog, setDialog] = useBillDialog();
  if (offered === false) return <EmptyState size="lg" title={t('capabilityTitle')} description={t('capabilityText')} />;
  return (
    <NowProvider value={now}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <PageHeader title={t('title')} actions={<ListActions selection={selection} search={search} onOpen={setDialog} />} />
        <Counters />
        <Filters actions={<ColumnChooser columns={columns} layout={layout} onLayoutChange={setLayout} />} />
        <BillTable
          columns={columns}
          layout={layout}
          onLayoutChange={setLayout}
          selection={selection}
          onSelectionChange={setSelection}
          onOpen={setDialog}
        />
      </div>
      <BillDialogs
        dialog={dialog}
        onClose={() => setDialog(null)}
        onDone={() => {
          setDialog(null);
          setSelection(NOBODY);
        }}
      />
    </NowProvider>
  );
}
