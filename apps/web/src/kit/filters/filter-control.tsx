import { DateRangePicker } from '@seaberry/ui/date-range-picker';
import { Field } from '@seaberry/ui/field';
import { Input } from '@seaberry/ui/input';
import { NumberInput } from '@seaberry/ui/number-input';
import { Select } from '@seaberry/ui/select';
import { TreeSelect } from '@seaberry/ui/tree-select';
import type { ReactNode } from 'react';

import { useTyped } from '../../shared/use-typed.ts';
import type { Choice, Filter } from '../resource.types.ts';
import { readDays } from '../search.ts';
import { statusChoices, useChoices, useSource } from '../use-choices.ts';
import type { Words } from '../words.ts';

export interface FilterControlProps<F extends Filter<string> = Filter<string>> {
  filter: F;
  words: Words;
  /** As it stands in the address; `''` for none. */
  value: string;
  onChange(value: string): void;
}

type Props<K extends Filter<string>['kind']> = FilterControlProps<Extract<Filter<string>, { kind: K }>>;

/** One filter, by its kind. The label is the placeholder, so that the bar stays one line. */
export function FilterControl({ filter, ...rest }: FilterControlProps): ReactNode {
  const label = rest.words.t(`fields.${filter.id}`);
  switch (filter.kind) {
    case 'status':
      return <Choose {...rest} label={label} items={statusChoices(rest.words)} />;
    case 'select':
      return <SelectFilter filter={filter} {...rest} />;
    case 'range':
      return <RangeFilter filter={filter} {...rest} />;
    case 'least':
      return <LeastFilter filter={filter} {...rest} />;
    case 'tree':
      return <TreeFilter filter={filter} {...rest} />;
    case 'custom':
      return <filter.Component label={label} value={rest.value} onChange={rest.onChange} />;
    default:
      return <TextFilter {...rest} label={label} />;
  }
}

interface LabelledProps {
  label: string;
  value: string;
  onChange(value: string): void;
}

function Choose({ label, value, items, onChange }: LabelledProps & { items: readonly Choice[] }): ReactNode {
  return (
    <Field label={label} hideLabel>
      <Select placeholder={label} value={value} options={items} onChange={(event) => onChange(event.currentTarget.value)} />
    </Field>
  );
}

function SelectFilter({ filter, words, value, onChange }: Props<'select'>): ReactNode {
  const { items } = useChoices(filter.choices, words);
  return <Choose label={words.t(`fields.${filter.id}`)} {...{ items, value, onChange }} />;
}

function TextFilter({ label, value, onChange }: LabelledProps): ReactNode {
  const typed = useTyped(value, onChange);
  return (
    <Field label={label} hideLabel className="w-36">
      <Input
        placeholder={label}
        value={typed.text}
        onChange={(event) => typed.type(event.currentTarget.value)}
        onBlur={(event) => typed.commit(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) typed.commit(event.currentTarget.value);
        }}
      />
    </Field>
  );
}

function LeastFilter({ filter, words, value, onChange }: Props<'least'>): ReactNode {
  const label = words.common('atLeast', { field: words.t(`fields.${filter.id}`) });
  const typed = useTyped(value, onChange);
  return (
    <Field label={label} hideLabel className="w-36">
      <NumberInput
        hideSteppers
        min={0}
        precision={0}
        placeholder={label}
        {...(filter.unit ? { unit: filter.unit } : {})}
        value={typed.text === '' ? null : Number(typed.text)}
        onValueChange={(number) => typed.type(number === null ? '' : String(number))}
      />
    </Field>
  );
}

function RangeFilter({ filter, words, value, onChange }: Props<'range'>): ReactNode {
  const label = words.t(`fields.${filter.id}`);
  const { from, to } = readDays(value);
  return (
    <Field label={label} hideLabel>
      <DateRangePicker
        label={label}
        value={from && to ? { from, to } : null}
        onChange={(range) => onChange(range ? `${range.from}~${range.to}` : '')}
      />
    </Field>
  );
}

function TreeFilter({ filter, words, value, onChange }: Props<'tree'>): ReactNode {
  const label = words.t(`fields.${filter.id}`);
  const { items, loading } = useSource(filter.from);
  return (
    <Field label={label} hideLabel className="w-48 xl:hidden">
      <TreeSelect
        label={label}
        placeholder={label}
        clearable
        nodes={loading ? undefined : items}
        value={value ? [value] : []}
        onChange={([id = '']) => onChange(id)}
      />
    </Field>
  );
}
