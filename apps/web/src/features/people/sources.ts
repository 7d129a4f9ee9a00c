import type { AnswerOf } from '@seaberry/api-client';
import type { TreeNode } from '@seaberry/ui/tree';

import { from } from '../../kit/sources.ts';

/** Choices used by several user screens. One source per call, so that screens share the query. */

type Org = AnswerOf<'sysOrg', 'list'>[number];

/** Organizations outside of the data range are shown and cannot be chosen. */
const nodeOf = ({ id, name, code, disabled, children }: Org): TreeNode => ({
  id,
  label: name,
  ...(code ? { keywords: [code] } : {}),
  ...(disabled ? { disabled } : {}),
  ...(children && children.length > 0 ? { children: children.map(nodeOf) } : {}),
});

export const orgTree = from('sysOrg', 'list', undefined, (orgs) => orgs.map(nodeOf));

/** Enabled roles. */
export const roleChoices = from('sysRole', 'list', undefined, (roles) => roles.map(({ id, name }) => ({ value: id, label: name })));

export const positionChoices = from('sysPos', 'list', undefined, (positions) =>
  positions.map(({ id, name }) => ({ value: id, label: name })),
);
