import type { Input } from '@seaberry/api-client';
import { schemas } from '@seaberry/api-client/schemas/ocean-bill';
import { useTranslations } from '@seaberry/i18n/react';
import { toast } from '@seaberry/ui/toaster';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useApp } from '../../../app-context.tsx';
import { useFormDraft } from '../../../session/use-draft.ts';
import { billsChanged, updateMutation, type Bill } from '../queries.ts';
import { BillForm, showFieldErrors, useBillForm } from './bill-form.tsx';
import { FormDialog } from './form-dialog.tsx';
import { inputOf, valuesOf } from './form-values.ts';

const FORM_ID = 'edit-bill';

/** Changes what a person entered; what the carrier says stays what it is. */
export function EditDialog({ bill, onClose }: { bill: Bill; onClose: () => void }): ReactNode {
  const { client, queryClient } = useApp();
  const t = useTranslations('oceanBill');
  const common = useTranslations('common');
  const form = useBillForm(schemas.update.input, valuesOf(bill), { id: bill.id });
  useFormDraft('oceanBill.edit', form, bill);
  const update = useMutation({
    ...updateMutation(client),
    onSuccess: () => {
      billsChanged(queryClient);
      toast({ tone: 'success', title: common('done.edited') });
      onClose();
    },
    onError: (error) => showFieldErrors(form, error),
  });
  return (
    <FormDialog
      title={t('editTitle', { reference: bill.referenceNo })}
      formId={FORM_ID}
      submitLabel={common('save')}
      dirty={form.formState.isDirty}
      pending={update.isPending}
      onClose={onClose}
    >
      <BillForm
        id={FORM_ID}
        form={form}
        editing
        error={update.error}
        failure="editFailed"
        // The resolver has judged these values by the contract's own schema.
        onSubmit={(values) => update.mutate({ ...inputOf(values), id: bill.id } as unknown as Input<'oceanBill', 'update'>)}
      />
    </FormDialog>
  );
}
