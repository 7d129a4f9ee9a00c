'use client';

import { Button } from '@seaberry/ui/button';
import { ConfirmDialog } from '@seaberry/ui/confirm-dialog';

export function ErrorExample() {
  return (
    <ConfirmDialog
      title="Delete 3 shipments?"
      description="Their history and notifications are deleted too. This cannot be undone."
      confirmLabel="Delete"
      tone="danger"
      onConfirm={() => Promise.reject(new globalThis.Error('refused'))}
      trigger={<Button>Delete</Button>}
      defaultOpen
    />
  );
}
