import * as Radix from '@radix-ui/react-scroll-area';
import type { ComponentProps, ReactNode, Ref } from 'react';

import { cn } from '../../lib/cn.js';
import { useDirection } from '../../lib/use-direction.js';
import { useMergedRef } from '../../lib/use-merged-ref.js';

export interface ScrollAreaProps extends Omit<ComponentProps<'div'>, 'dir'> {
  /** Accessible name of the region, for example “Messages”. */
  label: string;
  /**
   * Direction of scrolling.
   * @default 'vertical'
   */
  orientation?: 'vertical' | 'horizontal' | 'both';
  /**
   * Visibility of the scrollbars: on hover, when content overflows, or always.
   * @default 'hover'
   */
  bars?: 'hover' | 'auto' | 'always';
  /** Ref of the scroll container: for scroll positions and windowed lists. */
  viewportRef?: Ref<HTMLDivElement>;
}

/**
 * Scrollable content, with scrollbars that look the same on every system.
 * Give it a height (`style={{ maxBlockSize }}` or the space of a flex parent). The page and tables keep the native scrollbars.
 */
export function ScrollArea({
  label,
  orientation = 'vertical',
  bars = 'hover',
  viewportRef,
  className,
  children,
  ref,
  ...rest
}: ScrollAreaProps): ReactNode {
  const [direction, directionRef] = useDirection<HTMLDivElement>();
  const root = useMergedRef(directionRef, ref);
  const isVertical = orientation !== 'horizontal';
  const isHorizontal = orientation !== 'vertical';
  return (
    <Radix.Root
      data-slot="scroll-area"
      type={bars}
      dir={direction}
      {...rest}
      ref={root}
      className={cn('sb:relative sb:flex sb:min-h-0 sb:min-w-0 sb:flex-col sb:overflow-hidden', className)}
    >
      <Radix.Viewport
        ref={viewportRef}
        data-slot="scroll-area-viewport"
        disableImplicitContentElement
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- Radix renders the element
        role="region"
        aria-label={label}
        // A scroll container must be reachable with the keyboard, whatever its content.
        tabIndex={0}
        className="sb:min-h-0 sb:w-full sb:grow sb:rounded-control sb:-outline-offset-2 sb:outline-focus sb:focus-visible:outline-2"
      >
        {/* Vertical content is as wide as the viewport, so that long lines can be truncated. */}
        <Radix.Content
          data-slot="scroll-area-content"
          {...(isHorizontal ? {} : { style: { display: 'block' } })}
          // Permanent scrollbars must not overlap the text.
          className={cn(bars === 'always' && isVertical && 'sb:pe-3', bars === 'always' && isHorizontal && 'sb:pb-3')}
        >
          {children}
        </Radix.Content>
      </Radix.Viewport>
      {isVertical && <Bar orientation="vertical" />}
      {isHorizontal && <Bar orientation="horizontal" />}
      {orientation === 'both' && <Radix.Corner data-slot="scroll-area-corner" />}
    </Radix.Root>
  );
}

function Bar({ orientation }: { orientation: 'vertical' | 'horizontal' }): ReactNode {
  return (
    <Radix.Scrollbar
      data-slot="scroll-area-bar"
      orientation={orientation}
      className={cn('sb:flex sb:touch-none sb:p-0.5 sb:select-none', orientation === 'vertical' ? 'sb:w-2.5' : 'sb:h-2.5 sb:flex-col')}
    >
      <Radix.Thumb
        data-slot="scroll-area-thumb"
        className="sb:relative sb:grow sb:rounded-full sb:bg-border-strong sb:forced-color-adjust-none"
      />
    </Radix.Scrollbar>
  );
}
