import { Button } from '@seaberry/ui/button';
import { Combobox } from '@seaberry/ui/combobox';
import { DatePicker } from '@seaberry/ui/date-picker';
import { DateRangePicker } from '@seaberry/ui/date-range-picker';
import { Field } from '@seaberry/ui/field';
import { NumberInput } from '@seaberry/ui/number-input';
import { Popover } from '@seaberry/ui/popover';
import { TreeSelect } from '@seaberry/ui/tree-select';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

import { useApp } from '../../app-context.tsx';
import { useTyped } from '../../shared/use-typed.ts';
import { useSource } from '../use-choices.ts';
import { readDays, writeDays } from './filter-values.ts';
import type { FilterProps, RareKind } from './filter.types.ts';
import { useLazyTree } from './use-lazy-tree.ts';

/** Control of a rarely used kind of filter. */
export function RareFilter({ filter, ...rest }: FilterProps<RareKind>): ReactNode {
  switch (filter.kind) {
    case 'days':
      return <DaysFilter filter={filter} {...rest} />;
    case 'least':
      return <LeastFilter filter={filter} {...rest} />;
    case 'lookup':
      return <LookupFilter filter={filter} {...rest} />;
    case 'range':
      return <RangeFilter filter={filter} {...rest} />;
    case 'tree':
      return <TreeFilter filter={filter} {...rest} />;
  }
}

function DaysFilter({ filter, words, value, onChange }: FilterProps<'days'>): ReactNode {
  const label = words.t(`fields.${filter.id}`);
  const { from, to } = readDays(value);
  return (
    <Popover label={label} trigger={<Button iconEnd={<ChevronDown size={14} />}>{label}</Button>}>
      <div className="grid gap-3">
        <Field label={words.t(`fields.${filter.from}`)}>
          <DatePicker value={from || null} max={to || undefined} onChange={(day) => onChange(writeDays(day ?? '', to))} />
        </Field>
        <Field label={words.t(`fields.${filter.to}`)}>
          <DatePicker value={to || null} min={from || undefined} onChange={(day) => onChange(writeDays(from, day ?? ''))} />
        </Field>
      </div>
    </Popover>
  );
}

function LeastFilter({ filter, words, value, onChange }: FilterProps<'least'>): ReactNode {
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

function LookupFilter({ filter, words, value, onChange }: FilterProps<'lookup'>): ReactNode {
  const { client } = useApp();
  const label = words.t(`fields.${filter.id}`);
  const { items } = useSource(value ? filter.named([value]) : undefined);
  return (
    <Field label={label} hideLabel className={widthOf(label)}>
      <Combobox
        placeholder={label}
        selectedOptions={items}
        value={value || null}
        onSearch={(text, signal) => filter.find(client, text, signal)}
        onValueChange={(chosen) => onChange(chosen ?? '')}
      />
    </Field>
  );
}

/** The label is the placeholder, so it has to fit. */
const widthOf = (label: string): string => (label.length > 12 ? 'w-38' : label.length > 9 ? 'w-32' : label.length < 6 ? 'w-24' : 'w-26');

function RangeFilter({ filter, words, value, onChange }: FilterProps<'range'>): ReactNode {
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

function TreeFilter({ filter, words, value, onChange }: FilterProps<'tree'>): ReactNode {
  const label = words.t(`fields.${filter.id}`);
  const { items, loading, updatedAt } = useSource(filter.from);
  const lazy = useLazyTree(filter, updatedAt);
  return (
    <Field label={label} hideLabel className="w-48 xl:hidden">
      <TreeSelect
        label={label}
        placeholder={label}
        clearable
        expansion={lazy}
        nodes={loading ? undefined : items}
        value={value ? [value] : []}
        onChange={([id = '']) => onChange(id)}
      />
    </Field>
  );
}
