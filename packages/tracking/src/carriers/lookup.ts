import { checkContainerNumber } from '../identifiers/container.js';
import type { IdentifierCheck } from '../identifiers/check.js';
import { normaliseIdentifier } from '../identifiers/normalise.js';
import { CARRIERS, type Carrier } from './table.js';

const BY_CODE = new Map<string, Carrier>();
const BY_OWNER = new Map<string, Carrier>();
for (const entry of CARRIERS) {
  for (const code of [entry.code, ...entry.aliases]) BY_CODE.set(code, entry);
  for (const owner of entry.ownerCodes) BY_OWNER.set(owner, entry);
}

/** The carrier of a SCAC or of one of its other codes; null when the table does not know it: then show the code. */
export function carrierByCode(code: string): Carrier | null {
  return BY_CODE.get(normaliseIdentifier(code)) ?? null;
}

/** The carrier whose SCAC or alias begins this bill of lading or booking. */
export function carrierByPrefix(reference: string): Carrier | null {
  return BY_CODE.get(normaliseIdentifier(reference).slice(0, 4)) ?? null;
}

/** Carrier that a number suggests, and how certain it is. */
export interface CarrierGuess {
  /** `auto`: fill it in; `ask`: offer the candidates; `none`: the person must choose. */
  decision: 'auto' | 'ask' | 'none';
  candidates: readonly Carrier[];
  /** The check of the number as a container; null when it is none. */
  container: IdentifierCheck | null;
}

/**
 * The carrier a number suggests. A bill of lading or booking that begins with a carrier's code decides; the owner code of
 * a box never does, since many boxes are leased or travel with a partner.
 */
export function guessCarrier(reference: string): CarrierGuess {
  const check = checkContainerNumber(reference);
  if (check.validPattern) {
    const owner = BY_OWNER.get(check.value.slice(0, 4)) ?? carrierByPrefix(check.value);
    return { decision: owner === null ? 'none' : 'ask', candidates: owner === null ? [] : [owner], container: check };
  }
  const named = /\d/u.test(check.value) && check.value.length >= 8 ? carrierByPrefix(check.value) : null;
  return { decision: named === null ? 'none' : 'auto', candidates: named === null ? [] : [named], container: null };
}
