import { useCallback, useMemo, useState } from 'react';

import { useMedia } from '../../lib/use-media.js';
import type { LayoutMenuItem } from './app-layout.types.js';
import { BREADCRUMB_FROM, resolveLayout, WIDE_FROM, type LayoutQuery, type ResolvedLayout } from './layout.logic.js';
import { keyOf } from './menu.logic.js';

export const WIDE = `(min-width: ${WIDE_FROM}px)`;

interface AppLayoutState {
  shown: ResolvedLayout;
  showSection: (section: LayoutMenuItem) => void;
  /** Called while the pointer hovers a section; undefined when it has left the menus. */
  preview: (section: LayoutMenuItem | undefined) => void;
}

export function useAppLayout(query: Omit<LayoutQuery, 'width' | 'section'>): AppLayoutState {
  const { layout, menu, activePath, collapsed = false, splitMenu = false, fullPage = false, showLogo = true } = query;
  const hasSidebar = useMedia(WIDE);
  const hasBreadcrumb = useMedia(`(min-width: ${BREADCRUMB_FROM}px)`);
  const width = hasSidebar ? WIDE_FROM : hasBreadcrumb ? BREADCRUMB_FROM : 0;
  // A selected section is valid for its page only: the next page brings its own.
  const [choice, setChoice] = useState<{ section: string; on: string }>();
  const [previewed, setPreviewed] = useState<string>();
  const chosen = choice?.on === activePath ? choice.section : undefined;
  const section = previewed ?? chosen;
  const shown = useMemo(
    () => resolveLayout({ layout, width, menu, activePath, collapsed, splitMenu, fullPage, showLogo, section }),
    [layout, width, menu, activePath, collapsed, splitMenu, fullPage, showLogo, section],
  );
  return {
    shown,
    showSection: useCallback(
      (next) => {
        setPreviewed(undefined);
        setChoice({ section: keyOf(next), on: activePath });
      },
      [activePath],
    ),
    preview: useCallback((next) => setPreviewed(next && keyOf(next)), []),
  };
}

/** State of the menu drawer; it closes on navigation, and when the window is wide enough. */
export function useDrawer(activePath: string, available: boolean): { open: boolean; setOpen: (open: boolean) => void } {
  const [openOn, setOpenOn] = useState<string>();
  if (openOn !== undefined && (openOn !== activePath || !available)) setOpenOn(undefined);
  return {
    open: openOn === activePath,
    setOpen: useCallback((open) => setOpenOn(open ? activePath : undefined), [activePath]),
  };
}
