import { useTranslations } from '@seaberry/i18n/react';
import { Divider } from '@seaberry/ui/divider';
import { Field } from '@seaberry/ui/field';
import { Input } from '@seaberry/ui/input';
import { Select } from '@seaberry/ui/select';
import type { ReactNode } from 'react';

import type { Lookup } from '../../kit/resource.types.ts';
import { withOwn } from '../../kit/use-choices.ts';
import { PlacePicker } from '../form/place-field.tsx';
import { useFieldLabels } from '../fields.ts';
import type { CommonField, ManyForm, RowValues } from '../forms.ts';
import type { ShipmentKind } from '../shipment.ts';

type Kind = Pick<ShipmentKind<never>, 'texts'>;

export interface CommonFieldsProps {
  kind: Kind;
  form: Pick<ManyForm, 'common' | 'lookups' | 'placeCode'>;
  values: RowValues;
  onChange(values: RowValues): void;
}

/** The values common to all rows, entered once. */
export function CommonFields({ kind, form: { common, lookups, placeCode }, values, onChange }: CommonFieldsProps): ReactNode {
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
          if (useChoices) return <Chosen key={name} {...props} useChoices={useChoices} />;
          const lookup = lookups?.[name];
          return lookup ? <Placed key={name} {...props} lookup={lookup} pattern={placeCode} /> : <Typed key={name} {...props} />;
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
  const fields = useFieldLabels(kind.texts);
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
  const fields = useFieldLabels(kind.texts);
  return (
    <Field label={fields(name)}>
      <Input value={value} onChange={(event) => onChange(event.currentTarget.value)} />
    </Field>
  );
}

function Placed({ kind, name, value, onChange, ...place }: ValueProps & { lookup: Lookup; pattern: RegExp | undefined }): ReactNode {
  const fields = useFieldLabels(kind.texts);
  return (
    <Field label={fields(name)}>
      <PlacePicker {...place} code={value} onChange={onChange} />
    </Field>
  );
}
