'use client';

import { Button } from '@seaberry/ui/button';
import { ContextMenuItem, ContextMenuCheckboxItem, ContextMenuSub, ContextMenuSeparator, ContextMenu } from '@seaberry/ui/context-menu';
import { ExternalLink, Copy, Trash2 } from 'lucide-react';
import { useState } from 'react';

export function ContextMenuExample() {
  const [pinned, setPinned] = useState(true);
  return (
    <ContextMenu
      label="COSU6412873350"
      items={
        <>
          <ContextMenuItem icon={<ExternalLink size={16} aria-hidden />}>Open in a new tab</ContextMenuItem>
          <ContextMenuItem icon={<Copy size={16} aria-hidden />} shortcut={['Ctrl', 'C']}>
            Copy the number
          </ContextMenuItem>
          <ContextMenuItem disabledReason="Tracking has ended">Subscribe again</ContextMenuItem>
          <ContextMenuCheckboxItem checked={pinned} onCheckedChange={setPinned}>
            Pinned
          </ContextMenuCheckboxItem>
          <ContextMenuSub label="Share link for">
            <ContextMenuItem>7 days</ContextMenuItem>
            <ContextMenuItem>30 days</ContextMenuItem>
          </ContextMenuSub>
          <ContextMenuSeparator />
          <ContextMenuItem tone="danger" icon={<Trash2 size={16} aria-hidden />}>
            Delete
          </ContextMenuItem>
        </>
      }
    >
      <Button>COSU6412873350: right button, long press or Shift F10</Button>
    </ContextMenu>
  );
}
