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
