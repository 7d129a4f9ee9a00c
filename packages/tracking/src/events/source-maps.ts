import type { SourceRules } from './source-rules.js';

const STANDARD: Partial<SourceRules> = {};

/**
 * Differences of single carriers from DCSA Track & Trace as far as they are public, by main SCAC. Differences in the
 * case of a field name, the usual envelopes and a place at the root of the event are read everywhere; a carrier of which no more is known is
 * `STANDARD`. How to add one: docs/carriers.md.
 */
export const CARRIER_MAPS: Readonly<Record<string, Partial<SourceRules>>> = {
  // CMA CGM, a plain list: phase and kind of port of an event are under `carrierSpecificData`.
  CMDU: STANDARD,
  // HMM, one list for each type of event, beside lists of port calls: enumeration values in mixed case, facility codes in
  // `facilityTypeCode`, places as text.
  HDMU: {
    mixedCaseEnums: true,
    facilityCodeInType: true,
    fields: { transportName: 'vesselName', modeOfTransportCode: 'modeOfTransport' },
  },
  // Hapag-Lloyd, a plain list: `transportCallId`, and shipment events without an id.
  HLCU: STANDARD,
  // Maersk, `{events}`: place, vessel, voyage and mode can be at the root of the event.
  MAEU: STANDARD,
  // MSC, a plain list with names in camel case (`eventId`, `unLocationCode`): the description names a transshipment.
  MSCU: STANDARD,
  // ONE: six-letter codes of its own beside those of the standard.
  ONEY: {
    eventCodes: {
      MOTYDO: { code: 'GTOT', type: 'EQUIPMENT', empty: 'EMPTY' },
      FLVMLO: { code: 'LOAD', type: 'EQUIPMENT', empty: 'LADEN', mode: 'VESSEL' },
      MITYAD: { code: 'GTIN', type: 'EQUIPMENT', empty: 'EMPTY' },
    },
  },
  // ZIM, `{events}`.
  ZIMU: STANDARD,
};
