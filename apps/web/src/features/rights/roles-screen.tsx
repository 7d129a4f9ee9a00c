import { role } from '@seaberry/api-client/fields/sys-role';
import type { RoleRow } from '@seaberry/api-client/schemas';
import { Eye, ListChecks, ScanEye } from 'lucide-react';

import { statusActions } from '../../kit/actions/status-actions.tsx';
import { defineResource } from '../../kit/define-resource.tsx';
import { projected } from '../../kit/projected.ts';
import { lazily } from '../../shared/lazily.tsx';
import { NamedCell } from './named-cell.tsx';

// Lazy: used only in dialogs.
const Menus = lazily(async () => (await import('./role-menus.tsx')).RoleMenus);
const Range = lazily(async () => (await import('./range-dialog.tsx')).RangeDialog);

const own = ({ builtIn }: RoleRow): boolean => builtIn !== true;

/** Permissions of users, and the rows they apply to. Built-in roles are read-only. */
export const rolesScreen = defineResource({
  key: '/system/role/index',
  texts: 'rights.roles',
  ...projected(role, {
    columns: {
      name: { size: 240, cell: ({ name, builtIn }) => <NamedCell name={name} builtIn={builtIn} /> },
      dataScope: { kind: 'words', words: 'dataScopes', size: 208 },
    },
  }),
  list: 'page',
  paging: 'server',
  editable: own,
  delete: { many: true, offered: own },
  rowActions: [
    { id: 'grantMenu', icon: <ListChecks size={16} />, call: 'grantMenu', Dialog: Menus.Component, offered: own },
    { id: 'lookAtMenus', icon: <Eye size={16} />, call: 'grantMenu', Dialog: Menus.Component, offered: (row) => !own(row) },
    { id: 'dataRange', icon: <ScanEye size={16} />, call: 'grantDataScope', Dialog: Range.Component, offered: own },
    ...statusActions({ asks: 'disable', offered: own }),
  ],
});
