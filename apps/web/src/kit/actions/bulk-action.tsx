import { useTranslations } from '@seaberry/i18n/react';
import { ConfirmDialog } from '@seaberry/ui/confirm-dialog';
import { ProgressBar } from '@seaberry/ui/progress';
import { toast } from '@seaberry/ui/toaster';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

import { useExplain } from '../../api/explain.ts';
import { useApp } from '../../app-context.tsx';
import { resourceChanged } from '../queries.ts';
import type { Action, Resource, Row } from '../resource.types.ts';
import { ownText, type ResourceTexts } from '../words.ts';
import { oneByOne, type Outcome } from './one-by-one.ts';
import { reasonsOf } from './reasons.ts';
import { makeCall } from './use-action.ts';

export interface BulkActionProps {
  resource: Resource;
  words: ResourceTexts;
  action: Pick<Action<Row, string>, 'id' | 'call' | 'input' | 'tone'>;
  rows: readonly Row[];
  onClose(): void;
  onDone(outcome: Outcome): void;
}

/** Bulk action: asks once, shows its progress, and reports rejected rows with their reasons. */
export function BulkAction({ resource, words, action, rows, onClose, onDone }: BulkActionProps): ReactNode {
  const { client, queryClient } = useApp();
  const common = useTranslations('common');
  const explain = useExplain();
  const [count, setCount] = useState(0);
  const label = words.t(`actions.${action.id}.label`);
  const run = useMutation({
    mutationFn: () => oneByOne(rows, (row) => makeCall(client, resource, { action, row }), setCount),
    onSuccess: (outcome) => {
      onClose();
      onDone(outcome);
      resourceChanged(queryClient, resource);
      showOutcome(outcome);
    },
    meta: { failure: 'actionFailed', handledByCaller: true },
  });
  const showOutcome = ({ done, failed }: Outcome): void => {
    const own = `actions.${action.id}.done`;
    if (failed.length === 0) {
      const [only] = done;
      const title = done.length === 1 && only && words.has(own) ? words.t(own, { name: resource.rowName(only) }) : common('done.edited');
      toast({ tone: 'success', title });
      return;
    }
    toast({
      tone: done.length > 0 ? 'warning' : 'danger',
      title: words.common('doneSome', { action: label, done: done.length, all: rows.length }),
      description: reasonsOf(failed, { resource, words, explain }),
    });
  };
  const text = `actions.${action.id}.text`;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      {...(action.tone ? { tone: action.tone } : {})}
      title={words.common('doMany', { action: label, count: rows.length })}
      description={words.has(text) ? words.t(text) : words.common('doManyText')}
      confirmLabel={label}
      error={
        run.error ? `${ownText(words, `actions.${action.id}.failed`) ?? common('failure.actionFailed')} ${explain(run.error)}` : undefined
      }
      onConfirm={() => run.mutateAsync()}
    >
      {run.isPending && rows.length > 1 && (
        <ProgressBar label={label} value={count} max={rows.length} valueText={words.common('doneOf', { done: count, all: rows.length })} />
      )}
    </ConfirmDialog>
  );
}
