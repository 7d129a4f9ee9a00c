import { useEffect, useRef, useState, type RefObject } from 'react';

/** Width of the fade over the overflow, in px. */
const FADE_PX = 24;

export interface Strip {
  list: RefObject<HTMLUListElement | null>;
  /** Whether the tabs overflow. */
  overflowing: boolean;
  /** Mask that fades the overflow, for the list's `style`. */
  fadeMask: string | undefined;
}

type Hidden = 'none' | 'left' | 'right' | 'both';

/** Scrolling of the strip: the wheel scrolls it sideways, and the active page is kept in view. */
export function useStrip(activeId: string, order: string): Strip {
  const list = useRef<HTMLUListElement>(null);
  const [hidden, setHidden] = useState<Hidden>('none');
  const overflowing = hidden !== 'none';

  useEffect(() => {
    const box = list.current;
    if (!box) return undefined;
    const measure = (): void => setHidden(hiddenSides(box));
    const onWheel = (event: WheelEvent): void => {
      // A horizontal wheel or a touchpad scrolls natively; zooming is left to the browser.
      if (event.ctrlKey || Math.abs(event.deltaX) >= Math.abs(event.deltaY) || box.scrollWidth <= box.clientWidth) return;
      event.preventDefault();
      box.scrollLeft += getComputedStyle(box).direction === 'rtl' ? -event.deltaY : event.deltaY;
    };
    const observer = new ResizeObserver(() => {
      // A loaded font, or a smaller window, may push the active tab out of view.
      const active = box.querySelector<HTMLElement>('[data-active]');
      if (active) showIn(box, active);
      measure();
    });
    observer.observe(box);
    for (const item of box.children) observer.observe(item);
    box.addEventListener('scroll', measure, { passive: true });
    // Not through React, whose wheel listeners are passive.
    box.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', measure);
      box.removeEventListener('wheel', onWheel);
    };
  }, [order]);

  useEffect(() => {
    const box = list.current;
    const item = itemOf(box, activeId);
    if (box && item) showIn(box, item);
    // The button for the list of all pages takes room from the strip.
  }, [activeId, order, overflowing]);

  return { list, overflowing, fadeMask: fadeMaskOf(hidden) };
}

function hiddenSides(box: HTMLElement): Hidden {
  const rest = box.scrollWidth - box.clientWidth;
  const before = Math.abs(box.scrollLeft);
  if (rest <= 1) return 'none';
  const [atStart, atEnd] = [before <= 1, before >= rest - 1];
  if (!atStart && !atEnd) return 'both';
  // From right to left the strip begins at the right, and scrolls to negative offsets.
  return atStart === (getComputedStyle(box).direction === 'rtl') ? 'left' : 'right';
}

function fadeMaskOf(hidden: Hidden): string | undefined {
  if (hidden === 'none') return undefined;
  const edge = (side: Hidden): string => (hidden === side || hidden === 'both' ? `${FADE_PX}px` : '0px');
  return `linear-gradient(to right, transparent, black ${edge('left')}, black calc(100% - ${edge('right')}), transparent)`;
}

/** The element of a page in its list. */
export function itemOf(list: HTMLElement | null, id: string): HTMLElement | undefined {
  return [...(list?.querySelectorAll<HTMLElement>('[data-page]') ?? [])].find((item) => item.dataset['page'] === id);
}

/** Scrolls the list, never the page. */
function showIn(box: HTMLElement, item: HTMLElement): void {
  const [outer, inner] = [box.getBoundingClientRect(), item.getBoundingClientRect()];
  if (inner.left < outer.left + FADE_PX) box.scrollLeft -= outer.left + FADE_PX - inner.left;
  else if (inner.right > outer.right - FADE_PX) box.scrollLeft += inner.right - outer.right + FADE_PX;
}
