import { useTranslations } from '@seaberry/i18n/react';
import { Button } from '@seaberry/ui/button';
import { DropdownMenu, DropdownMenuCheckboxItem } from '@seaberry/ui/dropdown-menu';
import { Field } from '@seaberry/ui/field';
import { Input } from '@seaberry/ui/input';
import { Popover } from '@seaberry/ui/popover';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

import { useTyped } from '../../../shared/use-typed.ts';

export interface ChoiceFilterProps<T extends string> {
  label: string;
  options: readonly { value: T; label: string }[];
  value: readonly T[];
  onChange(value: T[]): void;
}

/** Any of several known values. */
export function ChoiceFilter<T extends string>({ label, options, value, onChange }: ChoiceFilterProps<T>): ReactNode {
  return (
    <DropdownMenu align="start" trigger={<Button iconEnd={<ChevronDown size={14} />}>{label}</Button>}>
      {options.map((option) => (
        <DropdownMenuCheckboxItem
          key={option.value}
          checked={value.includes(option.value)}
          onCheckedChange={(checked) => onChange(checked ? [...value, option.value] : value.filter((one) => one !== option.value))}
        >
          {option.label}
        </DropdownMenuCheckboxItem>
      ))}
    </DropdownMenu>
  );
}

/** Letters a port code begins with, or the whole of it. */
export function PortFilter({ label, value, onChange }: { label: string; value: string; onChange: (code: string) => void }): ReactNode {
  const t = useTranslations('oceanBill');
  const typed = useTyped(value, onChange);
  return (
    <Field label={label} hideLabel className="w-24">
      <Input
        identifier
        maxLength={5}
        placeholder={label}
        title={t('filters.locode')}
        value={typed.text}
        onChange={(event) => typed.type(event.currentTarget.value.toUpperCase())}
        onBlur={(event) => typed.commit(event.currentTarget.value.toUpperCase())}
      />
    </Field>
  );
}

export interface EtaFilterProps {
  /** Calendar dates `YYYY-MM-DD`, empty for open. */
  from: string;
  to: string;
  onChange(from: string, to: string): void;
}

/** The days between which a bill arrives. */
export function EtaFilter({ from, to, onChange }: EtaFilterProps): ReactNode {
  const t = useTranslations('oceanBill');
  return (
    <Popover label={t('filters.eta')} trigger={<Button iconEnd={<ChevronDown size={14} />}>{t('filters.eta')}</Button>}>
      <div className="grid gap-3">
        <Field label={t('filters.etaFrom')}>
          <Input type="date" value={from} max={to || undefined} onChange={(event) => onChange(event.currentTarget.value, to)} />
        </Field>
        <Field label={t('filters.etaTo')}>
          <Input type="date" value={to} min={from || undefined} onChange={(event) => onChange(from, event.currentTarget.value)} />
        </Field>
      </div>
    </Popover>
  );
}
