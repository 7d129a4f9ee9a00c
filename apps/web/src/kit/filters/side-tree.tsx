import { Card, CardBody } from '@seaberry/ui/card';
import { Tree } from '@seaberry/ui/tree';
import type { ReactNode } from 'react';

import type { Filter } from '../resource.types.ts';
import type { ListState } from '../list/use-list-state.ts';
import { useSource } from '../use-choices.ts';
import type { Words } from '../words.ts';

export interface SideTreeProps {
  filter: Extract<Filter<string>, { kind: 'tree' }>;
  words: Words;
  list: Pick<ListState<never>, 'search' | 'setFilter'>;
  className?: string;
}

/** A filter that is a tree, beside the list it narrows. Pressing what is chosen lets it go. */
export function SideTree({ filter, words, list: { search, setFilter }, className }: SideTreeProps): ReactNode {
  const { items, loading } = useSource(filter.from);
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
          expansion={{ defaultExpanded: items.map(({ id }) => id) }}
          key={loading ? 'loading' : 'tree'}
        />
      </CardBody>
    </Card>
  );
}
