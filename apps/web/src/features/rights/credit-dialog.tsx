import { isApiError, type Input as CallInput } from '@seaberry/api-client';
import type { TenantRow } from '@seaberry/api-client/schemas';
import { schemas } from '@seaberry/api-client/schemas/sys-tenant';
import { useTranslations } from '@seaberry/i18n/react';
import { Alert } from '@seaberry/ui/alert';
import { Berries } from '@seaberry/ui/berries';
import { Form, FormField, useSchemaForm } from '@seaberry/ui/form';
import { Input } from '@seaberry/ui/input';
import { NumberInput } from '@seaberry/ui/number-input';
import { toast } from '@seaberry/ui/toaster';
import { useMutation } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';

import { useApp } from '../../app-context.tsx';
import { useIssueWords } from '../../kit/form/use-issue-words.ts';
import { valuesSchema } from '../../kit/form/values-schema.ts';
import type { ActionDialogProps } from '../../kit/resource.types.ts';
import { ActionFrame } from '../../kit/actions/action-frame.tsx';
import { requestId } from './request-id.ts';

interface CreditValues {
  amount: number | null;
  remark: string;
}
type Credit = CallInput<'sysTenant', 'creditBerries'>;

/** No response, or one without information: the berries may have been credited. */
const isUnsure = (error: unknown): boolean =>
  isApiError(error) &&
  (error.kind === 'network' || error.kind === 'timeout' || error.kind === 'invalid-response' || (error.status ?? 0) >= 500);

/** Adds berries to the balance of a company, once, however often it is retried. */
export function CreditDialog({ row, onClose, onDone }: ActionDialogProps<TenantRow>): ReactNode {
  const { client } = useApp();
  const t = useTranslations('rights.credit');
  const messageOf = useIssueWords();
  const formId = useId();
  const [request] = useState(requestId);
  const inputOf = ({ amount, remark }: CreditValues): Credit => ({
    id: row.id,
    amount: amount ?? 0,
    requestId: request,
    ...(remark.trim() ? { remark: remark.trim() } : {}),
  });
  const [schema] = useState(() => valuesSchema<CreditValues>(schemas.creditBerries.input, inputOf));
  const form = useSchemaForm({ schema, defaultValues: { amount: null, remark: '' }, messageOf });
  const credit = useMutation({
    mutationFn: (input: Credit) => client.sysTenant.creditBerries(input),
    onSuccess: ({ berries }, { amount }) => {
      toast({ tone: 'success', title: t('done', { amount }), description: t('newBalance', { name: row.name, berries }) });
      onDone();
    },
    meta: { handledByCaller: true },
  });
  // Another amount under the same request id would never be credited.
  const unsure = isUnsure(credit.error);
  return (
    <ActionFrame
      title={t('title', { name: row.name })}
      size="sm"
      submitLabel={t('submit')}
      dirty={form.formState.isDirty}
      pending={credit.isPending}
      error={credit.error}
      formId={formId}
      onClose={onClose}
    >
      <Form
        form={form}
        id={formId}
        hideSummary
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
        onSubmit={(values) => credit.mutate(inputOf(values))}
      >
        {unsure && <Alert tone="warning">{t('unsure')}</Alert>}
        {typeof row.berries === 'number' && (
          <div className="flex items-center gap-2">
            {t('balance')} <Berries amount={row.berries} />
          </div>
        )}
        <FormField name="amount" label={t('amount')} required description={t('amountHint')}>
          {({ onChange, ...control }) => (
            <NumberInput {...control} required precision={0} hideSteppers autoComplete="off" readOnly={unsure} onValueChange={onChange} />
          )}
        </FormField>
        <FormField name="remark" label={t('remark')} description={t('remarkHint')}>
          {(control) => <Input {...control} maxLength={200} autoComplete="off" readOnly={unsure} />}
        </FormField>
      </Form>
    </ActionFrame>
  );
}
