import { keep } from './keep.ts';

/** Global set-up of Vitest: one PostgreSQL for all files of a run. */
export const setup = (): Promise<() => Promise<void>> => keep(new URL('postgres-process.ts', import.meta.url), 'TEST_POSTGRES');
