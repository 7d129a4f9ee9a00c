import { normaliseIdentifier } from '../identifiers/normalise.js';
import { otherVessel } from '../journey/facts.js';
import type { Vessel } from '../types.js';

/** Texts in place of a name, e.g. TBN (to be nominated). */
const PLACEHOLDER = /^(?:TB[ACDN]|TOBE(?:NAMED|ADVISED|CONFIRMED|NOMINATED)|UNKNOWN|NA)\d*$/u;
/** Minimum length of a name in which one different letter counts as a spelling mistake. */
const MIN_LENGTH = 6;

const plain = (name: string): string =>
  normaliseIdentifier(name)
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/^MV(?=[A-Z]{3})/u, '');

/** True for a vessel with an IMO number or a real name. */
export const isNamed = (vessel: Vessel | null): vessel is Vessel =>
  vessel !== null && (vessel.imo !== null || (vessel.name !== null && !PLACEHOLDER.test(plain(vessel.name))));

/** True only when two named vessels cannot be one: neither another name under one IMO number nor another spelling. */
export function isOtherVessel(a: Vessel | null, b: Vessel | null): boolean {
  if (!isNamed(a) || !isNamed(b) || !otherVessel(a, b)) return false;
  if ((a.imo !== null && b.imo !== null) || a.name === null || b.name === null) return true;
  return !isSpelling(plain(a.name), plain(b.name));
}

/** One letter is different, missing or extra; digits distinguish sister ships. */
function isSpelling(a: string, b: string): boolean {
  if (a === b) return true;
  if (Math.min(a.length, b.length) < MIN_LENGTH || a.replace(/\D/gu, '') !== b.replace(/\D/gu, '')) return false;
  let from = 0;
  while (from < a.length && a[from] === b[from]) from += 1;
  const [longer, shorter] = a.length >= b.length ? [a, b] : [b, a];
  const skipped = longer.slice(from + 1);
  return skipped === shorter.slice(from) || skipped === shorter.slice(from + 1);
}

/** True only when both are known and differ in number or direction: `045W` and `45W` are the same, as is `45`. */
export function isOtherVoyage(a: string | null, b: string | null): boolean {
  // Lookbehind: a run of characters is tried once, not from each of its characters.
  const [one, other] = [a, b].map((voyage) => normaliseIdentifier(voyage ?? '').replace(/(?<!\d)0+/gu, ''));
  if (!one || !other) return false;
  const [number, otherNumber] = [one, other].map((voyage) => voyage.replace(/(?<![A-Z])[A-Z]+$/u, ''));
  return number !== otherNumber || (number !== one && otherNumber !== other && one !== other);
}
