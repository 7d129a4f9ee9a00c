import type { ReactNode } from 'react';

import type { ContextMenuItem, ContextMenuSeparator } from '../../../components/context-menu/index.js';
import { useWorkspaceText } from '../../../lib/ui-provider.js';
import type { PageTab } from '../page-tabs.types.js';
import { canPinTab, tabsToClose, type PageTabScope } from '../page-tabs.logic.js';

export interface TabMenuActions {
  onClose: (ids: readonly string[]) => void;
  onPin: ((id: string, pinned: boolean) => void) | undefined;
  onRefresh: ((id: string) => void) | undefined;
  onFullPage: ((id: string) => void) | undefined;
}

interface TabMenuProps extends TabMenuActions {
  tab: PageTab;
  tabs: readonly PageTab[];
  /** Item component of the surrounding menu: dropdown menu and context menu look alike. */
  Item: typeof ContextMenuItem;
  Separator: typeof ContextMenuSeparator;
}

const SCOPES: readonly PageTabScope[] = ['this', 'others', 'before', 'after', 'all'];

/** Actions of a page and its neighbours. Actions without effect are left out. */
export function TabMenu({ tab, tabs, Item, Separator, onClose, onPin, onRefresh, onFullPage }: TabMenuProps): ReactNode {
  const text = useWorkspaceText();
  const labels: Record<PageTabScope, string> = {
    this: text.close,
    others: text.closeOthers,
    before: text.closeBefore,
    after: text.closeAfter,
    all: text.closeAll,
  };
  const closing = SCOPES.map((scope) => ({ scope, ids: tabsToClose(tabs, tab.id, scope) })).filter(({ ids }) => ids.length > 0);
  const pinning = onPin !== undefined && canPinTab(tab);
  const hasOtherActions = pinning || onRefresh !== undefined || onFullPage !== undefined;
  return (
    <>
      {onRefresh && <Item onSelect={() => onRefresh(tab.id)}>{text.refresh}</Item>}
      {onFullPage && <Item onSelect={() => onFullPage(tab.id)}>{text.fullPage}</Item>}
      {pinning && <Item onSelect={() => onPin(tab.id, !tab.pinned)}>{tab.pinned ? text.unpin : text.pin}</Item>}
      {closing.length > 0 && hasOtherActions && <Separator />}
      {closing.map(({ scope, ids }) => (
        <Item key={scope} onSelect={() => onClose(ids)} {...(scope === 'this' ? { shortcut: ['Delete'] } : {})}>
          {labels[scope]}
        </Item>
      ))}
    </>
  );
}

/** Whether the menu of a page has any items. */
export function hasMenu(tab: PageTab, tabs: readonly PageTab[], { onPin, onRefresh, onFullPage }: TabMenuActions): boolean {
  return Boolean(onRefresh ?? onFullPage) || (onPin !== undefined && canPinTab(tab)) || tabsToClose(tabs, tab.id, 'all').length > 0;
}
