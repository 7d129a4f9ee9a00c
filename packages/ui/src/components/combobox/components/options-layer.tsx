import * as RadixPopover from '@radix-ui/react-popover';
import type { ReactNode, RefObject } from 'react';

import { cn } from '../../../lib/cn.js';
import { popperRoom } from '../../../lib/popper-room.js';
import { isEventWithin } from '../../../lib/shadow-root.js';
import { usePortalContainer } from '../../../lib/use-portal-container.js';
import { hangingClass } from '../../confirm-dialog/index.js';

export interface OptionsLayerProps {
  /** Slot name: `combobox-popup`. */
  slotName: string;
  /** Field that the options belong to; a press in it does not close them. */
  field: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** Overlay under a field for its options. Focus stays in the field. */
export function OptionsLayer({ slotName, field, children }: OptionsLayerProps): ReactNode {
  const container = usePortalContainer();
  return (
    <RadixPopover.Portal container={container}>
      <RadixPopover.Content
        data-slot={slotName}
        role={undefined}
        align="start"
        sideOffset={4}
        collisionPadding={8}
        onOpenAutoFocus={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => event.preventDefault()}
        onInteractOutside={(event) => {
          if (isEventWithin(field.current, event)) event.preventDefault();
        }}
        // Keeps focus in the field.
        onMouseDown={(event) => event.preventDefault()}
        // A dialog around the field blocks scrolling outside itself, and the portal is outside of it.
        onWheel={(event) => event.stopPropagation()}
        onTouchMove={(event) => event.stopPropagation()}
        style={{
          inlineSize: 'var(--radix-popover-trigger-width)',
          minInlineSize: 'min(var(--sb-spacing) * 56, 100vw - var(--sb-spacing) * 4)',
          ...popperRoom('popover'),
        }}
        className={cn(hangingClass, 'sb:text-sm')}
      >
        {children}
      </RadixPopover.Content>
    </RadixPopover.Portal>
  );
}
