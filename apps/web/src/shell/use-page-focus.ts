import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves focus to the place of the pages where a navigation has left it nowhere: on a page that is hidden now, or on the body.
 *
 * @returns ref of that place
 */
export function usePageFocus(pageId: string): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  const shown = useRef(pageId);
  useEffect(() => {
    if (shown.current === pageId) return;
    shown.current = pageId;
    const focused = document.activeElement;
    if (!place.current || (focused && focused !== document.body && focused.checkVisibility())) return;
    place.current.tabIndex = -1;
    place.current.focus({ preventScroll: true });
  }, [pageId]);
  return place;
}
