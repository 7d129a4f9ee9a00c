import type { ReactNode } from 'react';

import { useScreen } from '../../shared/screen.tsx';
import type { ShipmentKind, ShipmentRow } from '../shipment.ts';
import { ShipmentDialogs, useShipmentDialog } from './dialogs.tsx';
import { ShipmentMenu } from './shipment-menu.tsx';

export interface ShipmentActionsProps<R extends ShipmentRow> {
  kind: ShipmentKind<R>;
  row: R;
}

/** Actions of the detail page. A shipment that was deleted has no page any more. */
export function ShipmentActions<R extends ShipmentRow>({ kind, row }: ShipmentActionsProps<R>): ReactNode {
  const { open } = useScreen();
  const [dialog, setDialog] = useShipmentDialog(kind, row.id);
  const close = (): void => setDialog(null);
  return (
    <>
      <ShipmentMenu {...{ kind, row }} labelled onOpen={setDialog} />
      <ShipmentDialogs
        {...{ kind, dialog }}
        onClose={close}
        onDone={() => {
          if (dialog?.kind === 'delete') open(kind.listPath);
          close();
        }}
      />
    </>
  );
}
