'use client';

import { Link } from '@seaberry/ui/link';
import { MessagesBell, type BellMessage } from '@seaberry/ui/top-bar';
import { useState } from 'react';

const received: readonly BellMessage[] = [
  { id: '1', title: 'COSU6412873350 arrives 5 days late', type: 'Notice', time: '2026-11-21 15:42', read: false },
  { id: '2', title: 'Maintenance on Sunday, 02:00–04:00', type: 'Announcement', time: '2026-11-20 09:10', read: false },
  { id: '3', title: 'Your balance is below 100 berries', type: 'Notice', time: '2026-11-18 17:05', read: true },
];

export function MessagesExample() {
  const [messages, setMessages] = useState(received);
  const read = (isRead: (message: BellMessage) => boolean) =>
    setMessages(messages.map((message) => (isRead(message) ? { ...message, read: true } : message)));
  return (
    <MessagesBell
      messages={messages}
      onOpen={({ id }) => read((message) => message.id === id)}
      onReadAll={() => read(() => true)}
      onRetry={() => setMessages(received)}
      inbox={<Link href="#/messages">All messages</Link>}
    />
  );
}
