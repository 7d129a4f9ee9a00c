import type { AnswerOf } from '@seaberry/api-client';
import { callQuery, queryKey } from '@seaberry/api-client/query';
import { useTranslations } from '@seaberry/i18n/react';
import { Alert } from '@seaberry/ui/alert';
import { Button } from '@seaberry/ui/button';
import { DescriptionList } from '@seaberry/ui/description-list';
import { ProgressBar } from '@seaberry/ui/progress';
import { useFormat } from '@seaberry/ui/ui-provider';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

import { useApp } from '../../app-context.tsx';
import { ActionFrame } from '../../kit/actions/action-frame.tsx';
import type { ActionDialogProps } from '../../kit/resource.types.ts';
import { wordOf } from '../../kit/values.tsx';
import { useResourceTexts } from '../../kit/words.ts';
import { ownTime } from '../../shared/own-time.ts';

const REFRESH_MS = 1000;

type Run = NonNullable<AnswerOf<'sysRegion', 'syncStatus'>['last']>;

/** Starts the synchronization of the regions and shows its progress; it goes on when the dialog is closed. */
export function SyncDialog({ onClose, onDone }: ActionDialogProps<null>): ReactNode {
  const { client, queryClient } = useApp();
  const t = useTranslations('regions.sync');
  const [seen, setSeen] = useState(false);
  const status = useQuery({
    ...callQuery(client, 'sysRegion', 'syncStatus'),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.last?.state === 'running' ? REFRESH_MS : false),
    meta: { handledByCaller: true },
  });
  const refetch = () => queryClient.invalidateQueries({ queryKey: queryKey('sysRegion', 'syncStatus') });
  const meta = { handledByCaller: true };
  const start = useMutation({ mutationFn: () => client.sysRegion.sync(), onSuccess: refetch, onMutate: () => setSeen(true), meta });
  const cancel = useMutation({ mutationFn: () => client.sysRegion.cancelSync(), onSuccess: refetch, meta });
  const last = status.data?.last;
  const running = last?.state === 'running';
  return (
    <ActionFrame
      title={t('title')}
      needs={[status]}
      pending={start.isPending}
      error={start.error ?? cancel.error}
      submitLabel={last ? t('again') : t('start')}
      {...(running ? {} : { onSubmit: () => start.mutate() })}
      // Rows may be new, even before the end.
      onClose={seen ? onDone : onClose}
    >
      <p>{t('text', { edition: status.data?.edition ?? '', level: String(status.data?.level ?? 3) })}</p>
      <p className="text-sm text-muted">{t('kept')}</p>
      {last?.state === 'failed' && (
        <Alert tone="danger" title={t('states.failed')}>
          {t('failed')}
        </Alert>
      )}
      {last && running && (
        <div className="grid gap-3">
          <ProgressBar
            label={t('running')}
            max={last.total || 1}
            value={last.total > 0 ? last.done : undefined}
            {...(last.total > 0 ? { valueText: t('progress', { done: last.done, total: last.total }) } : {})}
          />
          <div>
            <Button loading={cancel.isPending} onClick={() => cancel.mutate()}>
              {t('cancel')}
            </Button>
          </div>
        </div>
      )}
      {last && <Outcome run={last} />}
    </ActionFrame>
  );
}

function Outcome({ run }: { run: Run }): ReactNode {
  const t = useTranslations('regions.sync');
  const words = useResourceTexts('regions.sync');
  const format = useFormat();
  const count = (name: 'added' | 'renamed' | 'removed' | 'kept') => ({ term: t(`counts.${name}`), description: format.number(run[name]) });
  return (
    <section aria-label={t('last')}>
      <DescriptionList
        items={[
          { term: t('counts.state'), description: wordOf(words, 'states', run.state) },
          { term: t('counts.time'), description: ownTime(format, run.endTime ?? run.startTime) },
          { term: t('counts.user'), description: run.userName },
          count('added'),
          count('renamed'),
          count('removed'),
          count('kept'),
        ]}
      />
    </section>
  );
}
