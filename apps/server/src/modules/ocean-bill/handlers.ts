import type { Answered } from '@seaberry/api-client/schemas';
import { callerOf, outside, type CallContext, type Handlers } from '../../http/handlers.ts';
import { createdIds } from '../order/add/service.ts';
import { adderOf, orderHandlers, publish } from '../order/handlers.ts';
import { reportDone } from '../order/service.ts';
import { notificationsOfBill } from '../notification/service.ts';
import { activityOfBill, addComment, deleteComment, editComment } from './activity/service.ts';
import { newBills } from './add/service.ts';
import { countStates } from './counts/repo.ts';
import { settle } from './differences/service.ts';
import { detailOfBill, eventsOfBill, recognitionOfBill, requireBill, routeOfBill } from './detail/service.ts';
import { exportBills } from './export/service.ts';
import { checkBatch } from './import/rules.ts';
import { importBills } from './import/service.ts';
import { pageOfBills, requireFilter } from './list/service.ts';
import { handle, snooze, wake } from './aside/service.ts';
import { assign, peopleOf } from './people/service.ts';
import { oceanBills } from './polled/service.ts';
import { recognise } from './recognise/service.ts';
import { suggest } from './suggest/service.ts';
import { deleteBills, updateBill } from './service.ts';

const common = orderHandlers({
  polled: oceanBills,
  added: newBills,
  checkBatch,
  remove: ({ deps }, ids) => deleteBills(deps.db, ids, deps.clock.domainNow()),
});

/** Sends live hints about changed bills. @returns for each bill of the request whether it was changed */
async function publishAndReport(
  context: CallContext,
  asked: readonly string[],
  done: readonly string[],
): Promise<Answered<'oceanBill', 'handle'>> {
  await publish(context, oceanBills, done);
  return reportDone(asked, done);
}

/** The calls on ocean bills (product specification §3–§5, §9). */
export const oceanBillHandlers: Handlers['oceanBill'] = {
  ...common,

  page: (input, context) => pageOfBills(context.deps.db, callerOf(context).tenantId, input, context.locale),

  statusCount(input, context) {
    requireFilter(input);
    return countStates(context.deps.db, callerOf(context).tenantId, input);
  },

  suggest: (input, context) => suggest(context.deps.db, callerOf(context).tenantId, input, context.locale),

  detail: ({ id }, { deps, locale }) => detailOfBill(deps.db, id, deps.clock.domainNow(), locale),
  route: ({ id }, { deps, locale }) => routeOfBill(deps.db, id, deps.clock.domainNow(), locale),
  events: (input, { deps }) => eventsOfBill(deps.db, input),
  recognitionRecords: ({ id }, { deps }) => recognitionOfBill(deps.db, id),

  async notifications({ id }, { deps, locale }) {
    await requireBill(deps.db, id);
    return notificationsOfBill(deps.db, id, locale);
  },

  recognise: outside(recognise),

  activity: (input, context) => activityOfBill(context.deps.db, input, callerOf(context).userId, context.locale),

  async comment(input, context) {
    const id = await addComment(context.deps, input, callerOf(context));
    await publish(context, oceanBills, [input.id]);
    return id;
  },

  async editComment(input, context) {
    await publish(context, oceanBills, [await editComment(context.deps, input, callerOf(context), context.locale)]);
    return null;
  },

  async deleteComment(input, context) {
    await publish(context, oceanBills, [await deleteComment(context.deps.db, input, callerOf(context).userId)]);
    return null;
  },

  import: outside((input, context) =>
    importBills(input, context, adderOf(context), (outcome) => publish(context, oceanBills, createdIds(outcome), outcome.charged)),
  ),

  async update(input, context) {
    const version = await updateBill(context.deps.db, input, context.deps.clock.domainNow(), context.locale);
    await publish(context, oceanBills, [input.id]);
    return { version };
  },

  people: (input, context) => peopleOf(context.deps.db, input),

  async assign(input, context) {
    const done = await assign(context.deps.db, input, context.deps.clock.domainNow());
    return publishAndReport(context, input.ids, done);
  },

  async settle(input, context) {
    await settle(context.deps.db, input, context.deps.clock.domainNow());
    await publish(context, oceanBills, [input.id]);
    return null;
  },

  async handle(input, context) {
    const by = { userId: callerOf(context).userId, now: context.deps.clock.domainNow() };
    return publishAndReport(context, input.ids, await handle(context.deps.db, input, by));
  },

  async snooze(input, context) {
    const by = { userId: callerOf(context).userId, now: context.deps.clock.domainNow() };
    return publishAndReport(context, input.ids, await snooze(context.deps.db, input, by));
  },

  async wake(input, context) {
    return publishAndReport(context, input.ids, await wake(context.deps.db, input, context.deps.clock.domainNow()));
  },

  export: outside(exportBills),
};
