import { useTranslations } from '@seaberry/i18n/react';
import type { ShipmentState } from '@seaberry/tracking';
import { AnomalyList } from '@seaberry/ui/anomaly-list';
import { Badge } from '@seaberry/ui/badge';
import { Card, CardBody, CardHeader, CardTitle } from '@seaberry/ui/card';
import { EtaHistory } from '@seaberry/ui/eta-history';
import type { ReactNode } from 'react';

import type { Shipment, ShipmentKind } from '../shipment.ts';

export interface SideCardsProps {
  kind: Pick<ShipmentKind<never>, 'texts'>;
  shipment: Shipment;
  state: ShipmentState;
  now: string;
}

/** Anomalies, changes of the ETA, and notes: beside the journey on a wide screen. */
export function SideCards({ kind, shipment: { arrival, remark }, state, now }: SideCardsProps): ReactNode {
  const t = useTranslations(kind.texts);
  const open = state.anomalies.filter((anomaly) => anomaly.open).length;
  return (
    <>
      <Card>
        <CardHeader>
          <CardTitle>{t('detail.anomalies')}</CardTitle>
          <Badge tone={open > 0 ? 'warning' : 'neutral'}>{t('detail.anomalyCount', { count: open })}</Badge>
        </CardHeader>
        <AnomalyList className="mx-2.5" anomalies={state.anomalies} limit={6} showContainer={state.containers.length > 1} />
      </Card>
      <Card>
        <CardHeader>
          <CardTitle>{t('detail.etaHistory')}</CardTitle>
        </CardHeader>
        <CardBody>
          <EtaHistory
            history={state.etaHistory}
            now={now}
            firstEta={state.firstEta}
            timeZone={state.pod?.timeZone ?? arrival.timeZone}
            {...(state.pod?.name ? { place: state.pod.name } : {})}
          />
        </CardBody>
      </Card>
      {remark && (
        <Card>
          <CardHeader>
            <CardTitle>{t('detail.remark')}</CardTitle>
          </CardHeader>
          <CardBody>{remark}</CardBody>
        </Card>
      )}
    </>
  );
}
