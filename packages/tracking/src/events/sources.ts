import { carrierByCode } from '../carriers/lookup.js';

/**
 * How one source departs from the standard. Rules belong to a source and are never global: the same letters mean
 * different things at different sources.
 */
export interface SourceRules {
  /** Enumerations arrive in mixed case. */
  mixedCaseEnums: boolean;
  /** `facilityTypeCode` may hold a facility code. */
  facilityCodeInType: boolean;
  /** Own event codes (upper case) for DCSA ones. */
  eventCodes: Readonly<Record<string, string>>;
  /** Object of the event that holds the carrier's own text of the event, and its fields in order of preference. */
  ownText: { object: string; fields: readonly string[] } | null;
}

export const STANDARD_RULES: SourceRules = {
  mixedCaseEnums: false,
  facilityCodeInType: false,
  eventCodes: {},
  ownText: null,
};

/** Known departures, by the carrier's main SCAC. */
export const SOURCE_RULES: Readonly<Record<string, SourceRules>> = {
  HDMU: { ...STANDARD_RULES, mixedCaseEnums: true, facilityCodeInType: true },
  CMDU: {
    ...STANDARD_RULES,
    ownText: { object: 'carrierSpecificData', fields: ['internalEventLabel', 'internalEventCode'] },
  },
};

/** The rules of a source, by any code of its carrier; the standard's for a source that is not listed. */
export function rulesOfSource(source: string): SourceRules {
  return SOURCE_RULES[carrierByCode(source)?.code ?? source] ?? STANDARD_RULES;
}
