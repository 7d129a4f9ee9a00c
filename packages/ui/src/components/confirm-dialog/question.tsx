import * as RadixDialog from '@radix-ui/react-dialog';
import { useRef, type ComponentProps, type ReactElement, type ReactNode } from 'react';

import { cn } from '../../lib/cn.js';
import { trapTabInShadow } from '../../lib/shadow-root.js';
import { usePortalContainer } from '../../lib/use-portal-container.js';
import { useOverlaysText } from '../../lib/ui-provider.js';
import { Button } from '../button/index.js';
import { floatClass, scrimClass } from './overlay.variants.js';
import { useFocusReturn } from './use-focus-return.js';

export interface QuestionProps extends Omit<ComponentProps<'div'>, 'title' | 'role'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: ReactNode;
  confirmLabel: string;
  cancelLabel?: string | undefined;
  tone: 'neutral' | 'danger';
  onConfirm: () => void;
  busy?: boolean;
  trigger?: ReactElement | undefined;
}

/**
 * Bare alert dialog of ConfirmDialog and of the unsaved-changes question. It is Radix's dialog plus the additions of its alert dialog
 * (role, initial focus on the cancel button, a backdrop that does not close it), so that a dialog does not load both.
 */
export function Question(props: QuestionProps): ReactNode {
  const { open, onOpenChange, title, description, confirmLabel, cancelLabel, tone, onConfirm, busy = false, trigger, ...content } = props;
  const { className, children, ...rest } = content;
  const text = useOverlaysText();
  const container = usePortalContainer();
  const { remember, giveBack } = useFocusReturn();
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <RadixDialog.Trigger asChild>{trigger}</RadixDialog.Trigger>}
      <RadixDialog.Portal container={container}>
        <RadixDialog.Overlay data-slot="confirm-dialog-scrim" className={scrimClass} />
        <RadixDialog.Content
          data-slot="confirm-dialog"
          data-tone={tone}
          role="alertdialog"
          {...trapTabInShadow}
          onOpenAutoFocus={(event) => {
            remember(event);
            event.preventDefault();
            cancel.current?.focus({ preventScroll: true });
          }}
          onCloseAutoFocus={giveBack}
          onInteractOutside={(event) => event.preventDefault()}
          {...rest}
          className={cn(
            floatClass,
            'sb:fixed sb:inset-0 sb:m-auto sb:flex sb:h-fit sb:max-h-[calc(100dvh_-_--spacing(8))] sb:w-[calc(100vw_-_--spacing(8))] sb:max-w-sm',
            'sb:flex-col sb:gap-2 sb:overflow-y-auto sb:p-5 sb:text-sm sb:motion-safe:data-[state=open]:animate-pop-in',
            className,
          )}
        >
          <RadixDialog.Title data-slot="confirm-dialog-title" className="sb:text-lg sb:leading-tight sb:font-semibold sb:text-balance">
            {title}
          </RadixDialog.Title>
          <RadixDialog.Description asChild>
            <div data-slot="confirm-dialog-description" className="sb:text-muted">
              {description}
            </div>
          </RadixDialog.Description>
          {children}
          <div data-slot="confirm-dialog-footer" className="sb:mt-3 sb:flex sb:flex-wrap sb:justify-end sb:gap-2">
            <RadixDialog.Close asChild>
              <Button ref={cancel} disabled={busy}>
                {cancelLabel ?? text.cancel}
              </Button>
            </RadixDialog.Close>
            <Button variant={tone === 'danger' ? 'danger' : 'primary'} loading={busy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
