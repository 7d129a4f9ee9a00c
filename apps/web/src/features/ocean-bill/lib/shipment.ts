import { BILL_SIGNALS } from '@seaberry/api-client/contract';
import {
  carrierByCode,
  EXPECTED_SOURCES,
  NODE_STATES,
  OCEAN_STAGES,
  SUBSCRIPTION_STATUSES,
  TRACKING_STATES,
  type OceanStage,
} from '@seaberry/tracking';

import type { Shipment } from '../../../shipment/shipment.ts';
import type { Bill } from '../queries.ts';

export const oneOf = <T extends string>(values: readonly T[], text: string | null | undefined): T | null =>
  values.find((value) => value === text) ?? null;

/** The known stage, or null: a code of a newer server is no reason to show nothing. */
export const knownStage = (code: string | null | undefined): OceanStage | null => oneOf(OCEAN_STAGES, code);

/** A port as the route shows it; null when neither code nor name is known. */
export const placeOf = (code: string | null | undefined, name: string | null | undefined) =>
  code || name ? { unLocationCode: code ?? null, name: name ?? null } : null;

/** Name of the carrier; its code when the table does not know it. */
export const carrierName = (bill: Bill): string =>
  bill.carrierName ?? (bill.carrierCode ? (carrierByCode(bill.carrierCode)?.name ?? bill.carrierCode) : '');

/** The rail of a row; nodes of stages this version does not know are left out. */
const railOf = (bill: Bill): Shipment['rail'] =>
  (bill.rail ?? []).flatMap((node) => {
    const stage = knownStage(node.stage);
    const state = oneOf(NODE_STATES, node.state);
    if (!stage || !state) return [];
    const { planned, expected, actual, passed, slipMs, placeCode, placeName = null, timeZone = null } = node;
    const expectedSource = oneOf(EXPECTED_SOURCES, node.expectedSource);
    return [
      { stage, state, planned, expected, expectedSource, actual, ...(passed ? { passed } : {}), slipMs, placeCode, placeName, timeZone },
    ];
  });

const known = new WeakMap<Bill, Shipment>();

/** A bill as a shipment; made once for each row of a response. */
export function shipmentOf(bill: Bill): Shipment {
  const shipment = known.get(bill) ?? read(bill);
  known.set(bill, shipment);
  return shipment;
}

const read = (bill: Bill): Shipment => ({
  id: bill.id,
  reference: bill.referenceNo,
  order: bill.orderNo ?? null,
  carrier: carrierName(bill),
  route: {
    pol: placeOf(bill.polCode, bill.polName),
    pod: placeOf(bill.podCode, bill.podName),
    pld: placeOf(bill.pldCode, bill.pldName),
  },
  stage: knownStage(bill.stage),
  rail: railOf(bill),
  transport: [bill.vessel, bill.voyage].filter(Boolean).join(' '),
  arrival: { firstEta: bill.firstEta ?? null, eta: bill.eta ?? null, ata: bill.ata ?? null, timeZone: bill.podZone ?? null },
  state: oneOf(TRACKING_STATES, bill.trackingState),
  subscription: oneOf(SUBSCRIPTION_STATUSES, bill.subscriptionStatus),
  signal: oneOf(BILL_SIGNALS, bill.signal),
  slipMs: bill.slipMs ?? null,
});
