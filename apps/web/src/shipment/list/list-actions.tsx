import { useTranslations } from '@seaberry/i18n/react';
import { Button } from '@seaberry/ui/button';
import { Can } from '@seaberry/ui/permission';
import { Download, ListPlus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';

import { useSession } from '../../session/use-session.ts';
import type { ShipmentKind } from '../shipment.ts';

export interface ListActionsProps {
  kind: Pick<ShipmentKind<never>, 'texts' | 'codes'>;
  onExport(): void;
  onAddMany(): void;
  onAdd(): void;
}

/** Actions for the whole list that the user may use. Without berries nothing can be added. */
export function ListActions({ kind: { texts, codes }, onExport, onAddMany, onAdd }: ListActionsProps): ReactNode {
  const t = useTranslations(texts);
  const { base } = useSession();
  const broke = base.berries === 0 ? t('noBerries') : undefined;
  return (
    <>
      <Can code={codes.export}>
        <Button icon={<Download size={16} />} onClick={onExport}>
          {t('export')}
        </Button>
      </Can>
      <Can code={codes.add}>
        <Button icon={<ListPlus size={16} />} disabledReason={broke} onClick={onAddMany}>
          {t('addMany')}
        </Button>
        <Button variant="primary" icon={<Plus size={16} />} disabledReason={broke} onClick={onAdd}>
          {t('add')}
        </Button>
      </Can>
    </>
  );
}
