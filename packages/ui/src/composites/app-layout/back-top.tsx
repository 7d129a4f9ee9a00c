import { ArrowUp } from 'lucide-react';
import { useEffect, useRef, useState, type ComponentProps, type ReactNode, type RefObject } from 'react';

import { IconButton } from '../../components/icon-button/index.js';
import { cn } from '../../lib/cn.js';
import { useLayoutText } from '../../lib/ui-provider.js';

export interface BackTopProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Area to watch. Scroll containers that fill at least half of it count: the area itself or a page inside. */
  within: RefObject<HTMLElement | null>;
  /**
   * Scroll distance in px from which the button is shown.
   * @default 400
   */
  after?: number;
}

/** Button that scrolls a long page back to its start. */
export function BackTop({ within, after = 400, className, ...rest }: BackTopProps): ReactNode {
  const text = useLayoutText();
  const scroller = useRef<HTMLElement>(null);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const area = within.current;
    if (!area) return;
    const handleScroll = ({ target }: Event): void => {
      if (!(target instanceof HTMLElement) || !fills(target, area)) return;
      scroller.current = target;
      setShown(target.scrollTop > after);
    };
    // Scroll events do not bubble, but can be captured.
    area.addEventListener('scroll', handleScroll, { capture: true, passive: true });
    return () => area.removeEventListener('scroll', handleScroll, { capture: true });
  }, [within, after]);
  return (
    <div
      data-slot="app-layout-back-top"
      {...rest}
      className={cn('sb:fixed sb:end-4 sb:bottom-12 sb:z-sticky sb:print:hidden', !shown && 'sb:invisible', className)}
    >
      <IconButton
        data-slot="app-layout-back-top-button"
        size="lg"
        variant="secondary"
        label={text.backToTop}
        icon={<ArrowUp data-slot="app-layout-back-top-icon" size={18} aria-hidden />}
        onClick={() => scroller.current?.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'auto' : 'smooth' })}
        className="sb:elevation-overlay"
      />
    </div>
  );
}

function fills(target: HTMLElement, area: HTMLElement): boolean {
  return target.clientHeight * 2 >= area.clientHeight && target.clientWidth * 2 >= area.clientWidth;
}

function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
