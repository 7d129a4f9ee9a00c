import { useTranslations } from '@seaberry/i18n/react';
import { ConfirmDialog } from '@seaberry/ui/confirm-dialog';
import { toast } from '@seaberry/ui/toaster';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useExplain } from '../../api/explain.ts';
import { useApp } from '../../app-context.tsx';
import { callBy, resourceChanged } from '../queries.ts';
import type { Resource, Row } from '../resource.types.ts';
import { rowIdOf } from '../row-id.ts';
import type { ResourceTexts } from '../words.ts';
import { deleteCall } from './calls.ts';
import { oneByOne, settledIn } from './one-by-one.ts';
import { isOutdated } from '../../api/refused.ts';
import { reasonsOf } from './reasons.ts';
import { withVersion } from './with-version.ts';

export interface DeleteRowsProps {
  resource: Resource;
  words: ResourceTexts;
  rows: readonly Row[];
  onClose(): void;
  onRowsDeleted(rows: readonly Row[]): void;
}

/** Asks once, naming the rows, and deletes them one after another. Rejected rows stay, and are reported with their reasons. */
export function DeleteRows({ resource, words, rows, onClose, onRowsDeleted }: DeleteRowsProps): ReactNode {
  const { client, queryClient } = useApp();
  const common = useTranslations('common');
  const explain = useExplain();
  const [first] = rows;
  const call = deleteCall(resource) ?? '';
  const remove = useMutation({
    mutationFn: () =>
      oneByOne(rows, (row) =>
        callBy(client, resource.controller, call)(withVersion(resource, call, { [resource.rowId ?? 'id']: rowIdOf(resource, row) }, row)),
      ),
    onSuccess: (outcome) => {
      const { done, failed } = outcome;
      onClose();
      onRowsDeleted(settledIn(outcome));
      resourceChanged(queryClient, resource);
      if (failed.length === 0) toast({ tone: 'success', title: common('done.deleted') });
      else {
        const title = words.common('deletedSome', { done: String(done.length), all: String(rows.length) });
        toast({ tone: done.length > 0 ? 'warning' : 'danger', title, description: reasonsOf(failed, { resource, words, explain }) });
      }
    },
    // Asked again, once the list shows what another user has changed.
    onError: (error) => {
      if (!isOutdated(error)) return;
      onClose();
      resourceChanged(queryClient, resource);
      const failed = rows.map((row) => ({ row, error }));
      toast({ tone: 'danger', title: common('failure.deleteFailed'), description: reasonsOf(failed, { resource, words, explain }) });
    },
    meta: { failure: 'deleteFailed', handledByCaller: true },
  });
  const one = rows.length === 1 && first ? resource.rowName(first) : null;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      tone="danger"
      title={one === null ? words.common('deleteMany', { count: rows.length }) : words.common('deleteOne', { name: one })}
      description={words.has('deleteText') ? words.t('deleteText') : words.common('deleteText')}
      confirmLabel={words.common('delete')}
      error={remove.error ? `${common('failure.deleteFailed')} ${explain(remove.error)}` : undefined}
      onConfirm={() => remove.mutateAsync()}
    />
  );
}
