import { notify } from '../db/notify.ts';
import type { Db } from '../db/port.ts';
import type { Hint, Live } from './hub.ts';

const CHANNEL = 'seaberry_live';

/** Hints use NOTIFY, so that they reach the streams of all processes after the commit. */
export function createLive(db: Db): Live {
  const listeners = new Map<string, Set<(hint: Hint) => void>>();
  const stopping = new AbortController();
  let missed = new AbortController();
  let unlisten: (() => Promise<void>) | null = null;

  return {
    stopping: stopping.signal,
    missed: () => missed.signal,
    async publish(hint) {
      // JSON leaves undefined fields out.
      await notify(db, CHANNEL, JSON.stringify(hint));
    },
    subscribe(tenantId, callback) {
      const callbacks = listeners.get(tenantId) ?? new Set();
      listeners.set(tenantId, callbacks.add(callback));
      return () => {
        callbacks.delete(callback);
        if (callbacks.size === 0 && listeners.get(tenantId) === callbacks) listeners.delete(tenantId);
      };
    },
    streams: () => [...listeners.values()].reduce((sum, { size }) => sum + size, 0),
    async start() {
      db.onListenResumed(() => {
        missed.abort();
        missed = new AbortController();
      });
      unlisten = await db.listen(CHANNEL, (payload) => {
        const hint = JSON.parse(payload) as Hint; // Written by `publish` above, the only sender of the channel.
        for (const callback of listeners.get(hint.tenantId) ?? []) callback(hint);
      });
    },
    async stop() {
      stopping.abort();
      await unlisten?.();
    },
  };
}
