import { useTranslations } from '@seaberry/i18n/react';
import { ConfirmDialog } from '@seaberry/ui/confirm-dialog';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useExplain } from '../../api/explain.ts';
import { useApp } from '../../app-context.tsx';
import { deleteMutation, resubscribeMutation, shipmentsChanged } from '../queries.ts';
import type { ShipmentKind } from '../shipment.ts';
import { useOutcome } from './use-outcome.ts';

export interface ConfirmProps {
  kind: Pick<ShipmentKind<never>, 'texts' | 'controller'>;
  action: 'delete' | 'resubscribe';
  ids: readonly string[];
  onClose(): void;
  /** Called with the shipments that were changed, before the lists are fetched again. */
  onDone(ids: readonly string[]): void;
}

/** Asks for confirmation, deletes shipments or requests them again, and says how many were left out. A failed call stays in the dialog. */
export function Confirm(props: ConfirmProps): ReactNode {
  return props.action === 'delete' ? <Delete {...props} /> : <Resubscribe {...props} />;
}

function Delete({ kind, ids, onClose, onDone }: ConfirmProps): ReactNode {
  const { client, queryClient } = useApp();
  const t = useTranslations(kind.texts);
  const common = useTranslations('common');
  const explain = useExplain();
  const showOutcome = useOutcome(kind);
  const remove = useMutation({
    ...deleteMutation(client, kind.controller),
    onSuccess: (answer) => {
      // The page of a deleted shipment is left first, so that it is not fetched again.
      onDone(showOutcome(answer, ids, { title: (count) => t('deleted', { count }) }));
      shipmentsChanged(queryClient, kind.controller);
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

function Resubscribe({ kind, ids, onClose, onDone }: ConfirmProps): ReactNode {
  const { client, queryClient } = useApp();
  const t = useTranslations(kind.texts);
  const common = useTranslations('common');
  const explain = useExplain();
  const showOutcome = useOutcome(kind);
  const again = useMutation({
    ...resubscribeMutation(client, kind.controller),
    onSuccess: (answer) => {
      onDone(showOutcome(answer, ids, { title: (accepted) => t('resubscribed', { accepted, charged: answer.charged }) }));
      shipmentsChanged(queryClient, kind.controller);
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
