import { choice, code, entity, flag, instant, integer, text } from '../entity.js';
import { beside, filtered, found, hidden, logged, ofCompany, set, sorted } from '../tracking-log-fields.js';

/** Completion statuses of product specification §3 "Logs". */
export const COMPLETIONS = ['completed', 'notCompleted'] as const;
/** Execution statuses of product specification §3 "Logs"; a request is completed by the last two. */
export const EXECUTIONS = ['pending', 'executing', 'success', 'failed'] as const;
/** Cause of a request: the schedule of a bill, or a number that a user entered. */
export const REQUEST_KINDS = ['poll', 'recognise'] as const;

/** Row of the request log (product specification §3 "Logs"): one request to a carrier. */
export const requestEntry = entity(
  { controller: 'requestLog', one: 'request', many: 'requests', title: 'id' },
  {
    ...logged(),
    carrierCode: text(found),
    completion: choice({ ...filtered, values: COMPLETIONS }),
    status: choice({ ...sorted, ...filtered, values: EXECUTIONS }),
    kind: choice({ ...filtered, values: REQUEST_KINDS }),
    /** Code of the reason of a failed request. */
    reason: text(set),
    /** HTTP status of the carrier; null without a response. */
    httpStatus: integer(set),
    /** Number of new events; null for a number that is not tracked. */
    added: integer(set),
    /** Time from the first page to the last, in ms. */
    elapsed: integer(sorted),
    /** Number of requested pages. */
    pages: integer(hidden),
    finishTime: instant({ ...sorted, hidden: true }),
    /** First address, with masked query values; for platform administrators only. */
    address: text(hidden),
    /** Correlates requests, jobs and outgoing calls. */
    traceId: code(hidden),
    /** Whether it can be triggered again. */
    again: flag(beside),
    ...ofCompany(),
  },
);
