import type { ActiveFilter } from '@seaberry/ui/filter-bar';
import { useQueries } from '@tanstack/react-query';

import { useApp } from '../../app-context.tsx';
import type { Choice, Filter } from '../resource.types.ts';
import { readDays, type ResourceSearch } from '../search.ts';
import { statusChoices } from '../use-choices.ts';
import { wordOf } from '../values.tsx';
import type { Words } from '../words.ts';
import { labelIn } from './nodes.ts';

/** The filters that are set, in words. */
export function useActiveFilters(filters: readonly Filter<string>[], search: ResourceSearch, words: Words): ActiveFilter[] {
  const { client } = useApp();
  const set = filters.filter(({ id }) => search.filters[id]);
  // The same questions as those of the controls, so nothing is asked twice.
  const named = useQueries({
    queries: set.flatMap((filter) => {
      const source = sourceOf(filter);
      return source ? [{ ...source.query(client), meta: { handledByCaller: true, filter: filter.id } }] : [];
    }),
  });
  const sourced = set.filter((filter) => sourceOf(filter) !== undefined);
  return set.map((filter) => {
    const answer = named[sourced.indexOf(filter)]?.data ?? [];
    return { id: filter.id, label: words.t(`fields.${filter.id}`), value: wordsOf(filter, search.filters[filter.id] ?? '', words, answer) };
  });
}

const sourceOf = (filter: Filter<string>) =>
  filter.kind === 'tree' ? filter.from : filter.kind === 'select' && 'from' in filter.choices ? filter.choices.from : undefined;

function wordsOf(filter: Filter<string>, value: string, words: Words, answer: readonly unknown[]): string {
  const { format } = words;
  switch (filter.kind) {
    case 'status':
      return statusChoices(words).find((choice) => choice.value === value)?.label ?? value;
    case 'select':
      if ('values' in filter.choices) return wordOf(words, filter.choices.words, value);
      // What its own source has answered.
      return (answer as readonly Choice[]).find((choice) => choice.value === value)?.label ?? value;
    case 'tree':
      return labelIn(answer as Parameters<typeof labelIn>[0], value);
    case 'range': {
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
