/**
 * Course of an air shipment. `fail` has none: the waybill gets a 404. `silent` is never reported after its booking, `lost` never after its
 * departure. `offloaded` leaves a part behind, `missed` misses a connection, `split` flies in two parts, `stubborn` is late without any
 * estimate. The events of `broken` cannot be read.
 */
export const AIR_PROFILES = [
  'ontime',
  'fail',
  'late',
  'early',
  'silent',
  'lost',
  'offloaded',
  'missed',
  'stubborn',
  'broken',
  'split',
] as const;
export type AirProfile = (typeof AIR_PROFILES)[number];

/** Serial numbers with check digit that select the profiles, the same for each airline. Documented in README.md. */
export const TEST_SERIALS: Readonly<Record<string, AirProfile>> = {
  '10000001': 'ontime',
  '20000002': 'fail',
  '30000003': 'late',
  '40000004': 'early',
  '50000005': 'silent',
  '60000006': 'lost',
  '70000000': 'offloaded',
  '80000001': 'missed',
  '90000002': 'stubborn',
  '01000005': 'broken',
  '02000003': 'split',
};
