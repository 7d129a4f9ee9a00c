import { Link } from '@seaberry/ui/link';
import { ShipmentCard } from '@seaberry/ui/shipment-card';
import type { ReactNode } from 'react';

import { useSession } from '../../session/use-session.ts';
import { AsideMark } from '../aside.tsx';
import { ShipmentBadge } from '../cells.tsx';
import { SignalMark } from '../signal-mark.tsx';
import { detailHref, type Shipment, type ShipmentKind } from '../shipment.ts';
import { Changed } from './changed.tsx';
import { Now } from './now.tsx';

export interface ShipmentRowCardProps {
  kind: Pick<ShipmentKind<never>, 'detailPath' | 'texts'>;
  shipment: Shipment;
  actions: ReactNode;
}

/** A row of the list on a phone. An owner is named unless it is the reader. */
export function ShipmentRowCard({ kind, shipment, actions }: ShipmentRowCardProps): ReactNode {
  const { reference, carrier, order, owner, route, stage, rail, arrival, transport, outlook } = shipment;
  const { userId } = useSession();
  const colleague = owner && owner.id !== userId ? owner.name : null;
  return (
    <Now>
      {(now) => (
        <ShipmentCard
          data-rail={shipment.id}
          title={
            <span className="relative inline-flex items-center">
              <Changed id={shipment.id} />
              <Link variant="quiet" href={detailHref(kind, shipment)}>
                {reference}
              </Link>
            </span>
          }
          subtitle={[order, carrier, colleague].filter(Boolean).join(' · ')}
          {...{ route, stage, arrival, now, actions, outlook }}
          rail={{ nodes: rail }}
          vessel={transport || null}
          badges={
            <>
              <ShipmentBadge shipment={shipment} />
              <SignalMark signal={shipment.topSignal} />
              <AsideMark kind={kind} aside={shipment.aside} />
            </>
          }
        />
      )}
    </Now>
  );
}
