import * as RadixTooltip from '@radix-ui/react-tooltip';
import type { ComponentProps, ReactElement, ReactNode } from 'react';

import { cn } from '../../lib/cn.js';

export interface TooltipProps extends Omit<ComponentProps<'div'>, 'content' | 'children'> {
  /** A few words that explain; it becomes the description of the trigger. Nothing that must be known or clicked. */
  content: ReactNode;
  /** Trigger: a button, or another element that takes focus. */
  children: ReactElement;
  /**
   * The side it opens on, where there is room.
   * @default 'top'
   */
  side?: 'top' | 'bottom' | 'start' | 'end';
  /**
   * How long the pointer rests before it shows, in ms. Keyboard focus shows it at once.
   * @default 400
   */
  delayMs?: number;
  /** Shown or not, whatever pointer and focus do. */
  open?: boolean;
}

const SIDE = { top: 'top', bottom: 'bottom', start: 'left', end: 'right' } as const;

/** A hint under the pointer or the focus. Escape hides it. Touch has no hint: never the only place of a fact. */
export function Tooltip({ content, children, side = 'top', delayMs = 400, open, className, ...rest }: TooltipProps): ReactNode {
  return (
    <RadixTooltip.Provider delayDuration={delayMs}>
      <RadixTooltip.Root {...(open === undefined ? {} : { open })}>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content
            data-slot="tooltip"
            side={SIDE[side]}
            sideOffset={6}
            collisionPadding={8}
            {...rest}
            className={cn(
              // The border is visible in forced colours only, which drop the background.
              'sb:z-overlay sb:max-w-xs sb:rounded-control sb:border sb:border-transparent sb:bg-text sb:px-2 sb:py-1 sb:text-xs sb:text-surface sb:shadow-overlay',
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
