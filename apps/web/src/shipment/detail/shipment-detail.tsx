import { useTranslations } from '@seaberry/i18n/react';
import { Button } from '@seaberry/ui/button';
import { EmptyState } from '@seaberry/ui/empty-state';
import { ErrorState } from '@seaberry/ui/error-state';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useExplain } from '../../api/explain.ts';
import { isNotFound } from '../../api/refused.ts';
import { hrefTo } from '../../shared/links.ts';
import type { ShipmentKind } from '../shipment.ts';
import { DetailSkeleton } from './detail-skeleton.tsx';

export interface ShipmentDetailProps<D> {
  kind: Pick<ShipmentKind<never>, 'texts' | 'listPath'>;
  /** From the address; `''` for none. */
  id: string;
  query: UseQueryResult<D, Error>;
  children: (detail: D) => ReactNode;
}

/** The page of one shipment, or its skeleton, its failure, or that it is not there. */
export function ShipmentDetail<D>({ kind, id, query, children }: ShipmentDetailProps<D>): ReactNode {
  const common = useTranslations('common');
  const explain = useExplain();
  const { data, error, isFetching, isPaused, refetch } = query;
  if (data !== undefined) return children(data);
  if (id === '' || isNotFound(error)) return <Missing kind={kind} />;
  if (error || isPaused) {
    return (
      <ErrorState
        size="lg"
        title={common('failure.detailFailed')}
        description={error ? explain(error) : common('reason.offline')}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return <DetailSkeleton />;
}

function Missing({ kind: { texts, listPath } }: Pick<ShipmentDetailProps<never>, 'kind'>): ReactNode {
  const t = useTranslations(texts);
  return (
    <EmptyState
      size="lg"
      title={t('detail.notFoundTitle')}
      description={t('detail.notFoundText')}
      action={
        <Button asChild>
          <a href={hrefTo(listPath)}>{t('detail.back')}</a>
        </Button>
      }
    />
  );
}
