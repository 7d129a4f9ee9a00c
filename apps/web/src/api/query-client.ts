import { isApiError } from '@seaberry/api-client';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

import { displayOf, type FailureMeta, type FailureDisplay } from './failures.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: FailureMeta;
    mutationMeta: FailureMeta;
  }
}

/** Retries only failures that another attempt can fix: no response, or a server error. */
function worthRetry(count: number, error: unknown): boolean {
  if (count >= 2 || !isApiError(error)) return false;
  return error.kind === 'network' || (error.kind === 'http' && (error.status ?? 0) >= 502);
}

/** Query client; the one place where failures become messages. */
export function createQueryClient(onFailure: (display: FailureDisplay) => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => onFailure(displayOf(error, query.meta, query.state.data === undefined, navigator.onLine)),
    }),
    mutationCache: new MutationCache({
      onError: (error, _input, _result, mutation) => onFailure(displayOf(error, mutation.meta, false, navigator.onLine)),
    }),
    defaultOptions: {
      queries: { staleTime: 15_000, retry: worthRetry, retryDelay: (count) => 800 * 2 ** count, refetchOnWindowFocus: true },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
