import { CircleAlert } from 'lucide-react';
import { useState, type ComponentProps, type ReactElement, type ReactNode } from 'react';

import { useControllable } from '../../lib/use-controllable.js';
import { useOverlaysText } from '../../lib/ui-provider.js';
import { Question } from './question.js';

export interface ConfirmDialogProps extends Omit<ComponentProps<'div'>, 'title' | 'children' | 'role'> {
  /** The question, with the thing in it: “Delete 3 shipments?” */
  title: string;
  /** Consequence of the action, and whether it can be undone. */
  description: ReactNode;
  /** The verb of the title: “Delete”. Never “OK” or “Yes”. */
  confirmLabel: string;
  /**
   * Words of the button that does nothing.
   * @default “Cancel”
   */
  cancelLabel?: string;
  /**
   * `danger` for what cannot be undone.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'danger';
  /**
   * Does it. With a promise the dialog waits and closes when it is fulfilled; when it is rejected it stays open and says so.
   */
  onConfirm: () => unknown;
  /**
   * Error message for the user. Clear it when the dialog is opened again.
   *
   * Without it a rejected promise shows a general sentence.
   */
  error?: string | undefined;
  /** Additional content or fields above the buttons. */
  children?: ReactNode;
  /** A button that opens it. Without one, use `open`. */
  trigger?: ReactElement;
  /** Whether it is open, where you keep that. */
  open?: boolean;
  /** Whether it is open at first. */
  defaultOpen?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void;
}

/** Asks for confirmation of an action that cannot be undone. The cancel button has the focus. */
export function ConfirmDialog({
  tone = 'neutral',
  onConfirm,
  error,
  children,
  trigger,
  open: given,
  defaultOpen = false,
  onOpenChange,
  ...rest
}: ConfirmDialogProps): ReactNode {
  const text = useOverlaysText();
  const [open, setOpen] = useControllable({ value: given, defaultValue: defaultOpen, onChange: onOpenChange });
  const [working, setWorking] = useState(false);
  const [failed, setFailed] = useState(false);
  const problem = error ?? (failed ? text.confirmFailed : undefined);

  const change = (next: boolean): void => {
    // A running action cannot be cancelled, so the dialog stays open until it settles.
    if (working) return;
    setFailed(false);
    setOpen(next);
  };
  const confirm = (): void => {
    setFailed(false);
    const work = onConfirm();
    if (!(work instanceof Promise)) {
      setOpen(false);
      return;
    }
    setWorking(true);
    work
      .then(
        () => setOpen(false),
        () => setFailed(true),
      )
      .finally(() => setWorking(false));
  };

  return (
    <Question {...rest} {...{ open, tone, trigger }} busy={working} onOpenChange={change} onConfirm={confirm}>
      {children}
      <div data-slot="confirm-dialog-error" aria-live="assertive" className="sb:empty:hidden">
        {problem !== undefined && (
          <p data-slot="confirm-dialog-error-text" className="sb:flex sb:gap-1.5 sb:text-danger-text">
            <CircleAlert data-slot="confirm-dialog-error-icon" size={16} aria-hidden className="sb:mt-0.5 sb:shrink-0" />
            {problem}
          </p>
        )}
      </div>
    </Question>
  );
}
