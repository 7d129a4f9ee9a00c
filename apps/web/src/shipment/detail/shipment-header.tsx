import { useTranslations } from '@seaberry/i18n/react';
import type { EstimateExplanation } from '@seaberry/tracking';
import { ArrivalExplanation } from '@seaberry/ui/arrival-explanation';
import { ArrivalPromise } from '@seaberry/ui/arrival-promise';
import { Card, CardBody } from '@seaberry/ui/card';
import { CopyableId } from '@seaberry/ui/copyable-id';
import { DescriptionList, type DescriptionListProps } from '@seaberry/ui/description-list';
import { OutlookFact } from '@seaberry/ui/outlook-fact';
import { OutlookStatement } from '@seaberry/ui/outlook-statement';
import { PageHeader } from '@seaberry/ui/page-header';
import { StageBadge } from '@seaberry/ui/stage-badge';
import { StageRail, type StageRailProps } from '@seaberry/ui/stage-rail';
import { useFormat } from '@seaberry/ui/ui-provider';
import type { ReactNode } from 'react';

import { ownTime } from '../../shared/own-time.ts';
import { ShipmentActions } from '../actions/shipment-actions.tsx';
import { useAsideText } from '../aside.tsx';
import { ShipmentBadge } from '../cells.tsx';
import type { ShipmentKind, ShipmentRow } from '../shipment.ts';

export interface ShipmentHeaderProps<R extends ShipmentRow> {
  kind: ShipmentKind<R>;
  row: R;
  now: string;
  /** Beside the actions. */
  walk: ReactNode;
  /** Before the actions. */
  tools?: ReactNode;
  /** Computation of the expected arrival; absent before the carrier has reported anything, and once it has arrived. */
  explanation?: EstimateExplanation | null | undefined;
  /** Shown before the next milestone and the last news. */
  facts: DescriptionListProps['items'];
  /** The whole journey: the stages themselves, the timeline below has the rest. Empty before the carrier has reported anything. */
  nodes: StageRailProps['nodes'];
}

/** Which shipment this is, its outlook as the largest line, and its whole journey in one line. */
export function ShipmentHeader<R extends ShipmentRow>({
  kind,
  row,
  now,
  walk,
  tools,
  explanation,
  facts,
  nodes,
}: ShipmentHeaderProps<R>): ReactNode {
  const t = useTranslations(kind.texts);
  const shipment = kind.shipmentOf(row);
  const { reference, stage, outlook } = shipment;
  // The sentence of a silent shipment names the day already, as of the place.
  const heard = outlook?.kind === 'silent' || outlook?.kind === 'lostSight' ? null : outlook?.lastHeard;
  const format = useFormat();
  const asideText = useAsideText(kind);
  return (
    <Card>
      <CardBody className="grid gap-5">
        <div className="grid gap-3">
          <PageHeader
            title={<CopyableId value={reference} />}
            badges={
              <>
                {stage && <StageBadge stage={stage} mode={outlook?.byRail ? 'RAIL' : null} />}
                <ShipmentBadge shipment={shipment} />
              </>
            }
            actions={
              <>
                {walk}
                {tools}
                <ShipmentActions kind={kind} row={row} />
              </>
            }
          />
          {outlook && (
            <div className="grid gap-x-8 gap-y-3 md:grid-cols-[minmax(0,1fr)_auto]">
              <div className="grid content-start justify-items-start gap-1">
                <OutlookStatement variant="headline" outlook={outlook} />
                <ArrivalExplanation {...{ outlook, explanation }} />
              </div>
              <ArrivalPromise outlook={outlook} />
            </div>
          )}
        </div>
        <DescriptionList
          items={[
            ...(shipment.aside ? [{ term: t('signal.aside'), description: asideText(shipment.aside) }] : []),
            ...facts,
            ...(outlook?.next && nodes.length > 0
              ? [{ term: t('detail.next'), description: <OutlookFact fact="next" {...{ outlook, now }} /> }]
              : []),
            ...(heard ? [{ term: t('detail.lastNews'), description: ownTime(format, heard) }] : []),
          ]}
        />
        {nodes.length > 0 && <StageRail variant="full" nodes={nodes} now={now} label={t('journeyOf', { reference })} />}
      </CardBody>
    </Card>
  );
}
