import * as Menu from '@radix-ui/react-dropdown-menu';
import { useMemo, useRef, type ComponentProps, type ReactElement, type ReactNode } from 'react';

import { cn } from '../../lib/cn.js';
import { menuInShadow } from '../../lib/shadow-root.js';
import { usePortalContainer } from '../../lib/use-portal-container.js';
import { popperRoom } from '../../lib/popper-room.js';
import { useDirection } from '../../lib/use-direction.js';
import { useMergedRef } from '../../lib/use-merged-ref.js';
import { AfterClose, menuClass } from './menu-parts.js';

export interface DropdownMenuProps extends Omit<ComponentProps<'div'>, 'role' | 'aria-label'> {
  /** Button that opens the menu; its name is the menu's name. */
  trigger: ReactElement;
  /** Controlled open state. */
  open?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /**
   * Alignment with the trigger.
   * @default 'end'
   */
  align?: 'start' | 'center' | 'end';
  /**
   * Preferred side.
   * @default 'bottom'
   */
  side?: 'top' | 'bottom';
}

/**
 * Menu of actions at a button.
 * It is not modal, and an item acts only after the menu has closed and focus is restored: so an item may open a dialog, the dialog returns
 * focus to the trigger, and the page can be clicked afterwards.
 */
export function DropdownMenu({
  trigger,
  open,
  onOpenChange,
  align = 'end',
  side = 'bottom',
  className,
  style,
  ...rest
}: DropdownMenuProps): ReactNode {
  const container = usePortalContainer();
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [direction, place] = useDirection<HTMLButtonElement>();
  const setTrigger = useMergedRef(triggerRef, place);
  const pendingAction = useRef<(() => void) | undefined>(undefined);
  const afterClose = useMemo(
    () => (action: () => void) => {
      pendingAction.current = action;
    },
    [],
  );
  const handleClosed = (event: Event): void => {
    const action = pendingAction.current;
    pendingAction.current = undefined;
    if (!action) return;
    event.preventDefault();
    triggerRef.current?.focus();
    action();
  };
  return (
    <Menu.Root modal={false} dir={direction} {...(open === undefined ? {} : { open })} {...(onOpenChange ? { onOpenChange } : {})}>
      <Menu.Trigger asChild ref={setTrigger}>
        {trigger}
      </Menu.Trigger>
      <Menu.Portal container={container}>
        <AfterClose value={afterClose}>
          <Menu.Content
            data-slot="dropdown-menu"
            align={align}
            side={side}
            sideOffset={4}
            collisionPadding={8}
            loop
            {...menuInShadow}
            onCloseAutoFocus={handleClosed}
            {...rest}
            style={{
              ...popperRoom('dropdown-menu'),
              ...style,
            }}
            className={cn(menuClass, className)}
          />
        </AfterClose>
      </Menu.Portal>
    </Menu.Root>
  );
}
