import { HOUR_MS, MINUTE_MS } from './clock.ts';

const formatters = new Map<string, Intl.DateTimeFormat>();
const offsets = new Map<string, string>();
const MAX_CACHED_OFFSETS = 50_000;

function lookUpOffset(ms: number, zone: string): string {
  let formatter = formatters.get(zone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
    formatters.set(zone, formatter);
  }
  const name = formatter.formatToParts(ms).find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
  return name === 'GMT' ? '+00:00' : name.slice(3);
}

/** Offset like `+08:00` of an IANA zone at an instant. Zones change on full UTC hours only, so hours are cached. */
export function offsetOf(ms: number, zone: string): string {
  const hour = Math.floor(ms / HOUR_MS);
  const key = `${zone}|${hour}`;
  let offset = offsets.get(key);
  if (offset === undefined) {
    offset = lookUpOffset(hour * HOUR_MS, zone);
    if (offsets.size >= MAX_CACHED_OFFSETS) offsets.clear();
    offsets.set(key, offset);
  }
  return offset;
}

/** Local time of the place with its offset, to the second: `2026-11-21T17:00:00+08:00`. */
export function localDateTime(ms: number, zone: string): string {
  const offset = offsetOf(ms, zone);
  const sign = offset.startsWith('-') ? -1 : 1;
  const shift = sign * (Number(offset.slice(1, 3)) * HOUR_MS + Number(offset.slice(4, 6)) * MINUTE_MS);
  return `${new Date(ms + shift).toISOString().slice(0, 19)}${offset}`;
}

/** UTC to the second: `2026-11-21T09:00:00Z`. */
export function utcDateTime(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19)}Z`;
}

/** Rounds to the nearest multiple of `step` milliseconds. */
export function roundTo(ms: number, step: number): number {
  return Math.round(ms / step) * step;
}
