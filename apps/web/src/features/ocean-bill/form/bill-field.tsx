import { useTranslations } from '@seaberry/i18n/react';
import { REFERENCE_TYPES } from '@seaberry/tracking';
import { Field } from '@seaberry/ui/field';
import { Input } from '@seaberry/ui/input';
import { Select } from '@seaberry/ui/select';
import { Textarea } from '@seaberry/ui/textarea';
import type { ReactNode } from 'react';
import { useFormState, type UseFormReturn } from 'react-hook-form';

import { billField, type EnteredName } from '../lib/fields.ts';
import { useServiceTypes } from '../lib/use-service-types.ts';
import { CarrierField, ReferenceField } from './number-fields.tsx';
import type { FormValues } from './form-values.ts';
import { useFieldError } from './use-field-error.ts';

export interface BillFieldProps {
  name: EnteredName;
  form: UseFormReturn<FormValues>;
  /** Cannot be changed: it names what is tracked already. */
  fixed?: boolean;
}

/** One field of the form, drawn by what the contract says it is. */
export function BillField({ name, form, fixed = false }: BillFieldProps): ReactNode {
  const fields = useTranslations('fields');
  const t = useTranslations('oceanBill');
  const say = useFieldError();
  const { errors } = useFormState({ control: form.control, name });
  const { kind, required, max } = billField(name);
  const frame = {
    label: fields(name),
    error: say(errors[name]?.message),
    required,
    ...(kind === 'place' ? { description: t('form.locodeHint') } : {}),
    ...(name === 'containerNo' ? { description: t('form.containerHint') } : {}),
    ...(fixed ? { description: t('form.fixedHint') } : {}),
    ...(kind === 'longText' ? { className: 'sm:col-span-full' } : {}),
  };
  if (name === 'referenceNo' && !fixed) return <ReferenceField form={form} frame={frame} />;
  if (name === 'carrierCode') return <CarrierField form={form} frame={frame} />;
  const wired = { ...form.register(name), ...(max === undefined ? {} : { maxLength: max }), readOnly: fixed };
  return (
    <Field {...frame}>
      {kind === 'choice' ? (
        <Choice name={name} form={form} />
      ) : kind === 'longText' ? (
        <Textarea rows={2} {...wired} />
      ) : kind === 'date' ? (
        <Input type="date" {...wired} />
      ) : kind === 'email' ? (
        <Input type="email" autoComplete="off" {...wired} />
      ) : (
        <Input identifier={kind === 'code' || kind === 'place' || kind === 'list'} autoComplete="off" {...wired} />
      )}
    </Field>
  );
}

function Choice({ name, form }: Pick<BillFieldProps, 'name' | 'form'>): ReactNode {
  const t = useTranslations('oceanBill');
  const services = useServiceTypes();
  const options =
    name === 'referenceType' ? REFERENCE_TYPES.map((type) => ({ value: type, label: t(`form.referenceTypes.${type}`) })) : services;
  return <Select options={options} {...form.register(name)} />;
}
