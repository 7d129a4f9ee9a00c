import fc from 'fast-check';

/** The same cases in each run, so that a change is never blamed for a case found by chance; docs/testing.md shows how to try others. */
const SEED = 20_260_701;

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env['PROPERTY_SEED'] ?? SEED) });
