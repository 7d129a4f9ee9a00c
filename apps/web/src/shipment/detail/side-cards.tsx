import { useTranslations } from '@seaberry/i18n/react';
import type { ShipmentState } from '@seaberry/tracking';
import { AnomalyList } from '@seaberry/ui/anomaly-list';
import { Badge } from '@seaberry/ui/badge';
import { Card, CardBody, CardHeader, CardTitle } from '@seaberry/ui/card';
import { EtaHistory } from '@seaberry/ui/eta-history';
import { SignalList } from '@seaberry/ui/signal-list';
import type { ReactNode } from 'react';

import type { Shipment, ShipmentKind } from '../shipment.ts';

export interface SideCardsProps {
  kind: Pick<ShipmentKind<never>, 'texts'>;
  shipment: Shipment;
  state: ShipmentState;
  now: string;
}

/** Findings and changes of the ETA, once the carrier has reported something. */
export function SideCards({ kind, shipment: { arrival, route }, state, now }: SideCardsProps): ReactNode {
  const t = useTranslations(kind.texts);
  const { anomalies, signals } = state;
  const open = [...anomalies, ...signals].filter((finding) => finding.open).length;
  return (
    <>
      <Card>
        <CardHeader>
          <CardTitle>{t('detail.anomalies')}</CardTitle>
          <Badge tone={open > 0 ? 'warning' : 'neutral'}>{t('detail.anomalyCount', { count: open })}</Badge>
        </CardHeader>
        {signals.length > 0 && (
          <CardBody>
            <SignalList signals={signals} />
          </CardBody>
        )}
        {/* Of a cancelled shipment no delay is counted: that none is found says nothing. */}
        {(anomalies.length > 0 || (signals.length === 0 && state.outlook.kind !== 'cancelled')) && (
          <AnomalyList className="mx-2.5" anomalies={anomalies} limit={4} showContainer={state.containers.length > 1} />
        )}
      </Card>
      <Card>
        <CardHeader>
          <CardTitle>{t('detail.etaHistory', { place: route.pod?.name ?? t('fields.podCode') })}</CardTitle>
        </CardHeader>
        <CardBody>
          <EtaHistory
            history={state.etaHistory}
            arrivedAt={state.ata}
            now={now}
            firstEta={state.firstEta}
            timeZone={state.pod?.timeZone ?? arrival.timeZone}
            {...(route.pod?.name ? { place: route.pod.name } : {})}
          />
        </CardBody>
      </Card>
    </>
  );
}
