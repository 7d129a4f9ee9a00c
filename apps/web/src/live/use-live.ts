import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { useApp, type App } from '../app-context.tsx';
import { gather } from './gather.ts';
import { concerns } from './hints.ts';
import { browserSharing, shareStream, type LiveMessage } from './leader.ts';
import { passSentMessage } from '../shared/sent-messages.ts';
import { listen } from './stream.ts';

/** Poll interval for a backend without a stream, in ms. */
const POLL_MS = 30_000;
/** Queries whose data changes without user action. */
const LIVE_ROOTS = new Set<unknown>(['oceanBill', 'airWaybill', 'sysNotice']);

/** Keeps visible data current while the frame is mounted: by the stream, or by polling where there is none or it cannot be shared. */
export function useLive(streams: boolean): void {
  const app = useApp();
  useEffect(() => {
    const sharing = streams ? browserSharing() : null;
    return sharing ? follow(app, sharing) : poll(app.queryClient);
  }, [app, streams]);
}

function follow(app: App, sharing: NonNullable<ReturnType<typeof browserSharing>>): () => void {
  const gathered = gather<LiveMessage>((messages) => refresh(app.queryClient, messages), { firstMs: 300, everyMs: 2_000 });
  let stopPolling: (() => void) | undefined;
  const stop = shareStream({
    ...sharing,
    listen: (handlers) => listen({ ...handlers, open: (signal) => app.client.openStream(signal) }),
    onMessage: (message) => {
      if (message.type === 'hint') passSentMessage(message.hint);
      gathered.add(message);
    },
    onFail: () => {
      stopPolling = poll(app.queryClient);
    },
  });
  return () => {
    stop();
    stopPolling?.();
    gathered.stop();
  };
}

/** Invalidates the affected queries: visible ones are refetched, others when shown. */
function refresh(queryClient: QueryClient, messages: readonly LiveMessage[]): void {
  const reconnected = messages.some((message) => message.type === 'connected');
  const hints = messages.flatMap((message) => (message.type === 'hint' ? [message.hint] : []));
  void queryClient.invalidateQueries({
    predicate: ({ queryKey }) => (reconnected && LIVE_ROOTS.has(queryKey[0])) || hints.some((hint) => concerns(hint, queryKey)),
    // A hidden tab refetches on focus.
    refetchType: document.hidden ? 'none' : 'active',
  });
}

function poll(queryClient: QueryClient): () => void {
  const timer = setInterval(() => {
    if (!document.hidden) void queryClient.invalidateQueries({ predicate: ({ queryKey }) => LIVE_ROOTS.has(queryKey[0]) });
  }, POLL_MS);
  return () => clearInterval(timer);
}
