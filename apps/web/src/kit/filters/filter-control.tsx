import { Button } from '@seaberry/ui/button';
import { DropdownMenu, DropdownMenuCheckboxItem } from '@seaberry/ui/dropdown-menu';
import { Field } from '@seaberry/ui/field';
import { Input } from '@seaberry/ui/input';
import { Select } from '@seaberry/ui/select';
import { ChevronDown } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';

import { readList, writeList } from '../../shared/search.ts';
import { useTyped } from '../../shared/use-typed.ts';
import type { Choice } from '../choices.types.ts';
import { knownChoices, statusChoices, useChoices } from '../use-choices.ts';
import type { FilterProps } from './filter.types.ts';
import { isRare, RareFilter } from './rare-filters.ts';

/** Control of one filter by kind. The label is the placeholder, so that the bar is one line high. */
export function FilterControl({ filter, ...rest }: FilterProps): ReactNode {
  const label = rest.words.t(`fields.${filter.id}`);
  if (isRare(filter)) {
    return (
      <Suspense fallback={null}>
        <RareFilter.Component filter={filter} {...rest} />
      </Suspense>
    );
  }
  switch (filter.kind) {
    case 'status':
      return <Choose {...rest} label={label} items={statusChoices(rest.words)} />;
    case 'select':
      return <SelectFilter filter={filter} {...rest} />;
    case 'several':
      return <SeveralFilter filter={filter} {...rest} />;
    case 'identifier':
      return <IdentifierFilter filter={filter} {...rest} />;
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

function SelectFilter({ filter, words, value, onChange }: FilterProps<'select'>): ReactNode {
  const { items } = useChoices(filter.choices, words);
  return <Choose label={words.t(`fields.${filter.id}`)} {...{ items, value, onChange }} />;
}

function SeveralFilter({ filter, words, value, onChange }: FilterProps<'several'>): ReactNode {
  const set = readList(value);
  const change = (one: string, checked: boolean): void =>
    onChange(writeList(checked ? [...set, one] : set.filter((other) => other !== one)) ?? '');
  return (
    <DropdownMenu align="start" trigger={<Button iconEnd={<ChevronDown size={14} />}>{words.t(`fields.${filter.id}`)}</Button>}>
      {knownChoices(filter.choices, words).map((option) => (
        <DropdownMenuCheckboxItem
          key={option.value}
          checked={set.includes(option.value)}
          onCheckedChange={(checked) => change(option.value, checked)}
        >
          {option.label}
        </DropdownMenuCheckboxItem>
      ))}
    </DropdownMenu>
  );
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

function IdentifierFilter({ filter, words, value, onChange }: FilterProps<'identifier'>): ReactNode {
  const label = words.t(`fields.${filter.id}`);
  const typed = useTyped(value, onChange);
  return (
    <Field label={label} hideLabel className="w-24">
      <Input
        identifier
        placeholder={label}
        {...(filter.max === undefined ? {} : { maxLength: filter.max })}
        {...(filter.hint ? { title: words.t(`hints.${filter.hint}`) } : {})}
        value={typed.text}
        onChange={(event) => typed.type(event.currentTarget.value.toUpperCase())}
        onBlur={(event) => typed.commit(event.currentTarget.value.toUpperCase())}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) typed.commit(event.currentTarget.value.toUpperCase());
        }}
      />
    </Field>
  );
}
