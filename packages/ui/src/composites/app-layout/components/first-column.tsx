import type { PointerEvent, ReactNode } from 'react';

import { cn } from '../../../lib/cn.js';
import { useLayoutText } from '../../../lib/ui-provider.js';
import type { LayoutColumns, LayoutMenuItem } from '../app-layout.types.js';
import { sectionAction } from '../layout.logic.js';
import { keyOf, shortTitle } from '../menu.logic.js';
import { useMenu } from './menu-context.js';
import { CountDot, EntryIcon, ExternalSign } from './menu-signs.js';
import type { SectionProps } from './top-menu.js';

interface FirstColumnProps extends SectionProps {
  columns: LayoutColumns;
  /** Called while the pointer hovers an entry with a menu. */
  onPreview: (section: LayoutMenuItem) => void;
}

/** First-level entries in a column of their own: icon and name. */
export function FirstColumn({ items, columns, ...rest }: FirstColumnProps): ReactNode {
  const text = useLayoutText();
  return (
    <nav
      data-slot="app-layout-column"
      aria-label={text.sections}
      className="sb:min-h-0 sb:grow sb:overflow-x-hidden sb:overflow-y-auto sb:[scrollbar-width:none]"
    >
      <ul data-slot="app-layout-column-list">
        {items.map((item) => (
          <ColumnEntry key={keyOf(item)} item={item} columns={columns} {...rest} />
        ))}
      </ul>
    </nav>
  );
}

function ColumnEntry({
  item,
  columns,
  section,
  asideId,
  onShow,
  onPreview,
}: Omit<FirstColumnProps, 'items'> & { item: LayoutMenuItem }): ReactNode {
  const { trail, linkTo, isCurrent } = useMenu();
  const action = sectionAction(item, trail);
  const shown = section !== undefined && keyOf(section) === keyOf(item);
  const beside = columns.itemLayout === 'columns-horizontal';
  const name = shortTitle(item.title, beside ? 3 : 4);
  const round = columns.style !== 'columns-card';
  const common = {
    title: item.title,
    'data-active': shown || undefined,
    className: cn(
      'sb:relative sb:flex sb:h-full sb:w-full sb:items-center sb:text-xs sb:leading-tight sb:no-underline sb:cursor-pointer',
      'sb:-outline-offset-2 sb:outline-focus sb:focus-visible:outline-2',
      beside ? 'sb:gap-1 sb:px-1.5' : 'sb:flex-col sb:justify-center sb:gap-1',
      round ? 'sb:rounded-surface' : 'sb:border-s-2',
      shown
        ? 'sb:border-primary-text sb:bg-primary-soft sb:font-medium sb:text-primary-text sb:forced-colors:border'
        : 'sb:border-transparent sb:text-muted sb:hover:bg-sunken sb:hover:text-text',
    ),
  };
  const content = <ColumnContent item={item} name={name} />;
  const preview = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && columns.hoverPreload && action.kind === 'show') onPreview(item);
  };
  return (
    <li
      data-slot="app-layout-column-row"
      onPointerEnter={preview}
      style={{ blockSize: columns.height ?? 50 }}
      className={cn(round && 'sb:p-0.5')}
    >
      {action.kind === 'go' ? (
        <a
          data-slot="app-layout-column-link"
          aria-current={isCurrent(action.item) ? 'page' : undefined}
          {...linkTo(action.item)}
          {...common}
        >
          {content}
          <ExternalSign item={action.item} hidden />
        </a>
      ) : (
        <button
          data-slot="app-layout-column-button"
          type="button"
          aria-expanded={shown && asideId !== undefined}
          aria-controls={shown ? asideId : undefined}
          onClick={() => onShow(item)}
          {...common}
        >
          {content}
        </button>
      )}
    </li>
  );
}

function ColumnContent({ item, name }: { item: LayoutMenuItem; name: string }): ReactNode {
  const cut = name !== item.title;
  return (
    <>
      <EntryIcon item={item} alone />
      <span
        data-slot="app-layout-column-text"
        aria-hidden={cut || undefined}
        className="sb:-mx-1 sb:max-w-[calc(100%+--spacing(2))] sb:truncate"
      >
        {name}
      </span>
      {cut && (
        <span data-slot="app-layout-column-title" className="sb:sr-only">
          {item.title}
        </span>
      )}
      <CountDot item={item} />
    </>
  );
}
