'use client';

import { shipmentFromDcsa } from '@seaberry/tracking';
import { dcsaAnswer, sampleTime } from '@seaberry/tracking/samples';
import { StageRail } from '@seaberry/ui/stage-rail';

const shipment = shipmentFromDcsa(dcsaAnswer, { asOf: sampleTime });
const nodes = shipment.containers.flatMap(({ stations }) => stations.flatMap(({ milestones }) => milestones));

export function FullExample() {
  return <StageRail variant="full" nodes={nodes} now={sampleTime} />;
}
