import * as RadixDialog from '@radix-ui/react-dialog';
import { useState, type ComponentProps, type ReactElement, type ReactNode } from 'react';

import { cn } from '../../lib/cn.js';
import { trapTabInShadow } from '../../lib/shadow-root.js';
import { usePortalContainer } from '../../lib/use-portal-container.js';
import { useControllable } from '../../lib/use-controllable.js';
import { useOverlaysText } from '../../lib/ui-provider.js';
import { scrimClass, useFocusReturn } from '../confirm-dialog/index.js';
import { Question } from '../confirm-dialog/question.js';
import { IconButton } from '../icon-button/index.js';
import { dialogClass, type DialogPlacement, type DialogSize } from './dialog.variants.js';
import { focusFirstControl } from './focus-first-control.js';
import { useOverflow } from './use-overflow.js';

export interface DialogProps extends Omit<ComponentProps<'div'>, 'title' | 'role'> {
  /** Title of the dialog, from its task: “Track a shipment”. */
  title: string;
  /** Hides the title visually; it stays the accessible name. */
  hideTitle?: boolean;
  /** One sentence under the title. */
  description?: ReactNode;
  /** Button that opens it. Without one, control `open`. */
  trigger?: ReactElement;
  /** Controlled open state. */
  open?: boolean;
  /** Initial open state (uncontrolled). */
  defaultOpen?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /**
   * 400, 560, 720 or 960 px wide, or the whole window. At an edge `sm` and `md` are narrower: 320 and 400 px.
   * @default 'md'
   */
  size?: DialogSize;
  /**
   * Position. For one at an edge use Drawer.
   * @default 'center'
   */
  placement?: DialogPlacement;
  /** Buttons at the end: cancel first, the primary one last. */
  footer?: ReactNode;
  /** The dialog has unsaved work: closing asks for confirmation. */
  dirtyGuard?: boolean;
  /**
   * Called before it closes by Escape, the backdrop, the close button or DialogClose. Return false to stay open.
   * For unsaved work use `dirtyGuard`, which asks automatically.
   */
  onCloseRequest?: () => boolean;
  /**
   * Element that gets focus after it closes, where the one that had it is no longer the right one.
   * @default the element that had focus before
   */
  returnFocusTo?: () => HTMLElement | null | undefined;
}

/** Modal dialog for one task. Focus moves in, is trapped, and is restored on close. */
export function Dialog({
  title,
  hideTitle = false,
  description,
  trigger,
  open: given,
  defaultOpen = false,
  onOpenChange,
  size = 'md',
  placement = 'center',
  footer,
  dirtyGuard = false,
  onCloseRequest,
  returnFocusTo,
  className,
  children,
  ...rest
}: DialogProps): ReactNode {
  const text = useOverlaysText();
  const container = usePortalContainer();
  const [open, setOpen] = useControllable({ value: given, defaultValue: defaultOpen, onChange: onOpenChange });
  const [confirming, setConfirming] = useState(false);
  const { remember, giveBack } = useFocusReturn();
  const change = (next: boolean): void => {
    if (next) setOpen(true);
    else if (onCloseRequest?.() === false) return;
    else if (dirtyGuard) setConfirming(true);
    else setOpen(false);
  };

  return (
    <RadixDialog.Root open={open} onOpenChange={change}>
      {trigger && <RadixDialog.Trigger asChild>{trigger}</RadixDialog.Trigger>}
      <RadixDialog.Portal container={container}>
        <RadixDialog.Overlay data-slot="dialog-scrim" className={scrimClass} />
        <RadixDialog.Content
          data-slot="dialog"
          data-placement={placement}
          {...trapTabInShadow}
          onOpenAutoFocus={(event) => {
            remember(event);
            focusFirstControl(event);
          }}
          onCloseAutoFocus={(event) => {
            const target = returnFocusTo?.();
            if (target) event.preventDefault();
            target?.focus();
            giveBack(event);
          }}
          {...rest}
          className={cn(dialogClass(placement, size), className)}
        >
          <div
            data-slot="dialog-header"
            className={cn(
              'sb:flex sb:shrink-0 sb:items-start sb:gap-3 sb:border-b sb:border-border sb:py-3 sb:ps-5 sb:pe-3',
              hideTitle && 'sb:sr-only',
            )}
          >
            <div data-slot="dialog-heading" className="sb:min-w-0 sb:grow sb:py-0.5">
              <RadixDialog.Title data-slot="dialog-title" className="sb:text-lg sb:leading-tight sb:font-semibold sb:wrap-anywhere">
                {title}
              </RadixDialog.Title>
              {description !== undefined && (
                <RadixDialog.Description asChild>
                  <div data-slot="dialog-description" className="sb:mt-1 sb:text-sm sb:text-muted">
                    {description}
                  </div>
                </RadixDialog.Description>
              )}
            </div>
            <RadixDialog.Close asChild>
              <IconButton size="sm" label={text.close} icon={<Cross />} />
            </RadixDialog.Close>
          </div>
          <DialogBody label={title}>{children}</DialogBody>
          {footer !== undefined && (
            <div
              data-slot="dialog-footer"
              className="sb:flex sb:shrink-0 sb:flex-wrap sb:items-center sb:justify-end sb:gap-2 sb:border-t sb:border-border sb:px-5 sb:py-3"
            >
              {footer}
            </div>
          )}
          <Question
            open={confirming}
            onOpenChange={setConfirming}
            tone="danger"
            title={text.discardTitle}
            description={text.discardDescription}
            confirmLabel={text.discardConfirm}
            cancelLabel={text.discardCancel}
            onConfirm={() => setOpen(false)}
          />
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/** Inline strokes: the icon library would be a twentieth of this component's bytes. */
function Cross(): ReactNode {
  return (
    <svg data-slot="dialog-close-icon" viewBox="0 0 16 16" aria-hidden="true" className="sb:size-4 sb:stroke-current">
      <path d="m3.5 3.5 9 9m0-9-9 9" strokeWidth="1.4" strokeLinecap="round" />
    </svg>
  );
}

function DialogBody({ label, children }: { label: string; children: ReactNode }): ReactNode {
  const [ref, overflowing] = useOverflow<HTMLDivElement>();
  return (
    <div
      data-slot="dialog-body"
      ref={ref}
      {...(overflowing ? { tabIndex: 0, role: 'group', 'aria-label': label } : {})}
      className="sb:min-h-0 sb:grow sb:overflow-y-auto sb:overscroll-contain sb:-outline-offset-2 sb:outline-focus sb:focus-visible:outline-2"
    >
      <div data-slot="dialog-content" className="sb:px-5 sb:py-4">
        {children}
      </div>
    </div>
  );
}

export interface DialogCloseProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The button that closes. */
  children: ReactElement;
}

/** Closes the surrounding dialog or drawer when its only child is pressed. Asks first when there is unsaved work. */
export function DialogClose(props: DialogCloseProps): ReactNode {
  return <RadixDialog.Close data-slot="dialog-close" {...props} asChild />;
}
