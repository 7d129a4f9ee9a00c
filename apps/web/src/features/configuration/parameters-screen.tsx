import { parameter } from '@seaberry/api-client/fields/sys-settings';
import { SlidersHorizontal } from 'lucide-react';

import { defineResource } from '../../kit/define-resource.tsx';
import { projected } from '../../kit/projected.ts';
import { from } from '../../kit/sources.ts';
import { lazily } from '../../shared/lazily.tsx';
import { isBuiltIn, needsValue, valueText, withSysFlag } from './parameter-values.ts';

// Lazy: used only in forms.
const Value = lazily(async () => (await import('./parameter-fields.tsx')).ValueField);
const Group = lazily(async () => (await import('./parameter-fields.tsx')).GroupField);
const Values = lazily(async () => (await import('./values-dialog.tsx')).ValuesDialog);

const groups = from('sysSettings', 'groupList', undefined, (codes) => codes.map((code) => ({ value: code, label: code })));

const { form, ...parts } = projected(parameter, {
  columns: {
    name: { size: 200, wrap: true },
    code: { size: 232, hidden: true },
    value: { size: 136, wrap: true, cell: valueText },
    groupCode: { kind: 'words', words: 'groups', size: 112 },
    sysFlag: { kind: 'words', words: 'sysFlags', size: 96, hidden: true },
    orderNo: { hidden: true },
    remark: { size: 400 },
    updateTime: { hidden: true },
    updateUserName: { hidden: true },
  },
  filters: { groupCode: { kind: 'select', choices: { from: groups, words: 'groups' } } },
  fields: {
    name: { fixed: isBuiltIn },
    code: { fixed: isBuiltIn, hint: 'code' },
    value: { kind: 'custom', Component: Value.Component },
    groupCode: { kind: 'custom', Component: Group.Component },
    remark: { fixed: isBuiltIn },
  },
});

/** Parameters of the installation: built-in ones change what the product does, others are for programs that read them. */
export const parametersScreen = defineResource({
  key: '/system/config/index',
  texts: 'configuration.parameters',
  ...parts,
  form: {
    ...form,
    faults: ({ value }, row) => (row && needsValue(row) && !value ? { value: 'required' } : {}),
    finish: withSysFlag,
  },
  list: 'page',
  paging: 'server',
  delete: { many: true, offered: (row) => !isBuiltIn(row) },
  toolbar: [{ id: 'values', icon: <SlidersHorizontal size={16} />, call: 'batchUpdate', Dialog: Values.Component }],
});
