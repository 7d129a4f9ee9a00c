import { useTranslations } from '@seaberry/i18n/react';
import { BulkBar, type BulkAction } from '@seaberry/ui/bulk-bar';
import { usePermission } from '@seaberry/ui/permission';
import { AlarmClock, CircleCheck, RefreshCw, Share2, Trash2, UserCheck, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';

import type { ShipmentDialog } from '../actions/dialogs.tsx';
import { useAside } from '../actions/use-aside.ts';
import { useTake } from '../actions/use-take.ts';
import type { ShipmentKind } from '../shipment.ts';

/** Limit of shipments in one call. */
const MAX_SHIPMENTS = 500;

export interface SelectionBarProps {
  kind: Pick<ShipmentKind<never>, 'texts' | 'controller' | 'codes'>;
  /** Ids of selected shipments, on all pages. */
  ids: readonly string[];
  onClear(): void;
  /** Called with the shipments that were changed: those that were left out stay selected. */
  onDone(ids: readonly string[]): void;
  onOpen(dialog: ShipmentDialog<never>): void;
}

/** Actions for the selected shipments that the user may use. */
export function SelectionBar({ kind, ids, onClear, onDone, onOpen }: SelectionBarProps): ReactNode {
  const { texts, codes } = kind;
  const t = useTranslations(texts);
  const may = usePermission();
  const take = useTake(kind, onDone);
  const { handle } = useAside(kind, onDone);
  const action = (id: string, label: string, icon: ReactNode, onSelect: () => void): BulkAction => ({
    id,
    label,
    icon,
    onSelect,
    ...(ids.length > MAX_SHIPMENTS ? { disabledReason: t('many.tooMany', { limit: MAX_SHIPMENTS }) } : {}),
  });
  const actions = [
    ...(may({ code: codes.update })
      ? [
          action('handle', t('aside.handle'), <CircleCheck size={14} />, () => handle(ids)),
          action('snooze', t('aside.snooze'), <AlarmClock size={14} />, () => onOpen({ kind: 'snooze', ids })),
          action('assign', t('assign'), <UserPlus size={14} />, () => onOpen({ kind: 'assign', ids })),
          action('take', t('take'), <UserCheck size={14} />, () => take(ids)),
        ]
      : []),
    ...(may({ code: 'shareLink:add' }) ? [action('share', t('share'), <Share2 size={14} />, () => onOpen({ kind: 'share', ids }))] : []),
    ...(may({ code: codes.resubscribe })
      ? [action('resubscribe', t('resubscribe'), <RefreshCw size={14} />, () => onOpen({ kind: 'resubscribe', ids }))]
      : []),
    ...(may({ code: codes.delete }) ? [action('delete', t('delete'), <Trash2 size={14} />, () => onOpen({ kind: 'delete', ids }))] : []),
  ];
  return <BulkBar count={ids.length} {...{ onClear, actions }} />;
}
