import type { ResourceTexts } from './words.ts';

type Format = ResourceTexts['format'];

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const STEP = 1024;
const SIZES = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

const unitText = (format: Format, value: number, unit: string): string =>
  format.number(value, { style: 'unit', unit, unitDisplay: unit === 'byte' ? 'long' : 'short', maximumFractionDigits: 1 });

/** Duration from ms, in the shortest suitable unit; below a minute it is often below a second. */
export function durationText(ms: number, format: Format): string {
  const size = Math.abs(ms);
  if (size < SECOND) return unitText(format, Math.round(ms), 'millisecond');
  return size < MINUTE ? unitText(format, ms / SECOND, 'second') : format.duration(ms);
}

/** Length of an interval from seconds, exact: 5,400 is "1 h 30 min", which {@link durationText} would round. */
export function intervalText(seconds: number, format: Format): string {
  let rest = seconds;
  const parts: string[] = [];
  for (const unit of [86_400, 3600, 60, 1]) {
    const size = rest - (rest % unit);
    rest -= size;
    if (size > 0) parts.push(durationText(size * SECOND, format));
  }
  return parts.join(' ');
}

/** Size in the largest suitable unit: steps of 1024, as in file managers. */
export function bytesText(bytes: number, format: Format): string {
  const step = bytes < 1 ? 0 : Math.min(SIZES.length - 1, Math.floor(Math.log2(bytes) / Math.log2(STEP)));
  return unitText(format, bytes / STEP ** step, SIZES[step] ?? 'byte');
}
