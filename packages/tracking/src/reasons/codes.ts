/** Delay reason codes of SMDG, which DCSA messages use: of the vessel, the shore, the cargo, and of force majeure. */
// prettier-ignore
export const DELAY_REASONS = [
  'ACC', 'DEV', 'EDD', 'ENG', 'MVX', 'PAU', 'SPE', 'STW', 'VGR', 'OTV',
  'AIP', 'ANA', 'BUN', 'CGS', 'CRN', 'FTE', 'HLD', 'LAB', 'LAS', 'LOT', 'MIL', 'PBC', 'PIT', 'PLT', 'PRD', 'QUA', 'YRD', 'OTS',
  'CAE', 'CIN', 'DIN', 'LEK', 'REF', 'SPH', 'STF', 'UCC', 'WGT', 'OTC',
  'HOL', 'QUV', 'PTF', 'RSC', 'STR', 'TID', 'VIN', 'WEA', 'OTF',
] as const;
export type DelayReason = (typeof DELAY_REASONS)[number];
