'use client';

import { Button } from '@seaberry/ui/button';
import { ConfirmDialog } from '@seaberry/ui/confirm-dialog';
import { useState } from 'react';

export function ConfirmDialogExample() {
  const [count, setCount] = useState(3);
  return (
    <ConfirmDialog
      title={`Delete ${count} shipments?`}
      description="Their history and notifications are deleted too. This cannot be undone."
      confirmLabel="Delete"
      tone="danger"
      trigger={<Button disabled={count === 0}>Delete</Button>}
      onConfirm={() => setCount(0)}
    />
  );
}
