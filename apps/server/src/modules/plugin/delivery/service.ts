import type { Deps } from '../../../deps.ts';
import type { Seal } from '../../auth/factors/seal/rules.ts';
import { RefusedAddress, request } from '../../job/http/service.ts';
import { DELIVER_HOOK } from '../events/service.ts';
import { signedHeaders } from '../signature/rules.ts';
import { postponeRow, settle, takeDelivery, type Taken } from './repo.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** Pauses after each failed attempt, as Standard Webhooks recommends; after the last attempt the delivery has failed, in about three days. */
export const PAUSES_MS = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR] as const;
/** A part of each pause that is random, so that an address that works again is not asked by all at once. */
const JITTER = 0.1;
const TIMEOUT_MS = 15 * SECOND;
/** After it another process may make the attempt: longer than the attempt with its transactions. */
const LEASE_MS = 60 * SECOND;
const MAX_ERROR = 500;
/** The receiver has ended for good. */
const GONE = 410;

/** Makes one attempt at a delivery; the next one is a job under the same key. A delivery can arrive twice, with the same `webhook-id`. */
export async function deliverHook(deps: Deps, seal: Seal, id: string, signal: AbortSignal): Promise<void> {
  const { db, queue } = deps;
  const taken = await db.transaction('system', async () => {
    const found = await takeDelivery(db, id, LEASE_MS);
    if (found.kind === 'later') await postpone(queue, id, found.at);
    return found;
  });
  if (taken.kind !== 'attempt') return;
  const result = await attempt(deps, seal, taken, signal);
  await db.transaction('system', async () => {
    const { failed, ...columns } = result;
    const pause = PAUSES_MS[taken.delivery.attempts - 1];
    if (failed === 'retry' && pause !== undefined) {
      const nextTime = await postponeRow(db, id, columns, pause * (1 + Math.random() * JITTER));
      if (nextTime !== null) await postpone(queue, id, nextTime);
    } else await settle(db, id, { ...columns, state: failed === null ? 'delivered' : 'failed', nextTime: null });
  });
}

/** Queues the next attempt. The running job is active, so the key of the delivery is free. */
const postpone = (queue: Deps['queue'], id: string, at: string): Promise<void> =>
  queue.send(DELIVER_HOOK, { id }, { key: id, startAfter: new Date(at) });

interface Result {
  failed: 'retry' | 'forever' | null;
  responseStatus: number | null;
  elapsed: number;
  error: string | null;
  lastTime: string;
}

async function attempt(
  { clock, config }: Deps,
  seal: Seal,
  { delivery, owner }: Extract<Taken, { kind: 'attempt' }>,
  signal: AbortSignal,
): Promise<Result> {
  const now = clock.wallNow();
  const began = performance.now();
  const done = (failed: Result['failed'], responseStatus: number | null, error: string | null): Result => ({
    failed,
    responseStatus,
    elapsed: Math.round(performance.now() - began),
    error: error === null ? null : error.slice(0, MAX_ERROR),
    lastTime: new Date(now).toISOString(),
  });
  const previous = owner.previousUntil !== null && Date.parse(owner.previousUntil) > now ? owner.previousSecret : null;
  const secrets = [owner.secret, ...(previous === null ? [] : [previous])].flatMap((sealed) => seal.open(sealed, owner.id) ?? []);
  if (secrets.length === 0) return done('forever', null, 'The secret cannot be decrypted. Replace it.');
  try {
    const { status } = await request(
      {
        method: 'POST',
        address: delivery.url,
        headers: signedHeaders(secrets, { id: delivery.id, timestamp: Math.floor(now / 1000), body: delivery.body }),
        body: delivery.body,
        timeoutMs: TIMEOUT_MS,
        idempotencyKey: delivery.id,
        redirects: 0,
      },
      { names: config.pluginHosts, setting: 'PLUGIN_HOSTS' },
      signal,
    );
    if (status >= 200 && status <= 299) return done(null, status, null);
    return done(status === GONE ? 'forever' : 'retry', status, `HTTP ${status}`);
  } catch (error) {
    if (signal.aborted) throw error;
    return done(error instanceof RefusedAddress ? 'forever' : 'retry', null, error instanceof Error ? error.message : 'unknown');
  }
}
