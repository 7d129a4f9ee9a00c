import type { App } from '../app-context.tsx';
import type { AreaName } from '../i18n/areas.ts';
import { isOtherBackEnd, permissionSet } from '../session/held-codes.ts';
import { sysInfoQuery, userInfoQuery } from '../session/session.ts';
import { allowedCall, declare, requiredInputs } from './access.ts';
import { missingFilters } from './filters/filter-values.ts';
import { loadFilters } from './filters/rare-filters.ts';
import { listQuery } from './queries.ts';
import { loadRecord } from './record/open-record.tsx';
import type { Resource } from './resource.types.ts';
import { loadCells } from './rich-kinds.ts';
import type { ResourceSearch } from './search.ts';

/** Texts and declarations of a resource. */
export async function loadTexts(app: App, resource: Resource): Promise<void> {
  await Promise.all([declare(resource.controller), app.texts.ensure('resource', resource.texts.split('.')[0] as AreaName)]);
}

/** Loads code and texts of a resource's screen, and starts its list query if permitted. */
export async function loadResource(app: App, resource: Resource, search: ResourceSearch): Promise<void> {
  await declare(resource.controller);
  const user = app.queryClient.getQueryData(userInfoQuery(app.client).queryKey);
  const info = app.queryClient.getQueryData(sysInfoQuery(app.client).queryKey);
  const { capability } = resource;
  // The frame of the page does not wait for its rows, and forbidden requests are not sent.
  if (
    user &&
    (!capability || !info || info.capabilities?.includes(capability)) &&
    missingFilters(resource.filters, search.filters, requiredInputs(resource.controller, resource.list)).length === 0 &&
    allowedCall(permissionSet(user, isOtherBackEnd(info)), resource.controller, resource.list)
  )
    void app.queryClient.prefetchQuery(listQuery(app.client, resource, search));
  await Promise.all([loadTexts(app, resource), loadCells(resource), loadFilters(resource.filters), loadRecord(resource, search)]);
}
