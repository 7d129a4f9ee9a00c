import * as RadixPopover from '@radix-ui/react-popover';
import type { ComponentProps, ReactElement, ReactNode } from 'react';

import { cn } from '../../lib/cn.js';
import { focusFirstStop, trapTabInShadow } from '../../lib/shadow-root.js';
import { usePortalContainer } from '../../lib/use-portal-container.js';
import { popperRoom } from '../../lib/popper-room.js';
import { floatClass, hangingClass } from '../confirm-dialog/index.js';

export interface PopoverProps extends Omit<ComponentProps<'div'>, 'role' | 'aria-label'> {
  /** Accessible name. */
  label: string;
  /** Button that opens it. */
  trigger: ReactElement;
  /** Controlled open state. */
  open?: boolean;
  /** Initial open state (uncontrolled). */
  defaultOpen?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /**
   * Preferred side.
   * @default 'bottom'
   */
  side?: 'top' | 'bottom' | 'start' | 'end';
  /**
   * Alignment with the trigger.
   * @default 'start'
   */
  align?: 'start' | 'center' | 'end';
  /**
   * `none` for lists that reach the edges.
   * @default 'md'
   */
  padding?: 'none' | 'md';
  /** A small triangle that points at the trigger, for use among several adjacent buttons. */
  arrow?: boolean;
}

// A scroll container would clip the arrow, so with an arrow the content scrolls inside.
const WITH_ARROW = cn(floatClass, 'sb:motion-safe:data-[state=open]:animate-pop-in');
const BODY = 'sb:max-h-[var(--sb-room-block)] sb:max-w-[min(var(--sb-room-inline),calc(100vw_-_--spacing(4)))] sb:overflow-y-auto';

const SIDE = { top: 'top', bottom: 'bottom', start: 'left', end: 'right' } as const;

/** A few controls or details at a button. Not modal: the page behind stays interactive. */
export function Popover({
  label,
  trigger,
  open,
  defaultOpen,
  onOpenChange,
  side = 'bottom',
  align = 'start',
  padding = 'md',
  arrow = false,
  className,
  style,
  children,
  ...rest
}: PopoverProps): ReactNode {
  const container = usePortalContainer();
  return (
    <RadixPopover.Root
      {...(open === undefined ? {} : { open })}
      {...(defaultOpen === undefined ? {} : { defaultOpen })}
      {...(onOpenChange ? { onOpenChange } : {})}
    >
      <RadixPopover.Trigger asChild>{trigger}</RadixPopover.Trigger>
      <RadixPopover.Portal container={container}>
        <RadixPopover.Content
          data-slot="popover"
          aria-label={label}
          side={SIDE[side]}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          {...trapTabInShadow}
          onOpenAutoFocus={focusFirstStop}
          {...rest}
          style={{
            ...popperRoom('popover'),
            ...style,
          }}
          className={cn(arrow ? WITH_ARROW : hangingClass, 'sb:text-sm', !arrow && padding === 'md' && 'sb:p-3', className)}
        >
          {arrow ? (
            <>
              <div data-slot="popover-body" className={cn(BODY, padding === 'md' && 'sb:p-3')}>
                {children}
              </div>
              <RadixPopover.Arrow asChild>
                <svg data-slot="popover-arrow" width={14} height={7} viewBox="0 0 14 7" aria-hidden="true" className="sb:-mt-px sb:block">
                  <path d="M0.5 0L7 6.5L13.5 0" strokeWidth={1} className="sb:fill-overlay sb:stroke-border" />
                </svg>
              </RadixPopover.Arrow>
            </>
          ) : (
            children
          )}
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}
