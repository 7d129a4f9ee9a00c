import type { ComponentProps, ReactNode } from 'react';

import { Avatar } from '../../components/avatar/index.js';
import { cn } from '../../lib/cn.js';

export interface ActivityEntry {
  /** Unique in the list. */
  key: string;
  /** Name of the person, or of the part of the system. */
  author: string;
  /** Time as text, with its zone. */
  time: string;
  /** The same time as an instant, for machines. */
  at: string;
  /**
   * `comment` shows the content on a filled background, like a chat message; `event` as plain lines.
   * @default 'event'
   */
  kind?: 'comment' | 'event';
  /** Comment, or what was done. Line breaks of a text are kept. */
  content: ReactNode;
  /** Buttons for this entry: edit, delete. */
  actions?: ReactNode;
}

export interface ActivityListProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** Accessible name. */
  label: string;
  /** Entries in the order shown, usually newest first. */
  entries: readonly ActivityEntry[];
}

/** Comments and changes of a record, each with its author and time. For tables of log rows: DataTable. */
export function ActivityList({ label, entries, className, ...rest }: ActivityListProps): ReactNode {
  return (
    <ol data-slot="activity-list" aria-label={label} {...rest} className={cn('sb:min-w-0 sb:text-sm sb:text-text', className)}>
      {entries.map(({ key, ...entry }) => (
        <Entry key={key} {...entry} />
      ))}
    </ol>
  );
}

function Entry({ author, time, at, kind = 'event', content, actions }: Omit<ActivityEntry, 'key'>): ReactNode {
  return (
    <li data-slot="activity-list-entry" data-kind={kind} className="sb:flex sb:min-w-0 sb:gap-2 sb:py-2">
      <Avatar name={author} label={null} size="sm" className="sb:shrink-0" />
      <div className="sb:min-w-0 sb:grow">
        <div data-slot="activity-list-head" className="sb:flex sb:flex-wrap sb:items-center sb:gap-x-2">
          <span className="sb:font-medium sb:wrap-anywhere">{author}</span>
          <time dateTime={at} className="sb:text-xs sb:text-muted sb:tabular-nums">
            {time}
          </time>
          {actions !== undefined && <span className="sb:ms-auto sb:flex sb:gap-1">{actions}</span>}
        </div>
        <div
          data-slot="activity-list-content"
          className={cn(
            'sb:whitespace-pre-wrap sb:wrap-anywhere',
            kind === 'comment' ? 'sb:mt-1 sb:rounded-surface sb:bg-sunken sb:px-3 sb:py-2' : 'sb:text-muted',
          )}
        >
          {content}
        </div>
      </div>
    </li>
  );
}
