import { isApiError } from '@seaberry/api-client';
import { useTranslations } from '@seaberry/i18n/react';
import { Button } from '@seaberry/ui/button';
import { DetailLayout } from '@seaberry/ui/detail-layout';
import { EmptyState } from '@seaberry/ui/empty-state';
import { ErrorState } from '@seaberry/ui/error-state';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useExplain } from '../../../api/explain.ts';
import { useApp } from '../../../app-context.tsx';
import { useDomainNow } from '../../../session/use-session.ts';
import { hrefTo } from '../../../shared/links.ts';
import { defineScreen, useScreen } from '../../../shared/screen.tsx';
import { LIST_PATH } from '../paths.ts';
import { detailQuery, type Detail } from '../queries.ts';
import { BillHeader } from './bill-header.tsx';
import { Containers } from './containers.tsx';
import { DetailSkeleton } from './detail-skeleton.tsx';
import { formatDetailSearch, parseDetailSearch, type DetailSearch } from './detail-search.ts';
import { MoreTabs } from './more-tabs.tsx';
import { SideCards } from './side-cards.tsx';

export const detailScreen = defineScreen<DetailSearch>({
  key: '/tracking/oceanBill/detail',
  parseSearch: parseDetailSearch,
  formatSearch: formatDetailSearch,
  loader: async ({ app, search }) => {
    if (search.id) void app.queryClient.prefetchQuery(detailQuery(app.client, search.id));
    await app.texts.ensure('oceanBill');
  },
  Component: DetailPage,
});

function DetailPage(): ReactNode {
  const { client } = useApp();
  const explain = useExplain();
  const common = useTranslations('common');
  const { search } = useScreen<DetailSearch>();
  const { data, error, isFetching, refetch } = useQuery({ ...detailQuery(client, search.id), enabled: search.id !== '' });
  if (data) return <Bill detail={data} />;
  if (search.id === '' || isMissing(error)) return <Missing />;
  if (error) {
    return (
      <ErrorState
        size="lg"
        title={common('failure.detailFailed')}
        description={explain(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return <DetailSkeleton />;
}

function Bill({ detail }: { detail: Detail }): ReactNode {
  const now = useDomainNow();
  return (
    <DetailLayout
      header={<BillHeader detail={detail} now={now} />}
      main={
        <>
          <Containers detail={detail} now={now} />
          <MoreTabs detail={detail} />
        </>
      }
      aside={<SideCards detail={detail} now={now} />}
    />
  );
}

function Missing(): ReactNode {
  const t = useTranslations('oceanBill');
  return (
    <EmptyState
      size="lg"
      title={t('detail.notFoundTitle')}
      description={t('detail.notFoundText')}
      action={
        <Button asChild>
          <a href={hrefTo(LIST_PATH)}>{t('detail.back')}</a>
        </Button>
      }
    />
  );
}

/** The server knows no such bill, or not for this company: another attempt changes nothing. */
const isMissing = (error: unknown): boolean =>
  isApiError(error) && (error.status === 404 || error.code === '404' || error.code === 'D1002');
