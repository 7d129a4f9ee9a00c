import type { Handlers, StreamReply } from '../http/handlers.ts';
import { callerOf, outside } from '../http/handlers.ts';
import type { Auth } from '../modules/auth/service.ts';
import type { Hint, Live } from './hub.ts';
import { createSeats } from './seats.ts';

export const BEAT_MS = 20_000;
/** Interval at which an open stream counts as activity of its session; `seen_at` of the session has minutes. */
const ACTIVE_MS = 60_000;
/** Backlog at which a slow reader is disconnected; it reconnects. */
const MAX_WAITING = 1000;

export interface StreamOptions {
  tenantId: string;
  /** User of the stream; hints for one user reach only that user. */
  userId?: string;
  /** Data range: organizations whose bills are visible besides the user's own; null for the whole company. */
  orgs?: readonly string[] | null;
  /** End of the stream in wall ms, so that the next one has a fresh token. */
  expiresAt: number;
  signal: AbortSignal;
  now: () => number;
  beatMs?: number;
  /** Called at once and then every `activeMs` while the stream is open: an idle page still counts as active. */
  onActive?: () => void;
  activeMs?: number;
  /** Watches the session of the stream until the returned function is called; the stream ends with the session. */
  watch?: (ended: () => void) => () => void;
}

/** Topics of orders, whose rows a data range limits. */
export const ORDER_TOPICS = ['oceanBill', 'airWaybill'] as const;

const isOfOrders = (topic: string): boolean => ORDER_TOPICS.some((one) => one === topic);

/** Whether a hint is for this stream. Hints about bills of an unknown origin reach no stream with a data range. */
function isFor({ topic, userId: only, userIds, except, origins = [] }: Hint, { userId = '', orgs = null }: StreamOptions): boolean {
  if (only !== undefined && only !== userId) return false;
  if ((userIds && !userIds.includes(userId)) || except?.includes(userId)) return false;
  if (orgs === null || !isOfOrders(topic)) return true;
  return origins.some(({ orgId, createdBy }) => createdBy === userId || (orgId !== null && orgs.includes(orgId)));
}

/** Server-sent events: hints `{topic, id}`, of messages also `message`, of one tenant, a heartbeat as a comment, and an end. */
export function openStream(live: Live, options: StreamOptions): StreamReply {
  const { tenantId, expiresAt, signal, now, beatMs = BEAT_MS, onActive = () => {}, activeMs = ACTIVE_MS, watch } = options;
  const encoder = new TextEncoder();
  const ending = AbortSignal.any([signal, live.stopping, live.missed()]);
  let end: () => void = () => {};
  let unwatch: (() => void) | undefined;
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const say = (text: string): void => {
          if ((controller.desiredSize ?? 0) <= -MAX_WAITING) end();
          else controller.enqueue(encoder.encode(text));
        };
        const unsubscribe = live.subscribe(tenantId, (hint) => {
          if (isFor(hint, options)) say(`data: ${JSON.stringify({ topic: hint.topic, id: hint.id ?? null, message: hint.message })}\n\n`);
        });
        const beat = setInterval(() => say(': beat\n\n'), beatMs);
        const presence = setInterval(onActive, activeMs);
        const expiry = setTimeout(() => end(), Math.min(Math.max(0, expiresAt - now()), 2 ** 31 - 1));
        let ended = false;
        end = () => {
          if (ended) return;
          ended = true;
          unsubscribe();
          unwatch?.();
          clearInterval(beat);
          clearInterval(presence);
          clearTimeout(expiry);
          ending.removeEventListener('abort', end);
          try {
            controller.close();
          } catch {
            // The reader has already cancelled.
          }
        };
        ending.addEventListener('abort', end);
        say('retry: 3000\n: connected\n\n');
        onActive();
        unwatch = watch?.(() => {
          // The page checks its session, finds that it ended, and shows the sign-in.
          if (!ended) say(`data: ${JSON.stringify({ topic: 'session', id: null })}\n\n`);
          end();
        });
        if (ending.aborted) end();
      },
      cancel: () => end(),
    },
    { highWaterMark: 1 },
  );
  return { kind: 'stream', body };
}

export function liveHandlers(auth: Auth): Handlers['live'] {
  const seats = createSeats();
  return {
    stream: outside((_, context) => {
      const { tenantId, userId, orgs, sessionId, expiresAt } = callerOf(context);
      const seat = seats.take(sessionId);
      const { live, clock, log } = context.deps;
      // A failure to store the activity does not end the stream.
      const onActive = (): void =>
        void auth.sessions.heard(sessionId).catch((err: unknown) => log.warn({ err }, 'A session could not be marked as seen.'));
      const watch = (ended: () => void) => {
        const unwatch = auth.sessions.watch(sessionId, userId, ended);
        return () => {
          unwatch();
          seat.leave();
        };
      };
      const signal = AbortSignal.any([context.signal, seat.signal]);
      return Promise.resolve(openStream(live, { tenantId, userId, orgs, expiresAt, signal, now: clock.wallNow, onActive, watch }));
    }),
  };
}
