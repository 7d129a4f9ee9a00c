import { useEffect, useRef, type RefObject } from 'react';

import { openOverlay, type Opening } from './open-overlay.js';

/** ms until an overlay has come to rest. */
const SETTLED = 600;
/** ms between two attempts to find the trigger of the overlay. */
const LOOK = 100;

/** Menus and lists close when their window loses focus, as it does when another frame of the guide opens its overlay. */
function stayOpen(page: Document): void {
  for (const type of ['blur', 'focusout'])
    page.defaultView?.addEventListener(type, (event) => !page.hasFocus() && event.stopImmediatePropagation(), true);
}

/**
 * Keeps what a story renders or opens from taking focus, which would scroll the guide. The frame alone does not: a document that is not
 * laid out yet still takes focus.
 */
export function setInert(frame: HTMLIFrameElement, inert: boolean): void {
  frame.inert = inert;
  const root = frame.contentDocument?.documentElement;
  if (root) root.inert = inert;
}

/**
 * Opens the overlay of the story in the first frame of an element, each time the frame has loaded.
 * @param onOpen called when the overlay has come to rest, and once more after parts that load later
 */
export function useOpenedFrame(within: RefObject<HTMLElement | null>, opening: Opening, onOpen: (page: Document) => void): void {
  const latest = useRef(onOpen);
  useEffect(() => {
    latest.current = onOpen;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let opened = false;
    let page: Document | null = null;
    const look = (): void => {
      const frame = within.current?.querySelector('iframe');
      // A frame loads again after a change in the toolbar, and its overlay is closed then.
      if (frame && frame.contentDocument !== page) {
        opened = false;
        page = frame.contentDocument;
        if (page) stayOpen(page);
      }
      if (frame && !opened) setInert(frame, true);
      if (page?.body && (opened || openOverlay(page, opening))) {
        if (opened) latest.current(page);
        timer = setTimeout(look, opened ? SETTLED * 4 : SETTLED);
        opened = true;
      } else timer = setTimeout(look, LOOK);
    };
    look();
    return () => clearTimeout(timer);
  }, [within, opening]);
}
