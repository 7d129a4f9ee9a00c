import { defineResource } from '../../kit/define-resource.tsx';
import { fromDictionary } from '../../kit/sources.ts';
import { SuperiorOrgField } from './superior-field.tsx';

/** The tree people belong to. What lies outside of the data range is shown, and stays as it is. */
export const organizationsScreen = defineResource({
  key: '/system/org/index',
  texts: 'people.organizations',
  controller: 'sysOrg',
  list: 'list',
  paging: 'browser',
  rowName: ({ name }) => name,
  below: ({ children }) => children,
  filters: [
    { id: 'name', kind: 'search' },
    { id: 'type', kind: 'select', choices: { from: fromDictionary('org_type') } },
    { id: 'status', kind: 'status' },
  ],
  columns: [
    // Up to the status they fit at 1024 px; where there is more room they take it.
    { id: 'name', wrap: true, size: 248 },
    { id: 'code', kind: 'code', size: 112 },
    { id: 'level', kind: 'number', size: 72 },
    { id: 'type', kind: 'dictionary', dictionary: 'org_type', size: 96 },
    { id: 'status', kind: 'status', size: 104 },
    { id: 'orderNo', kind: 'number' },
    { id: 'remark', wrap: true, size: 240, hidden: true },
    { id: 'updateTime', kind: 'instant', hidden: true },
    { id: 'updateUserName', hidden: true },
    { id: 'createTime', kind: 'instant', hidden: true },
    { id: 'createUserName', hidden: true },
  ],
  form: {
    fields: [
      { id: 'name' },
      { id: 'code' },
      { id: 'pid', kind: 'custom', Component: SuperiorOrgField },
      { id: 'type', kind: 'select', choices: { from: fromDictionary('org_type') } },
      { id: 'level', kind: 'number', min: 0, max: 100, hint: 'level' },
      { id: 'orderNo', kind: 'number', initial: 100, min: 0, hint: 'orderNo' },
      { id: 'status', kind: 'status', initial: 1 },
      { id: 'remark', kind: 'textarea' },
    ],
    below: ({ id, disabled }) => (disabled ? null : { pid: id }),
  },
  editable: ({ disabled }) => disabled !== true,
  // The one above all, which no superior has, stays with its company.
  delete: { many: true, offered: ({ disabled, pid }) => disabled !== true && pid !== null && pid !== undefined },
});
