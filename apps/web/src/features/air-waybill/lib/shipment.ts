import { BILL_SIGNALS } from '@seaberry/api-client/contract';
import { AIR_STAGES, formatAwb, SUBSCRIPTION_STATUSES, TRACKING_STATES } from '@seaberry/tracking';

import { oneOf, outlookOf, placeOf, railOf, shipmentReader } from '../../../shipment/read.ts';
import type { Shipment } from '../../../shipment/shipment.ts';
import type { Waybill } from '../queries.ts';
import { airlineName } from './airlines.ts';

/** Origin and destination as the airline reports them, before that as they were entered. */
function routeOf({ rail, originCode, originName, destinationCode, destinationName }: Waybill): Shipment['route'] {
  const [first, last] = [rail?.[0], rail?.at(-1)];
  const reported = (node: typeof first) => (node?.placeCode ? placeOf(node.placeCode, node.placeName) : null);
  return {
    pol: reported(first) ?? placeOf(originCode, originName),
    pod: reported(last) ?? placeOf(destinationCode, destinationName),
    pld: null,
  };
}

/** An air waybill as a shipment. */
export const shipmentOf = shipmentReader<Waybill>((waybill): Shipment => ({
  id: waybill.id,
  reference: formatAwb(waybill.awbNo),
  order: waybill.orderNo ?? null,
  carrier: waybill.airlineName ?? (waybill.airlineCode ? airlineName(waybill.airlineCode) : ''),
  route: routeOf(waybill),
  stage: oneOf(AIR_STAGES, waybill.stage),
  rail: railOf(waybill.rail, AIR_STAGES, waybill.outlook?.next),
  transport: waybill.flightNo ?? '',
  arrival: {
    firstEta: waybill.pta ?? null,
    eta: waybill.expectedAt ?? waybill.eta ?? null,
    ata: waybill.ata ?? null,
    timeZone: waybill.destinationZone ?? null,
  },
  state: oneOf(TRACKING_STATES, waybill.trackingState),
  subscription: oneOf(SUBSCRIPTION_STATUSES, waybill.subscriptionStatus),
  failureReason: waybill.failureReason ?? null,
  signal: oneOf(BILL_SIGNALS, waybill.signal),
  outlook: outlookOf(waybill.outlook),
  // The airline's discrepancies are part of the milestones.
  anomalies: [],
  remark: waybill.remark ?? null,
  topSignal: null,
  aside: waybill.aside ? { who: waybill.aside.who ?? null, at: waybill.aside.at ?? null, until: waybill.aside.until ?? null } : null,
  owner: waybill.ownerId && waybill.ownerName ? { id: waybill.ownerId, name: waybill.ownerName } : null,
}));
