import { onlineUser } from '@seaberry/api-client/fields/sys-online-user';
import type { OnlineUserRow } from '@seaberry/api-client/schemas';
import { Badge } from '@seaberry/ui/badge';
import { LogOut, MessageSquare } from 'lucide-react';
import type { ReactNode } from 'react';

import { defineResource } from '../../kit/define-resource.tsx';
import { projected } from '../../kit/projected.ts';
import type { ResourceTexts } from '../../kit/words.ts';
import { lazily } from '../../shared/lazily.tsx';

// Lazy: used only in dialogs.
const Message = lazily(async () => (await import('./message-dialog.tsx')).MessageDialog);
const MessageMany = lazily(async () => (await import('./message-dialog.tsx')).MessageManyDialog);

const { controller, columns, filters } = projected(onlineUser, {
  columns: {
    userName: { cell: account, size: 200 },
    realName: { size: 140 },
    ip: { size: 140 },
    browser: { size: 130 },
    os: { size: 120 },
  },
  filters: { userName: { kind: 'search' } },
});

/** Open sessions, one row each; users with the permission can end those of others. */
export const onlineScreen = defineResource({
  key: '/system/onlineUser/index',
  texts: 'logs.online',
  controller,
  columns,
  filters,
  list: 'page',
  paging: 'server',
  rowId: 'connectionId',
  rowName: ({ realName, userName }) => realName || userName || '',
  sort: '-time',
  refreshMs: 30_000,
  toolbar: [
    {
      id: 'messageAll',
      icon: <MessageSquare size={16} />,
      call: 'page',
      permission: 'sysMessage:send',
      Dialog: Message.Component,
    },
  ],
  rowActions: [
    {
      id: 'message',
      icon: <MessageSquare size={16} />,
      call: 'page',
      permission: 'sysMessage:send',
      Dialog: Message.Component,
      Many: MessageMany.Component,
      offered: ({ current }) => current !== true,
    },
    {
      id: 'forceOffline',
      icon: <LogOut size={16} />,
      tone: 'danger',
      call: 'forceOffline',
      confirm: true,
      offered: ({ current }) => current !== true,
    },
  ],
});

function account({ userName, current }: OnlineUserRow, { t }: ResourceTexts): ReactNode {
  if (current !== true) return userName;
  return (
    <span className="inline-flex max-w-full items-center gap-2">
      <span className="truncate">{userName}</span>
      <Badge tone="info">{t('own')}</Badge>
    </span>
  );
}
