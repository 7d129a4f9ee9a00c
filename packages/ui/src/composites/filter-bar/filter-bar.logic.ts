import type { UiMessages } from '@seaberry/i18n/ui';

import { isPlainDate } from '../../lib/dates.logic.js';
import { filterTest } from '../../lib/filter-test.js';
import type { FilterDefinition, FilteredValue, FilterValue, FilterValues } from './filter-bar.types.js';

/**
 * Whether a value matches a filter, for lists that are filtered in the browser.
 * A bound that is a calendar day includes the whole day; for a `Date` that is the day in UTC.
 */
export function matches(filter: FilterValue, value: FilteredValue): boolean {
  return filterTest(filter)(value);
}

/** Whether a row matches all filters. @param valueOf the row's value for the filter of this id */
export function matchesAll(filters: FilterValues, valueOf: (id: string) => FilteredValue): boolean {
  return Object.entries(filters).every(([id, filter]) => matches(filter, valueOf(id)));
}

/** Whether a filter matches everything, so that it need not be set. */
export function isOpen(filter: FilterValue): boolean {
  switch (filter.kind) {
    case 'contains':
      return filter.text.trim() === '';
    case 'oneOf':
      return filter.values.length === 0;
    case 'range':
      return filter.min === undefined && filter.max === undefined;
    case 'empty':
      return false;
  }
}

/** The filters with one of them replaced; one that matches everything is removed. */
export function withFilter(filters: FilterValues, id: string, filter: FilterValue | undefined): FilterValues {
  const { [id]: _before, ...others } = filters;
  return filter === undefined || isOpen(filter) ? others : { ...others, [id]: filter };
}

/** Texts and formatters that describe a filter. */
export interface FilterWording {
  text: UiMessages['table'];
  number: (value: number) => string;
  /** @param day `YYYY-MM-DD` */
  date: (day: string) => string;
}

/** Number of choices that a chip names; with more it names the first and counts the others. */
const NAMED = 2;

/** Description of a filter's value, for its chip. */
export function filterWords(definition: FilterDefinition, filter: FilterValue, wording: FilterWording): string {
  const { text } = wording;
  switch (filter.kind) {
    case 'contains':
      return filter.text;
    case 'empty':
      return filter.empty ? text.filterEmpty : text.filterNotEmpty;
    case 'range':
      return rangeWords(filter, definition, wording);
    case 'oneOf': {
      const names = filter.values.map((value) => nameOf(definition, value, text));
      const [first] = names;
      if (first === undefined) return '';
      if (definition.kind === 'text') return text.filterIs(first);
      return names.length > NAMED
        ? text.filterMore(first, wording.number(names.length - 1), wording.number(names.length))
        : names.join(', ');
    }
  }
}

function nameOf(definition: FilterDefinition, value: string, text: UiMessages['table']): string {
  if (definition.kind === 'boolean') return value === 'true' ? (definition.yes ?? text.filterYes) : (definition.no ?? text.filterNo);
  if (definition.kind !== 'one' && definition.kind !== 'several') return value;
  return definition.options.find((option) => option.value === value)?.label ?? value;
}

function rangeWords(
  { min, max }: Extract<FilterValue, { kind: 'range' }>,
  definition: FilterDefinition,
  { text, number, date }: FilterWording,
): string {
  const write = (bound: number | string): string => {
    if (typeof bound === 'string') return isPlainDate(bound) ? date(bound) : bound;
    return definition.kind === 'number' && definition.unit !== undefined ? `${number(bound)} ${definition.unit}` : number(bound);
  };
  if (min !== undefined && min === max) return write(min);
  if (min !== undefined && max !== undefined) return text.filterBetween(write(min), write(max));
  if (min !== undefined) return text.filterAtLeast(write(min));
  return max === undefined ? '' : text.filterAtMost(write(max));
}
