import { isApiError } from '@seaberry/api-client';
import type { TenantRow } from '@seaberry/api-client/schemas';
import { useTranslations } from '@seaberry/i18n/react';
import { Alert } from '@seaberry/ui/alert';
import { Berries } from '@seaberry/ui/berries';
import { Field } from '@seaberry/ui/field';
import { Input } from '@seaberry/ui/input';
import { NumberInput } from '@seaberry/ui/number-input';
import { toast } from '@seaberry/ui/toaster';
import { useMutation } from '@tanstack/react-query';
import { useId, useState, type FormEvent, type ReactNode } from 'react';

import { useApp } from '../../app-context.tsx';
import type { ActionDialogProps } from '../../kit/resource.types.ts';
import { ActionFrame } from './action-frame.tsx';
import { requestId } from './request-id.ts';

const MAX_CREDIT = 1_000_000;

/** No response, or one without information: the berries may have been credited. */
const isUnsure = (error: unknown): boolean =>
  isApiError(error) &&
  (error.kind === 'network' || error.kind === 'timeout' || error.kind === 'invalid-response' || (error.status ?? 0) >= 500);

/** Adds berries to the balance of a company, once, however often it is retried. */
export function CreditDialog({ row, onClose, onDone }: ActionDialogProps<TenantRow>): ReactNode {
  const { client } = useApp();
  const t = useTranslations('rights.credit');
  const errors = useTranslations('errors');
  const formId = useId();
  const [request] = useState(requestId);
  const [amount, setAmount] = useState<number | null>(null);
  const [remark, setRemark] = useState('');
  const [asked, setAsked] = useState(false);
  const credit = useMutation({
    mutationFn: (berries: number) =>
      client.sysTenant.creditBerries({
        id: row.id,
        amount: berries,
        requestId: request,
        ...(remark.trim() ? { remark: remark.trim() } : {}),
      }),
    onSuccess: ({ berries }, added) => {
      toast({ tone: 'success', title: t('done', { amount: added }), description: t('newBalance', { name: row.name, berries }) });
      onDone();
    },
    meta: { handledByCaller: true },
  });
  const wrong = amount === null || !Number.isInteger(amount) || amount < 1 || amount > MAX_CREDIT;
  // Another amount under the same request id would never be credited.
  const unsure = isUnsure(credit.error);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setAsked(true);
    if (!wrong) credit.mutate(amount);
  };
  return (
    <ActionFrame
      title={t('title', { name: row.name })}
      size="sm"
      submitLabel={t('submit')}
      dirty={amount !== null || remark.trim() !== ''}
      pending={credit.isPending}
      error={credit.error}
      formId={formId}
      onClose={onClose}
    >
      <form id={formId} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-4" onSubmit={submit}>
        {unsure && <Alert tone="warning">{t('unsure')}</Alert>}
        {typeof row.berries === 'number' && (
          <div className="flex items-center gap-2">
            {t('balance')} <Berries amount={row.berries} />
          </div>
        )}
        <Field label={t('amount')} required description={t('amountHint')} error={asked && wrong ? errors('amount') : undefined}>
          <NumberInput required precision={0} hideSteppers autoComplete="off" readOnly={unsure} value={amount} onValueChange={setAmount} />
        </Field>
        <Field label={t('remark')} description={t('remarkHint')}>
          <Input maxLength={200} autoComplete="off" readOnly={unsure} value={remark} onChange={(event) => setRemark(event.target.value)} />
        </Field>
      </form>
    </ActionFrame>
  );
}
