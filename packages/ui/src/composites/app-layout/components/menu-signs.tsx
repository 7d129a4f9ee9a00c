import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';

import { cn } from '../../../lib/cn.js';
import { useFormat, useLayoutText } from '../../../lib/ui-provider.js';
import type { LayoutMenuItem } from '../app-layout.types.js';
import { firstLetter } from '../menu.logic.js';

/** Icon of an entry. Where `alone`, one without an icon shows its first letter. */
export function EntryIcon({ item, alone = false }: { item: LayoutMenuItem; alone?: boolean }): ReactNode {
  const content = item.icon ?? (alone ? firstLetter(item.title) : undefined);
  if (content === undefined) return null;
  return (
    <span
      data-slot="app-layout-icon"
      aria-hidden="true"
      className={cn('sb:flex sb:shrink-0 sb:font-semibold', alone && 'sb:[&>svg]:size-4.5')}
    >
      {content}
    </span>
  );
}

export function EntryCount({ item }: { item: LayoutMenuItem }): ReactNode {
  const format = useFormat();
  if (item.count === undefined || item.count <= 0) return null;
  return (
    <span data-slot="app-layout-count" className="sb:text-xs sb:tabular-nums">
      {' '}
      {format.number(item.count)}
    </span>
  );
}

/** Count of an icon-only entry: a dot, with the number for screen readers. */
export function CountDot({ item }: { item: LayoutMenuItem }): ReactNode {
  if (item.count === undefined || item.count <= 0) return null;
  return (
    <>
      <span
        data-slot="app-layout-count-dot"
        aria-hidden="true"
        className="sb:absolute sb:end-1.5 sb:top-1.5 sb:size-1.5 sb:rounded-full sb:bg-primary sb:forced-color-adjust-none"
      />
      <span data-slot="app-layout-count-text" className="sb:sr-only">
        <EntryCount item={item} />
      </span>
    </>
  );
}

/** Indicates, visually and to screen readers, that a link opens a new window. */
export function ExternalSign({ item, hidden = false }: { item: LayoutMenuItem; hidden?: boolean }): ReactNode {
  const text = useLayoutText();
  if (!item.external) return null;
  return (
    <>
      {!hidden && <ArrowUpRight data-slot="app-layout-external" size={14} aria-hidden className="sb:shrink-0 sb:text-subtle" />}
      <span data-slot="app-layout-external-text" className="sb:sr-only">
        {text.newWindow}
      </span>
    </>
  );
}
