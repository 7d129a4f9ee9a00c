import { callQuery } from '@seaberry/api-client/query';
import { jobRun } from '@seaberry/api-client/fields/sys-job';
import type { JobRow, JobRunRow } from '@seaberry/api-client/schemas';
import { EmptyState } from '@seaberry/ui/empty-state';
import { ErrorState } from '@seaberry/ui/error-state';
import { Link } from '@seaberry/ui/link';
import { Pagination } from '@seaberry/ui/pagination';
import { Popover } from '@seaberry/ui/popover';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

import { useExplain } from '../../api/explain.ts';
import { useApp } from '../../app-context.tsx';
import { NestedTable } from '../../kit/list/nested-table.tsx';
import { resourceOf } from '../../kit/define-resource.tsx';
import { projected } from '../../kit/projected.ts';
import type { RecordPartProps } from '../../kit/resource.types.ts';
import { useResourceTexts, type ResourceTexts } from '../../kit/words.ts';
import { zone } from '../../shared/own-time.ts';
import { OUTCOME_TONES } from './outcome-tones.ts';

const PAGE_SIZE = 10;
const REFRESH_MS = 5000;
const SHOWN: readonly string[] = ['lastRunTime', 'outcome', 'elapsedTime', 'triggerId', 'attempt', 'result'];

const { form: _, ...list } = projected(jobRun, {
  columns: {
    lastRunTime: { seconds: true, size: 200 },
    outcome: { kind: 'words', words: 'outcomes', tones: OUTCOME_TONES, size: 112 },
    elapsedTime: { kind: 'duration', size: 88 },
    triggerId: {
      kind: 'text',
      size: 104,
      value: ({ triggerId }) => triggerId,
      text: ({ triggerId }, { t }) => (triggerId === 'manual' ? t('manual') : (triggerId ?? '')),
    },
    attempt: { size: 80 },
    result: { size: 160, cell: (row, words) => <Output row={row} words={words} /> },
  },
});
const runs = resourceOf({
  key: '/system/job/index/runs',
  texts: 'jobs.runs',
  ...list,
  // The start names a run.
  columns: list.columns.filter(({ id }) => SHOWN.includes(id)).toSorted((a, b) => SHOWN.indexOf(a.id) - SHOWN.indexOf(b.id)),
  list: 'pageJobTriggerRecord',
  paging: 'server',
});

/** The last runs of a job, with their output. */
export function JobHistory({ row: { jobId } }: RecordPartProps<JobRow>): ReactNode {
  const { client } = useApp();
  const words = useResourceTexts('jobs.runs');
  const explain = useExplain();
  const [page, setPage] = useState(1);
  const query = useQuery({
    ...callQuery(client, 'sysJob', 'pageJobTriggerRecord', { jobId, page, pageSize: PAGE_SIZE }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
    meta: { handledByCaller: true },
  });
  const { data, error } = query;
  if (error && !data) return <ErrorState description={explain(error)} retrying={query.isFetching} onRetry={() => void query.refetch()} />;
  if (data?.total === 0) return <EmptyState title={words.t('emptyTitle')} description={words.t('emptyText')} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 className="font-medium">{words.t('title')}</h3>
      <NestedTable label={words.t('title')} table={runs} rows={data?.items} words={words} />
      {data && data.total > PAGE_SIZE && <Pagination page={page} pageSize={PAGE_SIZE} total={data.total} onPageChange={setPage} />}
    </div>
  );
}

/** The first line of the output; the rest opens on a press. */
function Output({ row: { result, output, lastRunTime }, words: { t, format } }: { row: JobRunRow; words: ResourceTexts }): ReactNode {
  if (!output) return result ?? '';
  const time = lastRunTime ? format.instant(lastRunTime, zone(), 'dateTimeSeconds') : '';
  return (
    <Popover
      label={t('outputOf', { time })}
      trigger={
        <Link asChild variant="quiet">
          <button type="button" title={t('output')} className="max-w-full truncate text-start">
            {result || t('output')}
          </button>
        </Link>
      }
    >
      <pre className="max-h-64 w-96 max-w-full overflow-auto font-mono text-xs whitespace-pre-wrap">{output}</pre>
    </Popover>
  );
}
