import type { EndpointMeta } from './declare.js';
import { codesOf, type ControllerName, type PermissionCode } from './index.js';
import { contract } from './registry.gen.js';

/* Declarations of all controllers, for a server, tests and tools. A page loads single ones with `loadCalls`. */

export { contract };
export { isForPeople } from './sys-open-access/for-people.js';

export interface DeclaredCall {
  controller: ControllerName;
  name: string;
  meta: EndpointMeta;
}

/** All calls as one list, by controller. */
export function allCalls(): DeclaredCall[] {
  return Object.entries(contract).flatMap(([controller, calls]) =>
    Object.entries(calls).map(([name, meta]) => ({ controller: controller as ControllerName, name, meta })),
  );
}

/** Every button code that guards a call, sorted. */
export function permissionCodes(): PermissionCode[] {
  return [...new Set(allCalls().flatMap(({ meta }) => codesOf(meta.permission)))].toSorted();
}
