import { useCallback, useEffect, useState } from 'react';

import { useDatesText } from '../../lib/ui-provider.js';
import type { ConfirmDialogProps } from '../confirm-dialog/index.js';

export interface DirtyGuard {
  /**
   * Asks for confirmation when there is unsaved work; true when it may be discarded. For a router's blocker, a closing tab, a cancel
   * button.
   */
  ask: () => Promise<boolean>;
  /** Render `<ConfirmDialog {...guard.dialog} />` once, beside the form. */
  dialog: Pick<ConfirmDialogProps, 'open' | 'onOpenChange' | 'title' | 'description' | 'confirmLabel' | 'onConfirm'> & {
    cancelLabel: string;
    tone: 'danger';
  };
}

/** Protects unsaved work: asks before leaving, and lets the browser ask before the page closes. */
export function useDirtyGuard(dirty: boolean): DirtyGuard {
  const text = useDatesText();
  const [question, setQuestion] = useState<{ answer: (leave: boolean) => void } | null>(null);

  useEffect(() => {
    if (!dirty) return undefined;
    // The browser shows its own text; a page can only request the prompt.
    const hold = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [dirty]);

  const ask = useCallback(() => (dirty ? new Promise<boolean>((answer) => setQuestion({ answer })) : Promise.resolve(true)), [dirty]);
  const settle = (leave: boolean): void => {
    question?.answer(leave);
    setQuestion(null);
  };
  return {
    ask,
    dialog: {
      open: question !== null,
      title: text.leaveTitle,
      description: text.leaveDescription,
      confirmLabel: text.leaveConfirm,
      cancelLabel: text.leaveCancel,
      tone: 'danger',
      onConfirm: () => settle(true),
      onOpenChange: (open) => {
        if (!open) settle(false);
      },
    },
  };
}
