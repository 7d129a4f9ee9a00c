import { useEffect, useRef, type RefObject } from 'react';

/** Scrolls the selected tab into view, also when tabs become wider, as when their typeface has loaded. Only the list scrolls, never the page. */
export function useVisibleTab(value: string): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = list.current;
    const tab = box?.querySelector<HTMLElement>('[data-slot="tabs-tab"][data-state="active"]');
    if (!box || !tab) return undefined;
    let scrolledTo = 0;
    const scrollToTab = (): void => {
      const [outer, inner] = [box.getBoundingClientRect(), tab.getBoundingClientRect()];
      if (inner.left < outer.left) box.scrollLeft -= outer.left - inner.left;
      else if (inner.right > outer.right) box.scrollLeft += inner.right - outer.right;
      if (inner.top < outer.top) box.scrollTop -= outer.top - inner.top;
      else if (inner.bottom > outer.bottom) box.scrollTop += inner.bottom - outer.bottom;
      scrolledTo = box.scrollLeft;
    };
    scrollToTab();
    const sizes = new ResizeObserver(() => {
      // Not after the user has scrolled to other tabs.
      if (Math.abs(box.scrollLeft - scrolledTo) <= 1) scrollToTab();
    });
    sizes.observe(box);
    for (const each of box.children) sizes.observe(each);
    return () => sizes.disconnect();
  }, [value]);
  return list;
}
