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
  /** The lock or the channel failed: this tab receives nothing more, and has released the lock. */
  onFail(): void;
}

/**
 * One stream for all tabs: the tab with the lock listens and broadcasts each message. Each tab handles a message once, received or
 * broadcast.
 */
export function shareStream({ exclusive, channel, listen, onMessage, onFail }: SharedStreamOptions): () => void {
  const ended = new AbortController();
  const end = (): void => {
    ended.abort();
    channel.close();
  };
  const fail = (): void => {
    if (ended.signal.aborted) return;
    end();
    onFail();
  };
  const broadcast = (message: LiveMessage): void => {
    onMessage(message);
    try {
      channel.post(message);
    } catch {
      fail();
    }
  };
  channel.onMessage((message) => {
    if (!ended.signal.aborted) onMessage(message);
  });
  const work = (): Promise<void> =>
    listen({
      onConnect: () => broadcast({ type: 'connected' }),
      onHint: (hint) => broadcast({ type: 'hint', hint }),
      signal: ended.signal,
    });
  // Also rejects when the wait for the lock is aborted, as this tab stops listening.
  void exclusive(ended.signal, work).catch(fail);
  return end;
}

const NAME = 'seaberry-live';

/** Web Lock and BroadcastChannel; null without them (an insecure context, a page that may store nothing), then the app polls. */
export function browserSharing(): { exclusive: Exclusive; channel: Channel } | null {
  const locks: LockManager | undefined = navigator.locks;
  const broadcast = locks ? openChannel() : null;
  if (!broadcast) return null;
  return {
    exclusive: async (signal, work) => {
      await locks.request(NAME, { signal }, work);
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

function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(NAME);
  } catch {
    return null;
  }
}
