import { useTranslations } from '@seaberry/i18n/react';
import type { Place } from '@seaberry/tracking';
import { RouteLabel } from '@seaberry/ui/route-label';
import { useFormat } from '@seaberry/ui/ui-provider';
import { useMemo, type ReactNode } from 'react';

import type { DetailHeaderProps } from '../../../shipment/detail/define-detail.tsx';
import { isAnswered, leadMilestones } from '../../../shipment/detail/lead-milestones.ts';
import { MilestoneTimes } from '../../../shipment/detail/milestone-times.tsx';
import { ShipmentHeader } from '../../../shipment/detail/shipment-header.tsx';
import { placeOf } from '../../../shipment/read.ts';
import { billKind } from '../bill-kind.ts';
import type { Detail } from '../queries.ts';
import { PrintButton } from './print-button.tsx';

/** The header of the page with route, departure, arrival and deadline of a bill. */
export function BillHeader({ detail, now, walk }: DetailHeaderProps<Detail>): ReactNode {
  const t = useTranslations('oceanBill');
  const format = useFormat();
  const { bill, state } = detail;
  const nodes = useMemo(() => (isAnswered(state) ? leadMilestones(state) : []), [state]);
  const route = routeOf(detail);
  const departure = nodes.find(({ stage }) => stage === 'departed');
  const arrival = nodes.find(({ stage }) => stage === 'arrivedPod');
  return (
    <ShipmentHeader
      kind={billKind}
      row={bill}
      {...{ now, nodes, walk }}
      tools={<PrintButton id={bill.id} />}
      explanation={state.explanation}
      facts={[
        { term: t('detail.route'), description: <RouteLabel showCodes {...route} /> },
        ...(departure
          ? [
              {
                term: t(state.atd ? 'detail.atd' : 'detail.etd', { place: route.pol?.name ?? '' }),
                description: <MilestoneTimes milestone={departure} timeZone={state.pol?.timeZone ?? null} />,
              },
            ]
          : []),
        ...(arrival
          ? [
              {
                term: t(state.ata ? 'detail.ata' : 'detail.eta', { place: route.pod?.name ?? '' }),
                description: <MilestoneTimes milestone={arrival} timeZone={state.pod?.timeZone ?? null} />,
              },
            ]
          : []),
        ...(bill.customerDeadline
          ? [{ term: t('detail.deadline'), description: format.instant(`${bill.customerDeadline}T00:00:00Z`, 'UTC', 'dateShort') }]
          : []),
      ]}
    />
  );
}

/** The ports of the journey, named as the bill names them where it is the same port: carriers name terminals. */
function routeOf({ bill, state }: Detail) {
  const named = (place: Place | null, code: string | null | undefined, name: string | null | undefined) =>
    placeOf(place?.unLocationCode ?? code, !place || place.unLocationCode === code ? (name ?? place?.name) : place.name);
  return {
    pol: named(state.pol, bill.polCode, bill.polName),
    pod: named(state.pod, bill.podCode, bill.podName),
    pld: named(state.pld, bill.pldCode, bill.pldName),
  };
}
