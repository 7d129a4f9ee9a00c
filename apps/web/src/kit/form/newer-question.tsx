import { Suspense, type ReactNode } from 'react';

import { lazily } from '../../shared/lazily.tsx';
import type { NewerDialogProps } from './newer-dialog.tsx';

const Dialog = lazily(async () => (await import('./newer-dialog.tsx')).NewerDialog);

/** The dialog about a change of another user, loaded when it is needed. */
export function NewerQuestion(props: Omit<NewerDialogProps, 'newer'>): ReactNode {
  const { newer } = props.save;
  return (
    newer && (
      <Suspense fallback={null}>
        <Dialog.Component {...props} newer={newer} />
      </Suspense>
    )
  );
}
