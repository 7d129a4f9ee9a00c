import { isCalendarDate } from '@seaberry/tracking/rules';

import { readList, writeList, type RawSearch, type SearchPatch } from '../../shared/search.ts';
import type { Filter, Values } from '../resource.types.ts';

/** Parameters with another meaning in every URL. */
const RESERVED = new Set(['title', 'tagsViewName', 'page', 'pageSize', 'sort', 'open']);
const nameOf = (id: string): string => (RESERVED.has(id) ? `${id}Like` : id);

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAYS = /^(\d{4}-\d{2}-\d{2})?~(\d{4}-\d{2}-\d{2})?$/;
const DAY_MS = 86_400_000;

/** Filters by id as texts; only those that are set. */
export type FilterValues = Readonly<Record<string, string>>;

/** Value of a filter in a URL; `''` when invalid. */
export function readFilter(filter: Filter<string>, raw: RawSearch): string {
  if (filter.kind === 'days') return writeDays(dayOf(raw[filter.from]), dayOf(raw[filter.to]));
  const text = raw[nameOf(filter.id)];
  if (!text) return '';
  switch (filter.kind) {
    case 'range':
      return DAYS.test(text) && text.split('~').every((day) => day === '' || isCalendarDate(day)) && text !== '~' ? text : '';
    case 'text':
      return filter.numeric && !/^-?\d{1,15}(\.\d{1,9})?$/.test(text.trim()) ? '' : text;
    case 'least':
      return /^\d{1,9}$/.test(text) ? text : '';
    case 'status':
      return text === '1' || text === '2' ? text : '';
    case 'several':
      return writeList(filter.open ? readList(text) : readList(text).filter((one) => isKnown(filter.choices.values, one))) ?? '';
    case 'counter':
      return isKnown(filter.choices.values, text) ? text : '';
    case 'select':
      return 'values' in filter.choices && !isKnown(filter.choices.values, text) ? '' : text;
    default:
      return text;
  }
}

/** A known value by its text; an unknown one stays a text. */
const valueOf = (values: readonly (string | number)[], text: string): string | number => values.find((one) => String(one) === text) ?? text;
const isKnown = (values: readonly (string | number)[], text: string): boolean => values.some((one) => String(one) === text);
const dayOf = (text: string | undefined): string => (text && DAY.test(text) && isCalendarDate(text) ? text : '');

/** URL parameters of a filter. */
export function writeFilter(filter: Filter<string>, text: string | undefined): SearchPatch {
  if (filter.kind !== 'days') return { [nameOf(filter.id)]: text || undefined };
  const { from, to } = readDays(text ?? '');
  return { [filter.from]: from || undefined, [filter.to]: to || undefined };
}

/** Both days of a range; `''` for an open end. */
export function readDays(text: string): { from: string; to: string } {
  const [from = '', to = ''] = text.split('~');
  return { from, to };
}

/** Two days as the value of a filter; `''` when both are open. */
export const writeDays = (from: string, to: string): string => (from || to ? `${from}~${to}` : '');

/** Midnight of the device at the start of a day, or its last moment. */
export function momentOf(day: string, end: boolean): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(new Date(year, month - 1, date + (end ? 1 : 0)).getTime() - (end ? 1 : 0)).toISOString();
}

/** Midnight in UTC, some days later. */
const utcMidnight = (day: string, later: number): string => new Date(Date.parse(`${day}T00:00:00.000Z`) + later * DAY_MS).toISOString();

/** Filters as input of the list call, for server-side filtering. */
export const filterInput = (filters: readonly Filter<string>[] | undefined, values: FilterValues): Values =>
  Object.assign({}, ...(filters ?? []).map((filter) => inputOf(filter, values[filter.id]?.trim() ?? '')));

function inputOf(filter: Filter<string>, text: string): Values {
  if (!text) return {};
  switch (filter.kind) {
    case 'range': {
      const { from, to } = readDays(text);
      const sent = (day: string, end: boolean): string => (filter.calendar ? day : momentOf(day, end));
      return {
        ...(from ? { [filter.from ?? 'startTime']: sent(from, false) } : {}),
        ...(to ? { [filter.to ?? 'endTime']: sent(to, true) } : {}),
      };
    }
    case 'days': {
      const { from, to } = readDays(text);
      return { ...(from ? { [filter.from]: utcMidnight(from, 0) } : {}), ...(to ? { [filter.to]: utcMidnight(to, 1) } : {}) };
    }
    case 'text':
      return { [filter.id]: filter.numeric ? Number(text) : text };
    case 'least':
    case 'status':
      return { [filter.id]: Number(text) };
    case 'several':
      return { [filter.id]: readList(text).map((one) => valueOf(filter.choices.values, one)) };
    case 'select':
      return { [filter.id]: 'values' in filter.choices ? valueOf(filter.choices.values, text) : text };
    default:
      return { [filter.id]: text };
  }
}

/** Names of the inputs of a filter. */
export const inputsOf = (filter: Filter<string>): string[] =>
  filter.kind === 'range' || filter.kind === 'days' ? [filter.from ?? 'startTime', filter.to ?? 'endTime'] : [filter.id];

/** Required filters that are not set: those without an input that the call requires, such as one end of a range, and those of the definition. */
export const missingFilters = (
  filters: readonly Filter<string>[] | undefined,
  values: FilterValues,
  requiredInputs: readonly string[],
): Filter<string>[] =>
  (filters ?? []).filter((filter) => {
    const text = values[filter.id]?.trim() ?? '';
    const given = inputOf(filter, text);
    return (filter.required && text === '') || inputsOf(filter).some((name) => requiredInputs.includes(name) && !(name in given));
  });
