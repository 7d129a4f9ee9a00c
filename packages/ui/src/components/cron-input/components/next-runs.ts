import { CronExpressionParser } from 'cron-parser';

/**
 * The next moments of a valid schedule, ISO 8601 with `Z`, as the queue of the server calculates them. Fewer than `count` where the
 * cron-parser finds no more, as in zones whose clocks change by half an hour.
 * @param now wall ms
 */
export function nextRuns(expression: string, timeZone: string, now: number, count: number): string[] {
  const found: string[] = [];
  try {
    const runs = CronExpressionParser.parse(expression, { tz: timeZone, currentDate: new Date(now) });
    while (found.length < count) found.push(runs.next().toDate().toISOString());
  } catch {
    // Runs that were found before the failure are valid.
  }
  return found;
}

/** Whether the browser knows an IANA zone. */
export function isZone(timeZone: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
