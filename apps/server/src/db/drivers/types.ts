/** OIDs of PostgreSQL types whose values stay text: int8, date, numeric. */
export const TEXT_TYPES = [20, 1082, 1700] as const;
export const TIMESTAMPTZ = 1184;
/** OIDs of json and jsonb, whose values the worker of the embedded database sends as text. */
export const JSON_TYPES = [114, 3802] as const;

/**
 * `2026-11-21 09:47:07.12+00` (session zone UTC) → `2026-11-21T09:47:07.120Z`: equal length, so that texts sort like times. Fractions of a
 * millisecond are truncated; other texts, such as `infinity`, are returned unchanged.
 */
export function isoInstant(text: string): string {
  const found = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})(?:\.(\d{1,6}))?\+00$/u.exec(text);
  if (!found) return text;
  return `${found[1]}T${found[2]}.${(found[3] ?? '').padEnd(3, '0').slice(0, 3)}Z`;
}
