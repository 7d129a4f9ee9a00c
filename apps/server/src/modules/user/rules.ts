import { isCalendarDate } from '@seaberry/tracking/rules';

const OLDEST = '1900-01-01';

/** @param today `YYYY-MM-DD` in UTC. @returns the error code of a birthday, or null. */
export function birthdayReason(birthday: string, today: string): 'date' | 'pastDate' | null {
  if (!isCalendarDate(birthday) || birthday < OLDEST) return 'date';
  return birthday >= today ? 'pastDate' : null;
}
