import type { Place } from './events.js';
import type { Instant, OceanStage, Stage, TransportMode } from './codes.js';

/** Statements about a shipment as a whole; exactly one holds at a time. */
export const OUTLOOK_KINDS = [
  'failed',
  'unknownNumber',
  'lostSight',
  'silent',
  'late',
  'waiting',
  'early',
  'onTrack',
  'arrived',
  'completed',
  'cancelled',
] as const;
export type OutlookKind = (typeof OUTLOOK_KINDS)[number];

/** The statement about a shipment: lists, details, mails and exports show it and compute no lateness of their own. */
export interface Outlook<S extends Stage = OceanStage> {
  kind: OutlookKind;
  /** Stage that the times apply to: the arrival, or the delivery where there is a customer deadline; null before any container. In the air always the arrival. */
  stage: S | null;
  /** Where the statement ends: the place of delivery if known, else the port of discharge; in the air the airport of destination. */
  place: Place | null;
  /** Date that the shipment is measured against: the customer's if there is one, else the carrier's first planned arrival, or discharge where it reports no arrival. */
  promise: { at: Instant; by: 'customer' | 'carrier' } | null;
  /** When it arrived, or when it is expected; null when there is nothing to go by. */
  expected: Instant | null;
  /** Eight of ten shipments arrive between these; null once it has arrived, and for air, where nothing has been measured yet. */
  range: { from: Instant; to: Instant } | null;
  /** The carrier's newest time of the same arrival; null once it has arrived, and where it gave none. */
  carrierEta: Instant | null;
  /**
   * `expected` minus `promise`, in ms: the only number that is called late or early. Null while it is not known whether a customer deadline, which is
   * one of delivery, is met, and for a gain of a shipment that was diverted to another port.
   */
  slipMs: number | null;
  /** `slipMs` is within the tolerance of the promise, before and after the arrival: it is then called on time. */
  onTime?: boolean;
  /**
   * The carrier's first plan minus the customer deadline, in ms, of a shipment that is late for that date: what was added since then, or made
   * up, is `slipMs` minus this. Negative where the plan left time to spare, as in states of rules from 24 on. Absent where there is no plan.
   */
  planSlipMs?: number;
  /** Where the delay arose. */
  cause: OutlookCause<S> | null;
  /** The carrier's time ignores a delay that is already known. */
  doubt: boolean;
  next: OutlookNext<S> | null;
  /** The last thing that happened is an unloading from rail, which names the stage. Absent in other cases. */
  byRail?: true;
  /** Zone of `lastHeard` and `since`: that of the place that was reported last (IANA), null where none was. Absent in states of rules before 24, and of rules for air before 3. */
  heardZone?: string | null;
  /** When the carrier last reported anything. */
  lastHeard: Instant | null;
  /** Since when it is silent or overdue, or when tracking ended. */
  since: Instant | null;
}

export interface OutlookCause<S extends Stage = OceanStage> {
  milestoneKey: string;
  stage: S;
  /** Event and mode of transport of the milestone, as those of what is next. States of rules before 20 have neither. */
  code?: string;
  mode?: TransportMode | null;
  place: Place | null;
  /** Delay that arose here, in ms. */
  slipMs: number;
  /** Reason as the carrier gave it: a code or its words. In the air also the code of a discrepancy, e.g. `OFLD`. */
  reason: string | null;
  /** Whether its milestone has happened; false while it is only expected. */
  happened?: boolean;
}

export interface OutlookNext<S extends Stage = OceanStage> {
  stage: S;
  /** Event and mode of transport of the milestone, which name it where the stage alone does not. States of rules before 17 have neither. */
  code?: string;
  mode?: TransportMode | null;
  place: Place | null;
  expected: Instant | null;
  /** When it was expected, or the customer deadline, once that is past. */
  overdueSince: Instant | null;
}
