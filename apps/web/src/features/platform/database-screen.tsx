import { callQuery } from '@seaberry/api-client/query';
import { useTranslations } from '@seaberry/i18n/react';
import { ErrorState } from '@seaberry/ui/error-state';
import { PageHeader } from '@seaberry/ui/page-header';
import { ResultPage } from '@seaberry/ui/result-page';
import { SchemaDiagram } from '@seaberry/ui/schema-diagram';
import { Skeleton } from '@seaberry/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';

import { useExplain } from '../../api/explain.ts';
import { reasonOf } from '../../api/failures.ts';
import { useApp } from '../../app-context.tsx';
import { defineScreen, useScreen } from '../../shared/screen.tsx';
import { toSchema } from './schema.logic.ts';

interface DatabaseSearch {
  /** Name of the selected table; empty for none. */
  table: string;
}

const structureQuery = (client: ReturnType<typeof useApp>['client']) => ({
  ...callQuery(client, 'sysDatabase', 'visualDbTable'),
  // It changes only with a new version of the server.
  staleTime: 10 * 60_000,
  meta: { handledByCaller: true } as const,
});

/** Tables of the database and their relations, read-only (product specification §2). */
export const databaseScreen = defineScreen<DatabaseSearch>({
  key: '/develop/database/visual',
  parseSearch: (raw) => ({ table: raw['table'] ?? '' }),
  formatSearch: ({ table }) => ({ table }),
  loader: async ({ app }) => {
    void app.queryClient.prefetchQuery(structureQuery(app.client));
    await app.texts.ensure('platform');
  },
  Component: Database,
});

function Database(): ReactNode {
  const { client } = useApp();
  const t = useTranslations('platform.database');
  const explain = useExplain();
  const { search, setSearch } = useScreen<DatabaseSearch>();
  const { data, error, isFetching, refetch } = useQuery(structureQuery(client));
  const schema = useMemo(() => (data ? toSchema(data) : null), [data]);
  if (error && !data) {
    const reason = reasonOf(error, navigator.onLine);
    if (reason.type === 'key' && reason.key === 'forbidden') {
      return <ResultPage title={t('forbiddenTitle')} description={t('forbiddenText')} />;
    }
    return <ErrorState size="lg" description={explain(error)} retrying={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <div className="grid h-full grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(24rem,1fr)] gap-3">
      <PageHeader title={t('title')} description={t('lead')} />
      {schema ? (
        <SchemaDiagram
          tables={schema.tables}
          relations={schema.relations}
          selected={search.table}
          onSelectionChange={(table) => setSearch({ table }, { replace: true })}
        />
      ) : (
        <div aria-busy="true" className="grid content-start gap-3">
          <Skeleton className="w-1/4" />
          <Skeleton className="w-3/4" />
          <Skeleton className="w-2/3" />
        </div>
      )}
    </div>
  );
}
