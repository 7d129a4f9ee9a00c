/**
 * IATA status codes as ONE Record lists them (XFSU page and code lists of 2026-07). The set stays open: messages hold codes
 * outside the lists, and those are kept as notes.
 */
import type { AirStage, Discrepancy } from '../types.js';

/** Position on the journey of the place that an event reports. */
export type AirRole = 'origin' | 'transit' | 'destination';

/** One fact that a place is expected to have, and the codes that report it; the first code is its main one. */
export interface AirSlot {
  stage: AirStage;
  codes: readonly string[];
  /** Shown even before anything is known of it. */
  expected: boolean;
  /** A flight is behind it, so that it is judged against its plan. */
  judged: boolean;
}

const slot = (stage: AirStage, codes: string, expected = true, judged = false): AirSlot => ({
  stage,
  codes: codes.split(' '),
  expected,
  judged,
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

/** The stage an IATA status reaches at such a place; null for notes and steps before a stage (FOH, PRE, NFD, CRC …). */
export function airStageOf(code: string, role: AirRole): AirStage | null {
  return AIR_SLOTS[role].find(({ codes }) => codes.includes(code))?.stage ?? null;
}

/** Codes that can only be said at one end of the journey: they place an event that names no airport. */
export const ONLY_AT_ORIGIN: ReadonlySet<string> = new Set(['BKD', 'FOH', 'DPU', 'RCS', 'DOC']);
export const ONLY_AT_DESTINATION: ReadonlySet<string> = new Set(['AWR', 'CRC', 'TGC', 'CCD', 'NFD', 'AWD', 'DLV', 'DDL']);

/** Codes said where a flight leaves and where it lands. */
export const LEAVING: ReadonlySet<string> = new Set(['BKD', 'PRE', 'MAN', 'DEP', 'TRM', 'TFD']);
export const LANDING: ReadonlySet<string> = new Set(['ARR', 'RCF', 'RCT']);

const SEVERITY: Readonly<Record<string, Discrepancy['severity']>> = {
  MSCA: 'exception',
  OFLD: 'exception',
  SSPD: 'exception',
  OVCD: 'exception',
  MSAW: 'document',
  MSAV: 'document',
  MSMB: 'document',
  DFLD: 'information',
};

/** How bad a discrepancy is; what is found again is a warning that closes another, an unknown code is a warning. */
export const severityOf = (code: string): Discrepancy['severity'] => SEVERITY[code] ?? 'warning';

/** Discrepancies that a find closes: found cargo closes missing cargo. */
export const CLOSES: Readonly<Record<string, string>> = { FDCA: 'MSCA', FDAW: 'MSAW', FDAV: 'MSAV', FDMB: 'MSMB' };
