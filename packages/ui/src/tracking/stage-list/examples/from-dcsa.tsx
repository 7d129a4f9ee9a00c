'use client';

import { shipmentFromDcsa } from '@seaberry/tracking';
import { dcsaAnswer, sampleTime } from '@seaberry/tracking/samples';
import { StageList } from '@seaberry/ui/stage-list';

const shipment = shipmentFromDcsa(dcsaAnswer, { asOf: sampleTime });
const nodes = shipment.containers.flatMap(({ stations }) => stations.flatMap(({ milestones }) => milestones));

export function StageListExample() {
  return <StageList nodes={nodes} />;
}
