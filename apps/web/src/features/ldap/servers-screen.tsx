import { ldapServer } from '@seaberry/api-client/fields/sys-ldap';
import { Building2, PlugZap, UsersRound } from 'lucide-react';

import { defineResource } from '../../kit/define-resource.tsx';
import { inSections, projected } from '../../kit/projected.ts';
import { from } from '../../kit/sources.ts';
import { lazily } from '../../shared/lazily.tsx';

// Lazy: used only in the form and after a press.
const Password = lazily(async () => (await import('./bind-password-field.tsx')).BindPasswordField);
const TestDialog = lazily(async () => (await import('./test-dialog.tsx')).TestDialog);
const SyncPeople = lazily(async () => (await import('./sync-dialog.tsx')).SyncPeopleDialog);
const SyncDepartments = lazily(async () => (await import('./sync-dialog.tsx')).SyncDepartmentsDialog);

const roles = from('sysRole', 'list', undefined, (all) => all.map(({ id, name }) => ({ value: id, label: name })));
const isEnabled = ({ status }: { status?: number | null | undefined }): boolean => status !== 2;

const { form, ...list } = projected(ldapServer, {
  columns: {
    host: { size: 200 },
    port: { size: 80 },
    encryption: { kind: 'words', words: 'encryptions', size: 112 },
    baseDn: { size: 240, wrap: true },
    bindDn: { size: 240, wrap: true },
  },
  fields: {
    host: { hint: 'host' },
    encryption: { hint: 'encryption' },
    bindDn: { wide: true },
    baseDn: { wide: true },
    caCertificate: { hint: 'caCertificate' },
    authFilter: { hint: 'authFilter', wide: true },
    bindAttrCode: { hint: 'bindAttrCode' },
    personFilter: { wide: true },
    departmentFilter: { wide: true },
    roleId: { kind: 'select', choices: { from: roles }, hint: 'roleId' },
  },
  more: [{ after: 'bindDn', field: { id: 'bindPass', kind: 'custom', Component: Password.Component, secret: true } }],
});

const SECTIONS = {
  connection: ['host', 'port', 'encryption', 'bindDn', 'bindPass', 'baseDn', 'caCertificate', 'status'],
  attributes: ['authFilter', 'bindAttrAccount', 'bindAttrCode', 'bindAttrEmployeeId', 'attrName', 'attrEmail', 'attrPhone'],
} as const;

/** Directory servers, from which people and departments are synchronized. */
export const serversScreen = defineResource({
  key: '/system/ldap/index',
  texts: 'ldap',
  capability: 'ldap',
  ...list,
  list: 'page',
  paging: 'server',
  form: { sections: inSections(form.fields, SECTIONS, 'sync'), frame: 'drawer', size: 'lg' },
  delete: { many: true },
  affects: ['sysUser', 'sysOrg'],
  rowActions: [
    { id: 'test', call: 'test', icon: <PlugZap size={16} />, Dialog: TestDialog.Component },
    { id: 'syncUser', call: 'syncUser', icon: <UsersRound size={16} />, Dialog: SyncPeople.Component, offered: isEnabled },
    { id: 'syncDept', call: 'syncDept', icon: <Building2 size={16} />, Dialog: SyncDepartments.Component, offered: isEnabled },
  ],
});
