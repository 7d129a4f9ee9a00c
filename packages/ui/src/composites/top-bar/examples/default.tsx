'use client';

import { DropdownMenuItem } from '@seaberry/ui/dropdown-menu';
import { Link } from '@seaberry/ui/link';
import { FullScreenButton, MenuSearch, MessagesBell, UserMenu, type BellMessage, type MenuEntry } from '@seaberry/ui/top-bar';
import { LogOut, Ship } from 'lucide-react';
import { useState } from 'react';

const entries: readonly MenuEntry[] = [
  { path: '/tracking/oceanBill', title: 'Ocean bills', way: ['Tracking'], icon: <Ship size={16} />, keywords: ['海运提单', 'hytd'] },
];
const received: readonly BellMessage[] = [
  { id: '1', title: 'COSU6412873350 arrives 5 days late', type: 'Notice', time: '2026-11-21 15:42', read: false },
];
const user = { name: 'Lin Yue', account: 'lin.yue', organization: 'Shanghai office', position: 'Operations manager' };

export function TopBarExample() {
  const [messages, setMessages] = useState(received);
  const readAll = () => setMessages(messages.map((message) => ({ ...message, read: true })));
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: 4, justifyContent: 'flex-end' }}>
      <MenuSearch entries={entries} onSelect={({ path }) => window.location.assign(`#${path}`)} />
      <MessagesBell
        messages={messages}
        onOpen={readAll}
        onReadAll={readAll}
        onRetry={() => setMessages(received)}
        inbox={<Link href="#/messages">All messages</Link>}
      />
      <FullScreenButton />
      <UserMenu user={user}>
        <DropdownMenuItem icon={<LogOut size={16} aria-hidden />} onSelect={() => window.location.assign('#/sign-in')}>
          Sign out
        </DropdownMenuItem>
      </UserMenu>
    </div>
  );
}
