import { useTranslations } from '@seaberry/i18n/react';
import { ConfirmDialog } from '@seaberry/ui/confirm-dialog';
import { toast } from '@seaberry/ui/toaster';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useExplain } from '../../api/explain.ts';
import { useApp } from '../../app-context.tsx';
import { deleteMutation, resubscribeMutation, shipmentsChanged } from '../queries.ts';
import type { ShipmentKind } from '../shipment.ts';

export interface ConfirmProps {
  kind: Pick<ShipmentKind<never>, 'texts' | 'controller'>;
  action: 'delete' | 'resubscribe';
  ids: readonly string[];
  onClose(): void;
  /** Called after success, before the lists are fetched again. */
  onDone(): void;
}

/** Asks for confirmation, deletes shipments or requests them again, and reports how many were refused. A failed call stays in the dialog. */
export function Confirm(props: ConfirmProps): ReactNode {
  return props.action === 'delete' ? <Delete {...props} /> : <Resubscribe {...props} />;
}

function Delete({ kind, ids, onClose, onDone }: ConfirmProps): ReactNode {
  const { client, queryClient } = useApp();
  const t = useTranslations(kind.texts);
  const common = useTranslations('common');
  const explain = useExplain();
  const remove = useMutation({
    ...deleteMutation(client, kind.controller),
    onSuccess: () => {
      // The page of a deleted shipment is left first, so that it is not fetched again.
      onDone();
      shipmentsChanged(queryClient, kind.controller);
      toast({ tone: 'success', title: common('done.deleted') });
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      tone="danger"
      title={t('deleteTitle', { count: ids.length })}
      description={t('deleteText')}
      confirmLabel={t('delete')}
      error={remove.error ? `${common('failure.deleteFailed')} ${explain(remove.error)}` : undefined}
      onConfirm={() => remove.mutateAsync({ ids: [...ids] })}
    />
  );
}

const REFUSALS = ['noBerries', 'ended', 'missing'] as const;

function Resubscribe({ kind, ids, onClose, onDone }: ConfirmProps): ReactNode {
  const { client, queryClient } = useApp();
  const t = useTranslations(kind.texts);
  const common = useTranslations('common');
  const explain = useExplain();
  const again = useMutation({
    ...resubscribeMutation(client, kind.controller),
    onSuccess: ({ rows, charged }) => {
      onDone();
      shipmentsChanged(queryClient, kind.controller);
      const count = (status: string): number => rows.filter((row) => row.status === status).length;
      const refused = REFUSALS.flatMap((status) =>
        count(status) > 0 ? [t(`resubscribeRefused.${status}`, { count: count(status) })] : [],
      );
      toast({
        tone: refused.length > 0 ? 'warning' : 'success',
        title: t('resubscribed', { accepted: count('accepted'), charged }),
        ...(refused.length > 0 ? { description: refused.join(' ') } : {}),
      });
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('resubscribeTitle', { count: ids.length })}
      description={t('resubscribeText')}
      confirmLabel={t('resubscribe')}
      error={again.error ? `${common('failure.resubscribeFailed')} ${explain(again.error)}` : undefined}
      onConfirm={() => again.mutateAsync({ ids: [...ids] })}
    />
  );
}
