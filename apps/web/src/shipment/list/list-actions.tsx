import { useTranslations } from '@seaberry/i18n/react';
import { Button } from '@seaberry/ui/button';
import { DropdownMenu, DropdownMenuItem } from '@seaberry/ui/dropdown-menu';
import { IconButton } from '@seaberry/ui/icon-button';
import { usePermission } from '@seaberry/ui/permission';
import { Download, Ellipsis, ListPlus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';

import { PHONE, useMedia } from '../../shared/use-media.ts';
import type { ShipmentKind } from '../shipment.ts';
import { useNoBerries, useOperatedFrom } from './use-no-berries.ts';

export interface ListActionsProps {
  kind: Pick<ShipmentKind<never>, 'texts' | 'codes'>;
  onExport(): void;
  onAddMany(): void;
  onAdd(): void;
}

/** Actions for the whole list that the user may use; on a phone all but adding one are in a menu. Without berries nothing can be added. */
export function ListActions({ kind, onExport, onAddMany, onAdd }: ListActionsProps): ReactNode {
  const { texts, codes } = kind;
  const t = useTranslations(texts);
  const noBerriesReason = useNoBerries(kind);
  const may = usePermission();
  const phone = useMedia(PHONE);
  const exports = may({ code: codes.export });
  const adds = useOperatedFrom() === undefined && may({ code: codes.add });
  if (phone) {
    return (
      <>
        {(exports || adds) && (
          <DropdownMenu trigger={<IconButton label={t('columns.actions')} icon={<Ellipsis size={16} />} />}>
            {exports && (
              <DropdownMenuItem icon={<Download size={16} />} onSelect={onExport}>
                {t('export')}
              </DropdownMenuItem>
            )}
            {adds && (
              <DropdownMenuItem icon={<ListPlus size={16} />} disabledReason={noBerriesReason} onSelect={onAddMany}>
                {t('addMany')}
              </DropdownMenuItem>
            )}
          </DropdownMenu>
        )}
        {adds && (
          <IconButton variant="primary" label={t('add')} icon={<Plus size={16} />} disabledReason={noBerriesReason} onClick={onAdd} />
        )}
      </>
    );
  }
  return (
    <>
      {exports && (
        <Button icon={<Download size={16} />} onClick={onExport}>
          {t('export')}
        </Button>
      )}
      {adds && (
        <>
          <Button icon={<ListPlus size={16} />} disabledReason={noBerriesReason} onClick={onAddMany}>
            {t('addMany')}
          </Button>
          <Button variant="primary" icon={<Plus size={16} />} disabledReason={noBerriesReason} onClick={onAdd}>
            {t('add')}
          </Button>
        </>
      )}
    </>
  );
}
