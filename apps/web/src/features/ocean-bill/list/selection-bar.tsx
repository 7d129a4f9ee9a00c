import { useTranslations } from '@seaberry/i18n/react';
import { BulkBar } from '@seaberry/ui/bulk-bar';
import { PermissionButton } from '@seaberry/ui/button';
import { RefreshCw, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';

import type { BillDialog } from '../actions/dialogs.tsx';

/** The most bills one call takes. */
const MOST = 500;

export interface SelectionBarProps {
  /** Ids of chosen bills, of all pages. */
  selection: ReadonlySet<string>;
  onSelectionChange(selection: ReadonlySet<string>): void;
  onOpen(dialog: BillDialog): void;
}

/** What can be done with the chosen bills, as far as the person may. */
export function SelectionBar({ selection, onSelectionChange, onOpen }: SelectionBarProps): ReactNode {
  const t = useTranslations('oceanBill');
  const ids = [...selection];
  const limit = ids.length > MOST ? { disabledReason: t('many.tooMany', { limit: MOST }) } : {};
  return (
    <BulkBar count={ids.length} onClear={() => onSelectionChange(new Set())}>
      <PermissionButton
        code="oceanBill:resubscribe"
        size="sm"
        icon={<RefreshCw size={14} />}
        {...limit}
        onClick={() => onOpen({ kind: 'resubscribe', ids })}
      >
        {t('resubscribe')}
      </PermissionButton>
      <PermissionButton
        code="oceanBill:delete"
        size="sm"
        icon={<Trash2 size={14} />}
        {...limit}
        onClick={() => onOpen({ kind: 'delete', ids })}
      >
        {t('delete')}
      </PermissionButton>
    </BulkBar>
  );
}
