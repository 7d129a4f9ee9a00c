import { Activity, useLayoutEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';

import { cn } from '../../lib/cn.js';
import { keepMounted, type StackedPage } from './page-stack.logic.js';

export interface PageStackItem extends StackedPage {
  /** Content of the page. It is mounted when it is first shown, not before. */
  node: ReactNode;
  /**
   * Increment it to remount this page alone, at its top.
   * @default 0
   */
  revision?: number;
}

export interface PageStackProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The open pages by their full identity. A removed page is unmounted with its state. */
  pages: readonly PageStackItem[];
  /** Id of the shown page. */
  activeId: string;
  /**
   * Number of pages that stay mounted, pinned ones not counted; the least recently shown is evicted first.
   * @default 12
   */
  max?: number;
  /**
   * Padding of a page, as in a shell; `none` when pages bring their own.
   * @default 'md'
   */
  padding?: 'none' | 'md';
  /**
   * Scroll container of a page: its `own`, or the `outer` one around the stack, which also scrolls the content next to the stack. Each page
   * keeps its scroll position either way.
   * @default 'own'
   */
  scroll?: 'own' | 'outer';
}

const PADDING = { none: '', md: 'sb:p-3 sb:md:px-5 sb:md:py-4' } as const;

/**
 * Keeps the pages of a tab strip mounted: drafts, scroll position and expanded parts are unchanged on return. A hidden page is inert,
 * hidden from screen readers, and its effects are paused.
 * Give it a height: by default each page scrolls in a container of its own.
 */
export function PageStack({ pages, activeId, max = 12, padding = 'md', scroll = 'own', className, ...rest }: PageStackProps): ReactNode {
  const [recent, setRecent] = useState<readonly string[]>([]);
  const mounted = keepMounted(recent, pages, activeId, max);
  // Derived state, set during render, so that a closed page unmounts at once.
  if (mounted !== recent) setRecent(mounted);
  // Stable order: an element that moves in the DOM loses its scroll position, and an iframe reloads.
  const rendered = pages.filter(({ id }) => mounted.includes(id)).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return (
    <div data-slot="page-stack" {...rest} className={cn('sb:h-full sb:min-h-0 sb:min-w-0', className)}>
      {rendered.map(({ id, node, revision = 0 }) => (
        <Activity key={id} mode={id === activeId ? 'visible' : 'hidden'}>
          <Pane key={revision} scroll={scroll} className={PADDING[padding]}>
            {node}
          </Pane>
        </Activity>
      ))}
    </div>
  );
}

/**
 * Container of a page. A box without display loses its scroll position, and a shared container has the position of the last page, so the
 * position is stored here.
 */
function Pane({ scroll, className, children }: { scroll: 'own' | 'outer'; className: string; children: ReactNode }): ReactNode {
  const pane = useRef<HTMLDivElement>(null);
  const position = useRef({ left: 0, top: 0 });
  // Runs each time the page is shown, with its clean-up when it is hidden.
  useLayoutEffect(() => {
    const page = pane.current;
    const box = page && (scroll === 'own' ? page : scrollerOf(page));
    if (!box) return undefined;
    box.scrollTo({ ...position.current, behavior: 'instant' });
    const storePosition = (): void => {
      if (page.clientHeight > 0) position.current = { left: box.scrollLeft, top: box.scrollTop };
    };
    box.addEventListener('scroll', storePosition, { passive: true });
    return () => {
      // The last scroll event may be pending. A shared container cannot be read: it already shows the next page.
      if (scroll === 'own') storePosition();
      box.removeEventListener('scroll', storePosition);
    };
  }, [scroll]);
  return (
    <div
      data-slot="page-stack-page"
      ref={pane}
      className={cn(
        'sb:-outline-offset-2 sb:outline-focus sb:focus-visible:outline-2',
        scroll === 'own' && 'sb:h-full sb:overflow-auto sb:print:h-auto sb:print:overflow-visible',
        className,
      )}
    >
      {children}
    </div>
  );
}

/** Nearest vertical scroll container around an element. */
function scrollerOf(element: HTMLElement): HTMLElement | null {
  for (let box = element.parentElement; box; box = box.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
  }
  return null;
}
