import { callQuery } from '@seaberry/api-client/query';
import { useTranslations } from '@seaberry/i18n/react';
import { ErrorState } from '@seaberry/ui/error-state';
import { PageHeader } from '@seaberry/ui/page-header';
import { ResultPage } from '@seaberry/ui/result-page';
import { Skeleton } from '@seaberry/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useExplain } from '../../api/explain.ts';
import { reasonOf } from '../../api/failures.ts';
import { useApp } from '../../app-context.tsx';
import { useCapability } from '../../session/use-session.ts';
import { defineScreen } from '../../shared/screen.tsx';
import { DisksPart, HostPart, ProcessPart, VersionsPart } from './facts-part.tsx';
import { LoadPart } from './load-part.tsx';

/** Interval of the server's samples; a hidden page does not refresh. */
const REFRESH_MS = 15_000;

/** Load and facts of the server that responds. */
export const serverScreen = defineScreen<object>({
  key: '/system/server/index',
  parseSearch: () => ({}),
  formatSearch: () => ({}),
  loader: ({ app }) => app.texts.ensure('monitor'),
  Component: Server,
});

function Server(): ReactNode {
  const t = useTranslations('monitor.server');
  const offered = useCapability('sysServer');
  if (offered === undefined) return null;
  return offered ? <Monitor /> : <ResultPage title={t('unavailableTitle')} description={t('unavailableText')} />;
}

function Monitor(): ReactNode {
  const { client } = useApp();
  const t = useTranslations('monitor.server');
  const explain = useExplain();
  const { data, error, isFetching, refetch } = useQuery({
    ...callQuery(client, 'sysServer', 'status'),
    refetchInterval: REFRESH_MS,
    meta: { handledByCaller: true },
  });
  if (error && !data) {
    const reason = reasonOf(error, navigator.onLine);
    if (reason.type === 'key' && reason.key === 'forbidden')
      return <ResultPage title={t('forbiddenTitle')} description={t('forbiddenText')} />;
    return <ErrorState size="lg" description={explain(error)} retrying={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <PageHeader title={t('title')} description={t('lead')} />
      {data ? (
        <>
          <LoadPart status={data} />
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
            <HostPart status={data} />
            <DisksPart refreshMs={REFRESH_MS} />
            <ProcessPart status={data} />
          </div>
          <VersionsPart />
        </>
      ) : (
        <div aria-busy="true" className="grid gap-3">
          <Skeleton className="w-3/4" />
          <Skeleton className="w-1/2" />
          <Skeleton className="w-2/3" />
        </div>
      )}
    </div>
  );
}
