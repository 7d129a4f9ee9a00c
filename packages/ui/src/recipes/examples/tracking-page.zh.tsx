'use client';

import { shipmentFromDcsa } from '@seaberry/tracking';
import { simplifiedNameOf } from '@seaberry/tracking/places';
import { dcsaAnswer, sampleTime } from '@seaberry/tracking/samples';
import { timeZoneOf } from '@seaberry/tracking/zones';
import { Alert } from '@seaberry/ui/alert';
import { OutlookStatement } from '@seaberry/ui/outlook-statement';
import { ShipmentTimeline } from '@seaberry/ui/shipment-timeline';
import { StageRail } from '@seaberry/ui/stage-rail';

// 实际页面中，返回数据由您的服务器提供，并省略 `asOf`：以本机时钟为当前时间。
const shipment = shipmentFromDcsa(dcsaAnswer, { asOf: sampleTime, timeZoneOf, placeNameOf: simplifiedNameOf });
const nodes = shipment.containers.flatMap(({ stations }) => stations.flatMap(({ milestones }) => milestones));

export function TrackingPageExample() {
  return (
    <main style={{ display: 'grid', gap: 24, minInlineSize: 0 }}>
      {shipment.outlook ? (
        <OutlookStatement outlook={shipment.outlook} variant="headline" />
      ) : (
        <Alert>船公司尚未上报这票货物的动态。</Alert>
      )}
      <StageRail variant="full" nodes={nodes} now={sampleTime} label="运输行程" />
      <ShipmentTimeline shipment={shipment} />
    </main>
  );
}
