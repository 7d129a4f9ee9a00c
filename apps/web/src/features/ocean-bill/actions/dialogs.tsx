import type { ReactNode } from 'react';
import { Suspense, use, useMemo } from 'react';

import { useApp } from '../../../app-context.tsx';
import { lazily } from '../../../shared/lazily.tsx';
import type { Bill, FilterInput } from '../queries.ts';

/** What a person is doing to bills; null when nothing. */
export type BillDialog =
  | { kind: 'add' }
  | { kind: 'many' }
  | { kind: 'edit'; bill: Bill }
  | { kind: 'delete'; ids: readonly string[] }
  | { kind: 'resubscribe'; ids: readonly string[] }
  | { kind: 'export'; filter: FilterInput; total: number; selected: readonly string[]; sort: { field: string; descending: boolean } };

// Forms and files travel when they are first wanted.
const Add = lazily(async () => (await import('../form/add-dialog.tsx')).AddDialog);
const Edit = lazily(async () => (await import('../form/edit-dialog.tsx')).EditDialog);
const Many = lazily(async () => (await import('../many/many-dialog.tsx')).ManyDialog);
const Export = lazily(async () => (await import('./export.tsx')).Export);
const Confirm = lazily(async () => (await import('./confirm.tsx')).Confirm);

export interface BillDialogsProps {
  dialog: BillDialog | null;
  onClose(): void;
  /** Called when bills were deleted or asked for again, before the list is asked for anew. */
  onDone(): void;
}

/** The dialog that is open, if one is. */
export function BillDialogs({ dialog, onClose, onDone }: BillDialogsProps): ReactNode {
  const { texts } = useApp();
  const open = dialog !== null;
  // Texts of the form parts come with the first dialog.
  const ready = useMemo(() => (open ? texts.ensure('resource') : null), [open, texts]);
  if (dialog === null || ready === null) return null;
  return (
    <Suspense fallback={null}>
      <Ready when={ready}>{draw(dialog, onClose, onDone)}</Ready>
    </Suspense>
  );
}

function Ready({ when, children }: { when: Promise<void>; children: ReactNode }): ReactNode {
  use(when);
  return children;
}

function draw(dialog: BillDialog, onClose: () => void, onDone: () => void): ReactNode {
  switch (dialog.kind) {
    case 'add':
      return <Add.Component onClose={onClose} />;
    case 'many':
      return <Many.Component onClose={onClose} />;
    case 'edit':
      return <Edit.Component bill={dialog.bill} onClose={onClose} />;
    case 'export':
      return <Export.Component {...dialog} onClose={onClose} />;
    default:
      return <Confirm.Component kind={dialog.kind} ids={dialog.ids} onClose={onClose} onDone={onDone} />;
  }
}
