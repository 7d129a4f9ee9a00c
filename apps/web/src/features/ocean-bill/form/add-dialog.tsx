import type { OceanBillInput } from '@seaberry/api-client';
import { oceanBillInput } from '@seaberry/api-client/schemas/ocean-bill';
import { useTranslations } from '@seaberry/i18n/react';
import { toast } from '@seaberry/ui/toaster';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useApp } from '../../../app-context.tsx';
import { useFormDraft } from '../../../session/use-draft.ts';
import { addMutation, billsChanged } from '../queries.ts';
import { BillForm, showFieldErrors, useBillForm } from './bill-form.tsx';
import { EMPTY_FORM, inputOf } from './form-values.ts';
import { FormDialog } from './form-dialog.tsx';

const FORM_ID = 'add-bill';

/** Tracks one bill. A refusal keeps the form filled; a bill that is tracked already is told and costs nothing. */
export function AddDialog({ onClose }: { onClose: () => void }): ReactNode {
  const { client, queryClient } = useApp();
  const t = useTranslations('oceanBill');
  const common = useTranslations('common');
  const form = useBillForm(oceanBillInput, EMPTY_FORM);
  useFormDraft('oceanBill.add', form);
  const add = useMutation({
    ...addMutation(client),
    onSuccess: ({ status, charged }, { referenceNo }) => {
      billsChanged(queryClient);
      if (status === 'duplicate') toast({ tone: 'info', title: t('duplicate', { reference: referenceNo }) });
      else toast({ tone: 'success', title: common('done.added'), description: t('added', { reference: referenceNo, charged }) });
      onClose();
    },
    onError: (error) => showFieldErrors(form, error),
  });
  return (
    <FormDialog
      title={t('addTitle')}
      description={t('addText')}
      formId={FORM_ID}
      submitLabel={t('submitAdd')}
      dirty={form.formState.isDirty}
      pending={add.isPending}
      onClose={onClose}
    >
      <BillForm
        id={FORM_ID}
        form={form}
        error={add.error}
        failure="addFailed"
        // The resolver has judged these values by the contract's own schema.
        onSubmit={(values) => add.mutate(inputOf(values) as unknown as OceanBillInput)}
      />
    </FormDialog>
  );
}
