'use client';

import { DateRangePicker } from '@seaberry/ui/date-range-picker';

export function ShortcutsExample() {
  return (
    <DateRangePicker
      label="Created"
      shortcuts={[
        'last7Days',
        'thisMonth',
        'lastMonth',
        { label: 'This year', range: (today) => ({ from: `${today.slice(0, 4)}-01-01`, to: today }) },
      ]}
    />
  );
}
