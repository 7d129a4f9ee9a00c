import type { Instant, OceanStage, TransportMode } from './codes.js';
import type { Place, Vessel } from './events.js';

/** Findings beside the seven anomaly categories, most important first. */
export const SIGNAL_KINDS = [
  'customsHold',
  'missedConnection',
  'rolledOver',
  'silentCarrier',
  'etaInDoubt',
  'longDwell',
  'vesselChanged',
] as const;
export type SignalKind = (typeof SIGNAL_KINDS)[number];

/** One finding about a shipment with its facts, from which its sentence is made. */
export interface Signal {
  /** Stable: container, kind and place. */
  key: string;
  kind: SignalKind;
  /** Null when it applies to every container of the bill. */
  container: string | null;
  place: Place | null;
  /** Milestone that a silent carrier has not reported. */
  stage: OceanStage | null;
  /** Event and mode of transport of that milestone, which name it. Absent for other kinds, and in states of rules before 18. */
  code?: string;
  mode?: TransportMode | null;
  /** Start of the finding; null when the sources do not give it. */
  since: Instant | null;
  /** Zone of `since` (IANA) where that is none of `place`, as of a silence. Absent for other kinds, and in states of rules before 24. */
  sinceZone?: string | null;
  /** The fact as planned: the sailing with its departure, or the time that the carrier gives. */
  said: SignalFact | null;
  /** The fact as it is, or as it is expected; null of a container that was rolled over while no other sailing is known. */
  found: SignalFact | null;
  /** Duration of a stay or hold, or the time from `said` to `found`, in ms; negative when `found` is earlier. */
  lengthMs: number | null;
  /** Threshold that was exceeded, in ms. */
  thresholdMs: number | null;
  /** The carrier's code or words. */
  reason: string | null;
  /** False once it cannot change the rest of the journey. */
  open: boolean;
}

export interface SignalFact {
  vessel: Vessel | null;
  voyage: string | null;
  at: Instant | null;
}
