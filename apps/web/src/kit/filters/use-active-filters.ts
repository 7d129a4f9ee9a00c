import type { ActiveFilter } from '@seaberry/ui/filter-bar';
import { useQueries } from '@tanstack/react-query';

import { useApp } from '../../app-context.tsx';
import { readList } from '../../shared/search.ts';
import type { Choice } from '../choices.types.ts';
import type { Filter } from '../resource.types.ts';
import { choiceText, statusChoices } from '../use-choices.ts';
import type { ResourceTexts } from '../words.ts';
import { sourceOf } from './filter-source.ts';
import { readDays, type FilterValues } from './filter-values.ts';
import { labelIn } from './nodes.ts';

/** Descriptions of the active filters. */
export function useActiveFilters(filters: readonly Filter<string>[], values: FilterValues, words: ResourceTexts): ActiveFilter[] {
  const { client } = useApp();
  const set = filters.filter(({ id }) => values[id]);
  // Same queries as those of the controls, so nothing is fetched twice.
  const named = useQueries({
    queries: set.flatMap((filter) => {
      const source = sourceOf(filter, values);
      return source ? [{ ...source.query(client), meta: { handledByCaller: true, filter: filter.id } }] : [];
    }),
  });
  const sourced = set.filter((filter) => sourceOf(filter, values) !== undefined);
  return set.map((filter) => {
    const answer = named[sourced.indexOf(filter)]?.data ?? [];
    return { id: filter.id, label: words.t(`fields.${filter.id}`), value: textOfValue(filter, values[filter.id] ?? '', words, answer) };
  });
}

function textOfValue(filter: Filter<string>, value: string, words: ResourceTexts, answer: readonly unknown[]): string {
  const { format } = words;
  switch (filter.kind) {
    case 'status':
      return statusChoices(words).find((choice) => choice.value === value)?.label ?? value;
    case 'select':
      if ('values' in filter.choices) return choiceText(filter.choices, value, words);
      return labelAmong(answer, value);
    case 'lookup':
      return labelAmong(answer, value);
    case 'tree':
      return labelIn(answer as Parameters<typeof labelIn>[0], value);
    case 'several':
      return format.list(readList(value).map((one) => choiceText(filter.choices, one, words)));
    case 'range':
    case 'days': {
      const { from, to } = readDays(value);
      const day = (text: string): string => (text ? format.instant(`${text}T00:00:00Z`, 'UTC', 'date') : '…');
      return `${day(from)} – ${day(to)}`;
    }
    case 'least':
      return `≥ ${format.number(Number(value))}${filter.unit ? ` ${filter.unit}` : ''}`;
    case 'custom':
      return filter.text(value);
    default:
      return value;
  }
}

/** @param answer choices loaded from the filter's own source */
const labelAmong = (answer: readonly unknown[], value: string): string =>
  (answer as readonly Choice[]).find((choice) => choice.value === value)?.label ?? value;
