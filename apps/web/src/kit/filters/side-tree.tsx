import { Card, CardBody } from '@seaberry/ui/card';
import { Tree } from '@seaberry/ui/tree';
import type { ReactNode } from 'react';

import type { Filter } from '../resource.types.ts';
import type { ListState } from '../list/use-list-state.ts';
import { useSource } from '../use-choices.ts';
import { useLazyTree } from './use-lazy-tree.ts';
import type { ResourceTexts } from '../words.ts';

export interface SideTreeProps {
  filter: Extract<Filter<string>, { kind: 'tree' }>;
  words: ResourceTexts;
  list: Pick<ListState<never>, 'search' | 'setFilter'>;
  className?: string;
}

/** Tree filter beside its list. Pressing the selected node clears the filter. */
export function SideTree({ filter, words, list: { search, setFilter }, className }: SideTreeProps): ReactNode {
  const { items, loading, updatedAt } = useSource(filter.from);
  const lazy = useLazyTree(filter, updatedAt);
  const label = words.t(`fields.${filter.id}`);
  const chosen = search.filters[filter.id];
  const choose = ([id]: readonly string[]): void => setFilter(filter.id, id && id !== chosen ? id : '');
  return (
    <Card className={className}>
      <CardBody>
        <Tree
          label={label}
          searchLabel={words.common('searchBy', { field: label })}
          nodes={loading ? undefined : items}
          value={chosen ? [chosen] : []}
          onChange={choose}
          // Every branch of a lazy tree is a request: only a single root is expanded.
          expansion={{ defaultExpanded: filter.children && items.length > 1 ? [] : items.map(({ id }) => id), ...lazy }}
          key={loading ? 'loading' : 'tree'}
        />
      </CardBody>
    </Card>
  );
}
