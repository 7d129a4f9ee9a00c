import {
  DEFAULT_SETTINGS,
  deriveShipment,
  normaliseDcsa,
  splitIdentifiers,
  type AnomalySettings,
  type EstimateModel,
  type ReferenceType,
  type ShipmentQuery,
  type ShipmentState,
  type SubscriptionStatus,
  type TrackingEvent,
} from '@seaberry/tracking';
import { endOfDay, zoneByCode } from '../../place/catalogue.ts';
import { columnsOf, type DerivedColumns } from './columns/rules.ts';

/** Fields of a bill, besides the events, that its state depends on. */
export interface BillSubject {
  referenceNo: string;
  referenceType: ReferenceType;
  containerNo: string | null;
  polCode: string | null;
  podCode: string | null;
  pldCode: string | null;
  customerDeadline: string | null;
  subscriptionStatus: SubscriptionStatus;
  failureReason: string | null;
  /** Missing for a number that is only recognised. */
  createTime?: string;
  /** When its carrier last answered; missing for a number that is only recognised. */
  carrierAnsweredAt?: string | null;
}

export interface StoredEvent {
  source: string;
  receivedAt: string;
  raw: unknown;
}

/** Reads stored events by the current rules, as of their arrival, so that the same rows always give the same events. */
export function readEvents(stored: readonly StoredEvent[]): TrackingEvent[] {
  const answers = Map.groupBy(stored, ({ source, receivedAt }) => `${source}|${receivedAt}`);
  return [...answers.values()].flatMap((rows) => {
    const [first] = rows;
    if (!first) return [];
    const { source, receivedAt } = first;
    return normaliseDcsa(
      rows.map(({ raw }) => raw),
      { source, receivedAt, timeZoneOf: zoneByCode },
    ).events;
  });
}

/** Query of a bill, for the rules. */
export const queryOf = (subject: BillSubject, customerDeadline: string | null): ShipmentQuery => ({
  referenceType: subject.referenceType,
  reference: subject.referenceNo,
  containers: splitIdentifiers(subject.containerNo ?? ''),
  polCode: subject.polCode,
  podCode: subject.podCode,
  pldCode: subject.pldCode,
  subscriptionStatus: subject.subscriptionStatus,
  failureReason: subject.failureReason,
  ...(subject.createTime === undefined ? {} : { addedAt: subject.createTime }),
  answeredAt: subject.carrierAnsweredAt ?? null,
  customerDeadline,
});

/** State of a bill at a domain time: a pure function of its events, its settings, the entered fields and the model of expected times. */
export function deriveBill(
  subject: BillSubject,
  events: readonly TrackingEvent[],
  asOf: string,
  settings: AnomalySettings = DEFAULT_SETTINGS,
  model?: EstimateModel,
): DerivedColumns {
  const derive = (customerDeadline: string | null): ShipmentState =>
    deriveShipment(events, queryOf(subject, customerDeadline), settings, asOf, model);
  const { customerDeadline: date } = subject;
  if (date === null) return columnsOf(derive(null), subject, settings);
  // The deadline of the customer is a date: it ends with the day at the place of delivery, else at the port of discharge.
  const zoneOf = ({ pod, pld }: ShipmentState): string | null =>
    pld?.timeZone ?? zoneByCode(pld?.unLocationCode) ?? pod?.timeZone ?? zoneByCode(pod?.unLocationCode);
  const entered = zoneByCode(subject.pldCode) ?? zoneByCode(subject.podCode);
  const state = derive(endOfDay(date, entered));
  const zone = zoneOf(state);
  // The carrier may name a place in another zone.
  return columnsOf(zone === entered ? state : derive(endOfDay(date, zone)), subject, settings);
}

/** Sources of the state of a bill. */
export interface DeriveStart {
  subject: BillSubject;
  stored: readonly StoredEvent[];
  asOf: string;
  model: EstimateModel;
}

export const deriveStored = ({ subject, stored, asOf, model }: DeriveStart): DerivedColumns =>
  deriveBill(subject, readEvents(stored), asOf, DEFAULT_SETTINGS, model);
