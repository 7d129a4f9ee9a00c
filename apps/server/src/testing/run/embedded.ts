import { keep } from './keep.ts';

/** Global set-up of Vitest: dumps from which the embedded databases of a run start. */
export const setup = (): Promise<() => Promise<void>> => keep(new URL('dumps-process.ts', import.meta.url), 'TEST_DUMPS');
