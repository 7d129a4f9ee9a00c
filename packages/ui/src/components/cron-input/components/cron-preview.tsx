import { BCP47 } from '@seaberry/i18n';
import { useEffect, useMemo, useState, type ReactNode } from 'react';

import { useCronText, useFormat, useLocale } from '../../../lib/ui-provider.js';
import { isZone, nextRuns } from './next-runs.js';
import { WordsText } from './words-text.js';

const RUNS = 3;
const MINUTE_MS = 60_000;

export interface CronPreviewProps {
  /** A valid expression. */
  expression: string;
  timeZone: string;
  now: string | undefined;
  /** Id of the words, which describe the input. */
  wordsId: string;
  /** Changes of the words are announced. */
  live: boolean;
}

/** A schedule in words, and its next runs. Only this module and `words-text` load the libraries. */
export function CronPreview({ expression, timeZone, now, wordsId, live }: CronPreviewProps): ReactNode {
  return (
    <>
      <p data-slot="cron-input-words" id={wordsId} aria-live={live ? 'polite' : 'off'} className="sb:text-sm sb:wrap-anywhere sb:text-text">
        <WordsText expression={expression} />
      </p>
      <Runs {...{ expression, timeZone, now }} />
    </>
  );
}

function Runs({ expression, timeZone, now }: Pick<CronPreviewProps, 'expression' | 'timeZone' | 'now'>): ReactNode {
  const text = useCronText();
  const format = useFormat();
  const locale = useLocale();
  const current = useMinute();
  const from = now === undefined ? current : Date.parse(now);
  const known = isZone(timeZone);
  const runs = useMemo(() => (known ? nextRuns(expression, timeZone, from, RUNS) : []), [expression, timeZone, from, known]);
  if (!known || runs.length === 0)
    return (
      <p data-slot="cron-input-no-runs" className="sb:text-xs sb:text-warning-text">
        {known ? text.noRuns : text.unknownZone(timeZone)}
      </p>
    );
  const weekday = new Intl.DateTimeFormat(BCP47[locale], { weekday: 'short', timeZone });
  return (
    <div data-slot="cron-input-runs" className="sb:text-xs sb:text-muted">
      <p data-slot="cron-input-runs-label">{text.nextRuns(timeZone)}</p>
      <ul data-slot="cron-input-runs-list" className="sb:m-0 sb:list-none sb:p-0 sb:tabular-nums">
        {runs.map((run) => (
          <li key={run} data-slot="cron-input-run">
            <time dateTime={run}>
              {weekday.format(Date.parse(run))} {format.instant(run, timeZone, 'dateTimeLong')} {format.zone(run, timeZone)}
            </time>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The current time in ms, renewed at each full minute. */
function useMinute(): number {
  const [at, setAt] = useState(() => Date.now());
  useEffect(() => {
    const timer = setTimeout(() => setAt(Date.now()), MINUTE_MS - (at % MINUTE_MS));
    return () => clearTimeout(timer);
  }, [at]);
  return at;
}
