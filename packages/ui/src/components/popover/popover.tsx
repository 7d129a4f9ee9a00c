import * as RadixPopover from '@radix-ui/react-popover';
import type { ComponentProps, ReactElement, ReactNode } from 'react';

import { cn } from '../../lib/cn.js';
import { hangingClass } from '../confirm-dialog/index.js';

export interface PopoverProps extends Omit<ComponentProps<'div'>, 'role' | 'aria-label'> {
  /** What it is about, for screen readers. */
  label: string;
  /** The button that opens it. */
  trigger: ReactElement;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** @default 'bottom' */
  side?: 'top' | 'bottom' | 'start' | 'end';
  /** @default 'start' */
  align?: 'start' | 'center' | 'end';
  /**
   * `none` for lists that reach the edges.
   * @default 'md'
   */
  padding?: 'none' | 'md';
}

const SIDE = { top: 'top', bottom: 'bottom', start: 'left', end: 'right' } as const;

/** A few controls or details that hang on a button. The page behind stays alive. */
export function Popover({
  label,
  trigger,
  open,
  defaultOpen,
  onOpenChange,
  side = 'bottom',
  align = 'start',
  padding = 'md',
  className,
  style,
  ...rest
}: PopoverProps): ReactNode {
  return (
    <RadixPopover.Root
      {...(open === undefined ? {} : { open })}
      {...(defaultOpen === undefined ? {} : { defaultOpen })}
      {...(onOpenChange ? { onOpenChange } : {})}
    >
      <RadixPopover.Trigger asChild>{trigger}</RadixPopover.Trigger>
      <RadixPopover.Portal>
        <RadixPopover.Content
          data-slot="popover"
          aria-label={label}
          side={SIDE[side]}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          {...rest}
          style={{
            ['--sb-room-block' as string]: 'var(--radix-popover-content-available-height)',
            ['--sb-room-inline' as string]: 'var(--radix-popover-content-available-width)',
            ...style,
          }}
          className={cn(hangingClass, 'sb:text-sm', padding === 'md' && 'sb:p-3', className)}
        />
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}
