import * as Menu from '@radix-ui/react-context-menu';
import { useMemo, useRef, type ComponentProps, type ReactElement, type ReactNode } from 'react';

import { cn } from '../../lib/cn.js';
import { focusedElement } from '../../lib/focused.js';
import { menuInShadow } from '../../lib/shadow-root.js';
import { usePortalContainer } from '../../lib/use-portal-container.js';
import { popperRoom } from '../../lib/popper-room.js';
import { useDirection } from '../../lib/use-direction.js';
import { AfterClose, menuClass } from '../dropdown-menu/menu-parts.js';

export interface ContextMenuProps extends Omit<ComponentProps<'div'>, 'role' | 'aria-label' | 'children'> {
  /** Accessible name, for example “COSU6412873350”. */
  label: string;
  /** The items. Each action has to be available elsewhere too. */
  items: ReactNode;
  /** The area of the menu: one element that takes a ref, such as a row or a card. */
  children: ReactElement;
  /** Shows the browser's own menu instead. */
  disabled?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void;
}

/**
 * Shortcut to the actions on an element: right click, a long press, Shift F10 or the menu key.
 * As in DropdownMenu, an item acts after the menu has closed and focus is restored. It is never the only way to an action.
 */
export function ContextMenu({
  label,
  items,
  children,
  disabled = false,
  onOpenChange,
  className,
  style,
  ...rest
}: ContextMenuProps): ReactNode {
  const container = usePortalContainer();
  const [direction, place] = useDirection();
  const before = useRef<HTMLElement | null>(null);
  const pendingAction = useRef<(() => void) | undefined>(undefined);
  const afterClose = useMemo(
    () => (action: () => void) => {
      pendingAction.current = action;
    },
    [],
  );
  const handleOpen = (open: boolean): void => {
    const focused = focusedElement();
    if (open) before.current = focused instanceof HTMLElement ? focused : null;
    onOpenChange?.(open);
  };
  const handleClosed = (event: Event): void => {
    const action = pendingAction.current;
    pendingAction.current = undefined;
    if (before.current?.isConnected && before.current !== document.body) {
      event.preventDefault();
      before.current.focus({ preventScroll: true });
    }
    action?.();
  };
  return (
    <Menu.Root modal={false} dir={direction} onOpenChange={handleOpen}>
      <Menu.Trigger asChild ref={place} disabled={disabled}>
        {children}
      </Menu.Trigger>
      <Menu.Portal container={container}>
        <AfterClose value={afterClose}>
          <Menu.Content
            data-slot="context-menu"
            aria-label={label}
            collisionPadding={8}
            loop
            {...menuInShadow}
            onCloseAutoFocus={handleClosed}
            {...rest}
            style={{
              ...popperRoom('context-menu'),
              ...style,
            }}
            className={cn(menuClass, className)}
          >
            {items}
          </Menu.Content>
        </AfterClose>
      </Menu.Portal>
    </Menu.Root>
  );
}
