import { useTranslations } from '@seaberry/i18n/react';
import { Divider } from '@seaberry/ui/divider';
import { Field } from '@seaberry/ui/field';
import { Input } from '@seaberry/ui/input';
import { Select } from '@seaberry/ui/select';
import type { ChangeEvent, ReactNode } from 'react';

import { withOwn } from '../../kit/use-choices.ts';
import type { CommonField, RowValues } from '../forms.ts';
import type { ShipmentKind } from '../shipment.ts';

type Kind = Pick<ShipmentKind<never>, 'texts' | 'fields'>;

export interface CommonFieldsProps {
  kind: Kind;
  common: readonly CommonField[];
  values: RowValues;
  onChange(values: RowValues): void;
}

/** The values common to all rows, entered once. */
export function CommonFields({ kind, common, values, onChange }: CommonFieldsProps): ReactNode {
  const t = useTranslations(kind.texts);
  return (
    <section className="grid gap-3">
      <Divider label={t('many.common')} />
      <p>{t('many.commonHint')}</p>
      <div className="grid items-start gap-4 sm:grid-cols-3">
        {common.map(({ name, useChoices, ...field }) => {
          const props = {
            ...field,
            kind,
            name,
            value: values[name] ?? '',
            onChange: (value: string) => onChange({ ...values, [name]: value }),
          };
          return useChoices ? <Chosen key={name} {...props} useChoices={useChoices} /> : <Typed key={name} {...props} />;
        })}
      </div>
    </section>
  );
}

interface ValueProps extends Omit<CommonField, 'useChoices'> {
  kind: Kind;
  value: string;
  onChange(value: string): void;
}

function Chosen({ kind, name, byNumber, value, onChange, useChoices }: ValueProps & Required<Pick<CommonField, 'useChoices'>>): ReactNode {
  const t = useTranslations(kind.texts);
  const fields = useTranslations('fields');
  const options = useChoices();
  return (
    <Field label={fields(name)}>
      <Select
        {...(byNumber ? { placeholder: t('many.byNumber') } : {})}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        options={withOwn(options, value)}
      />
    </Field>
  );
}

function Typed({ kind, name, value, onChange }: ValueProps): ReactNode {
  const t = useTranslations(kind.texts);
  const fields = useTranslations('fields');
  const declared = kind.fields.of(name);
  const control = { value, onChange: (event: ChangeEvent<HTMLInputElement>) => onChange(event.currentTarget.value) };
  if (declared.kind !== 'place') {
    return (
      <Field label={fields(name)}>
        <Input {...control} />
      </Field>
    );
  }
  return (
    <Field label={fields(name)} description={t('hints.locode')}>
      <Input identifier maxLength={declared.max} {...control} />
    </Field>
  );
}
