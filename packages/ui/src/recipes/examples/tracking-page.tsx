'use client';

import { shipmentFromDcsa } from '@seaberry/tracking';
import { dcsaAnswer, sampleTime } from '@seaberry/tracking/samples';
import { timeZoneOf } from '@seaberry/tracking/zones';
import { Alert } from '@seaberry/ui/alert';
import { OutlookStatement } from '@seaberry/ui/outlook-statement';
import { ShipmentTimeline } from '@seaberry/ui/shipment-timeline';
import { StageRail } from '@seaberry/ui/stage-rail';

// In your page the response comes from your server, and `asOf` is left out: the present is the machine's clock.
const shipment = shipmentFromDcsa(dcsaAnswer, { asOf: sampleTime, timeZoneOf });
const nodes = shipment.containers.flatMap(({ stations }) => stations.flatMap(({ milestones }) => milestones));

export function TrackingPageExample() {
  return (
    <main style={{ display: 'grid', gap: 24, minInlineSize: 0 }}>
      {shipment.outlook ? (
        <OutlookStatement outlook={shipment.outlook} variant="headline" />
      ) : (
        <Alert>The carrier has not reported this shipment yet.</Alert>
      )}
      <StageRail variant="full" nodes={nodes} now={sampleTime} label="Journey" />
      <ShipmentTimeline shipment={shipment} />
    </main>
  );
}
