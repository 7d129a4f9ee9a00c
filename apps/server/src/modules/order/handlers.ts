import type { Parsed } from '@seaberry/api-client/schemas';
import { callerOf, outside, type CallContext } from '../../http/handlers.ts';
import type { PolledKind } from '../../jobs/poll/kind.ts';
import { activityOf, addComment, deleteComment, editComment, type DiscussedKind } from './activity/service.ts';
import type { CheckedRow } from './add/rules.ts';
import { emitEvents } from '../plugin/events/service.ts';
import { addOrders, checkEach, createdIds, outcomeOfOne, type BatchOutcome } from './add/service.ts';
import { importOrders, type ImportedKind } from './import/service.ts';
import type { AsideKind } from './aside/repo.ts';
import { handle, snooze, wake } from './aside/service.ts';
import { cellsOfFile } from './file/service.ts';
import { assign, peopleOf } from './people/service.ts';
import { reportDone, resubscribeOrders, type Adder } from './service.ts';

/** Kind of order in the calls that every kind has. */
export interface OrderKind<T> extends AsideKind, DiscussedKind, ImportedKind<T> {
  polled: PolledKind;
  /** @returns the ids of those that were there */
  remove(context: CallContext, ids: readonly string[]): Promise<string[]>;
}

function adderOf(context: CallContext): Adder {
  const { tenantId, userId } = callerOf(context);
  const { clock } = context.deps;
  return { tenantId, userId, now: clock.domainNow(), wallNow: new Date(clock.wallNow()).toISOString() };
}

/** Sends live hints about orders and, after a charge, about the balance. */
export async function publish(context: CallContext, kind: PolledKind, ids: readonly string[], charged = 0): Promise<void> {
  const { tenantId } = callerOf(context);
  await kind.publish(context.deps, tenantId, ids);
  if (charged > 0) await context.deps.live.publish({ tenantId, topic: 'ledger' });
}

/** In the transaction that adds orders: live hints, and the events for plugins. */
async function announce(
  context: CallContext,
  { polled, added }: Pick<OrderKind<unknown>, 'polled' | 'added'>,
  outcome: BatchOutcome,
): Promise<void> {
  await publish(context, polled, createdIds(outcome), outcome.charged);
  const events = outcome.rows.flatMap(({ id, status, referenceNo }) =>
    status === 'created' && id != null
      ? [{ type: 'order.added', data: { id: String(id), kind: added.kind, referenceNo: referenceNo ?? '' } } as const]
      : [],
  );
  await emitEvents(context.deps, callerOf(context).tenantId, events);
}

type Shared =
  | ('addBatch' | 'tryBatch' | 'readFile' | 'import' | 'delete' | 'resubscribe' | 'people' | 'assign' | 'handle' | 'snooze' | 'wake')
  | ('activity' | 'comment' | 'editComment' | 'deleteComment');
type Input<K extends Shared> = Parsed<'oceanBill' | 'airWaybill', K>;

/** Handlers of the calls that every kind of order has. */
export function orderHandlers<T>(kind: OrderKind<T>) {
  const { polled, added } = kind;
  const publishAndReport = async (context: CallContext, asked: readonly string[], done: readonly string[]) => {
    await publish(context, polled, done);
    return reportDone(asked, done);
  };
  const addRows = async (context: CallContext, rows: readonly CheckedRow<T>[]) => {
    const outcome = await addOrders(context.deps.db, added, adderOf(context), rows);
    await announce(context, kind, outcome);
    return outcome;
  };
  const by = (context: CallContext) => ({ userId: callerOf(context).userId, now: context.deps.clock.domainNow() });
  return {
    add: async (input: object, context: CallContext) => outcomeOfOne(await addRows(context, checkEach(added, [input])), added.number),

    addBatch: ({ common, rows }: Input<'addBatch'>, context: CallContext) => addRows(context, kind.checkBatch(common, rows)),

    tryBatch: ({ common, rows }: Input<'tryBatch'>, context: CallContext) =>
      addOrders(context.deps.db, added, adderOf(context), kind.checkBatch(common, rows), true),

    readFile: outside((input: Input<'readFile'>, context: CallContext) => cellsOfFile(input, context)),

    import: outside((input: Input<'import'>, context: CallContext) =>
      importOrders(kind, input, context, adderOf(context), (outcome) => announce(context, kind, outcome)),
    ),

    activity: (input: Input<'activity'>, context: CallContext) =>
      activityOf(context.deps.db, kind, input, callerOf(context).userId, context.locale),

    async comment(input: Input<'comment'>, context: CallContext) {
      const id = await addComment(context.deps, kind, input, callerOf(context));
      await publish(context, polled, [input.id]);
      return id;
    },

    async editComment(input: Input<'editComment'>, context: CallContext) {
      await publish(context, polled, [await editComment(context.deps, kind, input, callerOf(context), context.locale)]);
      return null;
    },

    async deleteComment(input: Input<'deleteComment'>, context: CallContext) {
      await publish(context, polled, [await deleteComment(context.deps.db, kind, input, callerOf(context).userId)]);
      return null;
    },

    people: (input: Input<'people'>, context: CallContext) => peopleOf(context.deps.db, kind, input),

    async assign(input: Input<'assign'>, context: CallContext) {
      return publishAndReport(context, input.ids, await assign(context.deps.db, kind, input, by(context).now));
    },

    async handle(input: Input<'handle'>, context: CallContext) {
      return publishAndReport(context, input.ids, await handle(context.deps.db, kind, input, by(context)));
    },

    async snooze(input: Input<'snooze'>, context: CallContext) {
      return publishAndReport(context, input.ids, await snooze(context.deps.db, kind, input, by(context)));
    },

    async wake(input: Input<'wake'>, context: CallContext) {
      return publishAndReport(context, input.ids, await wake(context.deps.db, kind, input, by(context)));
    },

    async delete({ ids }: Input<'delete'>, context: CallContext) {
      return publishAndReport(context, ids, await kind.remove(context, ids));
    },

    async resubscribe({ ids }: Input<'resubscribe'>, context: CallContext) {
      const outcome = await resubscribeOrders(context.deps.db, polled, adderOf(context), ids);
      await publish(context, polled, ids, outcome.charged);
      return outcome;
    },
  };
}
