import {
  AIR_STAGES,
  airNextChange,
  airRail,
  deriveAirShipment,
  TRACKING_STATES,
  type AirEvent,
  type AirShipmentState,
  type AirStage,
  type Discrepancy,
  type Milestone,
  type SubscriptionStatus,
} from '@seaberry/tracking';
import { partsOfOneRecord, readAirMessage, type AirWaybillFacts } from '@seaberry/tracking/air-messages';
import type { airWaybill } from '../../../db/schema/air-waybill.ts';
import { rankOf, signalOf } from '../../ocean-bill/state/columns/rules.ts';
import type { StoredEvent } from '../../ocean-bill/state/rules.ts';
import type { PlainSignal } from '../../order/aside/rules.ts';
import { eventsOfSent, sentMessageOf } from '../../air-message/rules.ts';
import { airportByCode } from '../../place/airports/catalogue.ts';

/** Fields of a waybill, besides the events, that its state depends on. */
export interface WaybillSubject {
  referenceNo: string;
  originCode: string | null;
  destinationCode: string | null;
  subscriptionStatus: SubscriptionStatus;
  failureReason: string | null;
  /** When its airline last responded. */
  carrierAnsweredAt?: string | null;
}

const DERIVED = [
  'trackingState',
  'stage',
  'signal',
  'slipMs',
  'expectedAt',
  'urgency',
  'stateOrder',
  'stageOrder',
  'etd',
  'atd',
  'eta',
  'ata',
  'firstEta',
  'statusTime',
  'statusPlace',
  'flightNo',
  'totalPieces',
  'totalWeight',
  'totalVolume',
  'commodityName',
  'dataSource',
  'rail',
  'outlook',
  'rulesVersion',
  'derivedAsOf',
  'nextOverdueAt',
] as const;

/** Columns of a waybill by its state. */
export type DerivedColumns = Omit<Pick<typeof airWaybill.$inferSelect, (typeof DERIVED)[number]>, 'signal'> & {
  signal: PlainSignal;
  state: AirShipmentState;
  rail: NonNullable<(typeof airWaybill.$inferSelect)['rail']>;
};

/** Format of the newest event. */
const dataSourceOf = (stored: readonly StoredEvent[]): string | null => {
  const last = stored.at(-1);
  return last ? (sentMessageOf(last.raw)?.format ?? 'ONE Record') : null;
};

interface Stored {
  events: AirEvent[];
  /** By the newest document of the waybill. */
  facts: AirWaybillFacts | null;
}

/** Reads stored events by the current rules, as of their arrival, so that the same rows always give the same events. */
function readStored(stored: readonly StoredEvent[]): Stored {
  const facts = stored.map(({ raw }) => partsOfOneRecord(raw)?.waybill ?? null).findLast((found) => found !== null);
  const events = stored.flatMap(({ source, receivedAt, raw }) => {
    const sent = sentMessageOf(raw);
    if (sent) return eventsOfSent(sent, source).events.filter((_, at) => at === sent.status);
    return readAirMessage(raw, { source, receivedAt, airportOf: airportByCode }).events;
  });
  return { events, facts: facts ?? null };
}

/** Key of a discrepancy, which has no other place and time. */
export const keyOf = ({ code, at, place }: Discrepancy): string => `${code}@${place?.iataCode ?? ''}|${at ?? ''}`;

/** Key of the first open discrepancy that a person has to look at; null without one. */
export function urgentKey({ discrepancies }: AirShipmentState): string | null {
  const found = discrepancies.find(({ open, severity }) => open && severity === 'anomaly');
  return found ? keyOf(found) : null;
}

/** State of a waybill at a domain time: a pure function of its events and the entered fields. */
export function deriveWaybill(subject: WaybillSubject, stored: readonly StoredEvent[], asOf: string): DerivedColumns {
  const { events, facts } = readStored(stored);
  const { referenceNo: awb, originCode, destinationCode, subscriptionStatus, failureReason } = subject;
  const state = deriveAirShipment(
    events,
    {
      awb,
      origin: facts?.origin ?? originCode,
      destination: facts?.destination ?? destinationCode,
      totalPieces: facts?.totalPieces ?? null,
      subscriptionStatus,
      failureReason,
      answeredAt: subject.carrierAnsweredAt ?? null,
    },
    asOf,
  );
  const { outlook } = state;
  const urgent = outlook.kind !== 'completed' && urgentKey(state) !== null;
  const last = lastHappened(state);
  return {
    trackingState: state.trackingState,
    stage: state.stage,
    signal: signalOf(outlook.kind, urgent),
    slipMs: outlook.slipMs,
    expectedAt: outlook.expected,
    urgency: rankOf(outlook, urgent),
    stateOrder: TRACKING_STATES.indexOf(state.trackingState),
    stageOrder: state.stage === null ? null : AIR_STAGES.indexOf(state.stage),
    etd: state.etd,
    atd: state.atd,
    eta: state.eta,
    ata: state.ata,
    firstEta: state.firstEta,
    statusTime: last?.actual ?? null,
    statusPlace: last?.place?.iataCode ?? null,
    flightNo: flightOf(state),
    totalPieces: state.totalPieces,
    totalWeight: facts?.totalWeightKg ?? state.weightKg,
    totalVolume: facts?.totalVolumeM3 ?? null,
    commodityName: facts?.commodity ?? null,
    dataSource: dataSourceOf(stored),
    rail: airRail(state, { named: true }).nodes,
    outlook,
    state,
    rulesVersion: state.rulesVersion,
    derivedAsOf: asOf,
    nextOverdueAt: airNextChange(state),
  };
}

/** Milestones that have happened, by their time; the end of tracking is none. */
export const happened = ({ stations }: AirShipmentState): (Milestone<AirStage> & { actual: string })[] =>
  stations
    .flatMap(({ milestones }) => milestones)
    .flatMap((one) => (one.actual === null || one.stage === 'finished' ? [] : [{ ...one, actual: one.actual }]))
    .toSorted((a, b) => (a.actual < b.actual ? -1 : a.actual > b.actual ? 1 : 0));

const lastHappened = (state: AirShipmentState) => happened(state).at(-1);

/** The flight on which it is or was last, before the departure the first one. */
const flightOf = ({ legs }: AirShipmentState): string | null =>
  (legs.findLast(({ departed }) => departed) ?? legs.find(({ voyage }) => voyage !== null))?.voyage ?? null;
