import { keep } from './keep.ts';

/** Vitest's global set-up: one PostgreSQL for all files of a run. */
export const setup = (): Promise<() => Promise<void>> => keep(new URL('postgres-process.ts', import.meta.url), 'TEST_POSTGRES');
