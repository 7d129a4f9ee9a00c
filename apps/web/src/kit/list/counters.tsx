import { StatFilter, StatFilterGroup } from '@seaberry/ui/stat-filter';
import type { ReactNode } from 'react';

import type { Counts, Filter } from '../resource.types.ts';
import { choiceText } from '../use-choices.ts';
import type { Words } from '../words.ts';
import type { ListState } from './use-list-state.ts';

export interface CountersProps {
  /** Filters of the list; each `counter` is rendered as a group. */
  filters: readonly Filter<string>[] | undefined;
  words: Words;
  list: Pick<ListState<never>, 'search' | 'setFilter'>;
  /** Undefined while loading. */
  counts: Counts | undefined;
  /** @default 'md' */
  size?: 'sm' | 'md';
}

/** Counts of rows by value; each one is a filter. */
export function Counters({ filters = [], words, list, counts, size = 'md' }: CountersProps): ReactNode {
  return (
    // On a phone the groups share one line, which scrolls.
    <div className="flex justify-between gap-x-10 gap-y-2 overflow-x-auto md:flex-wrap">
      {filters.map((filter) => filter.kind === 'counter' && <Group key={filter.id} {...{ filter, words, list, counts, size }} />)}
    </div>
  );
}

interface GroupProps extends Omit<CountersProps, 'filters'> {
  filter: Extract<Filter<string>, { kind: 'counter' }>;
}

function Group({ filter, words, list: { search, setFilter }, counts, size = 'md' }: GroupProps): ReactNode {
  const { id, choices, all, tones = {} } = filter;
  const values = [...(all === undefined ? [] : [all]), ...choices.values.map(String)];
  return (
    <StatFilterGroup
      className="max-md:shrink-0"
      label={words.t(`counters.${id}`)}
      size={size}
      value={search.filters[id] ?? all ?? null}
      onChange={(value) => setFilter(id, value === null || value === all ? '' : value)}
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
