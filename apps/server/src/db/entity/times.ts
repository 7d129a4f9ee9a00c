import { FieldErrors } from '../../../http/errors.ts';

const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(Z|[+-]\d{2}:\d{2})?)?$/u;

/**
 * Instant of a filter, as ISO 8601 with `Z`; null for other text. Without a zone it counts as UTC, so that the result does not depend on
 * the zone of the server.
 */
export function readInstant(text: string): string | null {
  const [, year, month, day, time = '00:00', zone = 'Z'] = ISO.exec(text.trim()) ?? [];
  if (!year || year === '0000') return null;
  const midnight = new Date(`${year}-${month}-${day}T00:00:00Z`);
  // Otherwise 31 February would become a day in March.
  if (Number.isNaN(midnight.getTime()) || midnight.getUTCDate() !== Number(day)) return null;
  const at = new Date(`${year}-${month}-${day}T${time}${zone}`);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}

interface Times {
  startTime?: string | null | undefined;
  endTime?: string | null | undefined;
}

/** Both ends of a time range; null for an open one. @throws FieldErrors date for each invalid one. */
export function readTimes(given: Times): { from: string | null; to: string | null } {
  const wrong: Record<string, readonly string[]> = {};
  const read = (field: keyof Times): string | null => {
    const text = given[field]?.trim();
    if (!text) return null;
    const at = readInstant(text);
    if (at === null) wrong[field] = ['date'];
    return at;
  };
  const times = { from: read('startTime'), to: read('endTime') };
  if (Object.keys(wrong).length > 0) throw new FieldErrors(wrong);
  return times;
}
