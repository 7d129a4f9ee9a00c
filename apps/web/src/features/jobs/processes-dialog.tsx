import { callQuery } from '@seaberry/api-client/query';
import { Dialog } from '@seaberry/ui/dialog';
import { ErrorState } from '@seaberry/ui/error-state';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useExplain } from '../../api/explain.ts';
import { useApp } from '../../app-context.tsx';
import { NestedTable, type NestedTableProps } from '../../kit/list/nested-table.tsx';
import type { ActionDialogProps } from '../../kit/resource.types.ts';
import { useResourceTexts } from '../../kit/words.ts';

const REFRESH_MS = 5000;
const TABLE: NestedTableProps['table'] = {
  paging: 'browser',
  rowName: (row) => String(row['clusterId']),
  columns: [
    { id: 'clusterId', kind: 'code', size: 144 },
    { id: 'status', kind: 'words', words: 'statuses', tones: { '0': 'danger', '1': 'success' }, size: 104 },
    { id: 'description', size: 80 },
    { id: 'startedTime', kind: 'instant' },
    { id: 'updatedTime', kind: 'instant', seconds: true },
  ],
};

/** Processes of the installation, with their last sign of life. */
export function ProcessesDialog({ onClose }: ActionDialogProps<null>): ReactNode {
  const { client } = useApp();
  const words = useResourceTexts('jobs.processes');
  const explain = useExplain();
  const query = useQuery({
    ...callQuery(client, 'sysJob', 'jobClusterList'),
    refetchInterval: REFRESH_MS,
    meta: { handledByCaller: true },
  });
  const error = query.error && !query.data && (
    <ErrorState description={explain(query.error)} retrying={query.isFetching} onRetry={() => void query.refetch()} />
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="xl"
      title={words.t('title')}
      description={words.t('text')}
    >
      <NestedTable label={words.t('title')} table={TABLE} rows={query.data} words={words} {...(error ? { error } : {})} />
    </Dialog>
  );
}
