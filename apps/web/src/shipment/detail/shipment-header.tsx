import { useTranslations } from '@seaberry/i18n/react';
import { Card, CardBody } from '@seaberry/ui/card';
import { CopyableId } from '@seaberry/ui/copyable-id';
import { DescriptionList, type DescriptionListProps } from '@seaberry/ui/description-list';
import { OutlookStatement } from '@seaberry/ui/outlook-statement';
import { PageHeader } from '@seaberry/ui/page-header';
import { SignalList, type SignalListProps } from '@seaberry/ui/signal-list';
import { StageBadge } from '@seaberry/ui/stage-badge';
import { StageRail, type StageRailProps } from '@seaberry/ui/stage-rail';
import { useFormat } from '@seaberry/ui/ui-provider';
import type { ReactNode } from 'react';

import { ShipmentActions } from '../actions/shipment-actions.tsx';
import { ShipmentBadge } from '../cells.tsx';
import type { ShipmentKind, ShipmentRow } from '../shipment.ts';

export interface ShipmentHeaderProps<R extends ShipmentRow> {
  kind: ShipmentKind<R>;
  row: R;
  updateTime: string | null | undefined;
  now: string;
  facts: DescriptionListProps['items'];
  /** The whole journey: the stages themselves, the timeline below has the rest. */
  nodes: StageRailProps['nodes'];
  signals: SignalListProps['signals'];
}

/** Which shipment this is, its state, and its whole journey in one line. */
export function ShipmentHeader<R extends ShipmentRow>({
  kind,
  row,
  updateTime,
  now,
  facts,
  nodes,
  signals,
}: ShipmentHeaderProps<R>): ReactNode {
  const t = useTranslations(kind.texts);
  const format = useFormat();
  const shipment = kind.shipmentOf(row);
  const { reference, stage, outlook } = shipment;
  return (
    <Card>
      <CardBody className="grid gap-5">
        <PageHeader
          title={<CopyableId value={reference} />}
          badges={
            <>
              <StageBadge stage={stage} />
              <ShipmentBadge shipment={shipment} />
            </>
          }
          description={
            updateTime
              ? t('detail.updated', { when: format.relative(Date.parse(updateTime) < Date.parse(now) ? updateTime : now, now) })
              : undefined
          }
          actions={<ShipmentActions kind={kind} row={row} />}
        />
        {outlook && <OutlookStatement outlook={outlook} />}
        <SignalList signals={signals} />
        <DescriptionList items={facts} />
        <StageRail variant="full" nodes={nodes} now={now} label={t('journeyOf', { reference })} />
      </CardBody>
    </Card>
  );
}
