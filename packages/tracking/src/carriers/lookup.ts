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

/** Carrier of a SCAC or alias; null when unknown (show the code instead). */
export function carrierByCode(code: string): Carrier | null {
  return BY_CODE.get(normaliseIdentifier(code)) ?? null;
}

/** Carrier whose SCAC or alias is the prefix of this bill of lading or booking number. */
export function carrierByPrefix(reference: string): Carrier | null {
  return BY_CODE.get(normaliseIdentifier(reference).slice(0, 4)) ?? null;
}

/** Carrier that a reference number suggests, with its certainty. */
export interface CarrierGuess {
  /** `auto`: fill it in; `ask`: offer the candidates; `none`: the user must choose. */
  decision: 'auto' | 'ask' | 'none';
  candidates: readonly Carrier[];
  /** Result of the check as a container number; null when it is not one. */
  container: IdentifierCheck | null;
}

/**
 * Guesses the carrier of a reference number. The prefix of a bill of lading or booking decides; the owner code of a container only
 * suggests, since many containers are leased or travel with a partner carrier.
 */
export function guessCarrier(reference: string): CarrierGuess {
  const check = checkContainerNumber(reference);
  if (check.validPattern) {
    const owner = BY_OWNER.get(check.value.slice(0, 4)) ?? carrierByPrefix(check.value);
    return { decision: owner === null ? 'none' : 'ask', candidates: owner === null ? [] : [owner], container: check };
  }
  // Shorter texts and words are no reference numbers.
  const named = /\d/u.test(check.value) && check.value.length >= 8 ? carrierByPrefix(check.value) : null;
  return { decision: named === null ? 'none' : 'auto', candidates: named === null ? [] : [named], container: null };
}
