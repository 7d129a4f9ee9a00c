import { shareLink } from '@seaberry/api-client/fields/share-link';
import { Link2, Mail } from 'lucide-react';

import { statusActions } from '../../kit/actions/status-actions.tsx';
import { defineResource } from '../../kit/define-resource.tsx';
import { projected } from '../../kit/projected.ts';
import { lazily } from '../../shared/lazily.tsx';

// Lazy: used only in forms and dialogs.
const Password = lazily(async () => (await import('./link-password-field.tsx')).LinkPasswordField);
const Address = lazily(async () => (await import('./address-dialog.tsx')).AddressDialog);
const Send = lazily(async () => (await import('./address-dialog.tsx')).SendDialog);
const Added = lazily(async () => (await import('./address-dialog.tsx')).AddedLink);

const parts = projected(shareLink, {
  columns: {
    name: { size: 208 },
    customer: { size: 152 },
    shows: null,
    expiresAt: { size: 184 },
    orders: { size: 104 },
    hasPassword: { size: 96 },
    views: { size: 72 },
    viewedAt: { size: 184 },
    status: { size: 120 },
    updateTime: { hidden: true },
    updateUserName: { hidden: true },
    createUserName: { size: 128, hidden: false },
  },
  fields: {
    name: { hint: 'name', wide: true },
    customer: { hint: 'customer', wide: true, required: true },
    shows: { kind: 'combobox', multiple: true, choices: { words: 'parts', values: shareLink.fields.shows.values }, wide: true },
    expiresAt: { hint: 'expiresAt' },
    note: { wide: true },
  },
  more: [{ after: 'note', field: { id: 'password', kind: 'custom', Component: Password.Component, secret: true } }],
});

const [enable, disable] = statusActions({ asks: 'disable' });

/** Links with which people without an account see shipments. */
export const shareLinksScreen = defineResource({
  key: '/shareLink',
  texts: 'sharing',
  capability: 'shareLink',
  ...parts,
  list: 'page',
  paging: 'server',
  form: { ...parts.form, Added: Added.Component },
  delete: { many: true },
  rowActions: [
    { id: 'copy', icon: <Link2 size={16} />, call: 'token', Dialog: Address.Component, opens: true },
    { id: 'send', icon: <Mail size={16} />, call: 'send', Dialog: Send.Component, offered: ({ status }) => status === 1 },
    enable,
    disable,
  ],
});
