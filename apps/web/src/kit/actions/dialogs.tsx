import { useQueryClient } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';

import { lazily, loadCode } from '../../shared/lazily.tsx';
import { fieldsFor } from '../form/fields.ts';
import { loadField } from '../form/lazy-kinds.ts';
import { resourceChanged } from '../queries.ts';
import type { Resource, Row } from '../resource.types.ts';
import type { LoadedRows } from '../use-rows.ts';
import type { ResourceTexts } from '../words.ts';
import type { Outcome } from './one-by-one.ts';
import type { OpenDialog } from './open-dialog.ts';

// The code of each dialog is loaded on first use.
const Form = lazily(async () => (await import('../form/resource-form.tsx')).ResourceForm);
const Delete = lazily(async () => (await import('./delete-rows.tsx')).DeleteRows);
const Confirm = lazily(async () => (await import('./confirm-action.tsx')).ConfirmAction);
const Bulk = lazily(async () => (await import('./bulk-action.tsx')).BulkAction);
const Order = lazily(async () => (await import('../order/order-rows.tsx')).OrderRows);
const Export = lazily(async () => (await import('../export/export.tsx')).Export);

/** Loads the code of a dialog with everything it may show, so that it opens complete. */
export async function loadDialog({ form }: Resource, dialog: OpenDialog): Promise<void> {
  switch (dialog.kind) {
    case 'add':
    case 'edit': {
      const fields = form ? fieldsFor(form, dialog.kind) : [];
      await Promise.all([Form.load(), ...fields.map(loadField)]);
      return;
    }
    case 'delete':
      return Delete.load();
    case 'bulk':
      return dialog.action.Many ? loadCode(dialog.action.Many) : Bulk.load();
    case 'export':
      return Export.load();
    case 'order':
      return Order.load();
    default:
      return dialog.action.Dialog ? loadCode(dialog.action.Dialog) : Confirm.load();
  }
}

export interface DialogsProps {
  resource: Resource;
  words: ResourceTexts;
  dialog: OpenDialog | null;
  /** The rows that the list shows, for the export. */
  rows: LoadedRows;
  onClose(): void;
  /** Called after these rows were deleted. */
  onRowsDeleted(rows: readonly Row[]): void;
  /** Called after a bulk action, so that its rows can be deselected. */
  onBulkDone(outcome: Outcome): void;
}

/** The open dialog, if any. */
export function Dialogs({ dialog, ...props }: DialogsProps): ReactNode {
  if (dialog === null) return null;
  return (
    <Suspense fallback={null}>
      <Open {...props} dialog={dialog} />
    </Suspense>
  );
}

function Open({ resource, words, dialog, rows, onClose, onRowsDeleted, onBulkDone }: DialogsProps & { dialog: OpenDialog }): ReactNode {
  const queryClient = useQueryClient();
  const shared = { resource, words, onClose };
  const done = (): void => {
    onClose();
    resourceChanged(queryClient, resource);
  };
  switch (dialog.kind) {
    case 'add':
      return <Form.Component {...shared} row={null} preset={dialog.values ?? {}} />;
    case 'edit':
      return <Form.Component {...shared} row={dialog.row} preset={{}} />;
    case 'delete':
      return <Delete.Component {...shared} rows={dialog.rows} onRowsDeleted={onRowsDeleted} />;
    case 'bulk': {
      const { Many } = dialog.action;
      if (Many) return <Many rows={dialog.rows} onClose={onClose} onDone={done} />;
      return <Bulk.Component {...shared} action={dialog.action} rows={dialog.rows} onDone={onBulkDone} />;
    }
    case 'export':
      return <Export.Component {...shared} rows={rows} selected={dialog.selected} />;
    case 'order':
      return <Order.Component {...shared} />;
    case 'action': {
      const { Dialog } = dialog.action;
      return Dialog ? (
        <Dialog row={dialog.row} onClose={onClose} onDone={done} />
      ) : (
        <Confirm.Component {...shared} action={dialog.action} row={dialog.row} />
      );
    }
    case 'listAction': {
      // An action of the whole list: it has no row, and its input is built without one.
      const { Dialog, input, ...action } = dialog.action;
      return Dialog ? (
        <Dialog row={null} onClose={onClose} onDone={done} />
      ) : (
        <Confirm.Component {...shared} action={{ ...action, input: () => input?.(null) }} row={null} />
      );
    }
  }
}
