import { createContext, use, type MouseEvent } from 'react';

import type { LayoutMenuItem } from '../app-layout.types.js';
import { isGroup, keyOf } from '../menu.logic.js';

export interface MenuContextValue {
  /** Path from the first level to the entry of the current page. */
  readonly trail: readonly LayoutMenuItem[];
  readonly onNavigate: ((item: LayoutMenuItem, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

export const MenuContext = createContext<MenuContextValue>({ trail: [], onNavigate: undefined });

interface MenuLinkProps {
  href: string;
  target?: '_blank';
  rel?: string;
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
}

interface MenuUse {
  trail: readonly LayoutMenuItem[];
  /** Whether the entry is the current page, or the nearest one above it. */
  isCurrent: (item: LayoutMenuItem) => boolean;
  /** Whether the group contains the current page. */
  holdsCurrent: (item: LayoutMenuItem) => boolean;
  /** Link props of the entry. `followed` is called when the link was followed in this window. */
  linkTo: (item: LayoutMenuItem, followed?: () => void) => MenuLinkProps;
}

export function useMenu(): MenuUse {
  const { trail, onNavigate } = use(MenuContext);
  const last = trail.at(-1);
  return {
    trail,
    isCurrent: (item) => last !== undefined && !isGroup(item) && keyOf(item) === keyOf(last),
    holdsCurrent: (item) => isGroup(item) && trail.some((step) => isGroup(step) && keyOf(step) === keyOf(item)),
    linkTo: (item, followed) => ({
      href: item.href,
      ...(item.external ? { target: '_blank', rel: 'noopener noreferrer' } : {}),
      onClick: (event) => {
        if (item.external || !isPlain(event)) return;
        onNavigate?.(item, event);
        followed?.();
      },
    }),
  };
}

/** Modified clicks open a link elsewhere, which is left to the browser. */
function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
}
