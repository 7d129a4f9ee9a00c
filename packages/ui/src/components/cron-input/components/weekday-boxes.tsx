import { BCP47 } from '@seaberry/i18n';
import type { ReactNode } from 'react';

import { useCronText, useLocale } from '../../../lib/ui-provider.js';
import { Checkbox } from '../../checkbox/index.js';

/** Monday to Sunday; cron counts from Sunday. */
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0];
const DAY_MS = 86_400_000;
/** A Sunday. */
const SUNDAY_MS = Date.UTC(2026, 10, 22);

export interface WeekdayBoxesProps {
  days: readonly number[];
  onChange: (days: number[]) => void;
}

/** A checkbox for each weekday; the last one that is chosen stays. */
export function WeekdayBoxes({ days, onChange }: WeekdayBoxesProps): ReactNode {
  const text = useCronText();
  const name = new Intl.DateTimeFormat(BCP47[useLocale()], { weekday: 'short', timeZone: 'UTC' });
  return (
    <fieldset data-slot="cron-input-days" className="sb:m-0 sb:min-w-0 sb:basis-full sb:border-0 sb:p-0">
      <legend data-slot="cron-input-days-label" className="sb:mb-1 sb:p-0 sb:text-sm sb:font-medium sb:text-text">
        {text.days}
      </legend>
      <div data-slot="cron-input-days-list" className="sb:flex sb:flex-wrap sb:gap-x-4 sb:gap-y-1">
        {WEEKDAYS.map((day) => {
          const chosen = days.includes(day);
          return (
            <Checkbox
              key={day}
              label={name.format(SUNDAY_MS + day * DAY_MS)}
              checked={chosen}
              disabledReason={chosen && days.length === 1 ? text.oneDay : undefined}
              onCheckedChange={(checked) => onChange(checked ? [...days, day] : days.filter((one) => one !== day))}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
