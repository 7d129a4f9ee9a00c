import { useState, type ReactNode } from 'react';

import { ConfirmDialog } from '../../../components/confirm-dialog/index.js';
import { useTableText } from '../../../lib/ui-provider.js';
import type { SavedView, SavedViewChange } from '../saved-views.types.js';
import { NameDialog } from './name-dialog.js';

/** Open dialog with the view it is about, which stays the same when another view is chosen meanwhile. */
export type Asking<View> =
  | { kind: 'create' }
  | { kind: 'rename' | 'delete'; view: SavedView<View> }
  | { kind: 'retry'; change: SavedViewChange<View>; name: string; failure: string };

interface ViewDialogsProps<View> {
  asking: Asking<View> | undefined;
  views: readonly SavedView<View>[];
  canShare: boolean;
  describeError: (error: unknown) => string;
  onClose: () => void;
  onCreate: (choice: { name: string; shared: boolean }) => Promise<void>;
  onChange: (change: SavedViewChange<View>, name: string) => Promise<void>;
  onRemove: (view: SavedView<View>) => Promise<void>;
}

/** The open dialog, if any. */
export function ViewDialogs<View>({ asking, views, canShare, onCreate, onChange, onRemove, ...shared }: ViewDialogsProps<View>): ReactNode {
  const text = useTableText();
  switch (asking?.kind) {
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
      const { id, name: before } = asking.view;
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
        <Ask
          {...shared}
          tone="danger"
          title={text.viewDeleteTitle(asking.view.name)}
          description={text.viewDeleteDescription}
          confirmLabel={text.viewDeleteConfirm}
          onConfirm={() => onRemove(asking.view)}
        />
      );
    case 'retry':
      return (
        <Ask
          {...shared}
          tone="neutral"
          title={text.viewFailed}
          description={asking.failure}
          confirmLabel={text.viewRetry}
          onConfirm={() => onChange(asking.change, asking.name)}
        />
      );
  }
}

interface AskProps {
  tone: 'neutral' | 'danger';
  title: string;
  description: string;
  confirmLabel: string;
  onConfirm: () => Promise<void>;
  describeError: (error: unknown) => string;
  onClose: () => void;
}

function Ask({ onConfirm, describeError, onClose, ...rest }: AskProps): ReactNode {
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
