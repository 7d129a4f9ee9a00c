import type { Answered } from '@seaberry/api-client/schemas';
import { BusinessError, FieldErrors } from '../../http/errors.ts';
import { callerOf, outside, type CallContext, type Handlers } from '../../http/handlers.ts';
import { reportDone, type Adder } from '../order/service.ts';
import { notificationsOfBill } from '../notification/service.ts';
import { activityOfBill, addComment, deleteComment, editComment } from './activity/service.ts';
import { addBills, checkRows, type BatchOutcome } from './add/service.ts';
import { countStates } from './counts/repo.ts';
import { settle } from './differences/service.ts';
import { detailOfBill, eventsOfBill, recognitionOfBill, requireBill, routeOfBill } from './detail/service.ts';
import { exportBills } from './export/service.ts';
import { publishBills } from './hints/service.ts';
import { checkBatch } from './import/rules.ts';
import { cellsOfFile, importBills } from './import/service.ts';
import { pageOfBills, requireFilter } from './list/service.ts';
import { handle, snooze, wake } from './aside/service.ts';
import { assign, peopleOf } from './people/service.ts';
import { recognise } from './recognise/service.ts';
import { suggest } from './suggest/service.ts';
import { deleteBills, resubscribe, updateBill } from './service.ts';

function adderOf(context: CallContext): Adder {
  const { tenantId, userId } = callerOf(context);
  const { clock } = context.deps;
  return { tenantId, userId, now: clock.domainNow(), wallNow: new Date(clock.wallNow()).toISOString() };
}

/** Sends live hints about bills and, after a charge, about the balance. */
async function publish(context: CallContext, ids: readonly string[], charged: number): Promise<void> {
  const { tenantId } = callerOf(context);
  await publishBills(context.deps, tenantId, ids);
  if (charged > 0) await context.deps.live.publish({ tenantId, topic: 'ledger' });
}

/** Sends live hints about changed bills. @returns for each bill of the request whether it was changed */
async function publishAndReport(
  context: CallContext,
  asked: readonly string[],
  done: readonly string[],
): Promise<Answered<'oceanBill', 'handle'>> {
  await publish(context, done, 0);
  return reportDone(asked, done);
}

const createdIds = ({ rows }: BatchOutcome): string[] =>
  rows.flatMap(({ id, status }) => (status === 'created' && id != null ? [String(id)] : []));

/** The calls on ocean bills (product specification §3–§5, §9). */
export const oceanBillHandlers: Handlers['oceanBill'] = {
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
    await publish(context, [input.id], 0);
    return id;
  },

  async editComment(input, context) {
    await publish(context, [await editComment(context.deps, input, callerOf(context), context.locale)], 0);
    return null;
  },

  async deleteComment(input, context) {
    await publish(context, [await deleteComment(context.deps.db, input, callerOf(context).userId)], 0);
    return null;
  },

  async add(input, context) {
    const outcome = await addBills(context.deps.db, adderOf(context), checkRows([input]));
    const [row] = outcome.rows;
    if (row?.errors) throw new FieldErrors(row.errors);
    // A bill of another department has no id for the caller.
    if (row?.status === 'duplicate' && row.id == null) throw new FieldErrors({ referenceNo: ['duplicate'] });
    if (row?.id == null) throw new BusinessError('noBerries');
    await publish(context, createdIds(outcome), outcome.charged);
    return { id: row.id, status: row.status, charged: outcome.charged, balance: outcome.balance, warnings: row.warnings ?? {} };
  },

  async addBatch({ common, rows }, context) {
    const outcome = await addBills(context.deps.db, adderOf(context), checkBatch(common, rows));
    await publish(context, createdIds(outcome), outcome.charged);
    return outcome;
  },

  tryBatch: ({ common, rows }, context) => addBills(context.deps.db, adderOf(context), checkBatch(common, rows), true),

  readFile: outside(({ file }, context) => cellsOfFile(file, context)),

  import: outside((input, context) =>
    importBills(input, context, adderOf(context), (outcome) => publish(context, createdIds(outcome), outcome.charged)),
  ),

  async update(input, context) {
    const version = await updateBill(context.deps.db, input, context.deps.clock.domainNow(), context.locale);
    await publish(context, [input.id], 0);
    return { version };
  },

  people: (input, context) => peopleOf(context.deps.db, input),

  async assign(input, context) {
    const done = await assign(context.deps.db, input, context.deps.clock.domainNow());
    return publishAndReport(context, input.ids, done);
  },

  async settle(input, context) {
    await settle(context.deps.db, input, context.deps.clock.domainNow());
    await publish(context, [input.id], 0);
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

  async delete({ ids }, context) {
    return publishAndReport(context, ids, await deleteBills(context.deps.db, ids, context.deps.clock.domainNow()));
  },

  async resubscribe({ ids }, context) {
    const outcome = await resubscribe(context.deps.db, adderOf(context), ids);
    await publish(context, ids, outcome.charged);
    return outcome;
  },

  export: outside(exportBills),
};
