import { useTranslations } from '@seaberry/i18n/react';
import { Button } from '@seaberry/ui/button';
import { DropdownMenu, DropdownMenuItem, DropdownMenuSeparator } from '@seaberry/ui/dropdown-menu';
import { IconButton } from '@seaberry/ui/icon-button';
import { usePermission } from '@seaberry/ui/permission';
import { ChevronDown, Ellipsis, Pencil, RefreshCw, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';

import type { Bill } from '../queries.ts';
import type { BillDialog } from './dialogs.tsx';

export interface BillMenuProps {
  bill: Bill;
  onOpen(dialog: BillDialog): void;
  /** A word on the button instead of three dots. */
  labelled?: boolean;
}

/** What can be done to one bill, as far as the person may. Nothing is drawn when they may do nothing. */
export function BillMenu({ bill, onOpen, labelled = false }: BillMenuProps): ReactNode {
  const t = useTranslations('oceanBill');
  const may = usePermission();
  const edit = may({ code: 'oceanBill:update' });
  const resubscribe = may({ code: 'oceanBill:resubscribe' });
  const remove = may({ code: 'oceanBill:delete' });
  if (!edit && !resubscribe && !remove) return null;
  const name = t('moreActions', { reference: bill.referenceNo });
  return (
    <DropdownMenu
      trigger={
        labelled ? (
          <Button aria-label={name} iconEnd={<ChevronDown size={16} />}>
            {t('columns.actions')}
          </Button>
        ) : (
          <IconButton size="sm" label={name} icon={<Ellipsis size={16} />} />
        )
      }
    >
      {edit && (
        <DropdownMenuItem icon={<Pencil size={16} />} onSelect={() => onOpen({ kind: 'edit', bill })}>
          {t('edit')}
        </DropdownMenuItem>
      )}
      {resubscribe && (
        <DropdownMenuItem icon={<RefreshCw size={16} />} onSelect={() => onOpen({ kind: 'resubscribe', ids: [bill.id] })}>
          {t('resubscribe')}
        </DropdownMenuItem>
      )}
      {remove && (
        <>
          {(edit || resubscribe) && <DropdownMenuSeparator />}
          <DropdownMenuItem tone="danger" icon={<Trash2 size={16} />} onSelect={() => onOpen({ kind: 'delete', ids: [bill.id] })}>
            {t('delete')}
          </DropdownMenuItem>
        </>
      )}
    </DropdownMenu>
  );
}
