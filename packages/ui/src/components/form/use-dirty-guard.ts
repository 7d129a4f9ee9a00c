import { useCallback, useEffect, useRef, useState } from 'react';

import { useDatesText } from '../../lib/ui-provider.js';
import type { ConfirmDialogProps } from '../confirm-dialog/index.js';

export interface DirtyGuard {
  /**
   * Asks for confirmation when there is unsaved work; true when it may be discarded. For a router's blocker, a page tab of the
   * app that is closed, a cancel button. A new question answers the one before with false, and so does unmounting.
   */
  ask: () => Promise<boolean>;
  /** Render `<ConfirmDialog {...guard.dialog} />` once, beside the form. */
  dialog: Pick<ConfirmDialogProps, 'open' | 'onOpenChange' | 'title' | 'description' | 'confirmLabel' | 'onConfirm'> & {
    cancelLabel: string;
    tone: 'danger';
  };
}

/** Protects unsaved work: the caller asks before leaving (`ask`), and the browser asks before the page closes. */
export function useDirtyGuard(dirty: boolean): DirtyGuard {
  const text = useDatesText();
  const [open, setOpen] = useState(false);
  const question = useRef<(leave: boolean) => void>(undefined);
  useEffect(() => () => question.current?.(false), []);

  useEffect(() => {
    if (!dirty) return undefined;
    // The browser shows its own text; a page can only request the prompt.
    const requestPrompt = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', requestPrompt);
    return () => window.removeEventListener('beforeunload', requestPrompt);
  }, [dirty]);

  const ask = useCallback((): Promise<boolean> => {
    if (!dirty) return Promise.resolve(true);
    question.current?.(false);
    setOpen(true);
    return new Promise((answer) => {
      question.current = answer;
    });
  }, [dirty]);
  // The dialog also closes after a confirmation: that second answer finds no question.
  const settle = (leave: boolean): void => {
    question.current?.(leave);
    question.current = undefined;
    setOpen(false);
  };
  return {
    ask,
    dialog: {
      open,
      title: text.leaveTitle,
      description: text.leaveDescription,
      confirmLabel: text.leaveConfirm,
      cancelLabel: text.leaveCancel,
      tone: 'danger',
      onConfirm: () => settle(true),
      onOpenChange: (next) => {
        if (!next) settle(false);
      },
    },
  };
}
