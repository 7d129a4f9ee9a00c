import { CircleAlert } from 'lucide-react';
import { useState, type ComponentProps, type ReactElement, type ReactNode } from 'react';

import { useControllable } from '../../lib/use-controllable.js';
import { useOverlaysText } from '../../lib/ui-provider.js';
import { Question } from './question.js';

export interface ConfirmDialogProps extends Omit<ComponentProps<'div'>, 'title' | 'children' | 'role'> {
  /** The question, with its object: “Delete 3 shipments?” */
  title: string;
  /** Consequence of the action, and whether it can be undone. */
  description: ReactNode;
  /** The verb of the title: “Delete”. Never “OK” or “Yes”. */
  confirmLabel: string;
  /**
   * Label of the cancel button.
   * @default “Cancel”
   */
  cancelLabel?: string;
  /**
   * `danger` for actions that cannot be undone.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'danger';
  /** Runs the action. With a promise the dialog is busy and closes when it resolves; after a rejection it stays open with an error. */
  onConfirm: () => unknown;
  /**
   * Error message for the user. Clear it when the dialog is opened again.
   *
   * Without it a rejected promise shows a general sentence.
   */
  error?: string | undefined;
  /** Additional content or fields above the buttons. */
  children?: ReactNode;
  /** Button that opens it. Without one, control `open`. */
  trigger?: ReactElement;
  /** Controlled open state. */
  open?: boolean;
  /** Initial open state (uncontrolled). */
  defaultOpen?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void;
}

/** Asks for confirmation of an action that cannot be undone. The cancel button has initial focus. */
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
