const OLDEST = '1900-01-01';

/** A day that is in the calendar, as `YYYY-MM-DD`; that of the database has no year 0. */
export const isCalendarDate = (text: string): boolean => {
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && !text.startsWith('0000') && new Date(at).toISOString().startsWith(text);
};

/** @param today `YYYY-MM-DD` in UTC. @returns the code of what is wrong with a birthday, or null. */
export function birthdayReason(birthday: string, today: string): 'date' | 'pastDate' | null {
  if (!isCalendarDate(birthday) || birthday < OLDEST) return 'date';
  return birthday >= today ? 'pastDate' : null;
}
