import type { Input } from '@seaberry/api-client';
import { schemas } from '@seaberry/api-client/schemas/ocean-bill';
import { useTranslations } from '@seaberry/i18n/react';
import { toast } from '@seaberry/ui/toaster';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useApp } from '../../app-context.tsx';
import { useRecordForm } from '../../kit/form/use-record-form.ts';
import { shipmentsChanged, updateMutation } from '../queries.ts';
import type { Bill } from '../../features/ocean-bill/queries.ts';
import { BillDialog } from './form-dialog.tsx';
import { billForm } from './shipment-form.ts';

/** Changes the entered fields; tracked values are not in the form. */
export function EditDialog({ bill, onClose }: { bill: Bill; onClose: () => void }): ReactNode {
  const { client, queryClient } = useApp();
  const t = useTranslations('oceanBill');
  const common = useTranslations('common');
  const record = useRecordForm({ form: billForm, schema: schemas.update.input, row: bill, sent: { id: bill.id }, draft: 'oceanBill.edit' });
  const update = useMutation({
    ...updateMutation(client, 'oceanBill'),
    onSuccess: () => {
      shipmentsChanged(queryClient, 'oceanBill');
      toast({ tone: 'success', title: common('done.edited') });
      onClose();
    },
    onError: record.refuse,
  });
  return (
    <BillDialog
      title={t('editTitle', { reference: bill.referenceNo })}
      pending={update.isPending}
      record={record}
      error={update.error}
      // The form was judged by the schema of this very call.
      onSubmit={(values) => update.mutate(record.toInput(values) as unknown as Input<'oceanBill', 'update'>)}
      onClose={onClose}
    />
  );
}
