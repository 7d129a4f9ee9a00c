import type { JobTriggerRow } from '@seaberry/api-client/schemas';
import { Suspense, type ReactNode } from 'react';

import { intervalText } from '../../kit/measures.ts';
import { useResourceTexts } from '../../kit/words.ts';
import { zone } from '../../shared/own-time.ts';
import { lazily } from '../../shared/lazily.tsx';

const Words = lazily(async () => (await import('@seaberry/ui/cron-input')).CronWords);

/** When a trigger runs its job, in words. */
export function ScheduleCell({ row }: { row: JobTriggerRow }): ReactNode {
  const { t, format } = useResourceTexts('jobs.triggers');
  const { schedule, cron, timeZone, intervalSeconds, runAt } = row;
  if (schedule === 'interval') return t('every', { length: intervalText(intervalSeconds ?? 0, format) });
  if (schedule === 'once') return t('onceAt', { time: runAt ? format.instant(runAt, zone(), 'dateTime') : '' });
  return (
    <Suspense fallback={cron}>
      <Words.Component value={cron ?? ''} timeZone={timeZone || 'UTC'} />
    </Suspense>
  );
}
