import type { Filter } from '../resource.types.ts';
import type { FilterValues } from './filter-values.ts';

/** Source of the labels of a filter's values, if they are not known from its definition. */
export function sourceOf(filter: Filter<string>, values: FilterValues) {
  switch (filter.kind) {
    case 'tree':
      return filter.from;
    case 'lookup':
      return filter.named([values[filter.id] ?? '']);
    case 'select':
      return 'from' in filter.choices ? filter.choices.from : undefined;
    default:
      return undefined;
  }
}
