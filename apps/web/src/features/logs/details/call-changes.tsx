import { callQuery } from '@seaberry/api-client/query';
import type { CallLogRow, DiffLogRow } from '@seaberry/api-client/schemas';
import { useTranslations } from '@seaberry/i18n/react';
import { Card, CardBody, CardHeader, CardTitle } from '@seaberry/ui/card';
import { ErrorState } from '@seaberry/ui/error-state';
import { usePermission } from '@seaberry/ui/permission';
import { SkeletonText } from '@seaberry/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useExplain } from '../../../api/explain.ts';
import { useApp } from '../../../app-context.tsx';
import { wordOf } from '../../../kit/values.tsx';
import { useResourceTexts } from '../../../kit/words.ts';
import { Changes } from './changes.tsx';

/** Maximum time between the entries of one call in both logs, beyond the duration of the call, in ms. */
const APART_MS = 5_000;
const MAX_CHANGES = 50;

/** Rows changed by a call, with the permission to see them and if the backend links them. */
export function CallChanges({ call }: { call: CallLogRow }): ReactNode {
  const { client } = useApp();
  const t = useTranslations('logs.parts');
  const explain = useExplain();
  const mayRead = usePermission()({ code: 'sysLogDiff:page' });
  const { traceId } = call;
  const at = call.logDateTime ? Date.parse(call.logDateTime) : Number.NaN;
  const toleranceMs = APART_MS + (call.elapsed ?? 0);
  const canQuery = mayRead && Boolean(traceId) && !Number.isNaN(at);
  // The time is for back ends that do not filter by call.
  const input = canQuery
    ? {
        traceId,
        startTime: new Date(at - toleranceMs).toISOString(),
        endTime: new Date(at + toleranceMs).toISOString(),
        pageSize: MAX_CHANGES,
      }
    : undefined;
  const query = useQuery({ ...callQuery(client, 'sysLogDiff', 'page', input), enabled: canQuery, meta: { handledByCaller: true } });
  if (query.isLoading) return <SkeletonText lines={4} />;
  if (query.error) {
    const { error, isFetching, refetch } = query;
    return <ErrorState title={t('changesLost')} description={explain(error)} retrying={isFetching} onRetry={() => void refetch()} />;
  }
  const { items = [], total = 0 } = query.data ?? {};
  const rows = items.filter((row) => row.traceId === traceId);
  // Rows of other calls: the total counts those too.
  const cut = rows.length === items.length && total > rows.length;
  return (
    <>
      {cut && <p>{t('shownChanges', { shown: rows.length, total })}</p>}
      {rows.map((row) => (
        <Changed key={row.id} row={row} />
      ))}
    </>
  );
}

function Changed({ row }: { row: DiffLogRow }): ReactNode {
  const t = useTranslations('logs.parts');
  const words = useResourceTexts('logs.differences');
  const name = row.businessData ?? row.id;
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('changed', { kind: wordOf(words, 'diffTypes', row.diffType ?? ''), name })}</CardTitle>
      </CardHeader>
      <CardBody>
        <Changes change={row} name={name} />
      </CardBody>
    </Card>
  );
}
