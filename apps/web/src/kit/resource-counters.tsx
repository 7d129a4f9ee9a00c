import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useApp } from '../app-context.tsx';
import { filterInput } from './filters/filter-values.ts';
import { Counters, type CountersProps } from './list/counters.tsx';
import type { CountsQuery, Resource, Values } from './resource.types.ts';

export interface ResourceCountersProps extends Omit<CountersProps, 'counts' | 'filters'> {
  resource: Resource;
  counts: NonNullable<Resource['counts']>;
}

/** Counts of a resource: of the rows that match the other filters. */
export function ResourceCounters({ resource, counts, ...rest }: ResourceCountersProps): ReactNode {
  const { client } = useApp();
  const query: CountsQuery = counts(client, countInput(resource, rest.list.search.filters));
  const { data } = useQuery({ ...query, placeholderData: keepPreviousData });
  return <Counters {...rest} filters={resource.filters} counts={data} />;
}

/** Input of the counts: the filters without counter filters. */
const countInput = ({ filters }: Resource, values: Readonly<Record<string, string>>): Values =>
  filterInput(
    filters?.filter(({ kind }) => kind !== 'counter'),
    values,
  );
