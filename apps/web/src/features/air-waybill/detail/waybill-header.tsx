import { useTranslations } from '@seaberry/i18n/react';
import type { Place } from '@seaberry/tracking';
import { RouteLabel } from '@seaberry/ui/route-label';
import { useMemo, type ReactNode } from 'react';

import type { DetailHeaderProps } from '../../../shipment/detail/define-detail.tsx';
import { isAnswered } from '../../../shipment/detail/lead-milestones.ts';
import { MilestoneTimes } from '../../../shipment/detail/milestone-times.tsx';
import { ShipmentHeader } from '../../../shipment/detail/shipment-header.tsx';
import { placeOf } from '../../../shipment/read.ts';
import type { Detail } from '../queries.ts';
import { waybillKind } from '../waybill-kind.ts';

/** The header of the page with route, departure and arrival of an air waybill. */
export function WaybillHeader({ detail: { bill, state }, now, walk }: DetailHeaderProps<Detail>): ReactNode {
  const t = useTranslations('airWaybill');
  const nodes = useMemo(() => (isAnswered(state) ? state.stations.flatMap(({ milestones }) => milestones) : []), [state]);
  const { origin, destination } = state;
  const departure = nodes.find(({ stage }) => stage === 'departure');
  const arrival = nodes.findLast(({ stage }) => stage === 'arrival');
  return (
    <ShipmentHeader
      kind={waybillKind}
      row={bill}
      {...{ now, nodes, walk }}
      facts={[
        {
          term: t('detail.route'),
          description: <RouteLabel showCodes pol={airportOf(origin)} pod={airportOf(destination)} />,
        },
        ...(departure
          ? [
              {
                term: t(state.atd ? 'detail.atd' : 'detail.etd', { place: nameOf(origin) }),
                description: <MilestoneTimes milestone={departure} timeZone={origin?.timeZone ?? null} />,
              },
            ]
          : []),
        ...(arrival
          ? [
              {
                term: t(state.ata ? 'detail.ata' : 'detail.eta', { place: nameOf(destination) }),
                description: <MilestoneTimes milestone={arrival} timeZone={destination?.timeZone ?? null} />,
              },
            ]
          : []),
      ]}
    />
  );
}

const airportOf = (place: Place | null) => placeOf(place?.iataCode, place?.name);
const nameOf = (place: Place | null): string => place?.name ?? place?.iataCode ?? '';
