import { org } from '@seaberry/api-client/fields/sys-org';

import { defineResource } from '../../kit/define-resource.tsx';
import { projected } from '../../kit/projected.ts';
import { fromDictionary } from '../../kit/sources.ts';
import { isRootParent } from '../../kit/tree.logic.ts';
import { lazily } from '../../shared/lazily.tsx';

// The form library loads with the form.
const Director = lazily(async () => (await import('./colleague-field.tsx')).DirectorField);
const ParentOrg = lazily(async () => (await import('./parent-field.tsx')).ParentOrgField);

const parts = projected(org, {
  columns: {
    // The columns up to the status fit at 1024 px; in a wider window they grow.
    name: { wrap: true, size: 248 },
    code: { size: 112 },
    level: { size: 72 },
    type: { kind: 'dictionary', dictionary: 'org_type', size: 96 },
    status: { size: 104 },
    updateTime: { hidden: true },
    updateUserName: { hidden: true },
  },
  filters: { code: null, type: { kind: 'select', choices: { from: fromDictionary('org_type') } } },
  fields: {
    pid: { kind: 'custom', Component: ParentOrg.Component },
    directorId: { kind: 'custom', Component: Director.Component },
    level: { hint: 'level' },
    type: { kind: 'select', choices: { from: fromDictionary('org_type') } },
  },
});

/** Tree of organizations. Those outside of the data range are shown read-only. */
export const organizationsScreen = defineResource({
  key: '/system/org/index',
  texts: 'people.organizations',
  ...parts,
  filters: [...parts.filters, { id: 'status', kind: 'status' }],
  list: 'list',
  paging: 'browser',
  below: ({ children }) => children,
  form: { ...parts.form, below: ({ id, disabled }) => (disabled ? null : { pid: id }) },
  editable: ({ disabled }) => disabled !== true,
  // The root, which has no parent, belongs to its company.
  delete: { many: true, offered: ({ disabled, pid }) => disabled !== true && !isRootParent(pid) },
});
