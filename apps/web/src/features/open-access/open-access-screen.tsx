import { openAccess } from '@seaberry/api-client/fields/sys-open-access';
import { CodeXml, KeyRound } from 'lucide-react';

import { statusActions } from '../../kit/actions/status-actions.tsx';
import { defineResource } from '../../kit/define-resource.tsx';
import { projected } from '../../kit/projected.ts';
import { lazily } from '../../shared/lazily.tsx';

// Lazy: used only in forms and dialogs.
const User = lazily(async () => (await import('./bound-user-field.tsx')).BoundUserField);
const Added = lazily(async () => (await import('./key-shown.tsx')).AddedKey);
const Rotate = lazily(async () => (await import('./rotate-dialog.tsx')).RotateDialog);
const Example = lazily(async () => (await import('./example-dialog.tsx')).ExampleDialog);

const parts = projected(openAccess, {
  columns: {
    accessKey: { size: 280 },
    bindUserAccount: { size: 144 },
    bindTenantName: { size: 184 },
    status: { size: 104 },
    usedTime: { size: 176 },
    usedIp: { size: 136 },
    updateTime: { hidden: true },
    updateUserName: { hidden: true },
  },
  fields: {
    accessKey: { hint: 'accessKey', fixed: true, autoComplete: 'off', wide: true },
    bindUserId: { kind: 'custom', Component: User.Component, wide: true },
    bindTenantId: null,
  },
});

const [enable, disable] = statusActions({ asks: 'disable' });

/** Access keys of programs. */
export const openAccessScreen = defineResource({
  key: '/system/openAccess/index',
  texts: 'openAccess',
  capability: 'sysOpenAccess',
  ...parts,
  list: 'page',
  paging: 'server',
  form: { ...parts.form, Added: Added.Component },
  delete: {},
  rowActions: [
    { id: 'example', icon: <CodeXml size={16} />, call: 'generateSignature', Dialog: Example.Component },
    { id: 'rotate', icon: <KeyRound size={16} />, call: 'rotate', Dialog: Rotate.Component },
    enable,
    disable,
  ],
});
