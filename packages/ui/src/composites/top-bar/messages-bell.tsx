import { Bell, BellOff } from 'lucide-react';
import { useRef, useState, type MouseEvent, type ReactNode } from 'react';

import { Button } from '../../components/button/index.js';
import { EmptyState } from '../../components/empty-state/index.js';
import { ErrorState } from '../../components/error-state/index.js';
import { IconButton, type IconButtonProps } from '../../components/icon-button/index.js';
import { Popover } from '../../components/popover/index.js';
import { Skeleton } from '../../components/skeleton/index.js';
import { useMergedRef } from '../../lib/use-merged-ref.js';
import { useFormat, useSettingsText } from '../../lib/ui-provider.js';
import { MessageRow } from './components/message-row.js';
import type { BellMessage } from './messages-bell.types.js';

/** Larger counts are shown as “99+”. */
const MAX_COUNT = 99;

export interface MessagesBellProps extends Omit<IconButtonProps, 'label' | 'icon'> {
  /** Recent messages, the newest first. */
  messages: readonly BellMessage[];
  /**
   * Number of unread messages.
   * @default those of `messages`
   */
  unread?: number;
  /**
   * Loading state of the messages.
   * @default 'ready'
   */
  state?: 'ready' | 'loading' | 'error';
  /** Called on retry after an error. */
  onRetry?: () => void;
  /** Called to show a message and mark it as read. The list has closed, and focus is on the bell. */
  onOpen: (message: BellMessage) => void;
  /** Marks all as read; the button is shown while any is unread. */
  onReadAll?: () => void;
  /** Link to the inbox, at the end of the list. */
  inbox?: ReactNode;
}

/** Button with the number of unread messages, and a list of recent ones. */
export function MessagesBell(props: MessagesBellProps): ReactNode {
  const { messages, unread: given, state = 'ready', onRetry, onOpen, onReadAll, inbox, ref, ...rest } = props;
  const text = useSettingsText();
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const bell = useRef<HTMLButtonElement>(null);
  const merged = useMergedRef(bell, ref);
  const unread = given ?? messages.filter(({ read }) => !read).length;
  const shown = unread > MAX_COUNT ? `${format.number(MAX_COUNT)}+` : format.number(unread);
  const readAll = (event: MouseEvent<HTMLElement>): void => {
    // The button disappears with the last unread message; focus stays in the list.
    event.currentTarget.closest<HTMLElement>('[role="dialog"]')?.focus();
    onReadAll?.();
  };
  const pick = (message: BellMessage): void => {
    // Focus returns first, so that a dialog that shows the message can restore it.
    bell.current?.focus();
    setOpen(false);
    onOpen(message);
  };
  return (
    <Popover
      label={text.messages}
      align="end"
      padding="none"
      open={open}
      onOpenChange={setOpen}
      className="sb:w-96"
      trigger={
        <IconButton
          data-slot="top-bar-messages"
          {...rest}
          ref={merged}
          label={unread > 0 ? text.messagesUnread(unread, shown) : text.messages}
          icon={<BellSign count={unread > 0 ? shown : undefined} />}
        />
      }
    >
      <div
        data-slot="top-bar-messages-head"
        className="sb:flex sb:min-h-11 sb:items-center sb:justify-between sb:gap-2 sb:border-b sb:border-border sb:px-3"
      >
        <span data-slot="top-bar-messages-title" className="sb:font-semibold">
          {text.messages}
        </span>
        {onReadAll && unread > 0 && (
          <Button size="sm" variant="ghost" onClick={readAll}>
            {text.readAll}
          </Button>
        )}
      </div>
      <MessageList {...{ messages, state, onRetry }} onPick={pick} />
      {inbox !== undefined && (
        <div data-slot="top-bar-messages-foot" className="sb:flex sb:justify-center sb:border-t sb:border-border sb:p-2">
          {inbox}
        </div>
      )}
    </Popover>
  );
}

function BellSign({ count }: { count: string | undefined }): ReactNode {
  return (
    <span data-slot="top-bar-messages-sign" className="sb:relative sb:flex">
      <Bell data-slot="top-bar-icon" size={18} aria-hidden />
      {count !== undefined && (
        <span
          data-slot="top-bar-messages-count"
          className="sb:absolute sb:inset-s-1 sb:bottom-full sb:forced-color-adjust-none sb:-mb-2.5 sb:flex sb:h-4 sb:min-w-4 sb:items-center sb:justify-center sb:rounded-full sb:bg-danger sb:px-1 sb:text-xs sb:leading-none sb:font-semibold sb:text-on-primary sb:tabular-nums"
        >
          {count}
        </span>
      )}
    </span>
  );
}

interface MessageListProps {
  messages: readonly BellMessage[];
  state: 'ready' | 'loading' | 'error';
  onRetry: (() => void) | undefined;
  onPick: (message: BellMessage) => void;
}

function MessageList({ messages, state, onRetry, onPick }: MessageListProps): ReactNode {
  const text = useSettingsText();
  if (state === 'error') return <ErrorState size="sm" description={text.messagesFailed} {...(onRetry ? { onRetry } : {})} />;
  // Loaded messages stay visible while they are fetched again.
  if (state === 'loading' && messages.length === 0) {
    return (
      <div data-slot="top-bar-messages-waiting" aria-busy="true" className="sb:flex sb:flex-col sb:gap-3 sb:p-4">
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </div>
    );
  }
  if (messages.length === 0) return <EmptyState size="sm" title={text.noMessages} icon={<BellOff size={20} aria-hidden />} />;
  return (
    <ul data-slot="top-bar-messages-list" className="sb:m-0 sb:max-h-80 sb:list-none sb:overflow-y-auto sb:p-1">
      {messages.map((message) => (
        <li key={message.id} data-slot="top-bar-messages-item">
          <MessageRow message={message} onPick={onPick} />
        </li>
      ))}
    </ul>
  );
}
