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
import { nodeLabel } from './nodes.ts';

/** Descriptions of the active filters. */
export function useActiveFilters(filters: readonly Filter<string>[], values: FilterValues, words: ResourceTexts): ActiveFilter[] {
  const { client } = useApp();
  const activeFilters = filters.filter(({ id }) => values[id]);
  // Same queries as those of the controls, so nothing is fetched twice.
  const choiceQueries = useQueries({
    queries: activeFilters.flatMap((filter) => {
      const source = sourceOf(filter, values);
      return source ? [{ ...source.query(client), meta: { handledByCaller: true, filter: filter.id } }] : [];
    }),
  });
  const filtersWithSource = activeFilters.filter((filter) => sourceOf(filter, values) !== undefined);
  return activeFilters.map((filter) => {
    const choices = choiceQueries[filtersWithSource.indexOf(filter)]?.data ?? [];
    return { id: filter.id, label: words.t(`fields.${filter.id}`), value: textOfValue(filter, values[filter.id] ?? '', words, choices) };
  });
}

function textOfValue(filter: Filter<string>, value: string, words: ResourceTexts, choices: readonly unknown[]): string {
  const { format } = words;
  switch (filter.kind) {
    case 'status':
      return statusChoices(words).find((choice) => choice.value === value)?.label ?? value;
    case 'select':
      if ('values' in filter.choices) return choiceText(filter.choices, value, words);
      return choiceLabel(choices, value);
    case 'lookup':
      return choiceLabel(choices, value);
    case 'tree':
      return nodeLabel(choices as Parameters<typeof nodeLabel>[0], value);
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

/** @param choices choices loaded from the filter's own source */
const choiceLabel = (choices: readonly unknown[], value: string): string =>
  (choices as readonly Choice[]).find((choice) => choice.value === value)?.label ?? value;
