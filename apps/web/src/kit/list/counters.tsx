import { StatFilter, StatFilterGroup } from '@seaberry/ui/stat-filter';
import type { ReactNode } from 'react';

import type { Counts, Filter } from '../resource.types.ts';
import { choiceText } from '../use-choices.ts';
import type { ResourceTexts } from '../words.ts';
import type { ListState } from './use-list-state.ts';

export interface CountersProps {
  /** Filters of the list; each `counter` is rendered as a group. */
  filters: readonly Filter<string>[] | undefined;
  words: ResourceTexts;
  list: Pick<ListState<never>, 'search' | 'setFilters'>;
  /** Undefined while loading. */
  counts: Counts | undefined;
  /** @default 'md' */
  size?: 'sm' | 'md';
}

/** Counts of rows by value; each one is a filter. */
export function Counters({ filters = [], words, list, counts, size = 'md' }: CountersProps): ReactNode {
  const ids = filters.flatMap(({ kind, id }) => (kind === 'counter' ? id : []));
  return (
    // On a phone the groups share one line, which scrolls.
    <div className="flex justify-between gap-x-10 gap-y-2 overflow-x-auto md:flex-wrap">
      {filters.map((filter) => filter.kind === 'counter' && <Group key={filter.id} {...{ filter, ids, words, list, counts, size }} />)}
    </div>
  );
}

interface GroupProps extends Omit<CountersProps, 'filters'> {
  filter: Extract<Filter<string>, { kind: 'counter' }>;
  /** Ids of all counters of the list; the total is selected while no counter filters. */
  ids: readonly string[];
}

function Group({ filter, ids, words, list: { search, setFilters }, counts, size = 'md' }: GroupProps): ReactNode {
  const { id, choices, all, tones = {} } = filter;
  const isTotal = ids.every((one) => search.filters[one] === undefined);
  const values = [...(all === undefined ? [] : [all]), ...choices.values.map(String)];
  return (
    <StatFilterGroup
      className="max-md:shrink-0"
      label={words.t(`counters.${id}`)}
      size={size}
      value={search.filters[id] ?? (isTotal ? all : undefined) ?? null}
      onChange={(value) =>
        setFilters(value !== null && value === all ? Object.fromEntries(ids.map((one) => [one, ''])) : { [id]: value ?? '' })
      }
    >
      {values.map((value) => (
        <StatFilter
          key={value}
          value={value}
          label={choiceText(choices, value, words)}
          count={numberOf(counts?.[value])}
          tone={tones[value] ?? 'neutral'}
        />
      ))}
    </StatFilterGroup>
  );
}

const numberOf = (count: unknown): number | undefined => (typeof count === 'number' ? count : undefined);
