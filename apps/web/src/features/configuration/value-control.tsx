import type { ParameterRow } from '@seaberry/api-client/schemas';
import { useTranslations } from '@seaberry/i18n/react';
import { Checkbox } from '@seaberry/ui/checkbox';
import { Field } from '@seaberry/ui/field';
import { Input } from '@seaberry/ui/input';
import { NumberInput } from '@seaberry/ui/number-input';
import type { ReactNode } from 'react';

import { FALSE, TRUE } from './parameter-values.ts';

const LONGEST = 256;

export interface ValueControlProps {
  /** Null for a parameter of one's own that is being added. */
  row: Partial<ParameterRow> | null;
  label: string;
  /** Text below the control, before the limits of a number. */
  description?: string;
  value: string;
  onChange(value: string): void;
  error?: string | undefined;
}

/** Control for the value of a parameter by its kind. A value that the operator of the server has set is read-only. */
export function ValueControl({ row, label, description, value, onChange, error }: ValueControlProps): ReactNode {
  const t = useTranslations('configuration.parameters');
  const { kind, min, max, fixedBy } = row ?? {};
  const limits =
    kind === 'integer' && typeof min === 'number' && typeof max === 'number' ? t('range', { min: String(min), max: String(max) }) : '';
  const text = [description, fixedBy ? t('setBy', { name: fixedBy }) : limits].filter(Boolean).join(' ');
  const shared = { label, ...(text ? { description: text } : {}), error };
  const readOnly = Boolean(fixedBy);
  if (kind === 'flag') {
    return (
      <Checkbox {...shared} size="sm" readOnly={readOnly} checked={value === TRUE} onCheckedChange={(on) => onChange(on ? TRUE : FALSE)} />
    );
  }
  return (
    <Field {...shared}>
      {kind === 'integer' ? (
        <NumberInput
          {...(typeof min === 'number' ? { min } : {})}
          {...(typeof max === 'number' ? { max } : {})}
          precision={0}
          readOnly={readOnly}
          value={value === '' ? null : Number(value)}
          onValueChange={(number) => onChange(number === null ? '' : String(number))}
        />
      ) : (
        <Input autoComplete="off" maxLength={LONGEST} readOnly={readOnly} value={value} onChange={({ target }) => onChange(target.value)} />
      )}
    </Field>
  );
}
