'use client';

import { shipmentFromDcsa } from '@seaberry/tracking';
import { dcsaAnswer, sampleTime } from '@seaberry/tracking/samples';
import { RailDetail } from '@seaberry/ui/rail-detail';
import { StageRail } from '@seaberry/ui/stage-rail';

const shipment = shipmentFromDcsa(dcsaAnswer, { asOf: sampleTime });
const nodes = shipment.containers.flatMap(({ stations }) => stations.flatMap(({ milestones }) => milestones));

export function RailDetailExample() {
  return (
    <RailDetail nodesOf={() => nodes}>
      <StageRail data-rail="CSNU6829160" nodes={nodes} now={sampleTime} />
    </RailDetail>
  );
}
