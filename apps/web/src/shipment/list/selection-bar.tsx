import { useTranslations } from '@seaberry/i18n/react';
import { BulkBar } from '@seaberry/ui/bulk-bar';
import { PermissionButton } from '@seaberry/ui/button';
import { RefreshCw, Trash2, UserCheck, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';

import type { ShipmentDialog } from '../actions/dialogs.tsx';
import { useTake } from '../actions/use-take.ts';
import type { ShipmentKind } from '../shipment.ts';

/** The most shipments one call takes. */
const MOST = 500;

export interface SelectionBarProps {
  kind: Pick<ShipmentKind<never>, 'texts' | 'controller' | 'codes'>;
  /** Of selected shipments, of all pages. */
  ids: readonly string[];
  onClear(): void;
  onOpen(dialog: ShipmentDialog<never>): void;
}

/** Actions for the selected shipments that the user may use. */
export function SelectionBar({ kind, ids, onClear, onOpen }: SelectionBarProps): ReactNode {
  const { texts, codes } = kind;
  const take = useTake(kind);
  const t = useTranslations(texts);
  const limit = ids.length > MOST ? { disabledReason: t('many.tooMany', { limit: MOST }) } : {};
  return (
    <BulkBar count={ids.length} onClear={onClear}>
      <PermissionButton
        code={codes.update}
        size="sm"
        icon={<UserPlus size={14} />}
        {...limit}
        onClick={() => onOpen({ kind: 'assign', ids })}
      >
        {t('assign')}
      </PermissionButton>
      <PermissionButton code={codes.update} size="sm" icon={<UserCheck size={14} />} {...limit} onClick={() => take(ids)}>
        {t('take')}
      </PermissionButton>
      <PermissionButton
        code={codes.resubscribe}
        size="sm"
        icon={<RefreshCw size={14} />}
        {...limit}
        onClick={() => onOpen({ kind: 'resubscribe', ids })}
      >
        {t('resubscribe')}
      </PermissionButton>
      <PermissionButton
        code={codes.delete}
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
