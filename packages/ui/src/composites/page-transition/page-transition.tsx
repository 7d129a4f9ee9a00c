import { useEffect, useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react';

import { cn } from '../../lib/cn.js';
import type { PageMotion } from './animation-table.js';
import type { PageAnimation } from './page-animations.js';

const DURATION_MS = 200;

export interface PageTransitionProps extends ComponentProps<'div'> {
  /** Key of the shown page; a new one starts the animation. */
  pageKey: string;
  /**
   * Animation of a new page.
   * @default 'fadeLeft'
   */
  animation?: PageAnimation;
}

/**
 * Animates a new page in, for 200 ms. The page is usable from the first frame; the first page is not animated, and neither is any page when
 * the user prefers reduced motion.
 */
export function PageTransition({ pageKey, animation = 'fadeLeft', className, children, ...rest }: PageTransitionProps): ReactNode {
  const stage = useRef<HTMLDivElement>(null);
  const table = useRef<Record<PageAnimation, PageMotion>>(undefined);
  const chosen = useRef(animation);
  const shown = useRef(pageKey);

  useLayoutEffect(() => {
    chosen.current = animation;
  }, [animation]);

  useEffect(() => {
    void import('./animation-table.js').then(({ animationTable }) => {
      table.current = animationTable;
    });
  }, []);

  // Before the new page is painted: a frame of it at rest would flash.
  useLayoutEffect(() => {
    if (shown.current === pageKey) return undefined;
    shown.current = pageKey;
    const motion = table.current?.[chosen.current];
    // An animation that loads late is skipped.
    if (!motion || !stage.current || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const running = stage.current.animate(motion.keyframes, { duration: DURATION_MS, easing: motion.easing });
    return () => running.cancel();
  }, [pageKey]);

  return (
    <div data-slot="page-transition" {...rest} className={cn('sb:h-full sb:min-h-0 sb:min-w-0 sb:overflow-clip', className)}>
      <div data-slot="page-transition-stage" ref={stage} className="sb:h-full">
        {children}
      </div>
    </div>
  );
}
