import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string>();

/** Id shared by a request, its log lines, its jobs and its outgoing calls; null outside of these. */
export const correlationId = (): string | null => current.getStore() ?? null;

export const withCorrelation = <T>(id: string, run: () => T): T => current.run(id, run);
