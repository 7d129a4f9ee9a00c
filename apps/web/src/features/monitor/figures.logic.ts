import type { ServerSample } from '@seaberry/api-client/schemas';
import type { Formatters } from '@seaberry/i18n';

export const FIGURES = ['cpu', 'processCpu', 'rss', 'heap', 'loopDelayMs', 'databaseMs', 'streams'] as const;
export type Figure = (typeof FIGURES)[number];

const MEBIBYTE = 2 ** 20;
const GIBIBYTE = 2 ** 30;
const ms: Intl.NumberFormatOptions = { style: 'unit', unit: 'millisecond', maximumFractionDigits: 1 };

const FORMATS: Record<Exclude<Figure, 'rss' | 'heap'>, Intl.NumberFormatOptions> = {
  cpu: { style: 'percent' },
  processCpu: { maximumFractionDigits: 2 },
  loopDelayMs: ms,
  databaseMs: ms,
  streams: { maximumFractionDigits: 1 },
};

/** In MB, from 1 GB in GB. */
export function sizeText(format: Formatters, bytes: number): string {
  const [size, unit] = bytes < GIBIBYTE ? [bytes / MEBIBYTE, 'megabyte'] : [bytes / GIBIBYTE, 'gigabyte'];
  return format.number(size, { style: 'unit', unit, maximumFractionDigits: unit === 'gigabyte' ? 1 : 0 });
}

export function figureText(format: Formatters, figure: Figure, value: number | null): string | null {
  if (value === null) return null;
  return figure === 'rss' || figure === 'heap' ? sizeText(format, value) : format.number(value, FORMATS[figure]);
}

export interface Course {
  values: (number | null)[];
  now: number | null;
  average: number | null;
  highest: number | null;
}

/** A figure over the samples. A sample that is missing, e.g. while the process was stopped by its host, leaves a gap. */
export function courseOf(samples: readonly ServerSample[], figure: Figure, intervalMs: number): Course {
  const values: (number | null)[] = [];
  let before: number | null = null;
  for (const sample of samples) {
    const time = Date.parse(sample.time);
    if (before !== null && time - before > 2 * intervalMs) values.push(null);
    values.push(sample[figure] ?? null);
    before = time;
  }
  const known = values.filter((value) => value !== null);
  return {
    values,
    now: values.at(-1) ?? null,
    average: known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length,
    highest: known.length === 0 ? null : Math.max(...known),
  };
}
