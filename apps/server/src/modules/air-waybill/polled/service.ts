import { isDeepStrictEqual } from 'node:util';
import type { AirShipmentState } from '@seaberry/tracking';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/port.ts';
import { ordersIn } from '../../../db/schema/order.ts';
import type { ChangesBy, DerivedOrder, PolledKind, PolledOrder, RecognitionFacts, SubjectChange } from '../../../jobs/poll/kind.ts';
import { findLastNotifiedEta } from '../../notification/repo.ts';
import type { NotificationDraft } from '../../notification/rules.ts';
import { notify } from '../../notification/service.ts';
import { findEvents } from '../../ocean-bill/repo.ts';
import { publishOrders } from '../../order/service.ts';
import { notificationsOf } from '../notifications/rules.ts';
import { findWaybill, type WaybillRecord } from '../repo.ts';
import { deriveWaybill } from '../state/rules.ts';
import { deriveAndSave } from '../state/service.ts';

const table = ordersIn('air_waybill');

/** Air waybills for the polling of carriers. */
export const airWaybills: PolledKind = {
  table,
  referenceType: sql`'AWB'`,
  prefix: 'air:',
  format: 'air',
  connectorOf: (carriers, carrierCode) => carriers.airlineOf(carrierCode),
  async find(db, id, lock) {
    const waybill = await findWaybill(db, id, lock);
    return waybill && polledOrder(db, waybill);
  },
  publish: (deps, tenantId, ids) => publishOrders(deps, { table, topic: 'airWaybill' }, tenantId, ids),
  rebuild,
};

const polledOrder = (db: Db, waybill: WaybillRecord): PolledOrder => ({
  id: waybill.id,
  tenantId: waybill.tenantId,
  carrierCode: waybill.carrierCode,
  referenceNo: waybill.referenceNo,
  attempt: waybill.attempt,
  subscriptionStatus: waybill.subscriptionStatus,
  trackingState: waybill.trackingState,
  facts: factsOf(waybill, waybill.state),
  derive: (now, subject, changes) => derive(db, waybill, now, subject, changes),
});

/** The airports in place of the ports. */
const factsOf = ({ originCode, destinationCode }: WaybillRecord, state: AirShipmentState | null): RecognitionFacts => ({
  polCode: state?.origin?.iataCode ?? originCode,
  podCode: state?.destination?.iataCode ?? destinationCode,
  portCode: state?.origin?.iataCode ?? null,
  etd: state?.etd ?? null,
  containerSubscription: false,
});

/** Its text names the airline in place of a carrier. */
const ofAirline = (draft: NotificationDraft): NotificationDraft => ({ ...draft, params: { ...draft.params, carrier: 'airline' } });

async function derive(db: Db, waybill: WaybillRecord, now: string, subject: SubjectChange, changes: ChangesBy): Promise<DerivedOrder> {
  const { state } = await deriveAndSave(db, waybill, now, subject, changes);
  return {
    facts: factsOf(waybill, state),
    // Without an earlier state there are no other rules.
    sameRules: waybill.state === null || waybill.state.rulesVersion === state.rulesVersion,
    async notify(deps, first) {
      // A waybill without events had no previous state, only entered fields.
      const before = waybill.state?.lastEventAt ? waybill.state : null;
      const lastNotifiedEta = await findLastNotifiedEta(deps.db, waybill.id);
      const drafts = [...first, ...notificationsOf({ before, after: state, lastNotifiedEta, addedAt: waybill.createTime })].map(ofAirline);
      await notify(deps, waybill, { drafts, outlook: state.outlook }, now);
    },
  };
}

async function rebuild(db: Db, id: string): Promise<boolean> {
  const waybill = await findWaybill(db, id, true);
  if (!waybill?.state) return false;
  const { asOf, answeredAt = null } = waybill.state;
  const subject = { ...waybill, carrierAnsweredAt: answeredAt };
  const { state, rail } = deriveWaybill(subject, await findEvents(db, id), asOf);
  // Compared as JSON, since the database has no undefined values.
  if (isDeepStrictEqual(JSON.parse(JSON.stringify({ state, rail })), { state: waybill.state, rail: waybill.rail ?? [] })) return false;
  await deriveAndSave(db, subject, asOf);
  return true;
}
