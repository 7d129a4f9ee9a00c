import { useTranslations } from '@seaberry/i18n/react';
import { Badge } from '@seaberry/ui/badge';
import { Card, CardBody, CardHeader, CardTitle } from '@seaberry/ui/card';
import { ShipmentTimeline } from '@seaberry/ui/shipment-timeline';
import type { ReactNode } from 'react';

import type { DetailPartProps } from '../../../shipment/detail/define-detail.tsx';
import { EtaHistoryCard } from '../../../shipment/detail/eta-history-card.tsx';
import { RouteCard } from '../../../shipment/detail/route-card.tsx';
import { shipmentOf } from '../lib/shipment.ts';
import type { Detail } from '../queries.ts';
import { waybillKind } from '../waybill-kind.ts';

/** The whole journey: airports, flights, and how many pieces were on each. */
export function Flights({ detail: { state }, now }: DetailPartProps<Detail>): ReactNode {
  const t = useTranslations('airWaybill');
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('detail.flights')}</CardTitle>
        {state.totalPieces !== null && <Badge>{t('detail.pieces', { count: state.totalPieces })}</Badge>}
      </CardHeader>
      <CardBody>
        <ShipmentTimeline shipment={state} now={now} />
      </CardBody>
    </Card>
  );
}

/** Map and changes of the ETA, once the airline has reported something. */
export function BesideFlights({ detail: { bill, state }, now }: DetailPartProps<Detail>): ReactNode {
  const t = useTranslations('airWaybill');
  const { etaHistory, ata, firstEta, destination } = state;
  return (
    <>
      <RouteCard kind={waybillKind} id={bill.id} />
      <EtaHistoryCard
        kind={waybillKind}
        {...{ now, firstEta }}
        history={etaHistory}
        arrivedAt={ata}
        timeZone={destination?.timeZone ?? shipmentOf(bill).arrival.timeZone}
        place={destination?.name ?? bill.destinationName ?? null}
        role={t('fields.destinationCode')}
      />
    </>
  );
}
