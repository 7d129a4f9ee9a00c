'use client';

import { shipmentFromDcsa } from '@seaberry/tracking';
import { dcsaAnswer, sampleTime } from '@seaberry/tracking/samples';
import { StageRail } from '@seaberry/ui/stage-rail';

const shipment = shipmentFromDcsa(dcsaAnswer, { asOf: sampleTime });
const nodes = shipment.containers
  .flatMap(({ stations }) => stations.flatMap(({ milestones }) => milestones))
  .map((node) => (node.stage === 'arrivedPod' ? { ...node, due: '2026-12-04T22:59:00.000Z' } : node));

/** The customer deadline is 4 December. */
export function PromisedDateExample() {
  return <StageRail variant="full" nodes={nodes} now={sampleTime} />;
}
