import { useTranslations } from '@seaberry/i18n/react';
import { Button } from '@seaberry/ui/button';
import { DropdownMenu, DropdownMenuItem, DropdownMenuSeparator } from '@seaberry/ui/dropdown-menu';
import { IconButton } from '@seaberry/ui/icon-button';
import { usePermission } from '@seaberry/ui/permission';
import {
  AlarmClock,
  ChevronDown,
  CircleCheck,
  Ellipsis,
  Pencil,
  RefreshCw,
  Share2,
  Trash2,
  Undo2,
  UserCheck,
  UserPlus,
} from 'lucide-react';
import type { ReactNode } from 'react';

import { useSession } from '../../session/use-session.ts';
import type { Shipment, ShipmentKind, ShipmentRow } from '../shipment.ts';
import type { ShipmentDialog } from './dialogs.tsx';
import { useAside } from './use-aside.ts';
import { useTake } from './use-take.ts';

export interface ShipmentMenuProps<R extends ShipmentRow> {
  kind: ShipmentKind<R>;
  row: R;
  onOpen(dialog: ShipmentDialog<R>): void;
  /** A word on the button instead of three dots. */
  labelled?: boolean;
}

/** Actions for one shipment that the user may use. Nothing is drawn where there are none. */
export function ShipmentMenu<R extends ShipmentRow>({ kind, row, onOpen, labelled = false }: ShipmentMenuProps<R>): ReactNode {
  const t = useTranslations(kind.texts);
  const may = usePermission();
  const edit = may({ code: kind.codes.update });
  const resubscribe = may({ code: kind.codes.resubscribe });
  const remove = may({ code: kind.codes.delete });
  const share = may({ code: 'shareLink:add' });
  if (!edit && !resubscribe && !remove && !share) return null;
  const { id, reference, owner, aside } = kind.shipmentOf(row);
  const name = t('moreActions', { reference });
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
        <DropdownMenuItem icon={<Pencil size={16} />} onSelect={() => onOpen({ kind: 'edit', row })}>
          {t('edit')}
        </DropdownMenuItem>
      )}
      {edit && <AsideItems {...{ kind, id, aside }} onSnooze={() => onOpen({ kind: 'snooze', ids: [id] })} />}
      {edit && (
        <DropdownMenuItem icon={<UserPlus size={16} />} onSelect={() => onOpen({ kind: 'assign', ids: [id], owner })}>
          {t('assign')}
        </DropdownMenuItem>
      )}
      {edit && <Take {...{ kind, id, owner }} />}
      {share && (
        <DropdownMenuItem icon={<Share2 size={16} />} onSelect={() => onOpen({ kind: 'share', ids: [id], reference })}>
          {t('share')}
        </DropdownMenuItem>
      )}
      {resubscribe && (
        <DropdownMenuItem icon={<RefreshCw size={16} />} onSelect={() => onOpen({ kind: 'resubscribe', ids: [id] })}>
          {t('resubscribe')}
        </DropdownMenuItem>
      )}
      {remove && (
        <>
          {(edit || resubscribe || share) && <DropdownMenuSeparator />}
          <DropdownMenuItem tone="danger" icon={<Trash2 size={16} />} onSelect={() => onOpen({ kind: 'delete', ids: [id] })}>
            {t('delete')}
          </DropdownMenuItem>
        </>
      )}
    </DropdownMenu>
  );
}

interface TakeProps extends Pick<Shipment, 'id' | 'owner'> {
  kind: Pick<ShipmentKind<never>, 'texts' | 'controller'>;
}

/** Nothing for one's own shipment. */
function Take({ kind, id, owner }: TakeProps): ReactNode {
  const t = useTranslations(kind.texts);
  const { userId } = useSession();
  const take = useTake(kind, undefined, owner);
  if (owner?.id === userId) return null;
  return (
    <DropdownMenuItem icon={<UserCheck size={16} />} onSelect={() => take([id])}>
      {t('take')}
    </DropdownMenuItem>
  );
}

interface AsideItemsProps extends Pick<Shipment, 'id' | 'aside'> {
  kind: Pick<ShipmentKind<never>, 'texts' | 'controller'>;
  onSnooze(): void;
}

/** Sets a shipment aside, or puts it back. */
function AsideItems({ kind, id, aside, onSnooze }: AsideItemsProps): ReactNode {
  const t = useTranslations(kind.texts);
  const { handle, wake } = useAside(kind);
  if (aside) {
    return (
      <DropdownMenuItem icon={<Undo2 size={16} />} onSelect={() => wake([id])}>
        {t('aside.wake')}
      </DropdownMenuItem>
    );
  }
  return (
    <>
      <DropdownMenuItem icon={<CircleCheck size={16} />} onSelect={() => handle([id])}>
        {t('aside.handle')}
      </DropdownMenuItem>
      <DropdownMenuItem icon={<AlarmClock size={16} />} onSelect={onSnooze}>
        {t('aside.snooze')}
      </DropdownMenuItem>
    </>
  );
}
