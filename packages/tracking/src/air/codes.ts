/** IATA status codes as the ONE Record code lists of 2026-07 define them. Codes outside the lists are kept as notes. */
import type { AirStage, Classifier, Discrepancy } from '../types.js';

/** Position on the journey of the place that an event reports. */
export type AirRole = 'origin' | 'transit' | 'destination';

/** A fact that is expected at a place, with the codes that report it; the first code is its main one. */
export interface AirSlot {
  stage: AirStage;
  codes: readonly string[];
  /** Shown even without any report. */
  expected: boolean;
  /** True for a fact that depends on a flight. */
  comparedWithPlan: boolean;
}

const slot = (stage: AirStage, codes: string, expected = true, comparedWithPlan = false): AirSlot => ({
  stage,
  codes: codes.split(' '),
  expected,
  comparedWithPlan,
});

/** The facts of each kind of place, in the order of the journey. */
export const AIR_SLOTS: Readonly<Record<AirRole, readonly AirSlot[]>> = {
  origin: [slot('booking', 'BKD'), slot('cargoReceived', 'RCS'), slot('manifested', 'MAN'), slot('departure', 'DEP', true, true)],
  transit: [
    slot('transit', 'ARR', true, true),
    slot('transit', 'RCF', false),
    slot('transit', 'RCT', false),
    slot('transit', 'TRM', false),
    slot('transit', 'TFD', false),
    slot('transit', 'MAN', false),
    slot('transit', 'DEP', true, true),
  ],
  destination: [
    slot('arrival', 'ARR', true, true),
    slot('documentReceived', 'AWR'),
    slot('receivedFromFlight', 'RCF'),
    slot('customsClearance', 'CCD'),
    slot('documentDelivered', 'AWD'),
    slot('delivered', 'DLV DDL', true, true),
  ],
};

/** Stage that an IATA status code reaches at a place of this role; null for notes and for steps before a stage (FOH, PRE, NFD, CRC …). */
export function airStageOf(code: string, role: AirRole): AirStage | null {
  return AIR_SLOTS[role].find(({ codes }) => codes.includes(code))?.stage ?? null;
}

/** Codes that occur at one end of the journey only: they locate an event that names no airport. */
export const ONLY_AT_ORIGIN: ReadonlySet<string> = new Set(['BKD', 'FOH', 'DPU', 'RCS', 'DOC']);
export const ONLY_AT_DESTINATION: ReadonlySet<string> = new Set(['AWR', 'CRC', 'TGC', 'CCD', 'NFD', 'AWD', 'DLV', 'DDL']);

/** Codes of cargo that departs, and of cargo that has arrived; a code of arrival also proves that the flight carried the cargo. */
export const LEAVING: ReadonlySet<string> = new Set(['BKD', 'PRE', 'MAN', 'DEP', 'TRM', 'TFD']);
export const LANDING: ReadonlySet<string> = new Set(['ARR', 'RCF', 'RCT']);

/** Codes reported at the airport of arrival: of the cargo, and of documents (AWR), which may travel on another flight than the cargo. */
export const REPORTED_AT_ARRIVAL: ReadonlySet<string> = new Set([...LANDING, 'AWR']);

const SEVERITY: Readonly<Record<string, Discrepancy['severity']>> = {
  MSCA: 'anomaly',
  OFLD: 'anomaly',
  SSPD: 'anomaly',
  OVCD: 'anomaly',
  MSAW: 'document',
  MSAV: 'document',
  MSMB: 'document',
  DFLD: 'information',
};

/** Severity of a discrepancy: a "found" code and an unknown code are warnings. */
export const severityOf = (code: string): Discrepancy['severity'] => SEVERITY[code] ?? 'warning';

/** Discrepancies that another code closes: found cargo closes missing cargo. */
export const CLOSES: Readonly<Record<string, string>> = { FDCA: 'MSCA', FDAW: 'MSAW', FDAV: 'MSAV', FDMB: 'MSMB' };

/** Stages of papers, which may be reported before the cargo has arrived: they travel ahead, or with the first pieces. */
export const PAPERS: ReadonlySet<AirStage> = new Set<AirStage>(['documentReceived', 'customsClearance', 'documentDelivered']);

/** Values with which FSU, ONE Record and airlines state the kind of a time. */
export const AIR_CLASSIFIERS: Readonly<Record<string, Classifier>> = {
  A: 'ACT',
  ACT: 'ACT',
  ACTUAL: 'ACT',
  E: 'EST',
  EST: 'EST',
  ESTIMATED: 'EST',
  EXPECTED: 'EST',
  S: 'PLN',
  PLN: 'PLN',
  SCHEDULED: 'PLN',
  PLANNED: 'PLN',
  REQUESTED: 'PLN',
};
