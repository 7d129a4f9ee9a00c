import type { Db, Scope } from '../../db/port.ts';
import { ERROR } from '../../http/error-codes.ts';
import { BusinessError } from '../../http/errors.ts';
import { callerOf, outside, scopeOf, type CallContext, type Handlers } from '../../http/handlers.ts';
import { queueMessage } from '../outgoing/service.ts';
import { pageOfConsumption } from './consumption/repo.ts';
import { findPush, pageOfPushes, reopen } from './push/repo.ts';
import { findRequestedBill, pageOfRequests } from './request/repo.ts';
import { findSubscription, pageOfSubscriptions } from './subscribe/repo.ts';
import { askAgain, subscribeAgain, type Trigger, type Triggered } from './trigger/service.ts';
import { findUpdatedBill, pageOfUpdates } from './update/repo.ts';

/** Platform administrators read the rows of all companies; other users those of their company, in their data range. */
const readable = (context: CallContext): Scope => (callerOf(context).platform ? 'system' : scopeOf(context));

/** Opens its own transaction, since its scope depends on the caller. */
const reading = <Input, Result>(read: (input: Input, db: Db, context: CallContext) => Promise<Result>) =>
  outside((input: Input, context: CallContext) =>
    context.deps.db.transaction(readable(context), () => read(input, context.deps.db, context)),
  );

const triggerOf = (context: CallContext): Trigger => {
  const { clock } = context.deps;
  const { tenantId, userId } = callerOf(context);
  return { tenantId, userId, now: clock.domainNow(), wallNow: new Date(clock.wallNow()).toISOString() };
};

/** A carrier is asked for orders of the caller's company only, by a platform administrator too. */
const triggering =
  (trigger: (id: string, db: Db, who: Trigger) => Promise<Triggered>) =>
  async ({ id }: { id: string }, context: CallContext): Promise<null> => {
    const { deps } = context;
    const who = triggerOf(context);
    const triggered = await trigger(id, deps.db, who);
    if (triggered) await triggered.kind.publish(deps, who.tenantId, [triggered.id]);
    if (triggered && triggered.charged > 0) await deps.live.publish({ tenantId: who.tenantId, topic: 'ledger' });
    return null;
  };

/** Sends a failed message again. One that waits or was sent is not changed, so that a repeated call has one effect. */
const pushAgain = outside(async ({ id }: { id: string }, context: CallContext): Promise<null> => {
  const { db, queue } = context.deps;
  const push = await db.transaction(readable(context), () => findPush(db, id));
  if (!push) throw new BusinessError(ERROR.notFound);
  if (push.pushState === 'failed' && !push.again) throw new BusinessError('oneTimeMessage');
  // Companies have no right to change messages.
  await db.transaction('system', async () => {
    if (await reopen(db, id)) await queueMessage(queue, id);
    context.writeAuditEntry();
  });
  return null;
});

/** The logs of tracking: consumption, pushes, subscriptions, updates and requests. */
export const trackingLogHandlers: Pick<Handlers, 'consumptionLog' | 'pushLog' | 'subscribeLog' | 'updateLog' | 'requestLog'> = {
  consumptionLog: { page: reading((input, db) => pageOfConsumption(db, input)) },
  pushLog: {
    page: reading((input, db) => pageOfPushes(db, input)),
    detail: reading(async ({ id }, db) => {
      const push = await findPush(db, id);
      if (!push) throw new BusinessError(ERROR.notFound);
      return push;
    }),
    pushAgain,
  },
  subscribeLog: {
    page: reading((input, db, context) => pageOfSubscriptions(db, input, callerOf(context))),
    triggerAgain: triggering(async (id, db, who) => subscribeAgain(db, who, await findSubscription(db, id))),
  },
  updateLog: {
    page: reading((input, db, context) => pageOfUpdates(db, input, callerOf(context))),
    triggerAgain: triggering(async (id, db, who) => askAgain(db, who, await findUpdatedBill(db, id))),
  },
  requestLog: {
    page: reading((input, db, context) => pageOfRequests(db, input, callerOf(context))),
    triggerAgain: triggering(async (id, db, who) => askAgain(db, who, await findRequestedBill(db, id))),
  },
};
