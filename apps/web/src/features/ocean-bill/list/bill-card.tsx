import { Link } from '@seaberry/ui/link';
import { ShipmentCard } from '@seaberry/ui/shipment-card';
import type { ReactNode } from 'react';

import { carrierName, Signal } from '../lib/bill-cells.tsx';
import { knownStage, railOf } from '../lib/rail.ts';
import { detailHref } from '../paths.ts';
import type { Bill } from '../queries.ts';
import { routeOf } from './columns.tsx';
import { Now } from './now.tsx';

/** A row of the list on a phone. */
export function BillCard({ bill, actions }: { bill: Bill; actions: ReactNode }): ReactNode {
  return (
    <Now>
      {(now) => (
        <ShipmentCard
          title={
            <Link variant="quiet" href={detailHref(bill)}>
              {bill.referenceNo}
            </Link>
          }
          subtitle={[carrierName(bill), bill.orderNo].filter(Boolean).join(' · ')}
          route={routeOf(bill)}
          stage={knownStage(bill.stage)}
          rail={{ nodes: railOf(bill) }}
          arrival={{ firstEta: bill.firstEta ?? null, eta: bill.eta ?? null, ata: bill.ata ?? null, timeZone: bill.podZone ?? null }}
          now={now}
          vessel={[bill.vessel, bill.voyage].filter(Boolean).join(' ') || null}
          badges={<Signal bill={bill} />}
          actions={actions}
        />
      )}
    </Now>
  );
}
