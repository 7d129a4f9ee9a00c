import { useTranslations } from '@seaberry/i18n/react';
import { useFormField, type SchemaForm } from '@seaberry/ui/form';
import type { ReactNode } from 'react';

import { SentCodeField } from '../../../shared/codes/sent-code-field.tsx';
import type { BasicValues } from './basic-values.ts';

export interface ContactCodeProps {
  contact: 'phone' | 'email';
  form: SchemaForm<BasicValues, BasicValues>;
}

/** Verifies a new phone number or email address by a code that is sent there. */
export function ContactCode({ contact, form }: ContactCodeProps): ReactNode {
  const t = useTranslations('account.basic');
  const { control, error } = useFormField(`${contact}Code`);
  return (
    <div className="grid gap-4">
      <SentCodeField
        purpose="change"
        account={form.getValues(contact)}
        onAccountProblem={(problem) => {
          if (problem === undefined) form.clearErrors(contact);
          else form.setServerErrors({ [contact]: problem });
        }}
        label={t(`${contact}Code`)}
        name={control.name}
        // The form types values as unknown; this one is a text.
        value={String(control.value)}
        onChange={control.onChange}
        error={error}
      />
    </div>
  );
}
