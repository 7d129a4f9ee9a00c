import { carrierByCode } from '../carriers/lookup.js';

/**
 * Deviations of one source from the standard. They never apply globally, since the same letters mean different things at different sources.
 */
export interface SourceRules {
  /** Enumeration values arrive in mixed case. */
  mixedCaseEnums: boolean;
  /** `facilityTypeCode` may hold a facility code. */
  facilityCodeInType: boolean;
  /** Codes of the source, in upper case, mapped to DCSA codes. */
  eventCodes: Readonly<Record<string, string>>;
  /** Object of the event that holds the source's description, with its fields in order of preference. */
  ownText: { object: string; fields: readonly string[] } | null;
}

export const STANDARD_RULES: SourceRules = {
  mixedCaseEnums: false,
  facilityCodeInType: false,
  eventCodes: {},
  ownText: null,
};

/** Known deviations, by the carrier's main SCAC. */
export const SOURCE_RULES: Readonly<Record<string, SourceRules>> = {
  HDMU: { ...STANDARD_RULES, mixedCaseEnums: true, facilityCodeInType: true },
  CMDU: {
    ...STANDARD_RULES,
    ownText: { object: 'carrierSpecificData', fields: ['internalEventLabel', 'internalEventCode'] },
  },
};

/** Rules of a source by any code of its carrier; the standard's rules for unlisted sources. */
export function rulesOfSource(source: string): SourceRules {
  return SOURCE_RULES[carrierByCode(source)?.code ?? source] ?? STANDARD_RULES;
}
