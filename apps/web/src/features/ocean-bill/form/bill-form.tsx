import { isApiError } from '@seaberry/api-client';
import { useTranslations } from '@seaberry/i18n/react';
import { Alert } from '@seaberry/ui/alert';
import { Divider } from '@seaberry/ui/divider';
import type { ReactNode } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';

import { useExplain } from '../../../api/explain.ts';
import type { FailureKey } from '../../../api/failures.ts';
import { FORM_GROUPS, isFixed, type EnteredName, type FormGroup } from '../lib/fields.ts';
import { BillField } from './bill-field.tsx';
import { contractResolver } from './contract-resolver.ts';
import type { FormValues } from './form-values.ts';

/** The form of a bill; it lives as long as its dialog. */
export function useBillForm(
  schema: z.ZodMiniType,
  values: FormValues,
  extra?: Readonly<Record<string, string>>,
): UseFormReturn<FormValues> {
  return useForm<FormValues>({
    defaultValues: values,
    resolver: contractResolver(schema, extra),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  });
}

/** Puts what the server refused at the fields it belongs to; true when it named any. */
export function showFieldErrors(form: UseFormReturn<FormValues>, error: unknown): boolean {
  const fields = isApiError(error) ? Object.entries(error.fields ?? {}) : [];
  for (const [name, texts] of fields) {
    // Field names are those of the contract; an unknown one is kept by the form without harm.
    form.setError(name as EnteredName, { type: 'server', message: texts.join(' ') });
  }
  return fields.length > 0;
}

export interface BillFormProps {
  id: string;
  form: UseFormReturn<FormValues>;
  onSubmit(values: FormValues): void;
  /** The call that failed, if one did. */
  error: unknown;
  failure: FailureKey;
  editing?: boolean;
}

const GROUPS = Object.keys(FORM_GROUPS) as FormGroup[];

/** Every field a person enters, in the groups in which the facts are at hand. */
export function BillForm({ id, form, onSubmit, error, failure, editing = false }: BillFormProps): ReactNode {
  const t = useTranslations('oceanBill');
  const common = useTranslations('common');
  const explain = useExplain();
  const fieldsRefused = isApiError(error) && Object.keys(error.fields ?? {}).length > 0;
  return (
    <form id={id} noValidate onSubmit={(event) => void form.handleSubmit(onSubmit)(event)} className="grid gap-6">
      {error !== null && (
        <Alert tone="danger" title={common(`failure.${failure}`)}>
          {fieldsRefused ? t('form.incomplete') : explain(error)}
        </Alert>
      )}
      {GROUPS.map((group) => (
        <section key={group} className="grid gap-4">
          <Divider label={t(`form.${group}`)} />
          <div className="grid items-start gap-4 sm:grid-cols-2">
            {FORM_GROUPS[group].map((name) => (
              <BillField key={name} name={name} form={form} fixed={editing && isFixed(name)} />
            ))}
          </div>
        </section>
      ))}
    </form>
  );
}
