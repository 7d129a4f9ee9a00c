import type { Scope } from '../../db/port.ts';
import { callerOf, outside, scopeOf, type CallContext, type Handlers } from '../../http/handlers.ts';
import { detailOf, newestVisits, pageOfCalls, pageOfVisits, type Reader } from './calls/repo.ts';
import { changeDetail, pageOfChanges } from './changes/repo.ts';
import { clearLog, type Log } from './repo.ts';

/**
 * Platform administrators read the logs of all companies and of none; other users those of their own company, in their data range.
 */
const readable = (context: CallContext): Scope => (callerOf(context).platform ? 'system' : scopeOf(context));

const readerOf = (context: CallContext): Reader => ({ locale: context.locale, platform: callerOf(context).platform });

/** The caller decides which rows are read, so each read opens its own transaction. */
const reading = <Input, Result>(read: (input: Input, context: CallContext) => Promise<Result>) =>
  outside((input: Input, context: CallContext) => context.deps.db.transaction(readable(context), () => read(input, context)));

/** Clearing covers all companies: the call pipeline admits platform administrators only, and the transaction is one of the system. */
const clearing = (log: Log) => async (_: unknown, context: CallContext) => {
  await clearLog(context.deps.db, log);
  return null;
};

/** The four logs (product specification §1, §2). */
export function logHandlers(): Pick<Handlers, 'sysLogVis' | 'sysLogOp' | 'sysLogEx' | 'sysLogDiff'> {
  return {
    sysLogVis: {
      page: reading((input, context) => pageOfVisits(context.deps.db, input, readerOf(context))),
      list: reading((_, { deps }) => newestVisits(deps.db)),
      clear: clearing('visit'),
    },
    sysLogOp: {
      page: reading((input, context) => pageOfCalls(context.deps.db, 'operation', input, readerOf(context))),
      detail: reading(({ id }, context) => detailOf(context.deps.db, 'operation', id, readerOf(context))),
      clear: clearing('operation'),
    },
    sysLogEx: {
      page: reading((input, context) => pageOfCalls(context.deps.db, 'exception', input, readerOf(context))),
      detail: reading(({ id }, context) => detailOf(context.deps.db, 'exception', id, readerOf(context))),
      clear: clearing('exception'),
    },
    sysLogDiff: {
      page: reading((input, context) => pageOfChanges(context.deps.db, input, readerOf(context))),
      detail: reading(({ id }, context) => changeDetail(context.deps.db, id, readerOf(context))),
      clear: clearing('difference'),
    },
  };
}
