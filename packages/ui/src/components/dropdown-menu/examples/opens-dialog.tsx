'use client';

import { Button } from '@seaberry/ui/button';
import { ConfirmDialog } from '@seaberry/ui/confirm-dialog';
import { DropdownMenu, DropdownMenuItem } from '@seaberry/ui/dropdown-menu';
import { type ReactNode, useState } from 'react';

function OpensDialogMenu(): ReactNode {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <DropdownMenu align="start" trigger={<Button>More</Button>}>
        <DropdownMenuItem tone="danger" onSelect={() => setAsking(true)}>
          Delete…
        </DropdownMenuItem>
      </DropdownMenu>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        tone="danger"
        title="Delete COSU6412873350?"
        description="This cannot be undone."
        confirmLabel="Delete"
        onConfirm={() => setAsking(false)}
      />
    </>
  );
}

export function OpensDialogExample() {
  return <OpensDialogMenu />;
}
