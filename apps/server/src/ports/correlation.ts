import { AsyncLocalStorage } from 'node:async_hooks';

interface Correlation {
  id: string;
  /** Id that the caller of a request gave: not unique, so it only accompanies ours. */
  clientId: string | null;
}

const current = new AsyncLocalStorage<Correlation>();

/** Id shared by a request, its log lines, its jobs and its outgoing calls; null outside of these. */
export const correlationId = (): string | null => current.getStore()?.id ?? null;

/** Both ids as fields of a log line. */
export function correlationFields(): { correlationId?: string; clientCorrelationId?: string } {
  const store = current.getStore();
  if (!store) return {};
  return { correlationId: store.id, ...(store.clientId === null ? {} : { clientCorrelationId: store.clientId }) };
}

export const withCorrelation = <T>(id: string, run: () => T, clientId: string | null = null): T => current.run({ id, clientId }, run);
