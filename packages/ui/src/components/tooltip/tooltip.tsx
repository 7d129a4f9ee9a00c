import * as RadixTooltip from '@radix-ui/react-tooltip';
import type { ComponentProps, ReactElement, ReactNode } from 'react';

import { cn } from '../../lib/cn.js';
import { usePortalContainer } from '../../lib/use-portal-container.js';

export interface TooltipProps extends Omit<ComponentProps<'div'>, 'content' | 'children'> {
  /** Short explanation; it becomes the description of the trigger. Nothing essential and nothing interactive. */
  content: ReactNode;
  /** Trigger: a button, or another element that takes focus. */
  children: ReactElement;
  /**
   * Preferred side.
   * @default 'top'
   */
  side?: 'top' | 'bottom' | 'start' | 'end';
  /**
   * Hover delay in ms. Keyboard focus shows it at once.
   * @default 400
   */
  delayMs?: number;
  /** Controlled visibility, independent of pointer and focus. */
  open?: boolean;
}

const SIDE = { top: 'top', bottom: 'bottom', start: 'left', end: 'right' } as const;

/** Hint on hover or focus. Escape hides it. Touch devices show none, so it must not be the only place of a fact. */
export function Tooltip({ content, children, side = 'top', delayMs = 400, open, className, ...rest }: TooltipProps): ReactNode {
  const container = usePortalContainer();
  return (
    <RadixTooltip.Provider delayDuration={delayMs}>
      <RadixTooltip.Root {...(open === undefined ? {} : { open })}>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        <RadixTooltip.Portal container={container}>
          <RadixTooltip.Content
            data-slot="tooltip"
            side={SIDE[side]}
            sideOffset={6}
            collisionPadding={8}
            {...rest}
            className={cn(
              // The border is visible in forced colours only, which drop the background.
              'sb:z-overlay sb:max-w-xs sb:rounded-control sb:border sb:border-transparent sb:bg-text sb:px-2 sb:py-1 sb:text-xs sb:text-surface sb:elevation-overlay',
              'sb:motion-safe:data-[state=delayed-open]:animate-fade-in',
              className,
            )}
          >
            {content}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
