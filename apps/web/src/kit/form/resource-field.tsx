import { Checkbox } from '@seaberry/ui/checkbox';
import { Combobox } from '@seaberry/ui/combobox';
import { DatePicker } from '@seaberry/ui/date-picker';
import { FormField, useFormField } from '@seaberry/ui/form';
import { Input } from '@seaberry/ui/input';
import { NumberInput } from '@seaberry/ui/number-input';
import { RadioGroup } from '@seaberry/ui/radio-group';
import { Select } from '@seaberry/ui/select';
import { Skeleton } from '@seaberry/ui/skeleton';
import { Textarea } from '@seaberry/ui/textarea';
import { TreeSelect } from '@seaberry/ui/tree-select';
import { Suspense, type ReactNode } from 'react';

import type { Choice } from '../choices.types.ts';
import type { Field } from '../form.types.ts';
import type { Row } from '../resource.types.ts';
import { statusChoices, useChoices, useSource, withOwn } from '../use-choices.ts';
import type { ResourceTexts } from '../words.ts';
import type { AnyField } from './fields.ts';
import type { RowPlace, SharedFieldProps } from './field.types.ts';
import { RareField } from './lazy-kinds.ts';
import { useBooleanField } from './use-boolean-field.ts';

export interface ResourceFieldProps<F extends AnyField = AnyField> {
  field: F;
  words: ResourceTexts;
  row: Row | null;
  required: ReadonlySet<string>;
  within?: RowPlace;
}

/** Kinds that take the full width: long texts and child rows. */
const WIDE: ReadonlySet<AnyField['kind']> = new Set<AnyField['kind']>(['textarea', 'code', 'richText', 'keyValue', 'file', 'rows', 'cron']);
const isWide = ({ wide, kind }: AnyField): boolean => wide === true || WIDE.has(kind);

type Kind = NonNullable<AnyField['kind']>;
type Of<K extends Kind> = Extract<Field<string>, { kind: K }>;
type TextFieldDefinition = Extract<Field<string>, { kind?: 'text' }>;
/** A field with a few options. */
type FewField = Extract<Field<string>, { kind: 'select' | 'radio' }>;

/** One field of the form by kind. */
export function ResourceField({ field, words, row, required, within }: ResourceFieldProps): ReactNode {
  const inRow = within && `rows.${within.id}.fields.${field.id}`;
  const fieldProps = {
    name: within ? `${within.path}.${field.id}` : field.id,
    label: words.t(inRow && words.has(inRow) ? inRow : `fields.${field.id}`),
    required: required.has(within ? `${within.id}.${field.id}` : field.id),
    ...(field.hint ? { description: words.t(`hints.${field.hint}`) } : {}),
    ...(isWide(field) ? { className: 'sm:col-span-full' } : {}),
  };
  const { fixed = false } = field;
  const readOnly = row !== null && (typeof fixed === 'function' ? fixed(row) : fixed);
  const shared = { fieldProps, readOnly, words };
  switch (field.kind) {
    case 'custom':
      // Suspense here: a form that suspends and unmounts would lose the element to restore focus to.
      return (
        <Suspense fallback={<Skeleton />}>
          <field.Component name={fieldProps.name} label={fieldProps.label} required={fieldProps.required} row={row} />
        </Suspense>
      );
    case 'textarea':
      return (
        <FormField {...fieldProps}>
          {(control) => <Textarea rows={field.rows ?? 2} readOnly={readOnly} {...limitOf(field)} {...control} />}
        </FormField>
      );
    case 'number':
      return <NumberField field={field} {...shared} />;
    case 'date':
      return <FormField {...fieldProps}>{(control) => <DatePicker readOnly={readOnly} {...control} />}</FormField>;
    case 'checkbox':
      return <CheckField {...shared} />;
    case 'status':
      return <RadioField {...shared} items={statusChoices(words)} />;
    case 'radio':
      return <ChosenRadio field={field} {...shared} />;
    case 'select':
      return <SelectField field={field} {...shared} />;
    case 'combobox':
      return <ComboboxField field={field} {...shared} />;
    case 'tree':
      return <TreeField field={field} {...shared} />;
    case 'switch':
    case 'time':
    case 'dateTime':
    case 'tags':
    case 'colour':
    case 'code':
    case 'richText':
    case 'keyValue':
    case 'file':
    case 'rows':
    case 'cron':
      return (
        <Suspense fallback={<Skeleton />}>
          <RareField.Component
            {...shared}
            {...{ field, row }}
            renderChildField={(one, place) => <ResourceField key={one.id} field={one} within={place} {...{ words, row, required }} />}
          />
        </Suspense>
      );
    default:
      return <TextField field={field} {...shared} />;
  }
}

/** Maximum length of the input. */
const limitOf = ({ max }: { max?: number }): { maxLength?: number } => (max === undefined ? {} : { maxLength: max });

function TextField({ field, fieldProps, readOnly }: SharedFieldProps & { field: TextFieldDefinition }): ReactNode {
  const { type = 'text', autoComplete = 'off', identifier = false } = field;
  return (
    <FormField {...fieldProps}>
      {(control) => <Input {...{ type, autoComplete, identifier, readOnly }} {...limitOf(field)} {...control} />}
    </FormField>
  );
}

function NumberField({ field, fieldProps, readOnly }: SharedFieldProps & { field: Of<'number'> }): ReactNode {
  const { min, max, unit, decimals = false } = field;
  const limits = {
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
    ...(unit ? { unit } : {}),
    ...(decimals ? {} : { precision: 0 }),
  };
  return (
    <FormField {...fieldProps}>
      {({ onChange, value, ...control }) => (
        // The form stores the values of this control.
        <NumberInput {...control} {...limits} readOnly={readOnly} value={value as number | null} onValueChange={onChange} />
      )}
    </FormField>
  );
}

function CheckField(shared: SharedFieldProps): ReactNode {
  return <Checkbox {...useBooleanField(shared)} />;
}

function RadioField({ fieldProps, readOnly, items }: SharedFieldProps & { items: readonly Choice[] }): ReactNode {
  const { control, error } = useFormField(fieldProps.name, fieldProps.label);
  return (
    <RadioGroup
      label={fieldProps.label}
      required={fieldProps.required}
      orientation="horizontal"
      size="sm"
      name={control.name}
      value={String(control.value)}
      onChange={control.onChange}
      readOnly={readOnly}
      error={error}
      options={items}
    />
  );
}

function ChosenRadio({ field, ...shared }: SharedFieldProps & { field: FewField }): ReactNode {
  const { items } = useChoices(field.choices, shared.words);
  return <RadioField {...shared} items={items} />;
}

function SelectField({ field, fieldProps, readOnly, words }: SharedFieldProps & { field: FewField }): ReactNode {
  const { items } = useChoices(field.choices, words);
  return (
    <FormField {...fieldProps}>
      {(control) => (
        <Select options={withOwn(items, String(control.value))} placeholder={words.common('choose')} readOnly={readOnly} {...control} />
      )}
    </FormField>
  );
}

function ComboboxField({ field, fieldProps, readOnly, words }: SharedFieldProps & { field: Of<'combobox'> }): ReactNode {
  const { items, loading } = useChoices(field.choices, words);
  const placeholder = words.common('choose');
  return (
    <FormField {...fieldProps}>
      {({ onChange, value, ...control }) =>
        // The form stores the values of these controls.
        field.multiple ? (
          <Combobox
            {...control}
            {...{ loading, readOnly, placeholder }}
            multiple
            options={items}
            value={value as string[]}
            onValueChange={onChange}
          />
        ) : (
          <Combobox
            {...control}
            {...{ loading, readOnly, placeholder }}
            options={items}
            value={value as string | null}
            onValueChange={onChange}
          />
        )
      }
    </FormField>
  );
}

function TreeField({ field, fieldProps, readOnly }: SharedFieldProps & { field: Of<'tree'> }): ReactNode {
  const { items, loading } = useSource(field.from);
  return (
    <FormField {...fieldProps}>
      {({ value, ...control }) => (
        <TreeSelect
          {...control}
          label={fieldProps.label}
          nodes={loading ? undefined : items}
          clearable={!fieldProps.required}
          selection={field.multiple ? 'check' : 'single'}
          readOnly={readOnly}
          // The form stores the values of this control.
          value={value as string[]}
        />
      )}
    </FormField>
  );
}
