import { useState, type ReactNode } from 'react';

import { ConfirmDialog } from '../../../components/confirm-dialog/index.js';
import { useTableText } from '../../../lib/ui-provider.js';
import type { SavedView, SavedViewChange } from '../saved-views.types.js';
import { NameDialog } from './name-dialog.js';

/** The open dialog with the view that it was opened for, which stays the same when another view is selected meanwhile. */
export type ViewDialog<View> =
  | { kind: 'create' }
  | { kind: 'rename' | 'delete'; view: SavedView<View> }
  | { kind: 'retry'; change: SavedViewChange<View>; name: string; failure: string };

interface ViewDialogsProps<View> {
  dialog: ViewDialog<View> | undefined;
  views: readonly SavedView<View>[];
  canShare: boolean;
  describeError: (error: unknown) => string;
  onClose: () => void;
  onCreate: (choice: { name: string; shared: boolean }) => Promise<void>;
  onChange: (change: SavedViewChange<View>, name: string) => Promise<void>;
  onRemove: (view: SavedView<View>) => Promise<void>;
}

/** The open dialog, if any. */
export function ViewDialogs<View>({ dialog, views, canShare, onCreate, onChange, onRemove, ...shared }: ViewDialogsProps<View>): ReactNode {
  const text = useTableText();
  switch (dialog?.kind) {
    case undefined:
      return null;
    case 'create':
      return (
        <NameDialog
          {...shared}
          title={text.viewNew}
          confirmLabel={text.viewSaveNew}
          name=""
          taken={views.map(({ name }) => name)}
          canShare={canShare}
          onSave={onCreate}
        />
      );
    case 'rename': {
      const { id, name: before } = dialog.view;
      return (
        <NameDialog
          {...shared}
          title={text.viewRenameTitle}
          confirmLabel={text.viewRenameConfirm}
          name={before}
          taken={views.flatMap((view) => (view.id === id ? [] : view.name))}
          canShare={false}
          onSave={({ name }) => onChange({ id, name }, name)}
        />
      );
    }
    case 'delete':
      return (
        <Confirmation
          {...shared}
          tone="danger"
          title={text.viewDeleteTitle(dialog.view.name)}
          description={text.viewDeleteDescription}
          confirmLabel={text.viewDeleteConfirm}
          onConfirm={() => onRemove(dialog.view)}
        />
      );
    case 'retry':
      return (
        <Confirmation
          {...shared}
          tone="neutral"
          title={text.viewFailed}
          description={dialog.failure}
          confirmLabel={text.viewRetry}
          onConfirm={() => onChange(dialog.change, dialog.name)}
        />
      );
  }
}

interface ConfirmationProps {
  tone: 'neutral' | 'danger';
  title: string;
  description: string;
  confirmLabel: string;
  onConfirm: () => Promise<void>;
  describeError: (error: unknown) => string;
  onClose: () => void;
}

function Confirmation({ onConfirm, describeError, onClose, ...rest }: ConfirmationProps): ReactNode {
  const [error, setError] = useState<string>();
  const confirm = (): Promise<void> => {
    setError(undefined);
    return onConfirm().catch((reason: unknown) => {
      setError(describeError(reason));
      // Rejects, so that the dialog stays open.
      throw reason;
    });
  };
  return <ConfirmDialog {...rest} open onOpenChange={onClose} error={error} onConfirm={confirm} />;
}
