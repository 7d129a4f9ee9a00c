import { DatePicker } from '@seaberry/ui/date-picker';
import { Field } from '@seaberry/ui/field';
import { FormField } from '@seaberry/ui/form';
import { TimePicker } from '@seaberry/ui/time-picker';
import type { ReactNode } from 'react';

import { zone } from '../../shared/own-time.ts';
import { dayOf, instantOf, timeOf } from './moments.ts';
import type { SharedFieldProps } from './field.types.ts';

/** Instant as day and time in the device's zone, which is named below. */
export function DateTimeField({ fieldProps, readOnly, words }: SharedFieldProps): ReactNode {
  return (
    <FormField {...fieldProps} description={<Zone words={words} hint={fieldProps.description} />}>
      {({ value, onChange, ...control }) => {
        const moment = typeof value === 'string' ? value : null;
        return (
          <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] items-start gap-2">
            <DatePicker
              {...control}
              readOnly={readOnly}
              value={moment && dayOf(moment)}
              // A day without a time starts at midnight, editable beside it.
              onChange={(day) => onChange(day && instantOf(day, moment ? timeOf(moment) : '00:00'))}
            />
            <Field label={words.common('timeOf', { field: fieldProps.label })} hideLabel>
              <TimePicker
                readOnly={readOnly}
                value={moment && timeOf(moment)}
                onBlur={control.onBlur}
                onChange={(time) => onChange(time && instantOf(dayOf(moment ?? new Date().toISOString()), time))}
              />
            </Field>
          </div>
        );
      }}
    </FormField>
  );
}

function Zone({ words, hint }: Pick<SharedFieldProps, 'words'> & { hint: string | undefined }): ReactNode {
  const short = words.format.zone(new Date().toISOString(), zone());
  return [hint, words.common('inZone', { zone: zone() === short ? short : `${zone()}, ${short}` })].filter(Boolean).join(' ');
}
