import type { KeyboardEvent, RefObject } from 'react';
import { flushSync } from 'react-dom';

import { announce } from '../../lib/announce.js';
import { focusedElement } from '../../lib/focused.js';
import { useFormat, useWorkspaceText } from '../../lib/ui-provider.js';
import type { PageTab } from './page-tabs.types.js';
import { canCloseTab, reachableIndex, tabAfterClose } from './page-tabs.logic.js';
import { itemOf } from './use-strip.js';

interface TabKeysOptions {
  list: RefObject<HTMLElement | null>;
  tabs: readonly PageTab[];
  onClose: (ids: readonly string[]) => void;
  /** Undefined when pages cannot be moved. */
  onMove: ((id: string, toIndex: number) => void) | undefined;
}

interface TabKeys {
  onKeyDown: (event: KeyboardEvent) => void;
  /** Closes pages; focus that would be lost moves to the neighbour. */
  close: (ids: readonly string[]) => void;
  /** Moves a page and announces its new position. */
  move: (id: string, toIndex: number) => void;
}

const STEP: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** Keyboard handling of the strip, and focus after a tab closes. */
export function useTabKeys({ list, tabs, onClose, onMove }: TabKeysOptions): TabKeys {
  const text = useWorkspaceText();
  const format = useFormat();

  const focusPage = (id: string | undefined): void => {
    if (id !== undefined) itemOf(list.current, id)?.querySelector('button')?.focus();
  };
  const close = (ids: readonly string[]): void => {
    if (ids.length === 0) return;
    const page = focusedPage(list.current);
    // Before the tab closes: afterwards focus would be lost.
    if (page !== undefined && ids.includes(page)) focusPage(tabAfterClose(tabs, ids, page));
    onClose(ids);
  };
  const move = (id: string, toIndex: number): void => {
    const to = reachableIndex(tabs, id, toIndex);
    const tab = tabs.find((one) => one.id === id);
    if (!onMove || !tab || tabs.indexOf(tab) === to) return;
    const focused = focusedElement();
    const page = focusedPage(list.current);
    // React may remove and reinsert the moved tab, which loses focus: render synchronously, then restore focus.
    flushSync(() => onMove(id, to));
    if (page !== undefined && focused instanceof HTMLElement) focused.focus();
    announce(text.pageMoved(tab.title, format.number(to + 1), format.number(tabs.length)));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const id = focusedPage(list.current);
    const at = tabs.findIndex((tab) => tab.id === id);
    const tab = tabs[at];
    if (!tab) return;
    const step = (STEP[event.key] ?? 0) * (getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1);
    const withModifier = event.ctrlKey || event.altKey;
    if (event.key === 'Delete') {
      if (canCloseTab(tab)) close([tab.id]);
      else announce(tab.closable ? text.pinnedStays : text.alwaysOpen);
    } else if (step !== 0 && withModifier) move(tab.id, at + step);
    else if (step !== 0 || event.key === 'Home' || event.key === 'End') {
      const to = event.key === 'Home' ? 0 : event.key === 'End' ? -1 : (at + step) % tabs.length;
      focusPage(tabs.at(to)?.id);
    } else return;
    event.preventDefault();
  };
  return { onKeyDown, close, move };
}

/** Id of the tab that contains the focus. */
function focusedPage(list: HTMLElement | null): string | undefined {
  const focused = focusedElement();
  if (!focused || !list?.contains(focused)) return undefined;
  return focused.closest<HTMLElement>('[data-page]')?.dataset['page'];
}
