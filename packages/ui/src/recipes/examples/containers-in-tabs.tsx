'use client';

import { shipmentFromDcsa } from '@seaberry/tracking';
import { dcsaAnswer, sampleTime } from '@seaberry/tracking/samples';
import { Card, CardBody, CardHeader, CardTitle } from '@seaberry/ui/card';
import { ShipmentTimeline } from '@seaberry/ui/shipment-timeline';
import { Tabs } from '@seaberry/ui/tabs';

// Sample response for a bill of lading: the one of one container, and the same events for a second one.
const second = dcsaAnswer.flatMap((event, at) =>
  'equipmentReference' in event ? [{ ...event, eventID: `second-${at}`, equipmentReference: 'CSNU6829175' }] : [],
);
const bill = [{ documentReferenceType: 'TRD', documentReferenceValue: 'COSU6412873350' }];
const answer = [...dcsaAnswer, ...second].map((event) => ({ ...event, documentReferences: bill }));

const shipment = shipmentFromDcsa(answer, { asOf: sampleTime });

export function ContainersInTabsExample() {
  return (
    <Card>
      <CardHeader>
        <CardTitle>Containers</CardTitle>
      </CardHeader>
      <CardBody>
        <Tabs
          label="Containers"
          items={shipment.containers.map((container, at) => ({
            value: container.number ?? `${at}`,
            label: container.number ?? 'Not assigned yet',
            content: <ShipmentTimeline container={container} now={sampleTime} />,
          }))}
        />
      </CardBody>
    </Card>
  );
}
