import { lazy, Suspense, type ReactNode } from 'react';

import type { CalendarProps } from '../calendar/index.js';
import { Skeleton } from '../skeleton/index.js';

// The calendar is large and most dates are typed, so it is loaded when a picker first opens.
const Loaded = lazy(async () => ({ default: (await import('../calendar/index.js')).Calendar }));

/** The calendar, with a placeholder of the same size while it loads. */
export function LazyCalendar(props: CalendarProps): ReactNode {
  return (
    <Suspense
      fallback={
        <div data-slot="date-picker-waiting" className="sb:h-65 sb:w-56">
          <Skeleton shape="block" />
        </div>
      }
    >
      <Loaded {...props} />
    </Suspense>
  );
}
