import { useEffect, useState, type ReactNode } from 'react';

import { useFormat } from '../../../lib/ui-provider.js';
import { secondsOf, weekdayIn } from '../clock.js';

/** Running time and date of a zone. */
export function LockClock({ timeZone }: { timeZone: string | undefined }): ReactNode {
  const format = useFormat();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = (): void => {
      setNow(Date.now());
      timer = setTimeout(tick, 1000 - (Date.now() % 1000));
    };
    timer = setTimeout(tick, 1000 - (Date.now() % 1000));
    return () => clearTimeout(timer);
  }, []);
  const zone = timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const instant = new Date(now).toISOString();
  return (
    <div data-slot="lock-screen-clock" className="sb:flex sb:flex-col sb:items-center sb:gap-1 sb:text-center">
      {/* Larger than the type scale: it is read from across the room. */}
      <time
        data-slot="lock-screen-time"
        dateTime={instant}
        style={{ fontSize: 'clamp(var(--sb-spacing) * 14, 14vmin, var(--sb-spacing) * 24)' }}
        className="sb:leading-none sb:font-semibold sb:tabular-nums"
      >
        {format.instant(instant, zone, 'time')}
        <span data-slot="lock-screen-seconds" aria-hidden className="sb:ms-2 sb:text-2xl sb:font-normal sb:text-muted">
          {secondsOf(now)}
        </span>
      </time>
      <p data-slot="lock-screen-date" className="sb:text-lg sb:text-muted">
        {weekdayIn(format.locale, zone, now)} · {format.instant(instant, zone, 'date')} · {format.zone(instant, zone)}
      </p>
    </div>
  );
}
