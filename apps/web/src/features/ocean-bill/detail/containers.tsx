import { useTranslations } from '@seaberry/i18n/react';
import type { ContainerState, Outlook } from '@seaberry/tracking';
import { Badge } from '@seaberry/ui/badge';
import { Card, CardBody, CardHeader, CardTitle } from '@seaberry/ui/card';
import { DescriptionList } from '@seaberry/ui/description-list';
import { ShipmentTimeline } from '@seaberry/ui/shipment-timeline';
import { Tabs } from '@seaberry/ui/tabs';
import { useFormat } from '@seaberry/ui/ui-provider';
import type { ReactNode } from 'react';

import { useScreen } from '../../../shared/screen.tsx';
import type { DetailPartProps } from '../../../shipment/detail/define-detail.tsx';
import type { DetailSearch } from '../../../shipment/detail/detail-search.ts';
import type { Detail } from '../queries.ts';

/** Journeys of the containers, one at a time. */
export function Containers({ detail, now }: DetailPartProps<Detail>): ReactNode {
  const t = useTranslations('oceanBill');
  const { search, setSearch } = useScreen<DetailSearch>();
  const { containers, leadContainer } = detail.state;
  const find = (number: string | null): ContainerState | undefined => containers.find((container) => container.number === number);
  const shown = find(search.container) ?? find(leadContainer) ?? containers[0];
  if (!shown) return null;
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('detail.containers')}</CardTitle>
        <Badge>{t('detail.containerCount', { count: containers.filter(({ number }) => number).length })}</Badge>
      </CardHeader>
      <CardBody>
        <Tabs
          label={t('detail.containers')}
          value={shown.number}
          onChange={(container) => setSearch({ container }, { replace: true })}
          items={containers.map((container) => ({
            value: container.number,
            label: container.number || t('detail.unnamedContainer'),
            content: <Journey container={container} outlook={detail.state.outlook} now={now} />,
          }))}
        />
      </CardBody>
    </Card>
  );
}

function Journey({ container, outlook, now }: { container: ContainerState; outlook: Outlook | null; now: string }): ReactNode {
  const t = useTranslations('oceanBill');
  const format = useFormat();
  const facts = [
    { term: t('detail.isoCode'), description: container.isoCode },
    { term: t('detail.seals'), description: format.list(container.seals) },
  ].filter(({ description }) => description);
  return (
    <div className="grid gap-3">
      {facts.length > 0 && <DescriptionList layout="inline" items={facts} />}
      <ShipmentTimeline {...{ container, outlook, now }} />
    </div>
  );
}
