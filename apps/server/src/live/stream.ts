import type { Handlers, StreamReply } from '../http/handlers.ts';
import { callerOf, outside } from '../http/handlers.ts';
import type { Live } from './hub.ts';

export const BEAT_MS = 20_000;
/** A reader this far behind has gone; it is let go and connects anew. */
const MAX_WAITING = 1000;

export interface StreamOptions {
  tenantId: string;
  /** Whose stream it is: hints for one person reach that person alone. */
  userId?: string;
  /** Wall ms; the stream ends then, so that the next one carries a fresh token. */
  expiresAt: number;
  signal: AbortSignal;
  now: () => number;
  beatMs?: number;
}

/** Server-sent events: hints `{topic, id}` of one tenant, a beat as a comment, and an end. */
export function openStream(live: Live, { tenantId, userId, expiresAt, signal, now, beatMs = BEAT_MS }: StreamOptions): StreamReply {
  const encoder = new TextEncoder();
  let end: () => void = () => {};
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const say = (text: string): void => {
          if ((controller.desiredSize ?? 0) <= -MAX_WAITING) end();
          else controller.enqueue(encoder.encode(text));
        };
        const unsubscribe = live.subscribe(tenantId, ({ topic, id, userId: only }) => {
          if (only === undefined || only === userId) say(`data: ${JSON.stringify({ topic, id: id ?? null })}\n\n`);
        });
        const beat = setInterval(() => say(': beat\n\n'), beatMs);
        const expiry = setTimeout(() => end(), Math.min(Math.max(0, expiresAt - now()), 2 ** 31 - 1));
        let ended = false;
        end = () => {
          if (ended) return;
          ended = true;
          unsubscribe();
          clearInterval(beat);
          clearTimeout(expiry);
          signal.removeEventListener('abort', end);
          live.stopping.removeEventListener('abort', end);
          try {
            controller.close();
          } catch {
            // The reader has cancelled already.
          }
        };
        signal.addEventListener('abort', end);
        live.stopping.addEventListener('abort', end);
        say('retry: 3000\n: connected\n\n');
        if (signal.aborted || live.stopping.aborted) end();
      },
      cancel: () => end(),
    },
    { highWaterMark: 1 },
  );
  return { kind: 'stream', body };
}

export const liveHandlers: Handlers['live'] = {
  stream: outside((_, context) => {
    const { tenantId, userId, expiresAt } = callerOf(context);
    const { live, clock } = context.deps;
    return Promise.resolve(openStream(live, { tenantId, userId, expiresAt, signal: context.signal, now: clock.wallNow }));
  }),
};
