import type { AnswerOf } from '@seaberry/api-client';
import type { TreeNode } from '@seaberry/ui/tree';

import { from } from './sources.ts';

type Org = AnswerOf<'sysOrg', 'list'>[number];

/** Organizations outside of the data range are shown and cannot be chosen. */
const nodeOf = ({ id, name, code, disabled, children }: Org): TreeNode => ({
  id,
  label: name,
  ...(code ? { keywords: [code] } : {}),
  ...(disabled ? { disabled } : {}),
  ...(children && children.length > 0 ? { children: children.map(nodeOf) } : {}),
});

/** Organizations of the company, for the forms and filters of several features. */
export const orgTree = from('sysOrg', 'list', undefined, (orgs) => orgs.map(nodeOf));
