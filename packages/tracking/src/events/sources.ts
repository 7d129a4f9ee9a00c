import { mainCode } from '../carriers/aliases.js';
import { normaliseIdentifier } from '../identifiers/normalise.js';
import { CARRIER_MAPS } from './source-maps.js';
import { STANDARD_RULES, type SourceRules } from './source-rules.js';

export * from './source-rules.js';

/** Known deviations, by the carrier's main SCAC. */
export const SOURCE_RULES: Readonly<Record<string, SourceRules>> = Object.fromEntries(
  Object.entries(CARRIER_MAPS).map(([code, own]) => [code, { ...STANDARD_RULES, ...own }]),
);

/** Rules of a source by any code of its carrier; the standard's rules for unlisted sources. */
export function rulesOfSource(source: string): SourceRules {
  return ownValue(SOURCE_RULES, mainCode(normaliseIdentifier(source))) ?? STANDARD_RULES;
}

/** Entry of a table by a key from outside: `constructor` and `__proto__` are no entries. */
export const ownValue = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;
