'use client';

import { shipmentFromDcsa } from '@seaberry/tracking';
import { dcsaAnswer } from '@seaberry/tracking/samples';
import { ArrivalExplanation } from '@seaberry/ui/arrival-explanation';

const planned = dcsaAnswer.filter((event) => 'eventClassifierCode' in event && event.eventClassifierCode === 'PLN');
const shipment = shipmentFromDcsa(planned, { asOf: '2026-10-20T09:00:00.000Z' });

/** Before departure, with the plan alone. */
export function NoDelayExample() {
  return <ArrivalExplanation outlook={shipment.outlook} explanation={shipment.explanation} />;
}
