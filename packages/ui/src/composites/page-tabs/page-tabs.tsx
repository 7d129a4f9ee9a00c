import { useEffect, useId, useRef, useState, type ComponentProps, type PointerEvent, type ReactNode, type SyntheticEvent } from 'react';

import { ContextMenu, ContextMenuItem, ContextMenuSeparator } from '../../components/context-menu/index.js';
import { cn } from '../../lib/cn.js';
import { useControlSize, useWorkspaceText } from '../../lib/ui-provider.js';
import { StripEnd } from './components/strip-end.js';
import { TabItem } from './components/tab-item.js';
import { hasMenu, TabMenu } from './components/tab-menu.js';
import { reachableIndex, tabsToClose } from './page-tabs.logic.js';
import type { PageTab } from './page-tabs.types.js';
import { listVariants, type PageTabsStyle } from './page-tabs.variants.js';
import { followTab } from './tab-drag.js';
import { useStrip } from './use-strip.js';
import { useTabKeys } from './use-tab-keys.js';

export interface PageTabsProps extends Omit<ComponentProps<'nav'>, 'children' | 'onSelect'> {
  /** The open pages in their order, pinned ones first. */
  tabs: readonly PageTab[];
  /** Id of the shown page. */
  activeId: string;
  /** Called with the id of the tab that the user selects. */
  onSelect: (id: string) => void;
  /** Called with the ids to close, without pages that are pinned or not closable. */
  onClose: (ids: readonly string[]) => void;
  /** Called when the user pins or unpins a page; without it pinning is not available. */
  onPin?: (id: string, pinned: boolean) => void;
  /** Called with the new index of a moved page, for `moveTab`. It never crosses between pinned and other pages. */
  onMove?: (id: string, toIndex: number) => void;
  /** Called with the tab to reload. */
  onRefresh?: (id: string) => void;
  /** Called to show the page without menu and bars. */
  onFullPage?: (id: string) => void;
  /**
   * Boxes, text only, or browser-style tabs.
   * @default 'tags-style-one'
   */
  styleName?: PageTabsStyle;
  /** Shows the icons of the pages before their titles. */
  showIcons?: boolean;
  /** Pages can be moved by mouse and keyboard; requires `onMove`. */
  sortable?: boolean;
}

/**
 * Strip of open pages. A list of buttons in a navigation, with one current page: not a tablist, whose tabs must not contain a
 * second button to close them.
 */
export function PageTabs({
  tabs,
  activeId,
  onSelect,
  onClose,
  onPin,
  onMove,
  onRefresh,
  onFullPage,
  styleName = 'tags-style-one',
  showIcons = false,
  sortable = false,
  className,
  ...rest
}: PageTabsProps): ReactNode {
  const text = useWorkspaceText();
  const hintId = useId();
  const tall = useControlSize(undefined) !== 'sm';
  const movable = sortable && onMove !== undefined;
  const { list, overflowing, fadeMask } = useStrip(activeId, tabs.map(({ id, title }) => `${id} ${title}`).join('\n'));
  const { onKeyDown, close, move } = useTabKeys({ list, tabs, onClose, onMove: movable ? onMove : undefined });
  const [focusedId, setFocusedId] = useState<string>();
  const [pressedId, setPressedId] = useState<string>();
  const active = tabs.find((tab) => tab.id === activeId);
  const current = tabs.find((tab) => tab.id === focusedId) ?? active ?? tabs[0];
  const pressed = tabs.find((tab) => tab.id === pressedId) ?? current;
  const actions = { onClose: close, onPin, onRefresh, onFullPage };
  const onDragStart = useTabDrag({ reach: (id, to) => reachableIndex(tabs, id, to), onDrop: move });
  const select = (id: string): void => {
    if (id !== activeId) onSelect(id);
  };
  const press = (event: SyntheticEvent): void => setPressedId(pageOf(event.target)?.dataset['page']);

  return (
    <nav
      data-slot="page-tabs"
      aria-label={text.openPages}
      {...rest}
      className={cn(
        'sb:flex sb:min-w-0 sb:items-center sb:gap-1',
        tall ? 'sb:h-9' : 'sb:h-control-md',
        'sb:pointer-coarse:h-11',
        className,
      )}
    >
      <span data-slot="page-tabs-hint" id={hintId} hidden>
        {text.stripHint} {movable && text.stripMoveHint}
      </span>
      <ContextMenu
        label={text.pageActions(pressed?.title ?? '')}
        disabled={!pressed || !hasMenu(pressed, tabs, actions)}
        items={pressed && <TabMenu tab={pressed} tabs={tabs} Item={ContextMenuItem} Separator={ContextMenuSeparator} {...actions} />}
      >
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles events that bubble from its buttons */}
        <ul
          data-slot="page-tabs-list"
          ref={list}
          aria-describedby={hintId}
          onKeyDown={onKeyDown}
          onFocus={(event) => setFocusedId(pageOf(event.target)?.dataset['page'])}
          onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setFocusedId(undefined)}
          onContextMenuCapture={press}
          onPointerDownCapture={(event) => {
            press(event);
            if (movable) onDragStart(event);
          }}
          // The wheel, the list of all pages and the keys scroll it; a scrollbar would be taller than the text.
          style={{ scrollbarWidth: 'none', maskImage: fadeMask, ...(styleName === 'tags-style-five' ? OVER_THE_LINE : {}) }}
          className={cn('sb:flex sb:h-full sb:min-w-0 sb:grow sb:overflow-x-auto sb:overflow-y-hidden', listVariants[styleName])}
        >
          {tabs.map((tab) => (
            <TabItem
              key={tab.id}
              tab={tab}
              styleName={styleName}
              active={tab.id === activeId}
              current={tab.id === current?.id}
              showIcon={showIcons}
              tall={tall}
              onSelect={() => select(tab.id)}
              onClose={() => close(tabsToClose(tabs, tab.id, 'this'))}
              onUnpin={onPin && (() => onPin(tab.id, false))}
            />
          ))}
        </ul>
      </ContextMenu>
      <StripEnd tabs={tabs} active={active} overflowing={overflowing} onSelect={select} {...actions} />
    </nav>
  );
}

/** The active tab joins its page: it covers the line that a shell draws under the strip. */
const OVER_THE_LINE = { blockSize: 'calc(100% + 1px)', marginBlockEnd: '-1px' } as const;

const pageOf = (target: EventTarget): HTMLElement | undefined =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-page]') ?? undefined) : undefined;

/** Starts a drag for a mouse; touch scrolls the strip instead. */
function useTabDrag(drag: Parameters<typeof followTab>[3]): (event: PointerEvent<HTMLElement>) => void {
  const release = useRef<() => void>(undefined);
  useEffect(() => () => release.current?.(), []);
  return (event) => {
    const item = pageOf(event.target);
    if (event.pointerType !== 'mouse' || event.button !== 0 || !item) return;
    release.current?.();
    release.current = followTab(event.nativeEvent, item, event.currentTarget, drag);
  };
}
