import type { ReactNode } from 'react';

import { cn } from '../../../lib/cn.js';
import { useSettingsText } from '../../../lib/ui-provider.js';
import type { BellMessage } from '../messages-bell.types.js';

export interface MessageRowProps {
  message: BellMessage;
  onPick: (message: BellMessage) => void;
}

/** One message: title, type and time. */
export function MessageRow({ message, onPick }: MessageRowProps): ReactNode {
  const text = useSettingsText();
  return (
    <button
      data-slot="top-bar-message"
      data-state={message.read ? 'read' : 'unread'}
      type="button"
      onClick={() => onPick(message)}
      className="sb:flex sb:w-full sb:cursor-pointer sb:items-start sb:gap-2 sb:rounded-control sb:px-2 sb:py-2 sb:text-start sb:-outline-offset-2 sb:outline-focus sb:hover:bg-sunken sb:focus-visible:outline-2"
    >
      <span
        data-slot="top-bar-message-dot"
        className={cn('sb:mt-1.5 sb:size-2 sb:shrink-0 sb:rounded-full', !message.read && 'sb:bg-danger sb:forced-color-adjust-none')}
      />
      <span data-slot="top-bar-message-text" className="sb:min-w-0 sb:grow">
        {!message.read && <span className="sb:sr-only">{text.unread}: </span>}
        <span
          data-slot="top-bar-message-title"
          className={cn('sb:line-clamp-3 sb:wrap-anywhere', !message.read && 'sb:font-semibold')}
          title={message.title}
        >
          {message.title}
        </span>
        <span data-slot="top-bar-message-meta" className="sb:flex sb:justify-between sb:gap-2 sb:text-xs sb:text-muted">
          <span data-slot="top-bar-message-type">{message.type}</span>
          <span data-slot="top-bar-message-time" className="sb:shrink-0 sb:tabular-nums">
            {message.time}
          </span>
        </span>
      </span>
    </button>
  );
}
