import { isApiError } from '@seaberry/api-client';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { isNotFound } from '../../api/refused.ts';
import { useApp } from '../../app-context.tsx';

const REFRESH_MS = 60_000;

/** Codes of the server that a repeated request does not change. */
const FINAL: ReadonlySet<string> = new Set(['linkUnknown', 'linkEnded', 'linkPassword', 'linkPasswordWrong']);

export const codeOf = (error: unknown): string => (isApiError(error) ? String(error.code) : '');
const isFinal = (error: unknown): boolean => FINAL.has(codeOf(error));

const worthRetry = (count: number, error: Error): boolean => count < 2 && !isFinal(error) && !isNotFound(error);

/** A refused page is not refreshed automatically: each request with a wrong password counts against its visitor. */
const unlessFinal =
  <T>(value: T) =>
  ({ state }: { state: { error: unknown } }): T | false =>
    isFinal(state.error) ? false : value;

/** Offline, a request fails at once, so that the page says it. */
const LIVE = { networkMode: 'always', retry: worthRetry, meta: { handledByCaller: true } } as const;

/** The page of a link, refreshed each minute and when its reader comes back. `enter` opens it with a password. */
export function useSharedPage(token: string) {
  const { client, queryClient } = useApp();
  const [{ password, attempt }, setAttempt] = useState({ password: '', attempt: 0 });
  const pass = useRef<string | null>(null);
  const query = useQuery({
    ...LIVE,
    queryKey: ['shareLink', 'open', token, attempt],
    enabled: token !== '',
    queryFn: async ({ signal }) => {
      const page = await client.shareLink.open({ token, password, pass: pass.current }, { signal });
      pass.current = page.pass;
      void queryClient.invalidateQueries({ queryKey: ['shareLink', 'shipment', token] }, { cancelRefetch: false });
      return page;
    },
    refetchInterval: unlessFinal(REFRESH_MS),
    refetchOnWindowFocus: unlessFinal('always' as const),
    refetchOnReconnect: unlessFinal('always' as const),
  });
  const enter = (entered: string): void => setAttempt({ password: entered, attempt: attempt + 1 });
  return { query, pass, attempt, enter };
}

/** One shipment of the page, refreshed with it; `asOf` is the domain time of the page. */
export function useSharedShipment(token: string, id: string, { query, pass }: ReturnType<typeof useSharedPage>) {
  const { client } = useApp();
  const { data: page, refetch } = query;
  return useQuery({
    ...LIVE,
    queryKey: ['shareLink', 'shipment', token, id],
    enabled: page !== undefined && id !== '',
    queryFn: async ({ signal }) => {
      const read = () => client.shareLink.shipment({ pass: pass.current ?? '', id }, { signal });
      const now = page?.now ?? '';
      try {
        return { answer: await read(), asOf: now };
      } catch (error) {
        if (!isFinal(error)) throw error;
        // After an hour without a refresh the pass is too old; else the page itself is refused now.
        const { data } = await refetch({ cancelRefetch: false });
        return { answer: await read(), asOf: data?.now ?? now };
      }
    },
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
