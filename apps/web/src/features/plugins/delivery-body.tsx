import type { PluginDeliveryRow } from '@seaberry/api-client/schemas';
import { useTranslations } from '@seaberry/i18n/react';
import { CopyableId } from '@seaberry/ui/copyable-id';
import { DescriptionList } from '@seaberry/ui/description-list';
import { JsonViewer } from '@seaberry/ui/json-viewer';
import type { ReactNode } from 'react';

import type { RecordPartProps } from '../../kit/resource.types.ts';
import { parsed } from './parsed.logic.ts';

/** The `webhook-id` and the JSON of a delivery. */
export function DeliveryBody({ row }: RecordPartProps<PluginDeliveryRow>): ReactNode {
  const t = useTranslations('plugins.deliveries');
  return (
    <div className="grid gap-4">
      <DescriptionList items={[{ term: t('fields.id'), wide: true, description: <CopyableId value={row.id} wrap /> }]} />
      <JsonViewer label={t('fields.body')} value={parsed(row.body)} defaultDepth={3} />
    </div>
  );
}
