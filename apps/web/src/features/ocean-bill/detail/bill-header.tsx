import { useTranslations } from '@seaberry/i18n/react';
import type { Place } from '@seaberry/tracking';
import { PlanActual } from '@seaberry/ui/plan-actual';
import { RouteLabel } from '@seaberry/ui/route-label';
import { useFormat } from '@seaberry/ui/ui-provider';
import { useMemo, type ReactNode } from 'react';

import type { DetailPartProps } from '../../../shipment/detail/define-detail.tsx';
import { leadMilestones } from '../../../shipment/detail/lead-milestones.ts';
import { ShipmentHeader } from '../../../shipment/detail/shipment-header.tsx';
import { placeOf } from '../../../shipment/read.ts';
import { billKind } from '../bill-kind.ts';
import { shipmentOf } from '../lib/shipment.ts';
import type { Detail } from '../queries.ts';

/** The header of the page with the facts of a bill. */
export function BillHeader({ detail, now }: DetailPartProps<Detail>): ReactNode {
  const t = useTranslations('oceanBill');
  const format = useFormat();
  const { bill, state } = detail;
  const nodes = useMemo(() => leadMilestones(state), [state]);
  const route = routeOf(detail);
  // The slip is measured from the first stated departure, not from the newest estimate.
  const firstEtd = nodes.find(({ stage }) => stage === 'departed')?.planned ?? null;
  return (
    <ShipmentHeader
      kind={billKind}
      row={bill}
      updateTime={bill.updateTime}
      {...{ now, nodes }}
      facts={[
        { term: t('detail.route'), description: <RouteLabel showCodes {...route} /> },
        { term: t('detail.carrier'), description: shipmentOf(bill).carrier },
        { term: t('detail.vessel'), description: [state.vessel?.name, state.voyage].filter(Boolean).join(' · ') },
        {
          term: t('detail.containers'),
          description: t('detail.containerCount', { count: state.containers.filter(({ number }) => number).length }),
        },
        {
          term: t(state.atd ? 'detail.atd' : 'detail.etd', { place: route.pol?.name ?? '' }),
          description: <PlanActual planned={firstEtd} estimated={state.etd} actual={state.atd} timeZone={state.pol?.timeZone ?? null} />,
        },
        {
          term: t(state.ata ? 'detail.ata' : 'detail.eta', { place: route.pod?.name ?? '' }),
          description: (
            <PlanActual planned={state.firstEta} estimated={state.eta} actual={state.ata} timeZone={state.pod?.timeZone ?? null} />
          ),
        },
        ...(bill.customerDeadline
          ? [{ term: t('detail.deadline'), description: format.instant(`${bill.customerDeadline}T00:00:00Z`, 'UTC', 'date') }]
          : []),
      ]}
    />
  );
}

/** Ports of the journey, with the bill's name for the same port: carriers name terminals. */
function routeOf({ bill, state }: Detail) {
  const named = (place: Place | null, code: string | null | undefined, name: string | null | undefined) =>
    placeOf(place?.unLocationCode ?? code, !place || place.unLocationCode === code ? (name ?? place?.name) : place.name);
  return {
    pol: named(state.pol, bill.polCode, bill.polName),
    pod: named(state.pod, bill.podCode, bill.podName),
    pld: named(state.pld, bill.pldCode, bill.pldName),
  };
}
