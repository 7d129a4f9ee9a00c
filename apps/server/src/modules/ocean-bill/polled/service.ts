import { isDeepStrictEqual } from 'node:util';
import { DEFAULT_SETTINGS, type ShipmentState } from '@seaberry/tracking';
import type { Db } from '../../../db/port.ts';
import { ordersIn } from '../../../db/schema/order.ts';
import { oceanBill } from '../../../db/schema/tracking.ts';
import type { ChangesBy, DerivedOrder, PolledKind, PolledOrder, RecognitionFacts, SubjectChange } from '../../../jobs/poll/kind.ts';
import { findLastNotifiedEta } from '../../notification/repo.ts';
import { notificationsOf } from '../../notification/rules.ts';
import { notify } from '../../notification/service.ts';
import { publishBills } from '../hints/service.ts';
import { modelOf } from '../model/repo.ts';
import { findBill, findEvents, type BillRecord } from '../repo.ts';
import { deriveBill, readEvents } from '../state/rules.ts';
import { deriveAndSave } from '../state/service.ts';

/** Ocean bills for the polling of carriers. */
export const oceanBills: PolledKind = {
  table: ordersIn('ocean_bill'),
  referenceType: oceanBill.referenceType,
  prefix: '',
  format: 'dcsa',
  connectorOf: (carriers, carrierCode) => carriers.connectorOf(carrierCode),
  async find(db, id, lock) {
    const bill = await findBill(db, id, lock);
    return bill && polledOrder(db, bill);
  },
  publish: publishBills,
  rebuild,
};

const polledOrder = (db: Db, bill: BillRecord): PolledOrder => ({
  id: bill.id,
  tenantId: bill.tenantId,
  carrierCode: bill.carrierCode,
  referenceNo: bill.referenceNo,
  attempt: bill.attempt,
  subscriptionStatus: bill.subscriptionStatus,
  trackingState: bill.trackingState,
  facts: factsOf(bill, bill.state),
  derive: (now, subject, changes) => derive(db, bill, now, subject, changes),
});

const factsOf = ({ polCode, podCode, referenceType }: BillRecord, state: ShipmentState | null): RecognitionFacts => ({
  polCode: state?.pol?.unLocationCode ?? polCode,
  podCode: state?.pod?.unLocationCode ?? podCode,
  portCode: state?.pol?.facilityCode ?? state?.pol?.unLocationCode ?? null,
  etd: state?.etd ?? null,
  containerSubscription: referenceType === 'CONTAINER',
});

async function derive(db: Db, bill: BillRecord, now: string, subject: SubjectChange, changes: ChangesBy): Promise<DerivedOrder> {
  const { state } = await deriveAndSave(db, bill, now, subject, (derived) => changes({ ended: derived.state.ended !== null }));
  return {
    facts: factsOf(bill, state),
    // Without an earlier state there are no other rules.
    sameRules: bill.state === null || bill.state.rulesVersion === state.rulesVersion,
    async notify(deps, first) {
      // A bill without events had no previous state, only entered fields.
      const before = bill.state?.lastEventAt ? bill.state : null;
      const lastNotifiedEta = await findLastNotifiedEta(db, bill.id);
      const drafts = [...first, ...notificationsOf({ before, after: state, lastNotifiedEta, addedAt: bill.createTime })];
      await notify(deps, bill, { drafts, outlook: state.outlook }, now);
    },
  };
}

async function rebuild(db: Db, id: string): Promise<boolean> {
  const bill = await findBill(db, id, true);
  if (!bill?.state) return false;
  const { asOf, estimateModel, answeredAt = null } = bill.state;
  const subject = { ...bill, carrierAnsweredAt: answeredAt };
  const model = await modelOf(db, estimateModel);
  const { state, rail } = deriveBill(subject, readEvents(await findEvents(db, id)), asOf, DEFAULT_SETTINGS, model);
  // Compared as JSON, since the database has no undefined values. The rail is compared too, as it also has names of places.
  if (isDeepStrictEqual(JSON.parse(JSON.stringify({ state, rail })), { state: bill.state, rail: bill.rail })) return false;
  await deriveAndSave(db, subject, asOf);
  return true;
}
