import type { OnlineUserRow } from '@seaberry/api-client/schemas';
import { Badge } from '@seaberry/ui/badge';
import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';

import { defineResource } from '../../kit/define-resource.tsx';
import type { Words } from '../../kit/words.ts';

/** Who has a page open, one row a session; whoever may can end one that is not their own. */
export const onlineScreen = defineResource({
  key: '/system/onlineUser/index',
  texts: 'logs.online',
  controller: 'sysOnlineUser',
  list: 'page',
  paging: 'server',
  rowId: 'connectionId',
  rowName: ({ realName, userName }) => realName || userName || '',
  sort: '-time',
  refreshMs: 30_000,
  filters: [
    { id: 'userName', kind: 'search' },
    { id: 'realName', kind: 'text' },
  ],
  columns: [
    { id: 'userName', cell: account, sort: true, size: 200 },
    { id: 'realName', sort: true, size: 140 },
    { id: 'ip', sort: true, size: 140 },
    { id: 'browser', size: 130 },
    { id: 'os', size: 120 },
    { id: 'time', kind: 'instant', sort: true },
  ],
  rowActions: [
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

function account({ userName, current }: OnlineUserRow, { t }: Words): ReactNode {
  if (current !== true) return userName;
  return (
    <span className="inline-flex max-w-full items-center gap-2">
      <span className="truncate">{userName}</span>
      <Badge tone="info">{t('own')}</Badge>
    </span>
  );
}
