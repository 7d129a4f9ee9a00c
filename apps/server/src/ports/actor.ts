import { AsyncLocalStorage } from 'node:async_hooks';

/** Author and call of a change, which transactions pass to the difference log. */
export interface Actor {
  /** `controller.call` */
  call: string;
  account: string;
  /** Null for anonymous requests. */
  userId: string | null;
  correlationId: string;
}

const current = new AsyncLocalStorage<Actor | null>();

/** Null in jobs, in read-only calls, and at start. */
export const currentActor = (): Actor | null => current.getStore() ?? null;

/** Avoids a context for anonymous calls without an outer actor, since most calls only read. */
export const withActor = <T>(actor: Actor | null, run: () => T): T =>
  actor === null && currentActor() === null ? run() : current.run(actor, run);
