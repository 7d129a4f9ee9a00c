import type { ReactNode } from 'react';

import { useScreen } from '../../../shared/screen.tsx';
import { LIST_PATH } from '../paths.ts';
import type { Bill } from '../queries.ts';
import { BillMenu } from './bill-menu.tsx';
import { BillDialogs } from './dialogs.tsx';
import { useBillDialog } from './use-kept-dialog.ts';

/** What can be done to the bill of the detail page. A bill that was deleted has no page any more. */
export function BillActions({ bill }: { bill: Bill }): ReactNode {
  const { open } = useScreen();
  const [dialog, setDialog] = useBillDialog();
  const close = (): void => setDialog(null);
  return (
    <>
      <BillMenu bill={bill} labelled onOpen={setDialog} />
      <BillDialogs
        dialog={dialog}
        onClose={close}
        onDone={() => {
          if (dialog?.kind === 'delete') open(LIST_PATH);
          close();
        }}
      />
    </>
  );
}
