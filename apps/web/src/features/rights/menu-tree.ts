import type { MenuNode } from '@seaberry/api-client/schemas';
import type { TreeNode } from '@seaberry/ui/tree';

import { from } from '../../kit/sources.ts';

export const BUTTON = 3;

/** Directories and pages, as possible parents. */
const placesOf = (menus: readonly MenuNode[]): TreeNode[] =>
  menus
    .filter(({ type }) => type !== BUTTON)
    .map(({ id, title, children }) => {
      const below = placesOf(children ?? []);
      return { id, label: title, ...(below.length > 0 ? { children: below } : {}) };
    });

export const placeTree = from('sysMenu', 'list', undefined, placesOf);

/** Whether an entry or one of its descendants is built in, so that it cannot be deleted. */
export const holdsBuiltIn = ({ builtIn, children }: MenuNode): boolean => builtIn === true || (children ?? []).some(holdsBuiltIn);
