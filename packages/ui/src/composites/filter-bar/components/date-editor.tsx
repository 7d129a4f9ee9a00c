import type { ReactNode } from 'react';

import { DateRangePicker } from '../../../components/date-range-picker/index.js';
import type { EditorProps } from './editor-parts.js';

/** Range of calendar days. */
export function DateEditor({ definition, filter, onChange }: EditorProps<'date'>): ReactNode {
  const { min, max } = filter?.kind === 'range' ? filter : {};
  return (
    <DateRangePicker
      label={definition.label}
      // A half-open range has no equivalent in the picker: it is kept until a complete one is chosen.
      value={typeof min === 'string' && typeof max === 'string' ? { from: min, to: max } : null}
      shortcuts={['today', 'last7Days', 'last30Days', 'thisMonth']}
      onChange={(range) => onChange(range ? { kind: 'range', min: range.from, max: range.to } : undefined)}
    />
  );
}
