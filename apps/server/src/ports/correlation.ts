import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string>();

/** The id that ties together a request, its log lines, its jobs and its outgoing calls; null outside of all of them. */
export const correlationId = (): string | null => current.getStore() ?? null;

export const withCorrelation = <T>(id: string, run: () => T): T => current.run(id, run);
