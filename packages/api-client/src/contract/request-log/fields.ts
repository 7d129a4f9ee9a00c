import { choice, code, entity, flag, instant, integer, text } from '../entity.js';
import { beside, filtered, found, hidden, logged, ofCompany, set, sorted } from '../tracking-log-fields.js';
import { COMPLETIONS, EXECUTIONS, REQUEST_KINDS } from './statuses.js';

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
