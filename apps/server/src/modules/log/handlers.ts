import type { Scope } from '../../db/port.ts';
import { callerOf, outside, scopeOf, type CallContext, type FileReply, type Handlers } from '../../http/handlers.ts';
import { detailOf, newestVisits, pageOfCalls, pageOfVisits, type Reader } from './calls/repo.ts';
import { changeDetail, pageOfChanges } from './changes/repo.ts';
import type { Log } from './repo.ts';
import { firstTime } from './seals/repo.ts';
import { clearExported, exportLog, sealNewRows, verifyLogs } from './seals/service.ts';

/** A log can be cleared up to this time after its export. */
const EXPORT_MS = 3_600_000;
const VERIFY_MS = 20_000;

/** Platform administrators read all rows, also those without a company; other users the rows of their company, in their data range. */
const readable = (context: CallContext): Scope => (callerOf(context).platform ? 'system' : scopeOf(context));

const readerOf = (context: CallContext): Reader => ({ locale: context.locale, platform: callerOf(context).platform });

/** Opens its own transaction, since its scope depends on the caller. */
const reading = <Input, Result>(read: (input: Input, context: CallContext) => Promise<Result>) =>
  outside((input: Input, context: CallContext) => context.deps.db.transaction(readable(context), () => read(input, context)));

const timeOf = ({ deps }: CallContext, plusMs = 0): string => new Date(deps.clock.wallNow() + plusMs).toISOString();

/**
 * Calls of platform administrators, which cover all companies in transactions of the system. Only rows that the caller has exported are
 * cleared; a seal records who removed which rows.
 */
const sealedCalls = (log: Log) => ({
  clear: outside(async (_: unknown, context: CallContext) => {
    const { db } = context.deps;
    await db.transaction('system', async () => {
      await clearExported(db, log, callerOf(context).account, timeOf(context, -EXPORT_MS), timeOf(context));
      context.writeAuditEntry();
    });
    return null;
  }),

  export: outside(async (_: unknown, context: CallContext): Promise<FileReply> => {
    const { db } = context.deps;
    await sealNewRows(context.deps, context.signal);
    // Written before the first row is sent.
    await db.transaction('system', async () => context.writeAuditEntry());
    const rows = exportLog(db, log, callerOf(context).account, () => timeOf(context));
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        const { done, value } = await rows.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
      async cancel() {
        await rows.return(undefined);
      },
    });
    return { kind: 'file', name: `${log}-log-${timeOf(context).slice(0, 10)}.jsonl`, contentType: 'application/octet-stream', body };
  }),

  verify: outside(async (_: unknown, context: CallContext) => {
    const { db } = context.deps;
    const signal = AbortSignal.any([context.signal, AbortSignal.timeout(VERIFY_MS)]);
    await sealNewRows(context.deps, signal);
    const { rows, finished, fault } = await verifyLogs(db, { log, signal });
    return { rows, since: await db.transaction('system', () => firstTime(db, log)), finished, fault };
  }),
});

/** The four logs: visits, operations, exceptions and differences. */
export function logHandlers(): Pick<Handlers, 'sysLogVis' | 'sysLogOp' | 'sysLogEx' | 'sysLogDiff'> {
  return {
    sysLogVis: {
      page: reading((input, context) => pageOfVisits(context.deps.db, input, readerOf(context))),
      list: reading((_, { deps }) => newestVisits(deps.db)),
      ...sealedCalls('visit'),
    },
    sysLogOp: {
      page: reading((input, context) => pageOfCalls(context.deps.db, 'operation', input, readerOf(context))),
      detail: reading(({ id }, context) => detailOf(context.deps.db, 'operation', id, readerOf(context))),
      ...sealedCalls('operation'),
    },
    sysLogEx: {
      page: reading((input, context) => pageOfCalls(context.deps.db, 'exception', input, readerOf(context))),
      detail: reading(({ id }, context) => detailOf(context.deps.db, 'exception', id, readerOf(context))),
      ...sealedCalls('exception'),
    },
    sysLogDiff: {
      page: reading((input, context) => pageOfChanges(context.deps.db, input, readerOf(context))),
      detail: reading(({ id }, context) => changeDetail(context.deps.db, id, readerOf(context))),
      ...sealedCalls('difference'),
    },
  };
}
