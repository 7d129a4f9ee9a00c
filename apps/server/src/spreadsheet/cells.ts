import type { CELL_KINDS } from '@seaberry/api-client/schemas';
import { Cache } from '../ports/cache.ts';

export interface ExportColumn {
  key: string;
  heading: string;
  kind: (typeof CELL_KINDS)[number];
  labels?: Readonly<Record<string, string>> | null | undefined;
  zoneOf?: string | null | undefined;
}

/** A local time with the offset of its zone from UTC, in minutes. */
export interface LocalTime {
  /** Milliseconds since 1970-01-01 00:00 in the zone. */
  localMs: number;
  offset: number;
}

export type Cell =
  | { kind: 'empty' }
  | { kind: 'text'; text: string }
  | { kind: 'number' | 'duration' | 'bytes' | 'percent'; value: number }
  /** `YYYY-MM-DD`. */
  | { kind: 'date'; day: string }
  | ({ kind: 'instant' } & LocalTime);

const EMPTY: Cell = { kind: 'empty' };
const MINUTE_MS = 60_000;
const DAY = /^\d{4}-\d{2}-\d{2}$/u;

/** Time zones that rows name; null for one that does not exist. */
export const clocks = new Cache<Intl.DateTimeFormat | null>({
  prefix: 'timeZone',
  limit: 600,
  show: (clock) => clock?.resolvedOptions().timeZone ?? null,
});

function clockOf(timeZone: string): Intl.DateTimeFormat | null {
  let clock = clocks.get(timeZone);
  if (clock === undefined) {
    try {
      // sv-SE formats 2026-11-21 17:00:00.
      clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
    } catch {
      clock = null;
    }
    clocks.set(timeZone, clock);
  }
  return clock;
}

export const isTimeZone = (timeZone: string): boolean => clockOf(timeZone) !== null;

/** Local time at an instant; null for an invalid instant or zone. */
export function localTime(instant: string, timeZone: string): LocalTime | null {
  const ms = Date.parse(instant);
  const clock = clockOf(timeZone);
  if (Number.isNaN(ms) || !clock) return null;
  const localMs = Date.parse(`${clock.format(ms).replace(' ', 'T')}Z`);
  if (Number.isNaN(localMs)) return null;
  return { localMs, offset: Math.round((localMs - ms) / MINUTE_MS) };
}

/** Cell of a row and column. A value of another kind becomes text. */
export function cellOf(row: Readonly<Record<string, unknown>>, column: ExportColumn, timeZone: string): Cell {
  const value = Object.hasOwn(row, column.key) ? row[column.key] : null;
  if (value === null || value === undefined || value === '') return EMPTY;
  if (Array.isArray(value)) return textCell(value.map((one) => labelOf(column, one)).join(', '));
  if (column.labels) return textCell(labelOf(column, value));
  switch (column.kind) {
    case 'text':
      break;
    case 'date':
      if (typeof value === 'string' && DAY.test(value.slice(0, 10))) return { kind: 'date', day: value.slice(0, 10) };
      break;
    case 'instant': {
      const zone = column.zoneOf ? row[column.zoneOf] : timeZone;
      const time = typeof value === 'string' ? localTime(value, typeof zone === 'string' ? zone : 'UTC') : null;
      if (time) return { kind: 'instant', ...time };
      break;
    }
    default:
      if (typeof value === 'number' && Number.isFinite(value)) return { kind: column.kind, value };
  }
  return textCell(plainText(value));
}

const textCell = (text: string): Cell => (text === '' ? EMPTY : { kind: 'text', text });

const plainText = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? String(value) : JSON.stringify(value);

function labelOf({ labels }: ExportColumn, value: unknown): string {
  const text = plainText(value);
  return labels && Object.hasOwn(labels, text) ? (labels[text] ?? text) : text;
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** `+08:00`. */
export const offsetText = (minutes: number): string =>
  `${minutes < 0 ? '-' : '+'}${twoDigits(Math.floor(Math.abs(minutes) / 60))}:${twoDigits(Math.abs(minutes) % 60)}`;
