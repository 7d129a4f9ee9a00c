import type { LiveHint } from '@seaberry/api-client/contract';

/** Messages between the tabs of a browser. */
export type LiveMessage = { type: 'connected' } | { type: 'hint'; hint: LiveHint };

export interface Channel {
  post(message: LiveMessage): void;
  onMessage(listener: (message: LiveMessage) => void): void;
  close(): void;
}

/** Runs `work` in one tab at a time; the next tab takes over when it ends or its tab closes. */
export type Exclusive = (signal: AbortSignal, work: () => Promise<void>) => Promise<void>;

export interface SharedStreamOptions {
  exclusive: Exclusive;
  channel: Channel;
  /** Keeps the stream open until the signal ends it. */
  listen(handlers: { onConnect(): void; onHint(hint: LiveHint): void; signal: AbortSignal }): Promise<void>;
  onMessage(message: LiveMessage): void;
}

/**
 * One stream for all tabs: the tab with the lock listens and broadcasts each message. Each tab handles a message once, received or
 * broadcast.
 */
export function shareStream({ exclusive, channel, listen, onMessage }: SharedStreamOptions): () => void {
  const ended = new AbortController();
  const broadcast = (message: LiveMessage): void => {
    channel.post(message);
    onMessage(message);
  };
  channel.onMessage((message) => {
    if (!ended.signal.aborted) onMessage(message);
  });
  void exclusive(ended.signal, () =>
    listen({
      onConnect: () => broadcast({ type: 'connected' }),
      onHint: (hint) => broadcast({ type: 'hint', hint }),
      signal: ended.signal,
    }),
  );
  return () => {
    ended.abort();
    channel.close();
  };
}

const NAME = 'seaberry-live';

/** Web Lock and BroadcastChannel; null without them (an insecure context), then the app polls. */
export function browserSharing(): { exclusive: Exclusive; channel: Channel } | null {
  const locks: LockManager | undefined = navigator.locks;
  if (!locks || typeof BroadcastChannel === 'undefined') return null;
  const broadcast = new BroadcastChannel(NAME);
  return {
    exclusive: async (signal, work) => {
      try {
        await locks.request(NAME, { signal }, work);
      } catch {
        // The wait for the lock was aborted because this tab stopped listening.
      }
    },
    channel: {
      post: (message) => broadcast.postMessage(message),
      onMessage: (listener) => {
        broadcast.onmessage = (event: MessageEvent<LiveMessage>) => listener(event.data);
      },
      close: () => broadcast.close(),
    },
  };
}
