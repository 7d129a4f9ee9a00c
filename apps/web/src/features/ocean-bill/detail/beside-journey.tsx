import { useTranslations } from '@seaberry/i18n/react';
import { AnomalyList } from '@seaberry/ui/anomaly-list';
import { Badge } from '@seaberry/ui/badge';
import { Card, CardBody, CardHeader, CardTitle } from '@seaberry/ui/card';
import { SignalList } from '@seaberry/ui/signal-list';
import type { ReactNode } from 'react';

import { EtaHistoryCard } from '../../../shipment/detail/eta-history-card.tsx';
import type { DetailPartProps } from '../../../shipment/detail/define-detail.tsx';
import { RouteCard } from '../../../shipment/detail/route-card.tsx';
import { billKind } from '../bill-kind.ts';
import { shipmentOf } from '../lib/shipment.ts';
import type { Detail } from '../queries.ts';

/** Map, findings and changes of the ETA, once the carrier has reported something. */
export function BesideJourney({ detail: { bill, state }, now }: DetailPartProps<Detail>): ReactNode {
  const t = useTranslations('oceanBill');
  const { route, arrival } = shipmentOf(bill);
  return (
    <>
      <RouteCard kind={billKind} id={bill.id} />
      <Findings state={state} />
      <EtaHistoryCard
        kind={billKind}
        {...{ now }}
        history={state.etaHistory}
        arrivedAt={state.ata}
        firstEta={state.firstEta}
        timeZone={state.pod?.timeZone ?? arrival.timeZone}
        place={route.pod?.name ?? null}
        role={t('fields.podCode')}
      />
    </>
  );
}

function Findings({ state: { anomalies, signals, containers, outlook } }: Pick<Detail, 'state'>): ReactNode {
  const t = useTranslations('oceanBill');
  const open = [...anomalies, ...signals].filter((finding) => finding.open).length;
  return (
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
      {(anomalies.length > 0 || (signals.length === 0 && outlook.kind !== 'cancelled')) && (
        <AnomalyList
          className="mx-2.5"
          anomalies={anomalies}
          unheard={outlook.kind === 'lostSight' || outlook.kind === 'silent'}
          limit={4}
          showContainer={containers.length > 1}
        />
      )}
    </Card>
  );
}
