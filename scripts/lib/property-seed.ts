import fc from 'fast-check';

/** The same cases in each run, so that a change is never blamed for a case found by chance; docs/testing.md shows how to try others. */
const SEED = 20_260_701;

/** @throws Error for a text that is no whole number of 32 bits */
export function seedOf(text: string | undefined): number {
  if (text === undefined || text === '') return SEED;
  const seed = Number(text);
  if (!Number.isInteger(seed) || Math.abs(seed) >= 2 ** 31)
    throw new Error(`PROPERTY_SEED is a whole number of 32 bits, such as 7, and not “${text}”.`);
  return seed;
}

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: seedOf(process.env['PROPERTY_SEED']) });
