import type { OceanBillInput } from '@seaberry/api-client';
import { oceanBillInput } from '@seaberry/api-client/schemas/ocean-bill';
import { useTranslations } from '@seaberry/i18n/react';
import { toast } from '@seaberry/ui/toaster';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useApp } from '../../app-context.tsx';
import { useRecordForm } from '../../kit/form/use-record-form.ts';
import { addMutation, shipmentsChanged } from '../queries.ts';
import { BillDialog } from './form-dialog.tsx';
import { billForm } from './shipment-form.ts';

/** Tracks one bill. A refusal keeps the form filled; a bill that is tracked already is reported and costs nothing. */
export function AddDialog({ onClose }: { onClose: () => void }): ReactNode {
  const { client, queryClient } = useApp();
  const t = useTranslations('oceanBill');
  const common = useTranslations('common');
  const record = useRecordForm({ form: billForm, schema: oceanBillInput, row: null, draft: 'oceanBill.add' });
  const add = useMutation({
    ...addMutation(client, 'oceanBill'),
    onSuccess: ({ status, charged }, { referenceNo }) => {
      shipmentsChanged(queryClient, 'oceanBill');
      if (status === 'duplicate') toast({ tone: 'info', title: t('duplicate', { reference: referenceNo }) });
      else toast({ tone: 'success', title: common('done.added'), description: t('added', { reference: referenceNo, charged }) });
      onClose();
    },
    onError: record.refuse,
  });
  return (
    <BillDialog
      title={t('addTitle')}
      description={t('addText')}
      submitLabel={t('submitAdd')}
      pending={add.isPending}
      record={record}
      error={add.error}
      // The form was judged by the schema of this very call.
      onSubmit={(values) => add.mutate(record.toInput(values) as unknown as OceanBillInput)}
      onClose={onClose}
    />
  );
}
