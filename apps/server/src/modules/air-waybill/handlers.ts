import { callerOf, outside, type CallContext, type Handlers } from '../../http/handlers.ts';
import { notificationsOfBill } from '../notification/service.ts';
import { deleteOrders, reportDone, resubscribeOrders, type Adder } from '../order/service.ts';
import { addWaybill } from './add/service.ts';
import { exportWaybills } from './export/service.ts';
import { countsOfWaybills, pageOfWaybills } from './list/service.ts';
import { airWaybills } from './polled/service.ts';
import { detailOfWaybill, eventsOfWaybill, requireWaybill, updateWaybill } from './service.ts';

function adderOf(context: CallContext): Adder {
  const { tenantId, userId } = callerOf(context);
  const { clock } = context.deps;
  return { tenantId, userId, now: clock.domainNow(), wallNow: new Date(clock.wallNow()).toISOString() };
}

/** Sends live hints about waybills and, after a charge, about the balance. */
async function publish(context: CallContext, ids: readonly string[], charged: number): Promise<void> {
  const { tenantId } = callerOf(context);
  await airWaybills.publish(context.deps, tenantId, ids);
  if (charged > 0) await context.deps.live.publish({ tenantId, topic: 'ledger' });
}

/** The calls on air waybills (product specification §3–§5, §9). */
export const airWaybillHandlers: Handlers['airWaybill'] = {
  page: (input, context) => pageOfWaybills(context.deps.db, callerOf(context).tenantId, input),

  statusCount: (input, context) => countsOfWaybills(context.deps.db, callerOf(context).tenantId, input),

  detail: ({ id }, context) => detailOfWaybill(context.deps.db, callerOf(context).tenantId, id, context.deps.clock.domainNow()),

  events: (input, { deps }) => eventsOfWaybill(deps.db, input),

  async notifications({ id }, { deps, locale }) {
    await requireWaybill(deps.db, id);
    return notificationsOfBill(deps.db, id, locale);
  },

  async add(input, context) {
    const added = await addWaybill(context.deps.db, adderOf(context), input);
    if (added.status === 'created') await publish(context, [String(added.id)], added.charged);
    return added;
  },

  async update(input, context) {
    const version = await updateWaybill(context.deps.db, callerOf(context).tenantId, input, context.deps.clock.domainNow());
    await publish(context, [input.id], 0);
    return { version };
  },

  async delete({ ids }, context) {
    const done = await deleteOrders(context.deps.db, airWaybills.table, ids, context.deps.clock.domainNow());
    await publish(context, done, 0);
    return reportDone(ids, done);
  },

  async resubscribe({ ids }, context) {
    const outcome = await resubscribeOrders(context.deps.db, airWaybills, adderOf(context), ids);
    await publish(context, ids, outcome.charged);
    return outcome;
  },

  export: outside(exportWaybills),
};
