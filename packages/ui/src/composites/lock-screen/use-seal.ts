import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

import { focusedElement } from '../../lib/focused.js';
import { containsDeep } from '../../lib/shadow-root.js';

/** Events of the lock screen that must not reach the page behind: dialogs there would close. */
const KEPT = ['pointerdown', 'mousedown', 'click', 'focusin', 'keydown', 'keyup', 'wheel', 'touchmove'] as const;

/** Hides the other elements on screen, in print and from search, and those that portals add later; returns an undo function. */
function hideOthers(layer: HTMLElement): () => void {
  const before = new Map<HTMLElement, { value: string; priority: string }>();
  const hide = (): void => {
    for (const node of document.body.children) {
      if (!(node instanceof HTMLElement) || containsDeep(node, layer) || before.has(node)) continue;
      before.set(node, { value: node.style.getPropertyValue('visibility'), priority: node.style.getPropertyPriority('visibility') });
      node.style.setProperty('visibility', 'hidden', 'important');
    }
  };
  hide();
  const observer = new MutationObserver(hide);
  observer.observe(document.body, { childList: true });
  return () => {
    observer.disconnect();
    for (const [node, { value, priority }] of before) {
      if (value === '') node.style.removeProperty('visibility');
      else node.style.setProperty('visibility', value, priority);
    }
  };
}

/** Keeps events inside the lock screen from the page behind, blocks keys outside of it (focus on the body), and disables Escape. */
function keepEvents(layer: HTMLElement): () => void {
  const isInside = (event: Event): boolean => event.composedPath().includes(layer);
  // Captured at the window first, since dialogs listen for Escape at the document.
  const stopKeys = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') event.preventDefault();
    if (event.key === 'Escape' || !isInside(event)) event.stopImmediatePropagation();
  };
  // At the body, the root of React's portal events, and before listeners at the document.
  const keep = (event: Event): void => {
    if (isInside(event)) event.stopPropagation();
  };
  window.addEventListener('keydown', stopKeys, true);
  for (const type of KEPT) document.body.addEventListener(type, keep);
  return () => {
    window.removeEventListener('keydown', stopKeys, true);
    for (const type of KEPT) document.body.removeEventListener(type, keep);
  };
}

/**
 * Makes a dialog exclusive: in the browser's top layer, everything else inert and hidden, Escape disabled. On removal, focus is restored.
 */
export function useSeal(layer: RefObject<HTMLDialogElement | null>): void {
  const before = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const dialog = layer.current;
    if (!dialog) return;
    if (document.activeElement !== document.body) before.current ??= focusedElement();
    dialog.showModal();
    // Some browsers close a dialog on the second Escape, or on a gesture, regardless of preventDefault.
    const reopen = (): void => {
      if (dialog.isConnected && !dialog.open) dialog.showModal();
    };
    dialog.addEventListener('close', reopen);
    const undo = [hideOthers(dialog), keepEvents(dialog)];
    return () => {
      dialog.removeEventListener('close', reopen);
      dialog.close();
      undo.forEach((step) => step());
    };
  }, [layer]);
  // Not in the clean-up above: the page is still inert then. No event is available, since the response of a server unlocks.
  useEffect(
    () => () => {
      if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus({ preventScroll: true });
    },
    [],
  );
}
