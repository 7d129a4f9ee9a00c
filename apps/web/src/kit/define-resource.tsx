import { type AnswerOf, type CallName, type ControllerName } from '@seaberry/api-client';

import type { AreaName } from '../i18n/areas.ts';
import { isOtherBackEnd, permissionSet } from '../session/held-codes.ts';
import { sysInfoQuery, userInfoQuery } from '../session/session.ts';
import { defineScreen, type ScreenDefinition } from '../shared/screen.tsx';
import { allowedCall, declare } from './access.ts';
import { missingFilters } from './filters/filter-values.ts';
import { loadFilters } from './filters/rare-filters.ts';
import { loadRecord } from './record/open-record.tsx';
import { listQuery } from './queries.ts';
import { ResourceScreen } from './resource-screen.tsx';
import type { Resource } from './resource.types.ts';
import { loadCells } from './rich-kinds.ts';
import { formatResourceSearch, parseResourceSearch, type ResourceSearch } from './search.ts';
import type { FieldIds } from './words.ts';

type Readable = Exclude<ControllerName, 'live'>;

/** What the list call answers one of. */
export type RowOf<C extends Readable, L extends CallName<C>> =
  AnswerOf<C, L> extends { items: (infer R)[] } ? R : AnswerOf<C, L> extends (infer R)[] ? R : never;

/** A resource whose names are those of the contract and of the texts. */
type Checked<C extends Readable, L extends CallName<C>, N extends string> = Resource<RowOf<C, L>, FieldIds<N>, CallName<C>> & {
  controller: C;
  list: L;
  paging: AnswerOf<C, L> extends { items: unknown[] } ? 'server' : 'browser';
  texts: N;
};

/**
 * A list screen out of what is particular about it: columns, filters, form, actions. Everything else — address, pages, permissions,
 * states, cards on a phone, export, unsaved work — is the same for all of them. See docs/back-office.md.
 */
export function defineResource<C extends Readable, const L extends CallName<C>, const N extends string>(
  definition: Checked<C, L, N>,
): ScreenDefinition<ResourceSearch> {
  // From here on rows are values by name: only the definition's own functions, which get what its list answered, know more.
  const resource = definition as unknown as Resource;
  const area = definition.texts.split('.')[0] as AreaName;
  return defineScreen<ResourceSearch>({
    key: definition.key,
    parseSearch: (raw) => parseResourceSearch(resource, raw),
    formatSearch: (search) => formatResourceSearch(resource, search),
    loader: async ({ app, search }) => {
      await declare(resource.controller);
      const user = app.queryClient.getQueryData(userInfoQuery(app.client).queryKey);
      const other = isOtherBackEnd(app.queryClient.getQueryData(sysInfoQuery(app.client).queryKey));
      // The frame of the page does not wait for its rows, and nothing is asked that would be refused.
      if (
        user &&
        missingFilters(resource.filters, search.filters).length === 0 &&
        allowedCall(permissionSet(user, other), resource.controller, resource.list)
      )
        void app.queryClient.prefetchQuery(listQuery(app.client, resource, search));
      await Promise.all([
        app.texts.ensure('resource', area),
        loadCells(resource),
        loadFilters(resource.filters),
        loadRecord(resource, search),
      ]);
    },
    Component: () => <ResourceScreen resource={resource} />,
  });
}
