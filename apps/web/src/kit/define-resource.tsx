import type { AnswerOf, CallName } from '@seaberry/api-client';
import type { QueryController } from '@seaberry/api-client/query';

import { defineScreen, type ScreenDefinition } from '../shared/screen.tsx';
import { loadResource } from './load-resource.ts';
import { ResourceScreen } from './resource-screen.tsx';
import type { Resource } from './resource.types.ts';
import { formatResourceSearch, parseResourceSearch, type ResourceSearch } from './search.ts';
import type { ChoiceWords, FieldIds } from './words.ts';

/** One row in the result of the list call. */
export type RowOf<C extends QueryController, L extends CallName<C>> =
  AnswerOf<C, L> extends { items: (infer R)[] } ? R : AnswerOf<C, L> extends (infer R)[] ? R : never;

/** A resource with names from the contract and the messages. */
type Checked<C extends QueryController, L extends CallName<C>, N extends string> = Resource<RowOf<C, L>, FieldIds<N>, CallName<C>> & {
  controller: C;
  list: L;
  paging: AnswerOf<C, L> extends { items: unknown[] } ? 'server' : 'browser';
  texts: N;
  words?: ChoiceWords<N>;
};

/**
 * Defines a list screen by its columns, filters, form and actions. URL, paging, permissions, states, cards on a phone, export and unsaved
 * work are common to all of them. See docs/back-office.md.
 */
export function defineResource<C extends QueryController, const L extends CallName<C>, const N extends string>(
  definition: Checked<C, L, N>,
): ScreenDefinition<ResourceSearch> {
  // From here on rows are untyped records; only functions of the definition know their types.
  const resource = resourceOf(definition);
  return defineScreen<ResourceSearch>({
    key: definition.key,
    parseSearch: (raw) => parseResourceSearch(resource, raw),
    formatSearch: (search) => formatResourceSearch(resource, search),
    loader: ({ app, search }) => loadResource(app, resource, search),
    Component: () => <ResourceScreen resource={resource} />,
  });
}

/** A resource as part of another screen, checked in the same way. */
export const resourceOf = <C extends QueryController, const L extends CallName<C>, const N extends string>(
  definition: Checked<C, L, N>,
): Resource => definition as unknown as Resource;
