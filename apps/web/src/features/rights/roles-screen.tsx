import type { RoleRow } from '@seaberry/api-client/schemas';
import { Ban, CircleCheck, Eye, ListChecks, ScanEye } from 'lucide-react';

import { defineResource } from '../../resource/define-resource.tsx';
import { lazily } from '../../shared/lazily.tsx';
import { NamedCell } from './named-cell.tsx';

// What is seen only in dialogs travels with them.
const Menus = lazily(async () => (await import('./role-menus.tsx')).RoleMenus);
const Range = lazily(async () => (await import('./range-dialog.tsx')).RangeDialog);

const own = ({ builtIn }: RoleRow): boolean => builtIn !== true;

/** What people may do, and to which rows. Roles that came with the product stay as they are. */
export const rolesScreen = defineResource({
  key: '/system/role/index',
  texts: 'rights.roles',
  controller: 'sysRole',
  list: 'page',
  paging: 'server',
  rowName: ({ name }) => name,
  filters: [
    { id: 'name', kind: 'search' },
    { id: 'code', kind: 'text' },
    { id: 'status', kind: 'status' },
  ],
  columns: [
    { id: 'name', sort: true, size: 240, cell: ({ name, builtIn }) => <NamedCell name={name} builtIn={builtIn} /> },
    { id: 'code', kind: 'code', sort: true },
    { id: 'dataScope', kind: 'words', words: 'dataScopes', sort: true, size: 208 },
    { id: 'status', kind: 'status', sort: true },
    { id: 'orderNo', kind: 'number', sort: true },
    { id: 'updateTime', kind: 'instant', sort: true },
    { id: 'updateUserName' },
    { id: 'builtIn', kind: 'boolean', hidden: true },
    { id: 'remark', wrap: true, size: 240, hidden: true },
    { id: 'createTime', kind: 'instant', sort: true, hidden: true },
    { id: 'createUserName', hidden: true },
  ],
  form: {
    fields: [
      { id: 'name' },
      { id: 'code' },
      { id: 'orderNo', kind: 'number', initial: 100, min: 0, hint: 'orderNo' },
      { id: 'status', kind: 'status', initial: 1 },
      { id: 'remark', kind: 'textarea' },
    ],
  },
  editable: own,
  delete: { many: true, offered: own },
  rowActions: [
    { id: 'grantMenu', icon: <ListChecks size={16} />, call: 'grantMenu', Dialog: Menus.Component, offered: own },
    { id: 'lookAtMenus', icon: <Eye size={16} />, call: 'grantMenu', Dialog: Menus.Component, offered: (row) => !own(row) },
    { id: 'dataRange', icon: <ScanEye size={16} />, call: 'grantDataScope', Dialog: Range.Component, offered: own },
    {
      id: 'enable',
      icon: <CircleCheck size={16} />,
      call: 'setStatus',
      input: ({ id }) => ({ id, status: 1 }),
      offered: (row) => own(row) && row.status === 2,
    },
    {
      id: 'disable',
      icon: <Ban size={16} />,
      tone: 'danger',
      call: 'setStatus',
      confirm: true,
      input: ({ id }) => ({ id, status: 2 }),
      offered: (row) => own(row) && row.status === 1,
    },
  ],
});
