import { useTranslations } from '@seaberry/i18n/react';
import { FormField, useFormField } from '@seaberry/ui/form';
import { Field } from '@seaberry/ui/field';
import { Input } from '@seaberry/ui/input';
import type { ReactNode } from 'react';

import type { CustomFieldProps } from '../../kit/form.types.ts';
import { wordOf } from '../../kit/values.tsx';
import { useResourceTexts } from '../../kit/words.ts';
import { isBuiltIn, isRestorable } from './parameter-values.ts';
import { ValueControl } from './value-control.tsx';

/** Value of a parameter, by its kind. */
export function ValueField({ name, label, row }: CustomFieldProps): ReactNode {
  const t = useTranslations('configuration.parameters.hints');
  const { control, error } = useFormField(name, label);
  return (
    <ValueControl
      row={row}
      label={label}
      {...(row && isRestorable(row) ? { description: t('value') } : {})}
      value={typeof control.value === 'string' ? control.value : ''}
      onChange={control.onChange}
      error={error}
    />
  );
}

/** Group of a parameter: any text, for a built-in one its name. */
export function GroupField({ name, label, row }: CustomFieldProps): ReactNode {
  const words = useResourceTexts('configuration.parameters');
  if (row && isBuiltIn(row)) {
    const { groupCode } = row;
    return (
      <Field label={label}>
        <Input readOnly value={wordOf(words, 'groups', typeof groupCode === 'string' ? groupCode : '')} />
      </Field>
    );
  }
  return (
    <FormField name={name} label={label} description={words.t('hints.groupCode')}>
      {({ value, ...control }) => <Input {...control} autoComplete="off" maxLength={64} value={typeof value === 'string' ? value : ''} />}
    </FormField>
  );
}
