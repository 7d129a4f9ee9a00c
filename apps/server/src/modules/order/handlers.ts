import type { Parsed } from '@seaberry/api-client/schemas';
import { callerOf, outside, type CallContext } from '../../http/handlers.ts';
import type { PolledKind } from '../../jobs/poll/kind.ts';
import type { CheckedRow, Values } from './add/rules.ts';
import { addOrders, checkEach, createdIds, outcomeOfOne, type AddedKind } from './add/service.ts';
import { cellsOfFile } from './file/service.ts';
import { reportDone, resubscribeOrders, type Adder } from './service.ts';

/** Kind of order in the calls that every kind has. */
export interface OrderKind<T> {
  polled: PolledKind;
  added: AddedKind<T>;
  /** Validates the rows of a batch with its common values. */
  checkBatch(common: Values, rows: readonly Values[]): CheckedRow<T>[];
  /** @returns the ids of those that were there */
  remove(context: CallContext, ids: readonly string[]): Promise<string[]>;
}

export function adderOf(context: CallContext): Adder {
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

type Input<K extends 'addBatch' | 'tryBatch' | 'readFile' | 'delete' | 'resubscribe'> = Parsed<'oceanBill' | 'airWaybill', K>;

/** Handlers of the calls that every kind of order has. */
export function orderHandlers<T>(kind: OrderKind<T>) {
  const { polled, added } = kind;
  const publishAndReport = async (context: CallContext, asked: readonly string[], done: readonly string[]) => {
    await publish(context, polled, done);
    return reportDone(asked, done);
  };
  const addRows = async (context: CallContext, rows: readonly CheckedRow<T>[]) => {
    const outcome = await addOrders(context.deps.db, added, adderOf(context), rows);
    await publish(context, polled, createdIds(outcome), outcome.charged);
    return outcome;
  };
  return {
    add: async (input: object, context: CallContext) => outcomeOfOne(await addRows(context, checkEach(added, [input])), added.number),

    addBatch: ({ common, rows }: Input<'addBatch'>, context: CallContext) => addRows(context, kind.checkBatch(common, rows)),

    tryBatch: ({ common, rows }: Input<'tryBatch'>, context: CallContext) =>
      addOrders(context.deps.db, added, adderOf(context), kind.checkBatch(common, rows), true),

    readFile: outside((input: Input<'readFile'>, context: CallContext) => cellsOfFile(input, context)),

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
