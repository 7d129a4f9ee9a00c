import type { PluginDeliveryRow } from '@seaberry/api-client/schemas';
import { useTranslations } from '@seaberry/i18n/react';
import { Card, CardBody, CardHeader, CardTitle } from '@seaberry/ui/card';
import { CopyableId } from '@seaberry/ui/copyable-id';
import { DescriptionList } from '@seaberry/ui/description-list';
import type { ReactNode } from 'react';

import type { RecordPartProps } from '../../kit/resource.types.ts';

/** The `webhook-id` and the JSON of a delivery. */
export function DeliveryBody({ row }: RecordPartProps<PluginDeliveryRow>): ReactNode {
  const t = useTranslations('plugins.deliveries');
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('sections.content')}</CardTitle>
      </CardHeader>
      <CardBody>
        <DescriptionList items={[{ term: t('fields.id'), wide: true, description: <CopyableId value={row.id} wrap /> }]} />
        <pre className="m-0 mt-3 wrap-anywhere whitespace-pre-wrap">{indented(row.body ?? '')}</pre>
      </CardBody>
    </Card>
  );
}

function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
