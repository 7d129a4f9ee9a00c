import type { AnswerOf } from '@seaberry/api-client';
import { useTranslations } from '@seaberry/i18n/react';
import { Alert } from '@seaberry/ui/alert';
import { Button } from '@seaberry/ui/button';
import { Dialog, DialogClose } from '@seaberry/ui/dialog';
import { ErrorState } from '@seaberry/ui/error-state';
import { Spinner } from '@seaberry/ui/spinner';
import { useFormat } from '@seaberry/ui/ui-provider';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';

import { useExplain } from '../../../api/explain.ts';
import { useApp } from '../../../app-context.tsx';
import type { ActionDialogProps } from '../../../kit/resource.types.ts';
import { ownTime } from '../../../shared/own-time.ts';
import type { SealedLog } from './sealed-log.ts';

type Verdict = AnswerOf<'sysLogVis', 'verify'>;

/** Compares the rows of a log with their seals, and shows the result in words. */
export function verifyDialog({ controller, texts }: SealedLog): ComponentType<ActionDialogProps<null>> {
  return function VerifyDialog({ onClose }: ActionDialogProps<null>): ReactNode {
    const { client } = useApp();
    const t = useTranslations('logs');
    const common = useTranslations('common');
    const explain = useExplain();
    const { data, error, refetch } = useQuery({
      queryKey: [controller, 'verify'],
      queryFn: ({ signal }) => client[controller].verify(undefined, { signal }),
      retry: false,
      staleTime: 0,
      gcTime: 0,
      meta: { handledByCaller: true },
    });
    return (
      <Dialog
        open
        size="sm"
        title={t('seals.title', { log: t(`${texts}.title`) })}
        onOpenChange={(open) => {
          if (!open) onClose();
        }}
        footer={
          <DialogClose>
            <Button>{common('close')}</Button>
          </DialogClose>
        }
      >
        {error ? (
          <ErrorState size="sm" title={common('failure.actionFailed')} description={explain(error)} onRetry={() => void refetch()} />
        ) : data ? (
          <Result {...data} />
        ) : (
          <output className="flex items-center gap-2">
            <Spinner label={null} />
            {t('seals.running')}
          </output>
        )}
      </Dialog>
    );
  };
}

const FAULTS = ['changed', 'deleted', 'inserted'] as const;

function Result({ rows, since, finished, fault }: Verdict): ReactNode {
  const t = useTranslations('logs.seals');
  const format = useFormat();
  const timeOf = (time: string | null | undefined): string => ownTime(format, time, 'dateTimeLong');
  if (fault) {
    const reason = FAULTS.find((one) => one === fault.reason) ?? 'seal';
    return (
      <Alert tone="danger" title={t('broken')}>
        {t(`faults.${reason}`, { number: String(fault.number), time: timeOf(fault.createTime) })} {t('before', { rows })}
      </Alert>
    );
  }
  if (!finished) {
    return (
      <Alert tone="warning" title={t('unfinished')}>
        {t('unfinishedText', { rows })}
      </Alert>
    );
  }
  if (rows === 0) return <Alert>{t('empty')}</Alert>;
  return (
    <Alert tone="success" title={t('whole')}>
      {t('wholeText', { rows, time: timeOf(since) })}
    </Alert>
  );
}
