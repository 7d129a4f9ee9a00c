import { useState } from 'react';

import { useKeptDraft } from '../../../session/use-draft.ts';
import type { Bill } from '../queries.ts';
import type { BillDialog } from './dialogs.tsx';

/** The dialog a person has open; at first the one whose form was unsaved when the session ended. */
export function useBillDialog(): [BillDialog | null, (dialog: BillDialog | null) => void] {
  const kept = useKeptDraft('oceanBill.add', 'oceanBill.edit', 'oceanBill.many');
  return useState<BillDialog | null>(() => {
    if (kept?.key === 'oceanBill.add') return { kind: 'add' };
    if (kept?.key === 'oceanBill.many') return { kind: 'many' };
    // Written by the form of that very bill.
    if (kept?.key === 'oceanBill.edit' && typeof kept.context === 'object') return { kind: 'edit', bill: kept.context as Bill };
    return null;
  });
}
