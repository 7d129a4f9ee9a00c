import { isApiError } from '@seaberry/api-client';
import { useTranslations } from '@seaberry/i18n/react';
import { toast } from '@seaberry/ui/toaster';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useExplain } from '../../api/explain.ts';
import { useApp } from '../../app-context.tsx';
import { useRecordForm } from '../../kit/form/use-record-form.ts';
import type { ShipmentForms } from '../forms.ts';
import { shipmentsChanged, updateMutation, type UpdateInput } from '../queries.ts';
import type { ShipmentKind, ShipmentRow } from '../shipment.ts';
import { FormDialog } from './form-dialog.tsx';

export interface EditDialogProps {
  kind: Pick<ShipmentKind<never>, 'texts' | 'controller' | 'fields'>;
  forms: ShipmentForms;
  row: ShipmentRow;
  onClose(): void;
}

/** Whether the bill was changed by another user after the edit that is to be undone. */
const isOutdated = (error: unknown): boolean =>
  isApiError(error) && Object.values(error.fields ?? {}).some((codes) => codes.includes('changedSince'));

/** Changes the entered fields; tracked values are not in the form. */
export function EditDialog({ kind: { texts, controller, fields }, forms: { form, schemas }, row, onClose }: EditDialogProps): ReactNode {
  const { client, queryClient } = useApp();
  const t = useTranslations(texts);
  const common = useTranslations('common');
  // A place that was entered is edited, even where the list shows the carrier's.
  const record = useRecordForm({
    form,
    schema: schemas.update,
    row: { ...row, ...(row['entered'] as object | null) },
    sent: { id: row.id },
    draft: `${texts}.edit`,
  });
  const explain = useExplain();
  const undo = useMutation({
    ...updateMutation(client, controller),
    onSuccess: () => {
      shipmentsChanged(queryClient, controller);
      toast({ tone: 'success', title: t('undone') });
    },
    // The form is closed.
    onError: (error) =>
      toast({
        tone: 'danger',
        ...(isOutdated(error) ? { title: t('notUndone') } : { title: common('failure.editFailed'), description: explain(error) }),
      }),
  });
  const update = useMutation({
    ...updateMutation(client, controller),
    onSuccess: (_, edited) => {
      shipmentsChanged(queryClient, controller);
      const before = { ...record.toInput(record.opened), expected: edited } as unknown as UpdateInput;
      toast({ tone: 'success', title: common('done.edited'), action: { label: t('undo'), onAction: () => undo.mutate(before) } });
      onClose();
    },
    onError: record.refuse,
  });
  return (
    <FormDialog
      texts={texts}
      title={t('editTitle', { reference: String(row[fields.number]) })}
      pending={update.isPending}
      record={record}
      error={update.error}
      // The form was checked by the schema of this very call.
      onSubmit={(values) => update.mutate(record.toInput(values) as unknown as UpdateInput)}
      onClose={onClose}
    />
  );
}
