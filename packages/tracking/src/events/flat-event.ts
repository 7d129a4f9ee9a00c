import type { RawObject } from './raw.js';

/** Dotted paths of the fields in one version of the standard, for problems. */
export interface FieldPaths {
  id: string;
  created: string;
  type: string;
  classifier: string;
  when: string;
  equipment: string;
  empty: string;
  mode: string;
  imo: string;
  facilityType: string;
}

/** An event with the fields of all DCSA versions in one shape, values not yet interpreted. */
export interface FlatEvent {
  eventId: string | null;
  created: unknown;
  type: string | null;
  classifier: string | null;
  code: string | null;
  when: unknown;
  paths: FieldPaths;
  /** Dotted path of the code, which depends on the type of the event. */
  codePath: string;
  /** Paths of fields with another kind of value than the standard requires. */
  wrong: readonly string[];
  locode: string | null;
  placeName: string | null;
  facilityCode: string | null;
  facilityType: string | null;
  latitude: number | null;
  longitude: number | null;
  mode: string | null;
  imo: string | null;
  vesselName: string | null;
  exportVoyage: string | null;
  importVoyage: string | null;
  service: string | null;
  sequence: number | null;
  equipment: string | null;
  isoCode: string | null;
  empty: string | null;
  seals: readonly unknown[];
  documentType: string | null;
  documentId: string | null;
  documents: readonly unknown[];
  booking: string | null;
  transportDocument: string | null;
  delayReason: string | null;
  remark: string | null;
  retracts: string | null;
  /** True at a port of transshipment, false at the port of loading or discharge, null where the source does not say. */
  transshipment: boolean | null;
  /** Object that holds carrier-specific fields. */
  body: RawObject;
}
