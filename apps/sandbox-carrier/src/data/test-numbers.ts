/**
 * Course of a journey. `fail` has no journey: the reference gets a 404. `silent` is never reported after its plan, `lost` never after its
 * departure. `rolled` stays behind its first ship, `missed` misses a connection, `stubborn` is late and its estimates are never corrected.
 * The events of `broken` cannot be read.
 */
export const PROFILES = ['ontime', 'late', 'early', 'silent', 'fail', 'lost', 'rolled', 'missed', 'stubborn', 'broken'] as const;
export type Profile = (typeof PROFILES)[number];

/** Container numbers cannot contain a word, so these valid ones select the profiles. Documented in README.md. */
export const TEST_CONTAINERS: Readonly<Record<string, Profile>> = {
  SBRU1000018: 'ontime',
  SBRU2000028: 'fail',
  SBRU3000038: 'late',
  SBRU4000048: 'early',
  SBRU5000058: 'silent',
  SBRU6000068: 'lost',
  SBRU7000078: 'rolled',
  SBRU8000088: 'missed',
  SBRU9000098: 'stubborn',
  SBRU0100012: 'broken',
};

/** Words in a bill of lading or booking number that choose the profile. */
const TEST_WORDS: readonly (readonly [word: string, profile: Profile])[] = [
  ['ONTIME', 'ontime'],
  ['FAIL', 'fail'],
  ['LATE', 'late'],
  ['EARLY', 'early'],
  ['SILENT', 'silent'],
  ['LOST', 'lost'],
  ['ROLLED', 'rolled'],
  ['MISSED', 'missed'],
  ['STUBBORN', 'stubborn'],
  ['BROKEN', 'broken'],
];

/** Profile selected by the reference, or undefined for an ordinary number. */
export function testProfileOf(reference: string): Profile | undefined {
  return TEST_CONTAINERS[reference] ?? TEST_WORDS.find(([word]) => reference.includes(word))?.[1];
}
