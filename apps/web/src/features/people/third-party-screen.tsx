import { wechatUser } from '@seaberry/api-client/fields/sys-wechat-user';
import { Unlink } from 'lucide-react';

import { defineResource } from '../../kit/define-resource.tsx';
import { projected } from '../../kit/projected.ts';
import { lazily } from '../../shared/lazily.tsx';

// Lazy: used only in the form.
const BoundUser = lazily(async () => (await import('./colleague-field.tsx')).BoundUserField);

const ICON = 16;

const parts = projected(wechatUser, {
  columns: {
    nickName: { size: 144, cell: ({ nickName, openId }) => nickName || openId },
    platformType: { kind: 'words', words: 'platformTypes', size: 176 },
    userName: { size: 136 },
    mobile: { kind: 'code', size: 152 },
    openId: { size: 272 },
    sex: { kind: 'words', words: 'sexes' },
    province: { size: 112 },
    city: { size: 112 },
    avatar: { kind: 'link', href: ({ avatar }) => avatar ?? '', external: true },
    updateTime: { hidden: true },
    updateUserName: { hidden: true },
  },
  filters: { nickName: { kind: 'search' } },
  fields: {
    userId: { kind: 'custom', Component: BoundUser.Component },
    openId: { hint: 'openId' },
    sex: { kind: 'select', choices: { words: 'sexes', values: wechatUser.fields.sex.values } },
    avatar: { wide: true },
    // They come with the tokens of a connection.
    expiresIn: null,
    scope: null,
  },
});

/** Accounts of users at WeChat and other platforms. They are bound to a user in their form. */
export const thirdPartyScreen = defineResource({
  key: '/system/weChatUser/index',
  texts: 'people.thirdParty',
  ...parts,
  list: 'page',
  paging: 'server',
  rowName: ({ nickName, openId }) => nickName || openId,
  delete: { many: true },
  rowActions: [
    {
      id: 'unbind',
      icon: <Unlink size={ICON} />,
      call: 'unbind',
      confirm: true,
      capability: 'sysWechatUser.unbind',
      offered: ({ userId }) => Boolean(userId),
    },
  ],
});
