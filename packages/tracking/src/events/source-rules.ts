import type { Classifier, TransportMode } from '../types.js';
import type { StandardName } from './keys.js';

/** Meaning of a source's own event code. */
export interface OwnCode {
  /** Code of the standard, e.g. `GTOT`. */
  code: string;
  /** Type of the event, where the source gives none. */
  type?: 'EQUIPMENT' | 'TRANSPORT' | 'SHIPMENT';
  empty?: 'EMPTY' | 'LADEN';
  mode?: Exclude<TransportMode, 'AIR'>;
  transshipment?: boolean;
}

/**
 * Deviations of one source from the standard. They never apply globally, since the same letters mean different things at different sources.
 */
export interface SourceRules {
  /** Enumeration values arrive in mixed case. */
  mixedCaseEnums: boolean;
  /** `facilityTypeCode` may hold a facility code. */
  facilityCodeInType: boolean;
  /** Own names of fields for those of the standard; a difference in case or separators needs no entry. */
  fields: Readonly<Record<string, StandardName>>;
  /** Dotted paths of the lists of events, where the usual envelopes do not fit. */
  lists: readonly string[];
  /** Codes of the source, in upper case, mapped to DCSA codes. */
  eventCodes: Readonly<Record<string, string | OwnCode>>;
  /** Own words (upper case) for planned, estimated and actual. */
  classifiers: Readonly<Record<string, Classifier>>;
}

export const STANDARD_RULES: SourceRules = {
  mixedCaseEnums: false,
  facilityCodeInType: false,
  fields: {},
  lists: [],
  eventCodes: {},
  classifiers: {},
};
