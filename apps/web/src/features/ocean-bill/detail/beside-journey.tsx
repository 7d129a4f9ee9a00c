import { useTranslations } from '@seaberry/i18n/react';
import { AnomalyList } from '@seaberry/ui/anomaly-list';
import { Badge } from '@seaberry/ui/badge';
import { Card, CardBody, CardHeader, CardTitle } from '@seaberry/ui/card';
import { SignalList } from '@seaberry/ui/signal-list';
import type { OutlookKind } from '@seaberry/tracking';
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

/** Outlooks of shipments that are followed: of the others, that no anomaly is found says nothing. */
const FOLLOWED: ReadonlySet<OutlookKind> = new Set<OutlookKind>(['onTrack', 'late', 'early', 'arrived', 'completed']);

const isSeen = ({ containers }: Detail['state']): boolean =>
  containers.some(({ stations }) => stations.some(({ milestones }) => milestones.some(({ actual }) => actual !== null)));

function Findings({ state }: Pick<Detail, 'state'>): ReactNode {
  const t = useTranslations('oceanBill');
  const { anomalies, signals, containers, outlook } = state;
  const open = [...anomalies, ...signals].filter((finding) => finding.open).length;
  const isEmpty = anomalies.length + signals.length === 0;
  if (isEmpty && !(FOLLOWED.has(outlook.kind) && isSeen(state))) return null;
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
      {(anomalies.length > 0 || isEmpty) && (
        <AnomalyList className="mx-2.5" anomalies={anomalies} limit={4} showContainer={containers.length > 1} />
      )}
    </Card>
  );
}
