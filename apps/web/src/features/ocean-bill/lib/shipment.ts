import { BILL_SIGNALS } from '@seaberry/api-client/contract';
import { carrierByCode, OCEAN_ANOMALIES, OCEAN_STAGES, SUBSCRIPTION_STATUSES, TRACKING_STATES } from '@seaberry/tracking';

import { oneOf, outlookOf, placeOf, railOf, shipmentReader } from '../../../shipment/read.ts';
import type { Shipment } from '../../../shipment/shipment.ts';
import type { Bill } from '../queries.ts';

/** Name of the carrier; its code when the table does not know it. */
const carrierName = (bill: Bill): string =>
  bill.carrierName ?? (bill.carrierCode ? (carrierByCode(bill.carrierCode)?.name ?? bill.carrierCode) : '');

/** The expected arrival at the port, or discharge where only that is planned, with delays upstream; the carrier's own without a rail. */
function expectedArrival({ rail, outlook, podCode, eta }: Bill): string | null {
  const discharge = outlook?.stage === 'discharged' && outlook.place?.unLocationCode === podCode ? outlook.expected : null;
  return rail?.find(({ stage }) => stage === 'arrivedPod')?.expected ?? discharge ?? eta ?? null;
}

const DIRECTIONS = ['delayed', 'advanced'] as const;

/** Its anomalies, each with its own direction; the bill as a whole may have the other one. */
function anomaliesOf({ anomalies, exceptionTypes }: Bill): Shipment['anomalies'] {
  const named = anomalies ?? (exceptionTypes ?? []).map((kind) => ({ kind, direction: null }));
  return named.flatMap(({ kind, direction }) => {
    const known = oneOf(OCEAN_ANOMALIES, kind);
    return known ? [{ kind: known, direction: oneOf(DIRECTIONS, direction) }] : [];
  });
}

/** Signals that call for action, as their notifications do; a silence is in the outlook. */
const URGENT = ['customsHold', 'missedConnection', 'rolledOver'] as const;

/** A bill as a shipment. */
export const shipmentOf = shipmentReader<Bill>((bill) => ({
  id: bill.id,
  reference: bill.referenceNo,
  order: bill.orderNo ?? null,
  carrier: carrierName(bill),
  route: {
    pol: placeOf(bill.polCode, bill.polName),
    pod: placeOf(bill.podCode, bill.podName),
    pld: placeOf(bill.pldCode, bill.pldName),
  },
  stage: oneOf(OCEAN_STAGES, bill.stage),
  rail: railOf(bill.rail, OCEAN_STAGES, bill.outlook?.next),
  transport: [bill.vessel, bill.voyage].filter(Boolean).join(' '),
  arrival: { firstEta: bill.firstEta ?? null, eta: expectedArrival(bill), ata: bill.ata ?? null, timeZone: bill.podZone ?? null },
  state: oneOf(TRACKING_STATES, bill.trackingState),
  subscription: oneOf(SUBSCRIPTION_STATUSES, bill.subscriptionStatus),
  failureReason: bill.failureReason ?? null,
  signal: oneOf(BILL_SIGNALS, bill.signal),
  outlook: outlookOf(bill.outlook),
  anomalies: anomaliesOf(bill),
  remark: bill.remark ?? null,
  topSignal: oneOf(URGENT, bill.topSignal?.open ? bill.topSignal.kind : null),
  aside: bill.aside ? { who: bill.aside.who ?? null, at: bill.aside.at ?? null, until: bill.aside.until ?? null } : null,
  owner: bill.ownerId && bill.ownerName ? { id: bill.ownerId, name: bill.ownerName } : null,
}));
