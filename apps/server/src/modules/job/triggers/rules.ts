import { CronExpressionParser } from 'cron-parser';

/** Numbers of the contract. */
export const STATUS = {
  backlog: 0,
  ready: 1,
  running: 2,
  paused: 3,
  blocked: 4,
  errorToReady: 5,
  archived: 6,
  panic: 7,
  overrun: 8,
  unoccupied: 9,
  notStart: 10,
} as const;

/** States in which a trigger starts runs. */
export const ACTIVE: readonly number[] = [STATUS.backlog, STATUS.ready, STATUS.blocked, STATUS.errorToReady];

export interface Schedule {
  schedule: 'cron' | 'interval' | 'once';
  cron: string | null;
  timeZone: string | null;
  intervalSeconds: number | null;
  runAt: string | null;
  startTime: string | null;
  endTime: string | null;
}

/** Whether the text is a schedule in cron notation with five parts. */
export function isCron(cron: string): boolean {
  try {
    CronExpressionParser.parse(cron, { tz: 'UTC' });
    return cron.trim().split(/\s+/u).length === 5;
  } catch {
    return false;
  }
}

export function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const timeOf = (iso: string | null): number | null => (iso === null ? null : Date.parse(iso));

/**
 * Time of the next run after a moment, in ms; null for none. Times that were missed are left out, whatever their number: the caller makes
 * one run for all of them.
 * @param last Time of the run before, to which an interval counts.
 */
export function nextTime(trigger: Schedule, last: number | null, now: number): number | null {
  const start = timeOf(trigger.startTime) ?? Number.NEGATIVE_INFINITY;
  const next = unlimited(trigger, last, Math.max(now, start - 1));
  const end = timeOf(trigger.endTime);
  return next === null || (end !== null && next > end) ? null : next;
}

function unlimited({ schedule, cron, timeZone, intervalSeconds, runAt }: Schedule, last: number | null, after: number): number | null {
  switch (schedule) {
    case 'cron':
      try {
        return CronExpressionParser.parse(cron ?? '', { tz: timeZone ?? 'UTC', currentDate: new Date(after) })
          .next()
          .getTime();
      } catch {
        return null;
      }
    case 'interval': {
      const step = (intervalSeconds ?? 0) * 1000;
      if (step <= 0) return null;
      // After a clock that was set back, the last run may be in the future.
      const from = last === null || last > after ? after : last;
      return from + step * (Math.floor((after - from) / step) + 1);
    }
    case 'once':
      return last === null ? timeOf(runAt) : null;
  }
}

/** State of a trigger that is not paused, by its next run and its counts. */
export function statusFor(
  trigger: Schedule & {
    nextRunTime: string | null;
    numberOfRuns: number;
    numberOfErrors: number;
    maxNumberOfRuns: number | null;
    maxNumberOfErrors: number | null;
  },
  now: number,
): number {
  const { maxNumberOfRuns, maxNumberOfErrors, numberOfRuns, numberOfErrors } = trigger;
  if (maxNumberOfErrors && numberOfErrors >= maxNumberOfErrors) return STATUS.panic;
  if (maxNumberOfRuns && numberOfRuns >= maxNumberOfRuns) return STATUS.overrun;
  if (trigger.nextRunTime === null) {
    // A limit that lies ahead can also leave no further time.
    return trigger.endTime !== null && trigger.schedule !== 'once' ? STATUS.archived : STATUS.unoccupied;
  }
  return (timeOf(trigger.startTime) ?? 0) > now ? STATUS.backlog : STATUS.ready;
}

export const ORIGIN_CRON = 'Furion.Schedule.CronTrigger';
export const ORIGIN_PERIOD = 'Furion.Schedule.PeriodTrigger';

/** The schedule as the origin has it: for cron the expression and its format (0: five parts), for an interval its ms. */
export function toOrigin({ schedule, cron, intervalSeconds, runAt }: Schedule): { triggerType: string; args: string } {
  if (schedule === 'cron') return { triggerType: ORIGIN_CRON, args: `"${cron ?? ''}",0` };
  return { triggerType: ORIGIN_PERIOD, args: schedule === 'interval' ? String((intervalSeconds ?? 0) * 1000) : (runAt ?? '') };
}

/** Reads it; null for one that cannot be kept, such as an interval below a second or cron with seconds. */
export function fromOrigin(triggerType: string, args: string): Pick<Schedule, 'schedule' | 'cron' | 'intervalSeconds'> | null {
  const plain = args.trim().replace(/^\[(.*)\]$/u, '$1');
  if (triggerType === ORIGIN_PERIOD) {
    const ms = Number(plain);
    return Number.isInteger(ms / 1000) && ms > 0 ? { schedule: 'interval', cron: null, intervalSeconds: ms / 1000 } : null;
  }
  if (triggerType !== ORIGIN_CRON) return null;
  const cron = (/"([^"]*)"/u.exec(plain)?.[1] ?? plain.split(',', 1)[0] ?? '').trim();
  const parts = cron.split(/\s+/u);
  const five = parts.length === 6 && parts[0] === '0' ? parts.slice(1).join(' ') : cron;
  return isCron(five) ? { schedule: 'cron', cron: five, intervalSeconds: null } : null;
}
